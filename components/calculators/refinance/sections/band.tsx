import type { ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import strip from '@/components/calculators/answer/verdict-strip.module.css';
import styles from '@/components/calculators/refinance/refinance.module.css';
import { Plate } from '@/components/drawings/signs';
import type { Verdict } from '@/lib/calculators/refinance/verdict';

type BandProps = {
  readonly verdict: Pick<Verdict, 'before' | 'key' | 'after' | 'bad' | 'end'>;
  readonly reason: string;
  /** Under the answer: its drawing, and what to do about it. */
  readonly children: ReactNode;
};

/** The answer on a new loan: the headline with its key on a plate, the reason, and what the whole term brings. */
export function Band({ verdict: { before, key, after, bad, end }, reason, children }: BandProps) {
  return (
    <div data-band="">
      <output className={classes(strip.verdict, styles.headline)} aria-live="off">
        {before}
        <span className={classes(strip.plate, bad && strip.bad)}>
          <Plate>{key}</Plate>
        </span>
        {after} <span className={styles.reason}>{reason}</span>
      </output>
      {end ? <p className={end.bad ? strip.loss : strip.gain}>{end.text}</p> : null}
      {children}
    </div>
  );
}
