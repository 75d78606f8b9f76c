import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes';
import styles from './table.module.css';

/** A table in the site's design. Cells with numbers have `data-n`; wrap it in `ScrollBox` if it can be too wide. */
export function Table({ className, ...rest }: ComponentProps<'table'>) {
  return <table {...rest} className={classes(styles.table, className)} />;
}

/** A region with a name whose wide content scrolls sideways, also by keyboard. */
export function ScrollBox({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
