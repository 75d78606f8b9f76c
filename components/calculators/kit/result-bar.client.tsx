'use client';

import type { MouseEvent } from 'react';
import styles from './result.module.css';

/** The id of the result's box, the target of the bar's link. */
export const resultId = 'result';

export type ResultBarProps = {
  /** What the figure is, in a few words. */
  readonly label: string;
  readonly figure: string;
  /** The text of the link to the answer. */
  readonly link?: string;
  /** The id of the result's box. */
  readonly target: string;
};

/**
 * On small screens the answer stays at the foot of the window until the footer comes into sight. It only repeats what the
 * answer says, so it is not announced; the chat link of the footer is at its end.
 */
export function ResultBar({ label, figure, link = 'See breakdown', target }: ResultBarProps) {
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
