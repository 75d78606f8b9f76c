import type { ReactNode } from 'react';
import { Announcer } from '@/components/calculators/frame/announcer.client';
import { Plate, Tag } from '@/components/ui/plate';
import { listText } from '@/lib/calculators/words';
import styles from './verdict-strip.module.css';

export type VerdictStripProps = {
  /** The answer in a word or a number. */
  readonly plate: string;
  /** Prints the plate in red; `verdict` has the same in words, because color alone is not enough. */
  readonly bad?: boolean;
  /** The answer in one or two sentences; `<em>` is set in blue. */
  readonly verdict: ReactNode;
  /** What the verdict counts, in small type. */
  readonly note?: ReactNode;
  /** Whether the visitor has not changed a number yet. */
  readonly example: boolean;
  /** What a screen reader announces once typing has paused. */
  readonly spoken: string;
  /** Labels of the fields with a text that cannot be read: the verdict is then gray and marked, for it counts their last value. */
  readonly unread?: readonly string[];
};

/** The verdict of a calculator above its inputs; on wide screens it stays in view while they scroll. */
export function VerdictStrip({ plate, bad, verdict, note, example, spoken, unread = [] }: VerdictStripProps) {
  const stale = unread.length > 0;
  return (
    <div className={styles.strip} data-stale={stale ? '' : undefined}>
      <div className="wrap">
        <span className={styles.plate} data-bad={bad ? '' : undefined}>
          <Plate>{plate}</Plate>
        </span>
        <output className={styles.verdict} aria-live="off">
          {verdict}
        </output>
        <div className={styles.note}>
          {stale ? <p className={styles.stale}>Not updated: {listText(unread)} cannot be read.</p> : null}
          <p>{example ? <Tag>Example numbers, put in yours</Tag> : <Tag>Your numbers</Tag>}</p>
          {note ? <p>{note}</p> : null}
        </div>
      </div>
      <Announcer text={spoken} />
    </div>
  );
}
