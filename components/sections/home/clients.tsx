import type { ReactNode } from 'react';
import styles from './home.module.css';

type ClientsProps = {
  readonly heading: string;
  /** The reviews. */
  readonly children: ReactNode;
};

/** What clients say, one review at a time. */
export function Clients({ heading, children }: ClientsProps) {
  return (
    <section className={styles.clients} aria-labelledby="clients">
      <h2 id="clients">{heading}</h2>
      {children}
    </section>
  );
}
