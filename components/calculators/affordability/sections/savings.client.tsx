'use client';

import { memo } from 'react';
import { Field, type FieldProps } from '@/components/calculators/fields/field.client';
import { SavingsBar, savingsParts } from '@/components/drawings/savings-bar/savings-bar';
import { ohioClass } from '@/components/drawings/signs';
import { Figures } from '@/components/page/figures/figures';
import { takesText } from '@/lib/buying/words';
import { type Analysis, isFromSavings, type OhioLoan } from '@/lib/calculators/affordability/compute';
import { dollarsOf } from '@/lib/calculators/amount';
import type { Market, OhioHelp } from '@/lib/market';
import { percentText, usdWhole } from '@/lib/numbers/format';
import styles from './savings.module.css';

type SavingsProps = { readonly analysis: Analysis; readonly market: Market };

/** Ways to cover a shortfall, each with its amount. */
function waysOut({ shown, reach, values, ohio }: Analysis, { sellerPercent, help }: Market) {
  if (!shown) return [];
  const seller = sellerPercent[values.kind];
  return [
    {
      label: 'A lower price',
      note:
        reach === null
          ? 'At no price yet: closing takes more than you have.'
          : 'What your savings reach, with the least down.',
      text: usdWhole(reach),
    },
    ...(ohio && help
      ? [
          {
            label: 'Ohio’s second loan',
            note: `${percentText(ohio.percent)} of the price, no interest, no payments; see below if you fit.`,
            text: usdWhole(Math.floor(dollarsOf(ohio.percent, shown.price))),
          },
        ]
      : []),
    {
      label: 'A gift from family',
      note: 'It may be all of your down payment, with a letter that says it isn’t a loan.',
      text: usdWhole(shown.short),
    },
    {
      label: 'The seller',
      note: `May pay up to ${percentText(seller)} of the price toward your closing costs, if your agent asks for it in the offer.`,
      text: `to ${usdWhole(dollarsOf(seller, shown.price))}`,
    },
  ];
}

/** Where the savings go at the verdict's price, and how a shortfall could be covered. */
export const Savings = memo(function Savings({ analysis, market }: SavingsProps) {
  const { shown, values } = analysis;
  if (!shown || !isFromSavings(values)) return null;
  const { saved } = values;
  const isShort = shown.short > 0;
  return (
    <section aria-labelledby="savings">
      <h2 id="savings">{isShort ? 'What it takes, and what you have' : `Where your ${usdWhole(saved)} goes`}</h2>
      <p className="quiet">
        {isShort
          ? `You have ${usdWhole(saved)}. This ${usdWhole(shown.price)} home takes ${takesText(shown)}.`
          : `At ${usdWhole(shown.price)}. Closing comes out of it first.`}
      </p>
      <SavingsBar parts={savingsParts(shown, saved)} />
      {isShort ? <Figures caption="Ways to cover what’s missing" lines={waysOut(analysis, market)} /> : null}
    </section>
  );
});

type OhioProps = {
  readonly ohio: OhioLoan;
  readonly score: number;
  readonly help: OhioHelp;
  readonly rateText: string;
  readonly field: FieldProps;
};

/** What Ohio may lend and what it would change. Makes no claim about eligibility. */
export const Ohio = memo(function Ohio({ ohio, score, help, rateText, field }: OhioProps) {
  const { percent, amount, without, helped } = ohio;
  const { inBank, short } = without;
  const change = (label: string, before: number, after: number) => ({
    label,
    note: `${usdWhole(before)} without it`,
    text: usdWhole(after),
  });
  return (
    <section className={styles.ohio} aria-labelledby="ohio-help">
      <h2 id="ohio-help" className={ohioClass}>
        Ohio may lend you {usdWhole(amount)}
      </h2>
      <p>
        The state’s housing agency (OHFA) can add a second loan of <b>{percentText(percent)} of the price</b>. No
        interest and no payments. <b>Forgiven after {help.forgivenYears} years;</b> sell, refinance or move before, and
        you pay all of it back.
      </p>
      <Figures
        caption="What Ohio’s loan would change"
        lines={
          short > 0
            ? [change('Still missing', short, helped.short)]
            : [
                change('Comfortable price', without.price, helped.price),
                ...(inBank === null
                  ? []
                  : [change('Or the same home, with more left in the bank', inBank, inBank + amount)]),
              ]
        }
      />
      <Field {...field} />
      <p className="small">
        For first-time buyers with a score of {score} or higher, within income and price limits:{' '}
        <a href="/first-time-home-buyer-ohio#programs-for-first-time-buyers">see if you fit</a>. Figured at the same{' '}
        {rateText}; OHFA sets the rate on its loans. We do these. As of {help.dayText}.
      </p>
    </section>
  );
});
