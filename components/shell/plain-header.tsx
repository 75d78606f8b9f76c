import type { ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import { iconClass } from '@/components/drawings/signs';
import { company } from '@/content/lender/company';
import edge from './edge.module.css';
import { Logo } from './logo';
import styles from './plain.module.css';

type PlainHeaderProps = { readonly skip?: string; readonly children?: ReactNode };

/** The logo and the phone number, without menus. Content next to the number reduces it to an icon on a phone. */
export function PlainHeader({ skip = 'Skip to main content', children }: PlainHeaderProps) {
  return (
    <>
      <a className="skip" href="#main" data-print="no">
        {skip}
      </a>
      <header className={classes(edge.edge, styles.header)} id="top" data-print="no">
        <div className="wrap">
          <Logo href="/" />
          <a
            className={classes('tap', edge.call, styles.call, iconClass('tel', 'before'))}
            href={company.phone.href}
            aria-label={`Call ${company.phone.display}`}
          >
            <span>{company.phone.display}</span>
          </a>
          {children}
        </div>
      </header>
    </>
  );
}
