import { Fragment } from 'react';
import { classes } from '@/components/browser/classes';
import { ButtonLink } from '@/components/controls/button';
import { ohioClass } from '@/components/drawings/signs';
import { printedCompany } from '@/content/lender/company';
import { footerMenus } from '@/content/site/menus';
import { EqualHousingNote } from './equal-housing-note';
import styles from './footer.module.css';
import { callHrefOn, MenuLinks } from './links';
import { Logo } from './logo';
import { SiteSearch } from './site-search';

/** Networks without a drawing show their name. */
const socialDrawings: Readonly<Record<string, string>> = {
  Facebook: 'M11 19v-8h3l.5-3H11V6.2c0-1 .4-1.7 1.8-1.7h1.7V1.8A18 18 0 0 0 12 1.6C9.5 1.6 8 3 8 5.7V8H5v3h3v8z',
  Instagram:
    'M6 1h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V6a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V6a3 3 0 0 0-3-3zm4 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM14.8 4a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z',
  LinkedIn:
    'M2 7h3.5v11H2zM3.75 2a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM8 7h3.3v1.6c.6-1 1.8-1.9 3.4-1.9C17.5 6.7 18.5 8.5 18.5 11.3V18H15v-6c0-1.5-.5-2.4-1.7-2.4-1.3 0-1.9 1-1.9 2.4v6H8z',
};

type FooterProps = {
  readonly current: string;
  /** No roofline: the page ends with a drawn sidewalk. */
  readonly flat?: boolean;
  /** A short footer on phones. */
  readonly dense?: boolean;
};

export function Footer({ current, flat = false, dense = false }: FooterProps) {
  const { address, email, hoursShort, legal, links, phone } = printedCompany;
  return (
    <footer
      className={classes(styles.footer, flat && styles.flat, 'night compact')}
      data-dense={dense ? '' : undefined}
    >
      <div className="wrap">
        <div className={styles.head} data-print="no">
          <Logo />
          <SiteSearch id="footer-search" placeholder="Search: PMI, grants, Dayton" />
        </div>
        <div className={styles.columns} data-print="no">
          <div className={styles.contact}>
            <a className={`nw ${styles.call}`} href={phone.href} translate="no">
              {phone.display}
            </a>
            <p>
              {hoursShort.split(', ').map((hours) => (
                <Fragment key={hours}>
                  <span className="nw">{hours}</span>{' '}
                </Fragment>
              ))}
            </p>
            <ButtonLink href={callHrefOn(current)} look="secondary">
              Request a call
            </ButtonLink>
            <ul>
              {links.chat ? (
                <li>
                  <a href={links.chat} target="_blank" rel="noopener">
                    Chat with us<span className="vh"> (opens in a new tab)</span>
                  </a>
                </li>
              ) : null}
              <li>
                <a href={`mailto:${email}`}>{email}</a>
              </li>
            </ul>
          </div>
          {footerMenus.map((group) => (
            <div key={group.label}>
              <h2 className={classes('minor', group.label === 'Ohio' && ohioClass)}>{group.label}</h2>
              <ul>
                <MenuLinks links={group.links} current={current} />
              </ul>
            </div>
          ))}
        </div>
        <div className={`row ${styles.place}`} data-print="no">
          <p>
            <span className="nw">{address.street},</span>{' '}
            <span className="nw">
              {address.city}, {address.state} {address.postalCode}
            </span>{' '}
            <a href={links.directions} rel="external">
              Get directions
            </a>
          </p>
          <ul className={styles.social}>
            {links.social.map((social) => (
              <li key={social.name}>
                <a href={social.href} rel="external">
                  <span className={socialDrawings[social.name] && 'vh'}>{social.name}</span>
                  {socialDrawings[social.name] ? (
                    <svg viewBox="0 0 20 20" aria-hidden="true">
                      <path fillRule="evenodd" d={socialDrawings[social.name]} />
                    </svg>
                  ) : null}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.legal} data-nosnippet="">
          <EqualHousingNote />
          <p>{legal}</p>
          <a className={styles.top} data-print="no" href="#top">
            TOP
          </a>
        </div>
      </div>
    </footer>
  );
}
