import type { ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import { Art } from '@/components/drawings/art';
import styles from './home.module.css';

type VisitProps = {
  readonly heading: string;
  readonly phone: { readonly display: string; readonly href: string };
  readonly email: string;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly postalCode: string;
  };
  /** Office hours, one row for each line. */
  readonly hours: ReactNode;
  /** The map behind one press, and the way there. */
  readonly map: ReactNode;
};

/** Where the office is, when it is open, and how to reach it. */
export function Visit({ heading, phone, email, address, hours, map }: VisitProps) {
  return (
    <section className={classes('stone', styles.visit)} aria-labelledby="visit">
      <div className="wrap">
        <div className={styles.reach}>
          <h2 id="visit">{heading}</h2>
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
          {hours}
        </div>
        <div className={styles.place}>
          <Art name="main-street-office" />
          {map}
        </div>
      </div>
    </section>
  );
}
