import type { ReactNode } from 'react';
import styles from './key-figures.module.css';

type KeyFiguresProps = {
  /** Three at most; each with its unit and its condition. */
  readonly items: readonly { readonly figure: string; readonly text: ReactNode }[];
};

/** The numbers a page is about, large. */
export function KeyFigures({ items }: KeyFiguresProps) {
  return (
    <dl className={styles.figures}>
      {items.map((item) => (
        <div key={`${item.figure}${item.text}`}>
          <dt>{item.figure}</dt>
          <dd>{item.text}</dd>
        </div>
      ))}
    </dl>
  );
}
