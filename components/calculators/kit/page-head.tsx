import type { ReactNode } from 'react';
import styles from './page-head.module.css';

/** The head of a calculator's page: on paper it shrinks to its title. */
export function PageHead({ children }: { readonly children: ReactNode }) {
  return <div className={styles.head}>{children}</div>;
}
