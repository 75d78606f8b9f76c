import { newAprText } from '@/components/calculators/replace-debts/new-apr';
import styles from '@/components/calculators/replace-debts/replacement.module.css';
import type { ReplacementTexts } from '@/lib/calculators/content/replacement';
import { listText } from '@/lib/calculators/words';
import type { Debt, NewLoan, Replaced } from '@/lib/mortgage/replace-debts';
import { integerText, percentText, roundHalfAway, usd } from '@/lib/numbers/format';

type BarsProps = {
  readonly texts: ReplacementTexts['bars'];
  readonly debts: readonly Debt[];
  readonly loan: NewLoan;
  readonly replaced: Replaced;
};

function countText(count: number): string {
  return `${integerText(count)} payment${count === 1 ? '' : 's'}`;
}

/** "7.25%, 325 payments left", or "3 loans at 4%, 4.5% and 22%". */
function nowText(debts: readonly Debt[], monthsRemaining: Replaced['monthsRemaining']): string {
  const rates = listText(debts.map((debt) => percentText(debt.ratePercent)));
  if (debts.length > 1) return `${integerText(debts.length)} loans at ${rates}`;
  const [months = null] = monthsRemaining;
  return months === null ? `${rates}, never paid off` : `${rates}, ${countText(months)} left`;
}

type BarProps = {
  readonly name: string;
  /** Dollars, one part beside the other. */
  readonly parts: readonly number[];
  readonly total: number;
  /** What a bar of the full width amounts to. */
  readonly whole: number;
  readonly tone: 'now' | 'less' | 'more';
};

function Bar({ name, parts, total, whole, tone }: BarProps) {
  let left = 0;
  return (
    <li>
      <span className={styles.name}>
        <span>{name}</span>
        <b>{usd(total)}</b>
      </span>
      <svg className={styles.bar} data-tone={tone} viewBox="0 0 1000 28" preserveAspectRatio="none" aria-hidden="true">
        {parts.map((part, index) => {
          const width = whole > 0 ? Math.round((1000 * part) / whole) : 0;
          const x = left;
          left += width;
          // A gap of two units divides a bar.
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its place in the bar
          return <rect key={index} x={x} width={Math.max(0, width - (index < parts.length - 1 ? 3 : 0))} height="28" />;
        })}
      </svg>
    </li>
  );
}

/** The present payments and the new one, one bar under the other. */
export function Bars({ texts, debts, loan, replaced }: BarsProps) {
  const { currentPayment, newPayment, monthlySavings } = replaced.result;
  const savings = roundHalfAway(monthlySavings, 2);
  const whole = Math.max(currentPayment, newPayment);
  return (
    <section aria-labelledby="payments">
      <h2 id="payments">
        {savings === 0
          ? 'The same each month'
          : `${usd(Math.abs(savings))} ${savings > 0 ? 'less' : 'more'} each month`}
      </h2>
      <ul className={styles.bars}>
        <Bar
          name={`Now: ${nowText(debts, replaced.monthsRemaining)}`}
          parts={debts.map((debt) => debt.payment)}
          total={currentPayment}
          whole={whole}
          tone="now"
        />
        <Bar
          name={`New: ${percentText(loan.newRatePercent)}, APR ${newAprText(replaced, loan.termMonths)}, ${countText(loan.termMonths)}`}
          parts={[newPayment]}
          total={newPayment}
          whole={whole}
          tone={savings < 0 ? 'more' : 'less'}
        />
      </ul>
      <p className={styles.mini}>
        {texts.note} <b>{texts.strong}</b>
      </p>
    </section>
  );
}
