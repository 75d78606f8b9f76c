import { MoreLink } from '@/components/ui/button';
import type { EstimateTexts } from '@/lib/calculators/content/shared';
import styles from './estimate-note.module.css';

/** The closing note of a calculator: results are estimates, and a person to ask. */
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
