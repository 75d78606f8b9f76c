import type { ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import { Announcer } from '@/components/calculators/frame/announcer.client';
import { Plate, Tag } from '@/components/drawings/plate';
import { type AnswerStatus, NumbersTag, staleText } from './status';
import styles from './verdict-strip.module.css';

/** A verdict in parts: `key` is what matters most in it. */
export type Verdict = { readonly before: string; readonly key: string; readonly after: string };

export type VerdictStripProps = {
  /** The answer in a word or a number. */
  readonly plate: string;
  /** Prints the plate in red; `verdict` has the same in words, because color alone is not enough. */
  readonly bad?: boolean;
  /** The answer in one or two sentences; also announced once typing has paused. */
  readonly verdict: Verdict | string;
  /** Behind the verdict: a link to the number that it asks for. */
  readonly ask?: ReactNode;
  /** Under the verdict: what the whole term brings, in red where it is a loss. */
  readonly end?: { readonly text: string; readonly bad: boolean } | null;
  /** Under the verdict, in small type: what to do next. */
  readonly hint?: string;
  /** The fields that the verdict depends on, in place of tag and note. */
  readonly fields?: ReactNode;
  /** Whose numbers it counts; by default, whether they are the example's. */
  readonly tag?: string;
  /** What the verdict counts, in small type. */
  readonly note?: ReactNode;
  /** What is announced, where the verdict alone is not enough. */
  readonly spoken?: string;
};

/** A verdict as one text. */
export function verdictText(verdict: Verdict | string): string {
  return typeof verdict === 'string' ? verdict : `${verdict.before}${verdict.key}${verdict.after}`;
}

type StripProps = VerdictStripProps & { readonly status: AnswerStatus };

/** The verdict of a calculator above its inputs; on wide screens it stays in view while they scroll. */
export function VerdictStrip(props: StripProps) {
  const { plate, bad, verdict, ask, end, hint, fields, tag, note, spoken, status } = props;
  const stale = staleText(status);
  return (
    <div className={classes(styles.strip, stale !== '' && styles.outdated)}>
      <div className={classes('wrap', hint !== undefined && styles.asking)}>
        <span className={classes(styles.plate, bad && styles.bad)}>
          <Plate>{plate}</Plate>
        </span>
        <div>
          <output className={styles.verdict} aria-live="off">
            {typeof verdict === 'string' ? (
              verdict
            ) : (
              <>
                {verdict.before}
                {verdict.key ? <em className={verdict.key.length < 12 ? 'nw' : undefined}>{verdict.key}</em> : null}
                {verdict.after}
              </>
            )}
            {ask ? <> {ask}</> : null}
          </output>
          {end ? <p className={end.bad ? styles.loss : styles.gain}>{end.text}</p> : null}
          {hint ? <p className={styles.hint}>{hint}</p> : null}
        </div>
        {fields}
        {fields && !stale ? null : (
          <div className={styles.note}>
            {stale ? <p className={styles.stale}>{stale}</p> : null}
            {fields ? null : <p>{tag ? <Tag>{tag}</Tag> : <NumbersTag {...status} />}</p>}
            {note && !fields ? <p>{note}</p> : null}
          </div>
        )}
      </div>
      <Announcer text={[spoken ?? verdictText(verdict), end?.text].filter(Boolean).join(' ')} />
    </div>
  );
}
