import { classes } from '@/components/browser/classes';
import { ApplyLink, ButtonLink } from '@/components/controls/button';
import { Art } from '@/components/drawings/art';
import styles from './home.module.css';

type Link = { readonly label: string; readonly path: string };

type PurchaseCallProps = {
  readonly heading: string;
  readonly lead?: string;
  readonly action: Link;
};

/** The band that leads to the purchase page. */
export function PurchaseCall({ heading, lead, action }: PurchaseCallProps) {
  return (
    <section className={classes('sky', styles.buying)} aria-labelledby="buying">
      <div className="wrap">
        <Art name="spot-key" />
        <div>
          <h2 id="buying">{heading}</h2>
          {lead ? <p>{lead}</p> : null}
        </div>
        <p className={classes('btns', styles.actions)}>
          <ButtonLink href={action.path}>{action.label}</ButtonLink>
        </p>
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
  /** Where the button of each leads: the application. */
  readonly applyHref: string;
  /** The words of the link to the calculator of each. */
  readonly calculatorLabel: string;
  readonly action: Link;
};

/** Three reasons to refinance, each with a worked example and its drawback. */
export function RefinanceCall(props: RefinanceCallProps) {
  const { heading, lead, note, benefits, applyHref, calculatorLabel, action } = props;
  return (
    <section className={styles.band} aria-labelledby="refinance-reasons">
      <div className="wrap">
        <div className={classes('head row', styles.head)}>
          <h2 id="refinance-reasons">{heading}</h2>
          {lead ? <p>{lead}</p> : null}
        </div>
        <div className={styles.benefits}>
          {benefits.map((benefit) => (
            <article key={benefit.id}>
              <h3>{benefit.heading}</h3>
              <p>{benefit.sum}</p>
              <p className={styles.figure}>
                <span>
                  {benefit.before.struck ? (
                    <>
                      <s>{benefit.before.struck}</s>{' '}
                    </>
                  ) : null}
                  {benefit.before.text}
                </span>{' '}
                <b>{benefit.figure}</b>
              </p>
              <p>{benefit.note}</p>
              <p className={classes('btns', styles.actions)}>
                <ApplyLink href={applyHref} label={benefit.actionLabel} look="secondary" />
                <a href={benefit.href}>
                  {calculatorLabel}
                  <span className="vh">: {benefit.heading}</span>
                </a>
              </p>
            </article>
          ))}
        </div>
        {note ? <p className={styles.fine}>{note}</p> : null}
        <p className={classes('btns', styles.actions)}>
          <ButtonLink href={action.path}>{action.label}</ButtonLink>
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
