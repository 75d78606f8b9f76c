'use client';

import type { MouseEvent } from 'react';
import { drawnTotal, type Slice } from '@/lib/charts/slices';
import styles from './bar.module.css';

/** The id of the result's box, the target of the bar's link. */
export const resultId = 'result';

type Segment = Pick<Slice, 'value' | 'tone'>;

export type ResultBarProps = {
  /** What the figure is, in a few words. */
  readonly label: string;
  readonly figure: string;
  /** What the figure consists of, drawn along the upper edge. */
  readonly segments?: readonly Segment[];
  /** The text of the link to the answer. */
  readonly link?: string;
  /** The id of the box with the answer. */
  readonly target?: string;
};

/** What a figure consists of; the names are in the answer that the bar repeats. */
function Segments({ segments }: { readonly segments: readonly Segment[] }) {
  const whole = drawnTotal(segments);
  let left = 0;
  return (
    <svg className={styles.segments} viewBox="0 0 1000 6" preserveAspectRatio="none" aria-hidden="true">
      {segments.map(({ value, tone }) => {
        const x = left;
        left += whole > 0 ? Math.round((1000 * (value ?? 0)) / whole) : 0;
        // A gap of five units divides two segments.
        return <rect key={tone} data-tone={tone} x={x} width={Math.max(0, left - x - 5)} height="6" />;
      })}
    </svg>
  );
}

/**
 * On small screens the answer stays at the foot of the window until the footer comes into sight. It only repeats what the
 * answer says, so it is not announced; the chat link of the footer is at its end.
 */
export function ResultBar({ label, figure, segments = [], link = 'See breakdown', target = resultId }: ResultBarProps) {
  // The link itself would replace the inputs in the address with an anchor.
  function show(event: MouseEvent) {
    const box = document.getElementById(target);
    if (!box) return;
    event.preventDefault();
    box.scrollIntoView();
    box.focus({ preventScroll: true });
  }
  return (
    <div className={styles.bar} data-bar="" data-print="no">
      {segments.length > 0 ? <Segments segments={segments} /> : null}
      <p>
        {label}
        <b className={figure.length > 11 ? styles.long : undefined}>{figure}</b>
      </p>
      <a href={`#${target}`} onClick={show}>
        {link}
      </a>
    </div>
  );
}
