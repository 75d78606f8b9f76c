'use client';

import { useMemo } from 'react';
import type { VerdictStripProps } from '@/components/calculators/answer/answer.client';
import { AskLink, NoChart } from '@/components/calculators/fields/ask.client';
import { CountyField } from '@/components/calculators/fields/county-field.client';
import { Field, FieldGroup } from '@/components/calculators/fields/field.client';
import { CalculatorScreen } from '@/components/calculators/frame/calculator-screen.client';
import { useCalculator } from '@/components/calculators/frame/use-calculator.client';
import { Deferred, lazyIsland } from '@/components/island/deferred.client';
import { verdictText } from '@/lib/calculators/answer';
import { type Analysis, analysisOf, type RentOrBuyFacts } from '@/lib/calculators/rent-or-buy/compute';
import { fields, type RentOrBuyValues } from '@/lib/calculators/rent-or-buy/fields';
import { aheadInShort, aheadVerdict, leadText, savingsText, words } from '@/lib/calculators/rent-or-buy/words';
import { spanText, termText } from '@/lib/calculators/words';
import { countyRates } from '@/lib/county-figures';
import { maxBreakEvenMonths, type Stays } from '@/lib/mortgage/rent-vs-buy-whole';
import { integerText, noValue, roundHalfAway, usd } from '@/lib/numbers/format';
import styles from './rent-or-buy.module.css';

const Counted = lazyIsland('Counted', () => import('./sections/counted.client').then((it) => it.Counted));
const Crossing = lazyIsland('Crossing', () => import('./sections/worths.client').then((it) => it.Crossing));
const PaymentsAlone = lazyIsland('PaymentsAlone', () =>
  import('./sections/counted.client').then((it) => it.PaymentsAlone),
);
const RentOrBuyWork = lazyIsland('RentOrBuyWork', () =>
  import('./sections/work.client').then((it) => it.RentOrBuyWork),
);
const Typical = lazyIsland('Typical', () => import('./sections/typical.client').then((it) => it.Typical));
const Worths = lazyIsland('Worths', () => import('./sections/worths.client').then((it) => it.Worths));

const pins = {
  name: 'rent-vs-buy',
  resultsOf(values: RentOrBuyValues) {
    const { worths, stays, alone } = analysisOf(values);
    const { label, figure } = aheadInShort(stays);
    const { ownerNet, renterNet } = worths[values.stayMonths] ?? { ownerNet: 0, renterNet: 0 };
    return [
      { label: 'Buying comes out ahead', text: `${label} ${figure}` },
      { label: 'Owner has after the stay', text: usd(ownerNet) },
      { label: 'Renter has after the stay', text: usd(renterNet) },
      { label: 'Savings on buying, payments alone', text: savingsText(alone) },
      { label: 'Renting, total payments', text: usd(alone.totalRenting) },
      { label: 'Buying, total payments', text: usd(alone.totalBuying) },
    ];
  },
} as const;

/** The field that is still empty and without which nothing can be compared; null when there is none. */
function missingOf({ price, rent }: RentOrBuyValues): 'price' | 'rent' | null {
  if (price <= 0) return 'price';
  return rent <= 0 ? 'rent' : null;
}

function plateOf([first]: readonly Stays[]): string {
  return first ? `month ${integerText(first.from)}` : `${maxBreakEvenMonths / 12}+`;
}

function stripOf({ values, worths, stays }: Analysis): Omit<VerdictStripProps, 'status'> {
  const missing = missingOf(values);
  if (missing) {
    return {
      plate: '?',
      verdict: missing === 'price' ? 'What does the home cost?' : 'What is the rent?',
      ask: (
        <>
          <AskLink field={fields[missing]}>Fill it in</AskLink> and the answer appears.
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
    note: 'Selling, upkeep, rising rent and the return on savings are all counted.',
  };
}

/** A chosen county sets the tax to its rate, which can then be typed over. */
function withCountyTax(_values: RentOrBuyValues, patch: Partial<RentOrBuyValues>): Partial<RentOrBuyValues> {
  const rate = countyRates[patch.county ?? ''];
  if (rate === undefined || patch.propertyTaxPercent !== undefined) return patch;
  return { ...patch, propertyTaxPercent: roundHalfAway(rate, 3) };
}

/** Renting compared with buying: who has more at the end of a stay, with every cost counted. */
export function RentOrBuyCalculator({ facts }: { readonly facts: RentOrBuyFacts }) {
  const calculator = useCalculator(fields, withCountyTax);
  const { values, fieldProps } = calculator;
  const analysis = useMemo(() => analysisOf(values), [values]);
  const strip = stripOf(analysis);
  const { stayMonths } = values;
  return (
    <CalculatorScreen
      calculator={calculator}
      phone={facts.phone}
      words={words}
      pins={pins}
      bar={{
        ...(missingOf(values) ? { label: 'Rent or buy', figure: noValue } : aheadInShort(analysis.stays)),
        link: 'The chart',
      }}
      strip={strip}
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
                <Worths inputs={analysis.values} />
              </Deferred>
            ) : (
              <p className={styles.noStay}>
                Say how long you will stay, and what each of the two would own is listed here.
              </p>
            )}
          </>
        )
      }
      sections={
        <Deferred hasFields>
          <Counted calculator={calculator} />
          <PaymentsAlone analysis={analysis} deduction={fieldProps('deduction')} />
        </Deferred>
      }
      last={
        <Deferred>
          <RentOrBuyWork analysis={analysis} />
        </Deferred>
      }
    >
      <FieldGroup legend="Your choice">
        <CountyField
          {...fieldProps('county')}
          field={fields.county}
          limits={facts.countyLimits}
          namesOnly
          note={
            values.county === '' ? (
              'For its property tax, and what’s typical there'
            ) : (
              <Deferred hasFields>
                <Typical county={values.county} source={facts.typical} onUse={calculator.change} />
              </Deferred>
            )
          }
        />
        <Field {...fieldProps('rent')} />
        <Field {...fieldProps('price')} />
        <Field {...fieldProps('downPaymentPercent')} note={`= ${usd(analysis.alone.downPayment)}`} />
        <Field {...fieldProps('ratePercent')} />
        <Field {...fieldProps('termMonths')} note={termText(values.termMonths)} />
        <Field {...fieldProps('stayMonths')} note={termText(stayMonths)} />
      </FieldGroup>
    </CalculatorScreen>
  );
}
