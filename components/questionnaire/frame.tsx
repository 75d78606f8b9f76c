import type { ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import { ButtonLink } from '@/components/controls/button';
import { houses, Street } from '@/components/drawings/street';
import sidewalk from '@/components/drawings/street.module.css';
import type { ContactFacts } from '@/components/forms/messages';
import styles from './frame.module.css';

type QuestionnaireFrameProps = {
  readonly name: string;
  readonly contact: ContactFacts;
  readonly callPath: string;
  readonly lit: number;
  /** The content of the dock at the bottom of the window; null while it loads, absent for no dock. */
  readonly dock?: ReactNode;
  /** Whether a street may fill the space below a short question on a phone. */
  readonly street?: boolean;
  readonly children: ReactNode;
};

/**
 * The layout of a questionnaire: the sheet of paper, the phone number next to it, and the dock on which the street is
 * drawn.
 */
export function QuestionnaireFrame({
  name,
  contact,
  callPath,
  lit,
  dock,
  street = false,
  children,
}: QuestionnaireFrameProps) {
  const drawing = <Street lit={houses.slice(0, lit)} className={styles.street} />;
  return (
    <section className={styles.screen} aria-label={name}>
      <div className="wrap">
        <div className={`flow ${styles.paper}`}>
          {children}
          {street ? (
            <div className={styles.low} data-print="no" aria-hidden="true">
              {drawing}
            </div>
          ) : null}
        </div>
      </div>
      <div className={classes(styles.dock, dock === undefined && styles.bare)} data-print="no">
        <div className={styles.corner} aria-hidden="true">
          {drawing}
        </div>
        <div className={sidewalk.walk} />
        {dock === undefined ? null : <div className={classes('wrap btns', styles.controls)}>{dock}</div>}
      </div>
      {/* After the dock, so that Tab goes from an answer to Continue. */}
      <div className={classes('wrap', styles.beside)} data-print="no">
        <div className={styles.rail}>
          <p className="small">Rather talk it through?</p>
          <p>
            <a className="big t-xl" href={contact.phone.href}>
              {contact.phone.display}
            </a>
          </p>
          <p className="small">{contact.hours}</p>
          <ButtonLink look="secondary" className={`compact ${styles.ask}`} href={callPath}>
            Request a call
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
