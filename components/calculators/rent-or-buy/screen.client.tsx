'use client';

import { useMemo } from 'react';
import { PartPlace } from '@/components/calculators/answer/part-place';
import { AskLink } from '@/components/calculators/fields/ask-link.client';
import { Field } from '@/components/calculators/fields/field.client';
import { FieldGroup } from '@/components/calculators/fields/field-group';
import { CalculatorScreen } from '@/components/calculators/frame/screen.client';
import { useCalculator } from '@/components/calculators/frame/use-calculator.client';
import { Counted } from '@/components/calculators/rent-or-buy/sections/counted.later.client';
import { CrossingChart } from '@/components/calculators/rent-or-buy/sections/crossing-chart.later.client';
import { PaymentsAlone } from '@/components/calculators/rent-or-buy/sections/payments-alone.later.client';
import { RentVsBuyWork } from '@/components/calculators/rent-or-buy/sections/work.later.client';
import { Worths } from '@/components/calculators/rent-or-buy/sections/worths.later.client';
import type { RentVsBuyContent, RentVsBuyFields, RentVsBuyProps } from '@/lib/calculators/content/rent-vs-buy';
import type { ValuesOf } from '@/lib/calculators/definition';
import { withCounties } from '@/lib/calculators/property-tax';
import { aheadInShort, aheadVerdict, leadText, type Verdict } from '@/lib/calculators/rent-or-buy';
import { spanText, termText } from '@/lib/calculators/words';
import { countyRates } from '@/lib/county-figures';
import { rentVsBuy } from '@/lib/mortgage/rent-vs-buy';
import {
  longestBreakEven,
  type NetWorths,
  netWorthsByMonth,
  type RentVsBuyWholeInputs,
  type Stays,
  staysAhead,
} from '@/lib/mortgage/rent-vs-buy-whole';
import { integerText, noValue, roundHalfAway, usd } from '@/lib/numbers/format';
import styles from './rent-vs-buy.module.css';
import { savingsText } from './words';

type Values = ValuesOf<RentVsBuyFields>;

/** The net worths by month, and the stays at which buying is ahead; the same objects while the inputs are the same. */
function useWorths(values: Values): { readonly worths: readonly NetWorths[]; readonly stays: readonly Stays[] } {
  const { rent, price, downPaymentPercent, termMonths, ratePercent, propertyTaxPercent, appreciationPercent } = values;
  const { buyingCostPercent, sellingCostPercent, maintenancePercent, homeInsurancePercent } = values;
  const { rentGrowthPercent, returnPercent } = values;
  return useMemo(() => {
    const inputs: RentVsBuyWholeInputs = {
      rent,
      price,
      downPaymentPercent,
      termMonths,
      ratePercent,
      stayMonths: 0,
      propertyTaxPercent,
      appreciationPercent,
      buyingCostPercent,
      sellingCostPercent,
      maintenancePercent,
      homeInsurancePercent,
      rentGrowthPercent,
      returnPercent,
    };
    const worths = netWorthsByMonth(inputs, longestBreakEven);
    return { worths, stays: staysAhead(worths) };
  }, [
    rent,
    price,
    downPaymentPercent,
    termMonths,
    ratePercent,
    propertyTaxPercent,
    appreciationPercent,
    buyingCostPercent,
    sellingCostPercent,
    maintenancePercent,
    homeInsurancePercent,
    rentGrowthPercent,
    returnPercent,
  ]);
}

function loanOf({ price, downPaymentPercent }: Values) {
  return { loan: Math.max(0, price * (1 - downPaymentPercent / 100)) };
}

function resultsOf(values: Values) {
  const worths = netWorthsByMonth(values, longestBreakEven);
  const { label, figure } = aheadInShort(staysAhead(worths));
  const { ownerNet, renterNet } = worths[values.stayMonths] ?? { ownerNet: 0, renterNet: 0 };
  const result = rentVsBuy(values);
  return [
    { label: 'Buying comes out ahead', text: `${label} ${figure}` },
    { label: 'Owner has after the stay', text: usd(ownerNet) },
    { label: 'Renter has after the stay', text: usd(renterNet) },
    { label: 'Savings on buying, payments alone', text: savingsText(result) },
    { label: 'Renting, total payments', text: usd(result.totalRenting) },
    { label: 'Buying, total payments', text: usd(result.totalBuying) },
  ];
}

/** The field that is still empty and without which nothing can be compared; null when there is none. */
function missingOf({ price, rent }: Values): 'price' | 'rent' | null {
  if (price <= 0) return 'price';
  return rent <= 0 ? 'rent' : null;
}

/** Who is ahead after the stay, as the second sentence of the verdict; empty without a stay. */
function afterStayText({ stayMonths }: Values, worths: readonly NetWorths[]): string {
  const atStay = stayMonths > 0 ? worths[stayMonths] : undefined;
  return atStay ? ` After your ${spanText(stayMonths)} ${leadText(atStay)}.` : '';
}

function plateOf([first]: readonly Stays[]): string {
  return first ? `month ${integerText(first.from)}` : `${longestBreakEven / 12}+`;
}

function verdictOf(content: RentVsBuyContent, values: Values, worths: readonly NetWorths[], stays: readonly Stays[]) {
  const missing = missingOf(values);
  if (missing) {
    const question = content.verdict.questions[missing];
    return {
      plate: '?',
      verdict: (
        <>
          {question} <AskLink field={content.fields[missing]}>Fill it in</AskLink> and the answer appears.
        </>
      ),
      spoken: question,
    };
  }
  const { before, key, after }: Verdict = aheadVerdict(stays);
  const atStay = afterStayText(values, worths);
  return {
    plate: plateOf(stays),
    verdict: (
      <>
        {before}
        <em>{key}</em>
        {after}
        {atStay}
      </>
    ),
    note: content.verdict.counted,
    spoken: `${before}${key}${after}${atStay}`,
  };
}

/** A chosen county sets the tax to its rate, which can then be typed over. */
function withCountyTax(_values: Values, patch: Partial<Values>): Partial<Values> {
  const rate = countyRates[patch.county ?? ''];
  if (rate === undefined || patch.propertyTaxPercent !== undefined) return patch;
  return { ...patch, propertyTaxPercent: roundHalfAway(rate, 3) };
}

/** Renting compared with buying: who has more at the end of a stay, with every cost counted. */
export function RentVsBuyCalculator({ content, withoutScript }: RentVsBuyProps) {
  const fields = useMemo<RentVsBuyFields>(() => withCounties(content.fields), [content]);
  const calculator = useCalculator(fields, withCountyTax);
  const { values, bind } = calculator;
  const { worths, stays } = useWorths(values);
  const result = rentVsBuy(values);
  const missing = missingOf(values);
  const verdict = verdictOf(content, values, worths, stays);
  return (
    <CalculatorScreen
      calculator={calculator}
      name="rent-vs-buy"
      texts={content}
      withoutScript={withoutScript}
      derived={loanOf}
      resultsOf={resultsOf}
      bar={{
        ...(missing ? { label: content.verdict.bar, figure: noValue } : aheadInShort(stays)),
        link: content.verdict.link,
      }}
      verdict={verdict}
      parts={
        missing ? (
          <PartPlace>{content.chart.question}</PartPlace>
        ) : (
          <>
            <section aria-labelledby="net-worths">
              <h2 id="net-worths">{content.chart.title}</h2>
              <CrossingChart
                texts={content.chart}
                worths={worths}
                stays={stays}
                stayMonths={values.stayMonths}
                sentence={verdict.spoken}
              />
            </section>
            {values.stayMonths > 0 ? (
              <Worths content={content} inputs={values} />
            ) : (
              <p className={styles.noStay}>{content.noStay}</p>
            )}
          </>
        )
      }
      sections={
        <>
          <Counted texts={content.counted} limits={content.countyLimits} calculator={calculator} />
          <PaymentsAlone content={content} calculator={calculator} />
        </>
      }
      work={<RentVsBuyWork notes={content.work} values={values} />}
    >
      <FieldGroup legend={content.groups.choice}>
        <Field {...bind('rent')} />
        <Field {...bind('price')} />
        <Field {...bind('downPaymentPercent')} note={`= ${usd(result.downPayment)}`} />
        <Field {...bind('ratePercent')} />
        <Field {...bind('termMonths')} note={termText(values.termMonths)} />
        <Field {...bind('stayMonths')} note={termText(values.stayMonths)} />
      </FieldGroup>
    </CalculatorScreen>
  );
}
