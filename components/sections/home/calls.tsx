import { ApplyLink } from '@/components/ui/apply-link';
import { Art } from '@/components/ui/art';
import { ButtonLink, MoreLink } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import styles from './home.module.css';

type Link = { readonly label: string; readonly path: string };

type PurchaseCallProps = {
  readonly heading: string;
  readonly lead?: string;
  readonly action: Link;
  readonly more: Link;
};

/** The band that leads to the calculators. */
export function PurchaseCall({ heading, lead, action, more }: PurchaseCallProps) {
  return (
    <section className="section sky" aria-labelledby="buying">
      <div className="wrap split even">
        <div>
          <h2 id="buying">{heading}</h2>
          {lead ? <p className="lead">{lead}</p> : null}
          <div className="btns">
            <ButtonLink href={action.path}>{action.label}</ButtonLink>
            <MoreLink href={more.path}>{more.label}</MoreLink>
          </div>
        </div>
        <Art name="spot-key" className={styles.arch} />
      </div>
    </section>
  );
}

export type Benefit = {
  readonly id: string;
  readonly heading: string;
  readonly sum: string;
  readonly before: { readonly struck?: string; readonly text: string };
  readonly figure: string;
  readonly note: string;
  readonly actionLabel: string;
  /** A calculator that is set up with the example. */
  readonly href: string;
};

type RefinanceCallProps = {
  readonly heading: string;
  readonly lead?: string;
  /** What the APRs of the benefits count, and what their payments leave out. */
  readonly note?: string;
  readonly benefits: readonly Benefit[];
  readonly action: Link;
  readonly more: Link;
};

/** Three reasons to refinance, each with a worked example and its drawback. */
export function RefinanceCall({ heading, lead, note, benefits, action, more }: RefinanceCallProps) {
  return (
    <section className="section" aria-labelledby="refinance-reasons">
      <div className="wrap">
        <div className="head">
          <h2 id="refinance-reasons">{heading}</h2>
          {lead ? <p className="lead">{lead}</p> : null}
        </div>
        <div className={classes('three', styles.benefits)}>
          {benefits.map((benefit) => (
            <article key={benefit.id} className={styles.example}>
              <h3>{benefit.heading}</h3>
              <p>{benefit.sum}</p>
              <p className={classes('big', styles.figure)}>
                <span className={styles.was}>
                  {benefit.before.struck ? (
                    <>
                      <s>{benefit.before.struck}</s>{' '}
                    </>
                  ) : null}
                  {benefit.before.text}
                </span>
                {benefit.figure}
              </p>
              <p className={classes('small', styles.note)}>{benefit.note}</p>
              <ButtonLink href={benefit.href} look="secondary">
                {benefit.actionLabel}
              </ButtonLink>
            </article>
          ))}
        </div>
        {note ? <p className={classes('small', styles.all)}>{note}</p> : null}
        <p className="btns">
          <ButtonLink href={action.path}>{action.label}</ButtonLink>
          <MoreLink href={more.path}>{more.label}</MoreLink>
        </p>
      </div>
    </section>
  );
}

type ApplyBandProps = {
  readonly heading: string;
  readonly lead?: string;
  readonly actionLabel: string;
  readonly applyHref: string;
};

/** The yellow band that leads to the application. */
export function ApplyBand({ heading, lead, actionLabel, applyHref }: ApplyBandProps) {
  return (
    <section className={styles.apply} aria-labelledby="apply">
      <div className="wrap">
        <div>
          <h2 id="apply">{heading}</h2>
          {lead ? <p>{lead}</p> : null}
        </div>
        <ApplyLink href={applyHref} label={actionLabel} look="ink" />
      </div>
    </section>
  );
}
