import type { ReactNode } from 'react';
import styles from './call-out.module.css';

type CallOutProps = {
  readonly title?: ReactNode;
  /** `bad` is a warning and stays on the page. */
  readonly tone?: 'note' | 'tip' | 'bad';
  /** The heading's level where it belongs in the outline; by default the title is a plain bold line. */
  readonly level?: 2 | 3 | 4;
  readonly id?: string;
  readonly children: ReactNode;
};

/** A boxed note, tip or warning. */
export function CallOut({ title, tone = 'note', level, id, children }: CallOutProps) {
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <div className={styles.callout} data-tone={tone} id={id}>
      {title ? <Title className={styles.title}>{title}</Title> : null}
      {children}
    </div>
  );
}
