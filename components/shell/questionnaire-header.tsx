import type { ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import { iconClass } from '@/components/drawings/signs';
import { company } from '@/content/lender/company';
import edge from './edge.module.css';
import { Logo } from './logo';
import styles from './questionnaire.module.css';

/** The logo and the phone number, above the questions or a landing page. `skip` is what the first link says. */
export function PlainHeader({ skip, children }: { readonly skip: string; readonly children?: ReactNode }) {
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

/** Script points `leave` at the page the visitor came from and adds a button to `start-over` that deletes the answers. */
export function QuestionnaireHeader() {
  return (
    <PlainHeader skip="Skip to the question">
      <button type="button" className={styles.leave} popoverTarget="leaving">
        Save and leave
      </button>
      <div className={styles.leaving} id="leaving" popover="auto">
        <p className="small">Your answers stay in this tab until you close it.</p>
        <a id="leave" href="/">
          Leave, and keep my answers
        </a>
        <div id="start-over" />
      </div>
    </PlainHeader>
  );
}
