import type { ReactNode } from 'react';
import styles from './page-head.module.css';

/** The head of a calculator's page; in print only its title is left. */
export function PageHead({ children }: { readonly children: ReactNode }) {
  return <div className={styles.head}>{children}</div>;
}
