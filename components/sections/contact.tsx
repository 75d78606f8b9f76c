import type { ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import { Art } from '@/components/drawings/art';
import { CallOut } from '@/components/page/call-out';
import { Panel } from '@/components/page/panel';
import { company } from '@/content/lender/company';
import { formPages } from '@/content/site/own-pages/form-pages';
import styles from './contact.module.css';
import { AddressLines, Hours, OfficeMap } from './office';

const { call, contact } = formPages;

type ReachByCallProps = { readonly open: ReactNode; readonly form: ReactNode; readonly children: ReactNode };

export function ReachByCall({ open, form, children }: ReachByCallProps) {
  const { email, links, phone } = company;
  return (
    <section className={classes('section', styles.first)} aria-labelledby="call-heading">
      <div className={classes('wrap cols', styles.way)}>
        <div>
          {open}
          <a className={styles.phone} href={phone.href} translate="no">
            {phone.display}
          </a>
          <Hours />
          <p>
            <a href={`mailto:${email}`}>{email}</a>
            {links.chat ? (
              <>
                {' · '}
                <a href={links.chat} target="_blank" rel="noopener">
                  Chat with us
                  <span className="vh"> (opens in a new tab)</span>
                </a>
              </>
            ) : null}
          </p>
          {children}
        </div>
        <Panel id="call" data-print="no">
          <h2 id="call-heading">{call.heading}</h2>
          <p className="small">{call.lead}</p>
          {form}
        </Panel>
      </div>
    </section>
  );
}

export function ReachByMessage({ form }: { readonly form: ReactNode }) {
  const { heading, lead, wiring } = contact;
  return (
    <section className="section stone" id="message" aria-labelledby="message-heading">
      <div className={classes('wrap cols', styles.way)}>
        <div>
          <h2 id="message-heading">{heading}</h2>
          <p>{lead}</p>
          <CallOut>
            <p>
              <b>{wiring.title}</b> {wiring.text}
            </p>
          </CallOut>
        </div>
        <Panel>{form}</Panel>
      </div>
    </section>
  );
}

export function Visit() {
  return (
    <section className={classes('sky', styles.visit)} id="visit" aria-labelledby="visit-heading">
      <div className="wrap cols">
        <div>
          <h2 id="visit-heading">Come by</h2>
          <p>
            You’re welcome here. See <a href="/our-staff">who you’ll meet</a>, and{' '}
            <a href="/paper-work">which documents to bring</a>.
          </p>
          <AddressLines />
          <OfficeMap />
        </div>
        <Art name="main-street-office" />
      </div>
    </section>
  );
}
