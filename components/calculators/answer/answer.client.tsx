'use client';

import type { MouseEvent, ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import { Announcer } from '@/components/calculators/frame/announcer.client';
import { Tag } from '@/components/drawings/signs';
import { listText } from '@/lib/calculators/words';
import type { Slice } from '@/lib/charts';
import barStyles from './bar.module.css';
import panelStyles from './panel.module.css';

export type AnswerStatus = {
  /** True until the visitor changes a number. */
  readonly example: boolean;
  /** Labels of fields with unparsable text: the answer uses their last value. */
  readonly unparsed: readonly string[];
};

export function NumbersTag({ example }: Pick<AnswerStatus, 'example'>) {
  return <Tag>{example ? 'Example numbers, put in yours' : 'Your numbers'}</Tag>;
}

/** Why an answer is out of date: "Not updated: Home price cannot be read."; empty if it is current. */
export function staleText({ unparsed }: Pick<AnswerStatus, 'unparsed'>): string {
  return unparsed.length > 0 ? `Not updated: ${listText(unparsed)} cannot be read.` : '';
}

export const resultId = 'result';

export type AnswerPanelProps = {
  readonly title: string;
  readonly figure: string;
  /** Whose numbers these are; by default, whether they are the example's. */
  readonly tag?: string;
  readonly ring?: ReactNode;
  /** Announced by screen readers after a pause in typing. */
  readonly spoken: string;
  readonly children: ReactNode;
};

type PanelProps = AnswerPanelProps & { readonly status: AnswerStatus; readonly actions: ReactNode };

/** A calculator's answer next to its inputs; on wide screens it stays in view. */
export function AnswerPanel({ title, figure, tag, ring, spoken, children, actions, status }: PanelProps) {
  const stale = staleText(status);
  return (
    <section className={panelStyles.answer} aria-labelledby="result-title">
      <div className={panelStyles.panel} id={resultId} tabIndex={-1}>
        <div className={panelStyles.head}>
          <div>
            <h2 className="minor" id="result-title">
              {title}
            </h2>
            <output
              className={classes(
                'big',
                panelStyles.figure,
                figure.length > 11 && panelStyles.long,
                stale !== '' && panelStyles.outdated,
              )}
              aria-live="off"
            >
              {figure}
            </output>
            {tag === '' ? null : (
              <p data-print="no">{tag === undefined ? <NumbersTag {...status} /> : <Tag>{tag}</Tag>}</p>
            )}
          </div>
          {ring}
        </div>
        {stale ? <p className={panelStyles.stale}>{stale}</p> : null}
        {children}
        {actions}
      </div>
      <Announcer text={spoken} />
    </section>
  );
}

/** The sum of the slices above 0, which are the ones drawn. */
export function drawnTotal(slices: readonly Pick<Slice, 'value'>[]): number {
  return slices.reduce((sum, slice) => sum + Math.max(0, slice.value ?? 0), 0);
}

type Segment = Pick<Slice, 'value' | 'tone'>;

export type NextLink = {
  readonly label: string;
  readonly href: string;
  /** The topic of the call if the first link requests one. */
  readonly about?: string;
};

export type ResultBarProps = {
  readonly label: string;
  readonly figure: string;
  readonly segments?: readonly Segment[];
  readonly target?: string;
  readonly next?: NextLink | undefined;
};

/** The parts of a figure; the answer that the bar repeats names them. */
function Segments({ segments }: { readonly segments: readonly Segment[] }) {
  const whole = drawnTotal(segments);
  let left = 0;
  return (
    <svg className={barStyles.segments} viewBox="0 0 1000 6" preserveAspectRatio="none" aria-hidden="true">
      {segments.map(({ value, tone }) => {
        const x = left;
        left += whole > 0 ? Math.round((1000 * (value ?? 0)) / whole) : 0;
        // A gap of five units separates two segments.
        return <rect key={tone} data-tone={tone} x={x} width={Math.max(0, left - x - 5)} height="6" />;
      })}
    </svg>
  );
}

/** On small screens, the answer with a link to its details, and the next step, at the bottom of the window. */
export function ResultBar({ label, figure, segments = [], target = resultId, next }: ResultBarProps) {
  // Following the link would replace the inputs in the URL with its fragment.
  function show(event: MouseEvent<HTMLAnchorElement>) {
    const box = document.getElementById(event.currentTarget.hash.slice(1));
    if (!box) return;
    event.preventDefault();
    box.scrollIntoView();
    box.focus({ preventScroll: true });
  }
  return (
    <div className={barStyles.bar} data-bar="" data-print="no">
      {segments.length > 0 ? <Segments segments={segments} /> : null}
      <p>
        <a href={`#${target}`} onClick={show}>
          {label}
          <b className={figure.length > 11 ? barStyles.long : undefined}>{figure}</b>
        </a>
      </p>
      {next ? (
        <a href={next.href} data-about={next.about} onClick={show}>
          {next.label}
        </a>
      ) : null}
    </div>
  );
}
