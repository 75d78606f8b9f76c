import type { ReactNode } from 'react';
import styles from './key-figures.module.css';

type KeyFiguresProps = {
  /** Three at most; each with its unit and its condition. */
  readonly items: readonly { readonly figure: string; readonly text: ReactNode }[];
};

/** Longer figures than this, in characters, would break a row of three over two lines. */
const longestLarge = 9;

/** The numbers a page is about, large; the whole row a little smaller where one of them is long. */
export function KeyFigures({ items }: KeyFiguresProps) {
  return (
    <dl
      className={styles.figures}
      data-long={items.some(({ figure }) => figure.length > longestLarge) ? '' : undefined}
    >
      {items.map((item) => (
        <div key={`${item.figure}${item.text}`}>
          <dt>{item.figure}</dt>
          <dd>{item.text}</dd>
        </div>
      ))}
    </dl>
  );
}
