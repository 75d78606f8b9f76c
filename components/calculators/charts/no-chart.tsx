import type { ReactNode } from 'react';
import styles from './plot.module.css';

/** In place of a chart that cannot be drawn: what is needed for it, as high as a chart. */
export function NoChart({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.none}>
      <p>{children}</p>
    </div>
  );
}
