'use client';

import { useMemo } from 'react';
import { Field } from '@/components/calculators/kit/field.client';
import { FieldGroup } from '@/components/calculators/kit/field-group';
import { type ResultLine, ResultRows } from '@/components/calculators/kit/result-panel';
import { CalculatorScreen } from '@/components/calculators/kit/screen.client';
import { useCalculator } from '@/components/calculators/kit/use-calculator.client';
import type { RentVsBuyContent, RentVsBuyFields, RentVsBuyProps } from '@/lib/calculators/content/rent-vs-buy';
import type { ValuesOf } from '@/lib/calculators/definition';
import { termText } from '@/lib/calculators/words';
import { type RentVsBuy, type RentVsBuyInputs, rentVsBuy } from '@/lib/mortgage/rent-vs-buy';
import { usd } from '@/lib/numbers/format';
import { CostOverTime } from './cost-over-time.later.client';
import styles from './rent-vs-buy.module.css';
import { Sides } from './sides';
import { differenceOf, netVerdictOf, verdictOf } from './words';
import { RentVsBuyWork } from './work.later.client';

type Values = ValuesOf<RentVsBuyFields>;

/** The inputs without the extra payments, the same object while they are the same: extra payments do not change the costs. */
function useInputs(values: Values): RentVsBuyInputs {
  const { rent, price, downPaymentPercent, termMonths, ratePercent, stayMonths } = values;
  const { propertyTaxPercent, appreciationPercent } = values;
  return useMemo(
    () => ({
      rent,
      price,
      downPaymentPercent,
      termMonths,
      ratePercent,
      stayMonths,
      propertyTaxPercent,
      appreciationPercent,
    }),
    [rent, price, downPaymentPercent, termMonths, ratePercent, stayMonths, propertyTaxPercent, appreciationPercent],
  );
}

function loanOf({ price, downPaymentPercent }: Values) {
  return { loan: Math.max(0, price * (1 - downPaymentPercent / 100)) };
}

function resultsOf(values: Values) {
  const result = rentVsBuy(values);
  const difference = differenceOf(result);
  return [
    {
      label: 'Savings on buying',
      text: difference < 0 ? `${usd(-difference)} more` : `${usd(difference)}${difference > 0 ? ' less' : ''}`,
    },
    { label: 'Renting, average a month', text: usd(result.averageMonthlyRenting) },
    { label: 'Buying, average a month', text: usd(result.averageMonthlyBuying) },
    { label: 'Renting, total', text: usd(result.totalRenting) },
    { label: 'Buying, total', text: usd(result.totalBuying) },
    { label: 'Equity earned', text: usd(result.equityEarned) },
  ];
}

function linesOf({ rows }: RentVsBuyContent, values: Values, result: RentVsBuy): readonly ResultLine[] {
  const standard = values.deduction === 'standard';
  const stay = `After ${termText(values.stayMonths)}`;
  return [
    { label: rows.mortgage, note: 'Principal and interest, a month', text: usd(result.mortgagePayment) },
    { label: rows.tax, note: 'A month', text: usd(result.monthlyPropertyTax) },
    { label: rows.appreciated, note: stay, text: usd(result.appreciatedPrice) },
    { label: rows.balance, note: stay, text: usd(result.remainingBalance) },
    {
      label: rows.equity,
      note: rows.equityNote,
      text: usd(result.equityEarned),
      negative: result.equityEarned <= -0.005,
    },
    {
      label: rows.taxSavings,
      note: standard ? rows.noTaxSavingsNote : rows.taxSavingsNote,
      text: usd(standard ? 0 : result.taxSavings),
    },
  ];
}

/** Averages, totals and what buying is made of. */
function Figures({
  content,
  values,
  result,
}: {
  readonly content: RentVsBuyContent;
  readonly values: Values;
  readonly result: RentVsBuy;
}) {
  return (
    <>
      <Sides texts={content.comparison} stay={`Over ${termText(values.stayMonths)}`} result={result} />
      <ResultRows caption={content.rows.caption} lines={linesOf(content, values, result)} />
      <p className={styles.note}>{content.note}</p>
    </>
  );
}

/** Renting compared with buying over a stay. */
export function RentVsBuyCalculator({ content, schedule, withoutScript }: RentVsBuyProps) {
  const calculator = useCalculator<RentVsBuyFields>(content.fields);
  const { values, bind } = calculator;
  const inputs = useInputs(values);
  const result = rentVsBuy(inputs);
  const difference = differenceOf(result);
  const figure = usd(Math.abs(difference));
  const verdict = verdictOf(values, result);
  const { less, more, same } = content.bar;
  return (
    <CalculatorScreen
      calculator={calculator}
      name="rent-vs-buy"
      texts={content}
      schedule={schedule}
      withoutScript={withoutScript}
      derived={loanOf}
      resultsOf={resultsOf}
      bar={{ label: difference < 0 ? more : difference > 0 ? less : same, figure }}
      result={{
        title: content.result,
        figure,
        bad: difference < 0,
        verdict,
        basis: netVerdictOf(values, result),
        spoken: verdict,
        children: <Figures content={content} values={values} result={result} />,
      }}
      sections={<CostOverTime texts={content.overTime} inputs={inputs} />}
      loan={{
        principal: result.loanAmount > 0 ? result.loanAmount : null,
        ratePercent: values.ratePercent,
        termMonths: values.termMonths,
      }}
      hideChartInPrint
      work={<RentVsBuyWork notes={content.work} values={values} />}
    >
      <FieldGroup legend={content.groups.rent}>
        <Field {...bind('rent')} />
        <Field {...bind('stayMonths')} note={termText(values.stayMonths)} />
      </FieldGroup>
      <FieldGroup legend={content.groups.home}>
        <Field {...bind('price')} />
        <Field {...bind('downPaymentPercent')} note={`= ${usd(result.downPayment)}`} />
      </FieldGroup>
      <FieldGroup legend={content.groups.loan}>
        <Field {...bind('termMonths')} note={termText(values.termMonths)} />
        <Field {...bind('ratePercent')} />
      </FieldGroup>
      <FieldGroup legend={content.groups.owning}>
        <Field {...bind('propertyTaxPercent')} note={`Of the price, a year: ${usd(12 * result.monthlyPropertyTax)}`} />
        <Field {...bind('appreciationPercent')} />
        <Field {...bind('deduction')} />
      </FieldGroup>
    </CalculatorScreen>
  );
}
