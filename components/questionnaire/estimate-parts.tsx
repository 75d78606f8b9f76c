import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import type { Answers } from '@/lib/forms/definition';
import type { PaymentPlan } from '@/lib/mortgage/payment-plan';
import { usd, usdWhole } from '@/lib/numbers/format';
import type { Assumptions } from '@/lib/questionnaire/estimate';
import type { EstimateFacts } from '@/lib/questionnaire/estimate-words';
import styles from './estimate.module.css';

/** What each part of an estimate is computed from. */
export type EstimatePartProps = {
  readonly answers: Answers;
  readonly assumptions: Assumptions;
  readonly facts: EstimateFacts;
  /** Whether the rate is the visitor's own. */
  readonly ownRate: boolean;
};

/** A rate with three decimals, or dashes. */
export function rateText(percent: number | null): string {
  return percent === null ? '---' : `${percent.toFixed(3)}%`;
}

/** An amount rounded down to whole thousands, so that no range is too optimistic. */
export function thousands(amount: number): string {
  return usdWhole(Math.floor(amount / 1000) * 1000);
}

/** A part of the estimate under its heading. */
export function Block({
  title,
  onScreenAlone = false,
  children,
}: {
  readonly title: string;
  readonly onScreenAlone?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.block} aria-label={title} data-print={onScreenAlone ? 'no' : undefined}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The payments of a loan and what its APR counts: what has to be said beside a rate. */
export function Terms({
  plan,
  facts,
  mine,
}: {
  readonly plan: PaymentPlan;
  readonly facts: EstimateFacts;
  readonly mine: boolean;
}) {
  const runs = plan.runs.map(({ amount, count }) => `${count} of ${usd(amount)}`).join(' and ');
  return (
    <p className="small">
      30-year fixed, conventional: {runs} a month, before taxes and insurance. Your actual payment will be higher. The
      APR counts {usdWhole(plan.charges)} (1%) in lender charges
      {plan.insurance.monthly > 0 ? ' and the mortgage insurance' : ''}.{' '}
      {mine ? 'The rate is the one you gave, not today’s.' : 'The rate is an example, not today’s.'}{' '}
      <a href={facts.ask.path}>{facts.ask.label}</a>.
    </p>
  );
}

/** Large figures beside each other, each under its label. */
export function Figures({ items }: { readonly items: readonly (readonly [label: string, figure: string])[] }) {
  return (
    <dl className={styles.figures}>
      {items.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A row of amounts: label, amount, and the class of its color in a bar above. */
export type EstimateRow = readonly [label: string, amount: string, color?: string | undefined];

/** A table of amounts; the color of a row is that of its part in a bar above. */
export function Rows({ caption, rows }: { readonly caption: string; readonly rows: readonly EstimateRow[] }) {
  return (
    <table className={styles.rows}>
      <caption className="vh">{caption}</caption>
      <tbody>
        {rows.map(([label, amount, color]) => (
          <tr key={label}>
            <th scope="row">
              {color === undefined ? null : <i className={classes(styles.swatch, color)} />}
              {label}
            </th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
