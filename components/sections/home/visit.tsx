import { classes } from '@/components/browser/classes';
import { Art } from '@/components/drawings/art';
import { Hours, OfficeMap } from '@/components/sections/office';
import { company } from '@/content/lender/company';
import { home } from '@/content/site/own-pages/home';
import styles from './home.module.css';

export function Visit() {
  const { address, email, phone, printedSoon } = company;
  return (
    <section className={classes('stone', styles.visit)} aria-labelledby="visit">
      <div className="wrap cols">
        <div className={styles.reach}>
          <h2 id="visit">{home.visit.heading}</h2>
          <p className={styles.phone}>
            <a href={phone.href}>{phone.display}</a>
          </p>
          <p>
            {address.street}
            <br />
            {address.city}, {address.state} {address.postalCode}
            <br />
            <a href={`mailto:${email}`}>{email}</a>
          </p>
          <Hours hours={printedSoon} />
        </div>
        <div className={styles.place} data-print="no">
          <Art name="main-street-office" />
          <OfficeMap />
        </div>
      </div>
    </section>
  );
}
