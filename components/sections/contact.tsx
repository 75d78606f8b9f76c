import type { ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import { Art } from '@/components/drawings/art';
import { Panel } from '@/components/page/panel';
import styles from './contact.module.css';

type ReachFormProps = {
  readonly id: string;
  readonly ground: 'paper' | 'stone';
  readonly heading: string;
  readonly lead: string;
  /** A number to call, which then comes before the form and its heading. */
  readonly phone?: { readonly display: string; readonly href: string };
  /** Above the number. */
  readonly above?: ReactNode;
  readonly form: ReactNode;
  /** Beside the form. */
  readonly children: ReactNode;
};

/** One way to reach the lender: words on the left, a form on the right. */
export function ReachForm({ id, ground, heading, lead, phone, above, form, children }: ReachFormProps) {
  const title = (
    <>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <p className={phone ? 'small' : undefined}>{lead}</p>
    </>
  );
  return (
    <section
      className={classes('section', ground === 'stone' && 'stone', phone && styles.first)}
      id={phone ? undefined : id}
      aria-labelledby={`${id}-heading`}
    >
      <div className={classes('wrap', styles.way)}>
        <div>
          {phone ? (
            <>
              {above}
              <a className={styles.phone} href={phone.href}>
                {phone.display}
              </a>
            </>
          ) : (
            title
          )}
          {children}
        </div>
        <Panel id={phone ? id : undefined}>
          {phone ? title : null}
          {form}
        </Panel>
      </div>
    </section>
  );
}

/** The office, drawn on the ground line, and the way to it. */
export function Visit({ children }: { readonly children: ReactNode }) {
  return (
    <section className={classes('sky', styles.visit)} id="visit" aria-labelledby="visit-heading">
      <div className="wrap">
        <div>
          <h2 id="visit-heading">Come by</h2>
          {children}
        </div>
        <Art name="main-street-office" />
      </div>
    </section>
  );
}
