import { MoreLink } from '@/components/ui/button';
import type { Phone } from './calculator-screen.client';
import styles from './estimate-note.module.css';

type EstimateNoteProps = {
  readonly phone: Phone;
  /** When we answer the phone. */
  readonly hours: string;
  /** Who has reviewed the calculator, and when; empty while nobody has. */
  readonly reviewed: string;
};

/** The closing note of a calculator: results are estimates, and a person to ask. */
export function EstimateNote({ phone, hours, reviewed }: EstimateNoteProps) {
  return (
    <section className={`section ${styles.note}`} aria-label="About these results">
      <div className="wrap">
        <p className={styles.text}>
          Results are estimates. They are not a quote, an approval, an offer or a commitment to lend. Property tax and
          insurance change from year to year.{reviewed ? ` ${reviewed}` : null}
        </p>
        <p className={styles.ask} data-print="no">
          <span>
            Want us to go through it with you? Call <a href={phone.href}>{phone.display}</a>
            <span className={styles.hours}>{hours}</span>
          </span>
          <MoreLink href="/quick-quote">Get a Quick Quote</MoreLink>
        </p>
      </div>
    </section>
  );
}
