import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** A white box with a thin border. */
export function Panel({ children }: { readonly children: ReactNode }) {
  return <div className={styles.panel}>{children}</div>;
}
