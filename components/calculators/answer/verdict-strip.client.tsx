'use client';

import type { ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import { Announcer } from '@/components/calculators/frame/announcer.client';
import { Plate, Tag } from '@/components/drawings/signs';
import type { Verdict } from '@/lib/calculators/words';
import { type AnswerStatus, NumbersTag, staleText } from './answer.client';
import styles from './verdict-strip.module.css';

export function verdictText(verdict: Verdict | string): string {
  return typeof verdict === 'string' ? verdict : `${verdict.before}${verdict.key}${verdict.after}`;
}

export type VerdictStripProps = {
  /** Replaces plate and verdict with an answer that scrolls with the page. */
  readonly band?: ReactNode;
  readonly plate?: string;
  /** Prints the plate in red; `verdict` says the same in words, because color alone is not enough. */
  readonly bad?: boolean;
  readonly verdict: Verdict | string;
  /** Shows the plate as a price in large type; an example’s is outlined. */
  readonly price?: 'example' | 'own';
  /** Announced instead of a verdict that makes sense only next to the plate. */
  readonly spoken?: string;
  /** After the verdict: a link to the field it asks about. */
  readonly ask?: ReactNode;
  /** Below the verdict: the result over the full term, in red if it is a loss. */
  readonly end?: { readonly text: string; readonly bad: boolean } | null;
  readonly hint?: string;
  /** The fields that the verdict depends on; replaces tag and note. */
  readonly fields?: ReactNode;
  /** Whose numbers these are; by default, whether they are the example's. */
  readonly tag?: string;
  /** What the verdict includes, in small type. */
  readonly note?: ReactNode;
};

type StripProps = VerdictStripProps & { readonly status: AnswerStatus };

/** A calculator's verdict above its inputs; on wide screens it stays in view while they scroll. */
export function VerdictStrip(props: StripProps) {
  const { band, plate, bad, price, verdict, spoken, ask, end, hint, fields, tag, note, status } = props;
  const stale = staleText(status);
  return (
    <div className={classes(styles.strip, Boolean(band) && styles.band, stale !== '' && styles.outdated)}>
      <div className={classes('wrap', hint !== undefined && styles.asking)}>
        {band ?? (
          <>
            <span className={classes(styles.plate, bad && styles.bad, price && styles[price])}>
              <Plate>{plate}</Plate>
            </span>
            <div>
              <output className={styles.verdict} aria-live="off">
                {typeof verdict === 'string' ? (
                  verdict
                ) : (
                  <>
                    {verdict.before}
                    {verdict.key ? <em className={verdict.key.length < 16 ? 'nw' : undefined}>{verdict.key}</em> : null}
                    {verdict.after}
                  </>
                )}
                {ask ? <> {ask}</> : null}
              </output>
              {end ? <p className={end.bad ? styles.loss : styles.gain}>{end.text}</p> : null}
              {hint ? <p className={`small ${styles.hint}`}>{hint}</p> : null}
            </div>
          </>
        )}
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
