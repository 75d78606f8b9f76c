import type { ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import styles from './key-figures.module.css';

type KeyFiguresProps = {
  readonly items: readonly { readonly figure: string; readonly text: ReactNode }[];
};

/** In characters: the longest figure that fits on one line in a row of three. */
const maxLargeLength = 9;

export function KeyFigures({ items }: KeyFiguresProps) {
  return (
    <dl className={classes(styles.figures, items.some(({ figure }) => figure.length > maxLargeLength) && styles.long)}>
      {items.map((item) => (
        <div key={`${item.figure}${item.text}`}>
          <dt>{item.figure}</dt>
          <dd className="small">{item.text}</dd>
        </div>
      ))}
    </dl>
  );
}
