import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes';
import styles from './table.module.css';

/** A table in our look; mark number cells with `data-n`. Wrap it in `ScrollBox` when it may be wider than a phone. */
export function Table({ className, ...rest }: ComponentProps<'table'>) {
  return <table {...rest} className={classes(styles.table, className)} />;
}

/** Lets what is too wide scroll sideways by itself, reachable by keyboard under its name. */
export function ScrollBox({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
