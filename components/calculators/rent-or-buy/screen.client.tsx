'use client';

import { useMemo } from 'react';
import {
  VerdictStrip,
  type VerdictStripProps,
  verdictText,
} from '@/components/calculators/answer/verdict-strip.client';
import { AskLink, NoChart } from '@/components/calculators/fields/ask.client';
import { CountyField } from '@/components/calculators/fields/county-field.client';
import { Field, FieldGroup } from '@/components/calculators/fields/field.client';
import { CalculatorScreen } from '@/components/calculators/frame/calculator-screen.client';
import { useCalculator } from '@/components/calculators/frame/use-calculator.client';
import { useDatedMarket } from '@/components/calculators/memory/memory.client';
import { PlainButton } from '@/components/controls/button';
import { Deferred, lazyIsland } from '@/components/island/deferred.client';
import { fundsText, refusalText } from '@/lib/buying/kind-words';
import { type Analysis, analysisOf, type RentOrBuyFacts } from '@/lib/calculators/rent-or-buy/compute';
import { fields, type RentOrBuyValues } from '@/lib/calculators/rent-or-buy/fields';
import {
  aheadInShort,
  aheadVerdict,
  breakEvenRentText,
  leadText,
  savingsText,
  words,
} from '@/lib/calculators/rent-or-buy/words';
import { spanText, termText } from '@/lib/calculators/words';
import { countyRates } from '@/lib/county-figures';
import { countyValues } from '@/lib/county-values';
import { maxBreakEvenMonths } from '@/lib/mortgage/rent-vs-buy-whole';
import type { Stays } from '@/lib/mortgage/replacement';
import { integerText, noValue, roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';
import styles from './rent-or-buy.module.css';

const Counted = lazyIsland('Counted', () => import('./sections/counted.client').then((it) => it.Counted));
const Crossing = lazyIsland('Crossing', () => import('./sections/worths.client').then((it) => it.Crossing));
const PaymentsAlone = lazyIsland('PaymentsAlone', () =>
  import('./sections/counted.client').then((it) => it.PaymentsAlone),
);
const RentOrBuyWork = lazyIsland('RentOrBuyWork', () =>
  import('./sections/work.client').then((it) => it.RentOrBuyWork),
);
const Worths = lazyIsland('Worths', () => import('./sections/worths.client').then((it) => it.Worths));

const pinsFor = ({ market }: RentOrBuyFacts) => ({
  name: 'rent-vs-buy' as const,
  resultsOf(values: RentOrBuyValues) {
    const { worths, stays, alone } = analysisOf(values, market);
    const { label, figure } = aheadInShort(stays);
    const { ownerNet, renterNet } = worths[values.stayMonths] ?? { ownerNet: 0, renterNet: 0 };
    return [
      { label: 'Buying comes out ahead', text: `${label} ${figure}` },
      { label: 'Owner has after the stay', text: usdWhole(ownerNet) },
      { label: 'Renter has after the stay', text: usdWhole(renterNet) },
      { label: 'Savings on buying, payments alone', text: savingsText(alone) },
      { label: 'Renting, total payments', text: usd(alone.totalRenting) },
      { label: 'Buying, total payments', text: usd(alone.totalBuying) },
    ];
  },
});

/** The first required field that is still empty, or null. */
function missingOf({ price, rent }: RentOrBuyValues): 'price' | 'rent' | null {
  if (price <= 0) return 'price';
  return rent <= 0 ? 'rent' : null;
}

function plateOf([first]: readonly Stays[]): string {
  return first ? `month ${integerText(first.from)}` : `${maxBreakEvenMonths / 12}+`;
}

function stripOf({ values, worths, stays, breakEvenRent: rent }: Analysis): Omit<VerdictStripProps, 'status'> {
  const missing = missingOf(values);
  if (missing) {
    return {
      plate: '?',
      verdict: missing === 'price' ? 'What does the home cost?' : 'What is the rent?',
      ask: (
        <>
          <AskLink field={fields[missing]}>Fill it in</AskLink> to see the answer.
        </>
      ),
    };
  }
  const { stayMonths } = values;
  const { before, key, after } = aheadVerdict(stays);
  const atStay = stayMonths > 0 ? worths[stayMonths] : undefined;
  const stay = atStay ? ` After your ${spanText(stayMonths)} ${leadText(atStay)}.` : '';
  return {
    plate: plateOf(stays),
    verdict: { before, key, after: `${after}${stay}` },
    note:
      rent === null ? 'Selling, upkeep, rising rent and the return on savings are all in it.' : breakEvenRentText(rent),
  };
}

/**
 * Sets the county's tax, and its typical price if none was typed. The rent stays: median rents are for smaller homes.
 */
function withCounty(values: RentOrBuyValues, patch: Partial<RentOrBuyValues>): Partial<RentOrBuyValues> {
  const county = patch.county ?? '';
  const [rate, typical] = [countyRates[county], countyValues[county]];
  const isUntouched = values.price === fields.price.initial || values.price === countyValues[values.county];
  return {
    ...(rate !== undefined && { propertyTaxPercent: roundHalfAway(rate, 3) }),
    ...(typical !== undefined && isUntouched && { price: typical }),
    ...patch,
  };
}

/** The insurance for a small down payment, or why this kind of loan is not available; empty for a large one. */
function loanNote({ plan, values, refusal }: Analysis): string {
  const { insurance, financed } = plan;
  const { kind, county } = values;
  if (refusal) return refusalText(refusal, kind, county);
  const fee =
    financed > 0 ? ` ${usdWhole(financed)} of ${kind === 'va' ? 'VA fee' : 'FHA premium'} is in the loan.` : '';
  if (insurance.endMonth === 0) return kind === 'va' ? `A VA loan has no mortgage insurance.${fee}` : '';
  const begins = kind === 'fha' ? 'FHA’s insurance begins at' : 'Under 20%, mortgage insurance is';
  return `${begins} about ${usdWhole(insurance.monthly)} a month for ${spanText(insurance.endMonth)}.${fee}`;
}

/** Renting compared with buying: who has more at the end of a stay, with every cost included. */
export function RentOrBuyCalculator({ facts: given }: { readonly facts: RentOrBuyFacts }) {
  const facts = useDatedMarket(given);
  const { market } = facts;
  const first = useMemo(
    () => ({ ratePercent: market.rate.ratePercent, propertyTaxPercent: roundHalfAway(market.taxPercent, 3) }),
    [market],
  );
  const calculator = useCalculator(fields, withCounty, first);
  const { values, fieldProps, change } = calculator;
  const analysis = useMemo(() => analysisOf(values, market), [values, market]);
  const { purchase } = analysis;
  const pins = useMemo(() => pinsFor(facts), [facts]);
  const strip = stripOf(analysis);
  return (
    <CalculatorScreen
      calculator={calculator}
      words={words}
      pins={pins}
      bar={missingOf(values) ? { label: 'Rent or buy', figure: noValue } : aheadInShort(analysis.stays)}
      strip={<VerdictStrip {...strip} status={calculator} />}
      beside={
        missingOf(analysis.values) ? (
          <NoChart>The chart is drawn once the rent and the price of the home are filled in.</NoChart>
        ) : (
          <>
            <Deferred>
              <Crossing analysis={analysis} sentence={verdictText(stripOf(analysis).verdict)} />
            </Deferred>
            {analysis.values.stayMonths > 0 ? (
              <Deferred>
                <Worths inputs={analysis.inputs} />
              </Deferred>
            ) : (
              <p className={styles.noStay}>Say how long you’ll stay, and we’ll list what each would own.</p>
            )}
          </>
        )
      }
      sections={
        <>
          <Deferred hasFields>
            <Counted calculator={calculator} />
            <PaymentsAlone analysis={analysis} deduction={fieldProps('deduction')} />
          </Deferred>
          <Deferred>
            <RentOrBuyWork analysis={analysis} />
          </Deferred>
        </>
      }
    >
      <FieldGroup legend="Your choice">
        <CountyField
          {...fieldProps('county')}
          field={fields.county}
          limits={facts.countyLimits}
          namesOnly
          note={
            values.county === ''
              ? 'For its property tax, and the price of a typical home there'
              : `The typical home in ${values.county} County is ${usdWhole(countyValues[values.county] ?? null)}. ${facts.typical}`
          }
        />
        <Field {...fieldProps('rent')} />
        <Field {...fieldProps('price')} />
        {purchase ? (
          <Field key="saved" {...fieldProps('saved')} note={`${fundsText(purchase)} ${loanNote(analysis)}`}>
            <PlainButton
              onClick={() =>
                change({ fundsMode: 'down', downPaymentPercent: roundHalfAway(analysis.values.downPaymentPercent, 3) })
              }
            >
              I know my down payment
            </PlainButton>
          </Field>
        ) : (
          <Field
            key="down"
            {...fieldProps('downPaymentPercent')}
            note={`= ${usdWhole(analysis.alone.downPayment)}. ${loanNote(analysis)}`}
          >
            <PlainButton
              onClick={() => change({ fundsMode: 'saved', saved: values.saved || Math.round(analysis.bring) })}
            >
              Start from what I’ve saved
            </PlainButton>
          </Field>
        )}
        <Field {...fieldProps('ratePercent')} />
        <Field {...fieldProps('termMonths')} note={termText(values.termMonths)} />
        <Field {...fieldProps('stayMonths')} />
      </FieldGroup>
    </CalculatorScreen>
  );
}
