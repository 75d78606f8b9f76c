'use client';

import type { MouseEvent } from 'react';
import { drawnTotal, type Part } from '@/lib/calculators/parts';
import styles from './result.module.css';

/** The id of the result's box, the target of the bar's link. */
export const resultId = 'result';

type StripPart = Pick<Part, 'value' | 'tone'>;

export type ResultBarProps = {
  /** What the figure is, in a few words. */
  readonly label: string;
  readonly figure: string;
  /** The parts of the figure, drawn as a strip along the upper edge. */
  readonly strip?: readonly StripPart[];
  /** The text of the link to the answer. */
  readonly link?: string;
  /** The id of the result's box. */
  readonly target: string;
};

/** Parts of a figure, one beside the other; what they are is in the answer that the bar repeats. */
function Strip({ parts }: { readonly parts: readonly StripPart[] }) {
  const whole = drawnTotal(parts);
  let left = 0;
  return (
    <svg className={styles.parts} viewBox="0 0 1000 6" preserveAspectRatio="none" aria-hidden="true">
      {parts.map(({ value, tone }) => {
        const x = left;
        left += whole > 0 ? Math.round((1000 * (value ?? 0)) / whole) : 0;
        // A gap of five units divides two parts.
        return <rect key={tone} data-tone={tone} x={x} width={Math.max(0, left - x - 5)} height="6" />;
      })}
    </svg>
  );
}

/**
 * On small screens the answer stays at the foot of the window until the footer comes into sight. It only repeats what the
 * answer says, so it is not announced; the chat link of the footer is at its end.
 */
export function ResultBar({ label, figure, strip = [], link = 'See breakdown', target }: ResultBarProps) {
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
      {strip.length > 0 ? <Strip parts={strip} /> : null}
      <p>
        {label}
        <b data-long={figure.length > 11 ? '' : undefined}>{figure}</b>
      </p>
      <a href={`#${target}`} onClick={show}>
        {link}
      </a>
    </div>
  );
}
