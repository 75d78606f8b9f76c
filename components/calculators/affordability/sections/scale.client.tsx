'use client';

import { memo } from 'react';
import { NoChart } from '@/components/calculators/fields/ask.client';
import { PriceScale as Drawing } from '@/components/drawings/price-scale/price-scale';
import { type RungName, rungNames } from '@/lib/buying/highest-price';
import { scheduleText } from '@/lib/buying/words';
import type { Analysis, LimitShares } from '@/lib/calculators/affordability/compute';
import { bindingText, levelTexts, monthText, rungTitles } from '@/lib/calculators/affordability/words';
import { aprText } from '@/lib/mortgage/apr';
import { usdWhole } from '@/lib/numbers/format';
import styles from './scale.module.css';

type ScaleProps = { readonly analysis: Analysis; readonly shares: LimitShares; readonly isExample: boolean };

const tones: Readonly<Record<RungName, string | undefined>> = {
  comfortable: styles.enamel,
  stretch: styles.pale,
  most: styles.hatched,
};

function titleOf({ shown }: Analysis, isExample: boolean): readonly [title: string, lead: string] {
  if (isExample) return ['A street, by price', 'Example numbers. Type your own, and we’ll use today’s average rate.'];
  if (shown && shown.short > 0) return ['Your street, once the cash is there', 'What your income carries.'];
  return ['Your street, by price', 'The lights are on where the payment leaves you room.'];
}

/** Home prices on a street, each with its monthly cost: comfortable, a stretch and the most. */
export const PriceScale = memo(function PriceScale({ analysis, shares, isExample }: ScaleProps) {
  const { scale, home } = analysis;
  const shown = rungNames.flatMap((name) => {
    const rung = scale[name];
    return rung ? [{ name, rung }] : [];
  });
  const [title, lead] = titleOf(analysis, isExample);
  const prices = shown.map(({ name, rung }) => `${rungTitles[name].toLowerCase()} ${usdWhole(rung.price)}`);
  const own = home ? ` Your home at ${usdWhole(home.price)} ${levelTexts[home.level]}.` : '';
  return (
    <section aria-labelledby="scale">
      <h2 id="scale" tabIndex={-1}>
        {title}
      </h2>
      <p className="small">{lead}</p>
      {shown.length === 0 ? (
        <NoChart>
          {analysis.values.annualIncome === 0
            ? 'There’s no price to draw until you type an income.'
            : 'There’s no price to draw: debts, tax and insurance take all that the limits leave.'}
        </NoChart>
      ) : (
        <Drawing
          street={{ prices: shown.map(({ rung }) => rung.price), home, sign: 'in mind' }}
          label={`A street of home prices: ${prices.join(', ')}.${own}`}
        />
      )}
      <ol className={styles.rungs}>
        {shown.map(({ name, rung }) => (
          <li key={name} className={tones[name]}>
            <h3>{rungTitles[name]}</h3>
            <span className={`big ${styles.figure}`}>{usdWhole(rung.price)}</span>
            <p className="small">
              <b>{monthText(rung)}</b>
            </p>
            <p className="small">{bindingText(name, rung, shares)}</p>
            <p className="small">
              {rung.plan.aprPercent === null ? 'No loan' : `APR ${aprText(rung.plan.aprPercent)}`}
            </p>
          </li>
        ))}
      </ol>
      {shown.length === 0 ? null : (
        <p className={`small ${styles.say}`}>
          <b>Loan payments, before tax and insurance:</b>{' '}
          {shown.map(({ name, rung }) => `${rungTitles[name].toLowerCase()}, ${scheduleText(rung)}`).join('; ')}. Each
          month above has tax and insurance in it.
        </p>
      )}
      <p className={`small ${styles.say}`}>
        Lenders like to see {shares.front} of income or less go to the home, and {shares.comfortable} with your debts.
        Many lend to {shares.stretch}, and then a slow month hurts. Some go to {shares.most}, with strong credit.
      </p>
    </section>
  );
});
