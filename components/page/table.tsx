import type { ComponentProps, ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import styles from './table.module.css';

type TableProps = ComponentProps<'table'> & {
  /** One column per choice; cells of the highlighted one have `data-now`. On a phone each row has its name above it. */
  readonly columns?: boolean;
};

/** A table in the site's design. Number cells have `data-n`. Wrap it in `ScrollBox` if it can be too wide. */
export function Table({ className, columns, ...rest }: TableProps) {
  return <table {...rest} className={classes(styles.table, columns && styles.columns, className)} />;
}

type NumberHeadsProps = { readonly first: string; readonly columns: readonly string[] };

/** The headings of a table whose columns are numbers, except the first. */
export function NumberHeads({ first, columns }: NumberHeadsProps) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {columns.map((column) => (
          <th key={column} scope="col" data-n="">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** A named region that scrolls sideways, including by keyboard. */
export function ScrollBox({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
