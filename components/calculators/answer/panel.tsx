import type { ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import { Announcer } from '@/components/calculators/frame/announcer.client';
import { Tag } from '@/components/drawings/plate';
import { resultId } from './bar.client';
import styles from './panel.module.css';
import { type AnswerStatus, NumbersTag, staleText } from './status';

export type AnswerPanelProps = {
  readonly title: string;
  /** The answer, in large type. */
  readonly figure: string;
  /** Whose numbers it counts; by default, whether they are the example's. */
  readonly tag?: string;
  /** Beside the figure. */
  readonly ring?: ReactNode;
  /** What a screen reader announces once typing has paused. */
  readonly spoken: string;
  readonly children: ReactNode;
};

type PanelProps = AnswerPanelProps & {
  readonly status: AnswerStatus;
  /** What to do next. */
  readonly actions: ReactNode;
};

/** The answer of a calculator beside its inputs; on wide screens it stays in view. */
export function AnswerPanel({ title, figure, tag, ring, spoken, children, actions, status }: PanelProps) {
  const stale = staleText(status);
  return (
    <section className={styles.answer} aria-labelledby="result-title">
      <div className={styles.panel} id={resultId} tabIndex={-1}>
        <div className={styles.head}>
          <div>
            <h2 id="result-title">{title}</h2>
            <output
              className={classes(
                'big',
                styles.figure,
                figure.length > 11 && styles.long,
                stale !== '' && styles.outdated,
              )}
              aria-live="off"
            >
              {figure}
            </output>
            {tag === '' ? null : (
              <p data-print="no">{tag === undefined ? <NumbersTag {...status} /> : <Tag>{tag}</Tag>}</p>
            )}
          </div>
          {ring}
        </div>
        {stale ? <p className={styles.stale}>{stale}</p> : null}
        {children}
        {actions}
      </div>
      <Announcer text={spoken} />
    </section>
  );
}
