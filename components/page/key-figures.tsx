import type { ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import styles from './key-figures.module.css';

type KeyFiguresProps = {
  /** At most three, each with its unit and its condition. */
  readonly items: readonly { readonly figure: string; readonly text: ReactNode }[];
};

/** Longest figure, in characters, that fits a row of three on one line. */
const maxLargeLength = 9;

/** The main numbers of a page in large type; smaller if one of them is long. */
export function KeyFigures({ items }: KeyFiguresProps) {
  return (
    <dl className={classes(styles.figures, items.some(({ figure }) => figure.length > maxLargeLength) && styles.long)}>
      {items.map((item) => (
        <div key={`${item.figure}${item.text}`}>
          <dt>{item.figure}</dt>
          <dd>{item.text}</dd>
        </div>
      ))}
    </dl>
  );
}
