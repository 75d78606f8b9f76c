'use client';

import type { MouseEvent } from 'react';
import styles from './result.module.css';

type ResultBarProps = {
  readonly label: string;
  readonly figure: string;
  /** The id of the result's box. */
  readonly target: string;
};

/** On small screens the answer stays at the foot of the window while the inputs scroll. */
export function ResultBar({ label, figure, target }: ResultBarProps) {
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
        <b>{figure}</b>
      </p>
      <a href={`#${target}`} onClick={show}>
        See breakdown
      </a>
    </div>
  );
}
