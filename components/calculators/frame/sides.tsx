import type { ReactNode } from 'react';
import styles from './frame.module.css';

/** Two sections beside each other where there is room. */
export function Sides({ children }: { readonly children: ReactNode }) {
  return <div className={styles.sides}>{children}</div>;
}
