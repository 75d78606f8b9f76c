import type { ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import styles from './home.module.css';

type PairProps = {
  /** The half that is wider on a wide screen; by default both are equal. */
  readonly shares?: 'right';
  readonly stone?: boolean;
  readonly end?: ReactNode;
  readonly children: ReactNode;
};

/** Two sections side by side with a hairline between them; stacked on a phone. */
export function Pair({ shares, stone = false, end, children }: PairProps) {
  return (
    <div className={classes(styles.band, stone && 'stone')}>
      <div className={classes('wrap cols', styles.pair, shares === 'right' && styles.right)}>{children}</div>
      {end ? <div className={classes('wrap', styles.end)}>{end}</div> : null}
    </div>
  );
}
