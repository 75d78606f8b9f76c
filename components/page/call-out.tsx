import type { ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import mark from '@/components/controls/problem-mark.module.css';
import styles from './call-out.module.css';

type CallOutProps = {
  readonly title?: ReactNode;
  /** The color and icon; `bad` is a warning, `error` says what to correct. */
  readonly tone?: 'note' | 'tip' | 'bad' | 'error';
  /** Makes the title a heading of this level; the default is bold text. */
  readonly level?: 2 | 3 | 4;
  readonly id?: string;
  readonly children: ReactNode;
};

export function CallOut({ title, tone = 'note', level, id, children }: CallOutProps) {
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <div className={classes('flow', styles.callout)} data-tone={tone} id={id}>
      {title ? (
        <Title className={tone === 'bad' || tone === 'error' ? `minor ${mark.marked} ${styles.title}` : 'minor'}>
          {title}
        </Title>
      ) : null}
      {children}
    </div>
  );
}
