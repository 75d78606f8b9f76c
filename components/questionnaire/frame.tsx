import type { ReactNode } from 'react';
import type { ContactFacts } from '@/components/forms/messages';
import { houses, Street } from '@/components/ui/street';
import styles from './frame.module.css';

type QuestionnaireFrameProps = {
  readonly name: string;
  readonly contact: ContactFacts;
  /** How many of the five houses are lit. */
  readonly lit: number;
  readonly children: ReactNode;
};

/** The sky, the phone number and the street around a questionnaire's panel. */
export function QuestionnaireFrame({ name, contact, lit, children }: QuestionnaireFrameProps) {
  return (
    <section className={styles.sky} aria-label={name}>
      <div className="wrap">
        <div className={styles.panel}>{children}</div>
        <div className={styles.talk}>
          <p className="small">Rather talk it through?</p>
          <p>
            <a className={styles.phone} href={contact.phone.href}>
              {contact.phone.display}
            </a>
          </p>
          <p className="small">{contact.hours}</p>
        </div>
        <div className={styles.corner} aria-hidden="true">
          <Street lit={houses.slice(0, lit)} className={styles.street} />
        </div>
      </div>
      <div className={styles.walk} />
    </section>
  );
}
