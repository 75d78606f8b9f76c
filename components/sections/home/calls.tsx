import { classes } from '@/components/browser/classes';
import { ButtonLink } from '@/components/controls/button';
import { Art } from '@/components/drawings/art';
import { ApplyLink } from '@/components/page/apply';
import { presetHref } from '@/content/examples/presets';
import type { Href } from '@/content/routes';
import { home } from '@/content/site/own-pages/home';
import styles from './home.module.css';

export function PurchaseCall() {
  const { heading, lead, action } = home.purchase;
  return (
    <section className={classes('sky', styles.buying)} aria-labelledby="buying">
      <div className="wrap">
        <Art name="spot-key" />
        <div>
          <h2 id="buying">{heading}</h2>
          <p className="wide-only">{lead}</p>
        </div>
        <p className={classes('btns', styles.actions)}>
          <ButtonLink href={action.path}>{action.label}</ButtonLink>
        </p>
      </div>
    </section>
  );
}

export function RefinanceCall() {
  const { heading, lead, note, calculatorLabel, action } = home.refinance;
  return (
    <section className={styles.band} aria-labelledby="refinance-reasons">
      <div className="wrap">
        <div className={classes('head row', styles.head)}>
          <h2 id="refinance-reasons">{heading}</h2>
          <p className="small">{lead}</p>
        </div>
        <div className={styles.benefits}>
          {home.benefits.map((benefit) => (
            <article key={benefit.id}>
              <h3 className="t-l">{benefit.heading}</h3>
              <p>{benefit.sum}</p>
              <p className={styles.figure}>
                <span>
                  {'struck' in benefit.before ? (
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
                <ApplyLink label={benefit.actionLabel} look="secondary" />
                <a className="tap" href={presetHref(benefit.preset)}>
                  {calculatorLabel}
                  <span className="vh">: {benefit.heading}</span>
                </a>
              </p>
            </article>
          ))}
        </div>
        <p className={`small ${styles.fine}`}>{note}</p>
        <p className={classes('btns', styles.actions)}>
          <ButtonLink href={'/refinance-questions' satisfies Href}>{action.label}</ButtonLink>
        </p>
      </div>
    </section>
  );
}

export function ApplyBand() {
  const { heading, lead, actionLabel } = home.apply;
  return (
    <section className={styles.apply} aria-labelledby="apply">
      <div className="wrap row">
        <div>
          <h2 id="apply">{heading}</h2>
          <p className="wide-only t-s">{lead}</p>
        </div>
        <ApplyLink label={actionLabel} look="ink" />
      </div>
    </section>
  );
}
