import { MoreLink } from '@/components/ui/button';
import styles from './estimate-note.module.css';

/** What every calculator ends with: that it is an estimate, whom to ask, and under what licence. */
export type EstimateTexts = {
  readonly note: string;
  readonly ask: string;
  readonly phone: { readonly display: string; readonly href: string };
  readonly hours: string;
  readonly quote: { readonly label: string; readonly href: string };
  /** Printed at the foot of a paper copy, where the site's footer is missing. */
  readonly compliance: string;
};

/** The last word of a calculator: an estimate, a person to ask, and on paper the licence. */
export function EstimateNote({ texts }: { readonly texts: EstimateTexts }) {
  return (
    <section className={`section ${styles.note}`} aria-label="About these results">
      <div className="wrap">
        <p className={styles.text}>{texts.note}</p>
        <p className={styles.ask} data-print="no">
          <span>
            {texts.ask} <a href={texts.phone.href}>{texts.phone.display}</a>
            <span className={styles.hours}>{texts.hours}</span>
          </span>
          <MoreLink href={texts.quote.href}>{texts.quote.label}</MoreLink>
        </p>
        <p className={styles.paper}>
          {texts.compliance} {texts.phone.display}
        </p>
      </div>
    </section>
  );
}
