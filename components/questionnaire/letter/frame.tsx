import type { ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import { Tag } from '@/components/drawings/signs';
import { houses, Street } from '@/components/drawings/street';
import street from '@/components/drawings/street.module.css';
import type { ContactFacts } from '@/components/forms/messages';
import above from '@/components/questionnaire/progress.module.css';
import { momentText, type Receipt } from '@/lib/leads/receipt';
import type { LetterFacts } from '@/lib/questionnaire/letter/facts';
import styles from './frame.module.css';

export type LetterFrameProps = {
  readonly name: string;
  readonly lender: LetterFacts['lender'];
  readonly contact: ContactFacts;
  /**
   * The visitor's progress: the text next to the pennant and the windows below it; absent once the answers are sent.
   */
  readonly progress?: { readonly text: string; readonly windows: ReactNode };
  readonly heading: ReactNode;
  /**
   * When the answers were sent, in epoch milliseconds, and their reference, or that a link opened the letter; absent
   * for the visitor’s own before it is sent.
   */
  readonly origin?: Pick<Receipt, 'at' | 'reference'> | 'link' | undefined;
  readonly children: ReactNode;
};

function originText(origin: LetterFrameProps['origin']): string {
  if (origin === undefined) return 'Worked out from your answers.';
  if (origin === 'link') return 'Opened from a link: it’s worked out from the answers of whoever made that link.';
  return `You sent these answers on ${momentText(origin.at)}.`;
}

export function LetterFrame({ name, lender, contact, progress, heading, origin, children }: LetterFrameProps) {
  return (
    <section className={styles.screen} aria-label={name}>
      <div className={styles.top}>
        <div className="wrap">
          <div className={styles.title}>
            <p className={styles.printed}>
              <span>
                <b>{lender.name}</b> · {lender.rest}
              </span>
              <span>
                {contact.phone.display} · printed {momentText(Date.now())}
              </span>
            </p>
            {typeof origin === 'object' ? (
              <p className={styles.sent}>
                <Tag>Sent</Tag> Reference <b translate="no">{origin.reference}</b>
              </p>
            ) : null}
            <div className={`row quiet t-s ${above.words}`} data-print="no">
              <Tag>Estimate</Tag>
              {progress ? <p role="status">{progress.text}</p> : null}
            </div>
            {progress?.windows}
            {heading}
            <p className="small">
              {originText(origin)} It’s arithmetic, not a decision, a quote, an approval or an offer to lend
              {typeof origin === 'object' ? '.' : ', and nobody here has seen it.'}
            </p>
          </div>
          <Street lit={houses} className={styles.street} />
        </div>
      </div>
      <div className={classes(street.walk, styles.walk)} />
      <div>{children}</div>
    </section>
  );
}
