import type { ReactNode } from 'react';
import styles from './fold.module.css';

type FoldProps = { readonly summary: string; readonly children: ReactNode };

/** A part of a screen that is closed until it is asked for; it opens without script. */
export function Fold({ summary, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
