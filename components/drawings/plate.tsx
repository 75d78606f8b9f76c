import type { ReactNode } from 'react';
import styles from './plate.module.css';

/** A number or a short text on a house-number plate. */
export function Plate({ children }: { readonly children: ReactNode }) {
  return <span className={styles.plate}>{children}</span>;
}

/** A small tag, such as Sample review. */
export function Tag({ children }: { readonly children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}
