'use client';

import { memo, type ReactNode, useCallback, useDeferredValue, useRef, useState } from 'react';
import { useLaterCode } from '@/components/calculators/frame/use-later.client';
import { classes } from '@/components/ui/classes';
import { reportChunk } from '@/components/ui/report-chunk.client';
import { drawnTotal, largestPart, type Part } from '@/lib/calculators/parts';
import { listText, shareOf } from '@/lib/calculators/words';
import { percentText, roundHalfAway, usd } from '@/lib/numbers/format';
import styles from './donut.module.css';
import { DonutSvg } from './donut-svg';
import table from './parts-table.module.css';

type DonutProps = {
  readonly parts: readonly Part[];
  /** What the ring shows, such as "Monthly payment by part": the caption of its table and the start of its text alternative. */
  readonly title: string;
  /** Short words for each part, by id, under the percentage in the middle. */
  readonly middle: Readonly<Record<string, string>>;
  /** The last row of the table: null prints dashes, absent leaves the row out. */
  readonly total?: { readonly label: string; readonly value: number | null };
  /** Shown in place of the ring when there is nothing to draw. */
  readonly instead?: ReactNode;
};

function loadCanvas() {
  return import('./donut-canvas.client');
}

/** The svg stays when the chart cannot be loaded. */
function reportFailure() {
  reportChunk('donut-canvas');
}

/** The ring as one sentence: "Monthly payment by part: Principal & Interest $2,743.18 (77.1%) and …". */
function sentenceFor(title: string, parts: readonly Part[], whole: number): string {
  const drawn = parts.filter((part) => (part.value ?? 0) > 0);
  const items = drawn.map((part) => `${part.label} ${usd(part.value)} (${shareOf(part.value ?? 0, whole)})`);
  return `${title}: ${listText(items)}.`;
}

/** A ring of parts with its legend as a table; pointing at a slice marks its row, and the other way round. */
export const Donut = memo(function Donut({ parts, title, middle, total, instead }: DonutProps) {
  const figure = useRef<HTMLElement>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [kept, setKept] = useState<string | null>(null);
  const canvas = useLaterCode(figure, loadCanvas, reportFailure);
  const [isDrawn, setDrawn] = useState(false);
  const drawn = useCallback(() => setDrawn(true), []);
  const point = useCallback((id: string | null) => setPointed(id), []);
  const active = pointed ?? kept;
  const hasAnswer = parts.every((part) => part.value !== null);
  const whole = drawnTotal(parts);
  // The figures are drawn first.
  const drawnParts = useDeferredValue(parts);
  const named = parts.find((part) => part.id === active && (part.value ?? 0) > 0) ?? largestPart(parts);
  return (
    <figure className={styles.figure} data-tall={parts.length > 2 ? '' : undefined} ref={figure}>
      {instead ?? (
        <div
          className={styles.chart}
          data-drawn={isDrawn ? '' : undefined}
          role="img"
          aria-label={sentenceFor(title, parts, whole)}
        >
          <DonutSvg parts={drawnParts} active={active} />
          {canvas ? (
            <span className={styles.canvas}>
              <canvas.DonutCanvas parts={drawnParts} active={active} onActive={point} onDrawn={drawn} />
            </span>
          ) : null}
          {named ? (
            <p className={styles.middle} aria-hidden="true">
              <b>{percentText(roundHalfAway((100 * (named.value ?? 0)) / whole, 0))}</b>
              {middle[named.id]}
            </p>
          ) : null}
        </div>
      )}
      <table
        className={classes(table.parts, styles.key)}
        data-long={parts.some(({ value }) => Math.abs(value ?? 0) >= 1e8) ? '' : undefined}
      >
        <caption className="vh">{title}</caption>
        <tbody>
          {parts.map((part) => (
            <tr
              key={part.id}
              data-active={part.id === active ? '' : undefined}
              onPointerEnter={() => setPointed(part.id)}
              onPointerLeave={() => setPointed(null)}
            >
              <th scope="row">
                <button
                  type="button"
                  aria-pressed={part.id === kept}
                  onFocus={() => setPointed(part.id)}
                  onBlur={() => setPointed(null)}
                  onClick={() => setKept(part.id === kept ? null : part.id)}
                >
                  <i data-tone={part.tone} />
                  {part.label}
                </button>
              </th>
              <td className={styles.share}>
                {hasAnswer && whole > 0 ? shareOf(Math.max(0, part.value ?? 0), whole) : ''}
              </td>
              <td data-negative={(part.value ?? 0) < 0 ? '' : undefined}>{usd(part.value)}</td>
            </tr>
          ))}
        </tbody>
        {total ? (
          <tfoot>
            <tr>
              <th scope="row">{total.label}</th>
              <td className={styles.share} />
              <td>{usd(total.value)}</td>
            </tr>
          </tfoot>
        ) : null}
      </table>
    </figure>
  );
});
