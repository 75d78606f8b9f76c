import type { ReactNode } from 'react';
import styles from './part-list.module.css';

/** The place of a chart that cannot be drawn: what is needed for it, as high as a chart. */
export function PartPlace({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.place}>
      <p>{children}</p>
    </div>
  );
}
