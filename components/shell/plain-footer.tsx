import { classes } from '@/components/browser/classes';
import { printedCompany } from '@/content/lender/company';
import type { Href } from '@/content/routes';
import { EqualHousingNote } from './equal-housing-note';
import styles from './plain.module.css';

/** Only the legal lines, without menus. */
export function PlainFooter() {
  return (
    <footer className={classes(styles.footer, 'night compact')}>
      <div className="wrap btns">
        <EqualHousingNote />
        <p>
          {printedCompany.legal} <a href={'/privacy-policy' satisfies Href}>Privacy Policy</a>
        </p>
      </div>
    </footer>
  );
}
