import { MoreLink } from '@/components/ui/button';
import styles from './estimate-note.module.css';

/** What every calculator ends with: that it is an estimate, and whom to ask. */
export type EstimateTexts = {
  readonly note: string;
  readonly ask: string;
  readonly phone: { readonly display: string; readonly href: string };
  readonly hours: string;
  readonly quote: { readonly label: string; readonly href: string };
};

/** The last word of a calculator: an estimate, and a person to ask. */
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
      </div>
    </section>
  );
}
