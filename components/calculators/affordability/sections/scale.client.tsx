'use client';

import { memo } from 'react';
import { NoChart } from '@/components/calculators/fields/ask.client';
import { PriceScale as Drawing } from '@/components/drawings/price-scale/price-scale';
import type { Analysis } from '@/lib/calculators/affordability/compute';
import { allInText, type LimitShares, rungTexts, rungTitles } from '@/lib/calculators/affordability/words';
import { type HomePayment, type Level, type RungName, rungNames } from '@/lib/calculators/affordability-scale';
import { shareText } from '@/lib/calculators/words';
import { integerText, usd, usdWhole } from '@/lib/numbers/format';
import styles from './scale.module.css';

const wideFrame = { name: 'wide', width: 720, height: 300, label: 118, houses: 1, unit: ' a month' } as const;
const drawn = {
  ...rungTitles,
  home: 'Your home',
  rule: '28% rule',
  under: 'Under each price: the payment a month',
} as const;

type ScaleProps = { readonly analysis: Analysis; readonly shares: LimitShares };

const tones: Readonly<Record<RungName, string | undefined>> = {
  comfortable: styles.enamel,
  stretch: styles.pale,
  most: styles.hatched,
};

const levelNames: Readonly<Record<Level, string>> = {
  comfortable: 'comfortable',
  stretch: 'a stretch',
  most: 'the most that some loans allow',
  beyond: 'more than most loans allow',
};

type RungProps = {
  readonly rung: HomePayment;
  /** What its payment is: "a month, all in". */
  readonly amount: string;
  readonly termMonths: number;
};

function Rung({ rung, amount, termMonths }: RungProps) {
  return (
    <>
      <p>
        <b>
          {usd(rung.total)} {amount}
        </b>
      </p>
      {rung.ofIncome === null || rung.withDebts === null ? null : (
        <p>
          {shareText(rung.ofIncome)} of income, {shareText(rung.withDebts)} with debts
        </p>
      )}
      {rung.apr === null ? null : (
        <p>
          APR {rung.apr}, {integerText(termMonths)} payments of {usd(rung.principalAndInterest)}
          {rung.insuranceEnds > 0
            ? `, plus ${usd(rung.mortgageInsurance)} of mortgage insurance until month ${integerText(rung.insuranceEnds)}`
            : ''}
        </p>
      )}
    </>
  );
}

/** Home prices on a street, with what each costs a month: comfortable, a stretch and the most. */
export const PriceScale = memo(function PriceScale({ analysis, shares }: ScaleProps) {
  const { values, inputs, scale, rule } = analysis;
  const meanings = rungTexts(shares);
  const shown = rungNames.filter((name) => scale.rungs[name] !== null);
  const prices = shown.map((name) => `${rungTitles[name].toLowerCase()} ${usdWhole(scale.rungs[name]?.price ?? null)}`);
  const home = scale.home ? ` Your home at ${usdWhole(scale.home.price)}: ${levelNames[scale.home.level]}.` : '';
  return (
    <section aria-labelledby="scale">
      <h2 id="scale">Your street, by price</h2>
      <p className={styles.lead}>Lit homes fit the guideline.</p>
      {shown.length === 0 ? (
        <NoChart>There’s no price to draw: debts, tax and insurance take all that the limits leave.</NoChart>
      ) : (
        <Drawing
          wide={wideFrame}
          texts={drawn}
          scale={scale}
          rulePrice={rule.qualifies ? rule.homePrice : null}
          label={`Home prices: ${prices.join(', ')}.${home}`}
        />
      )}
      <ul className={styles.rungs}>
        {rungNames.map((name) => {
          const rung = scale.rungs[name];
          return (
            <li key={name} className={tones[name]}>
              <h3>{rungTitles[name]}</h3>
              <span className={`big ${styles.figure}`}>{usdWhole(rung?.price ?? null)}</span>
              {rung ? <Rung rung={rung} amount={allInText(inputs)} termMonths={values.termMonths} /> : null}
              <p>{meanings[name]}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
});
