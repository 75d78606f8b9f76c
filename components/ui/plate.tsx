import type { ReactNode } from 'react';
import styles from './plate.module.css';

/** A house-number plate: a number worth finding again. */
export function Plate({ children }: { readonly children: ReactNode }) {
  return <span className={styles.plate}>{children}</span>;
}

/** A pennant: a small tag such as Sample review. */
export function Tag({ children }: { readonly children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}
