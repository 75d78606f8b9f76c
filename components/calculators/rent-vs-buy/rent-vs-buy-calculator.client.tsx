'use client';

import { useMemo } from 'react';
import { Field } from '@/components/calculators/kit/field.client';
import { FieldGroup } from '@/components/calculators/kit/field-group';
import { Later } from '@/components/calculators/kit/later.client';
import { NoScript } from '@/components/calculators/kit/no-script';
import { Notices } from '@/components/calculators/kit/notices.client';
import { Compare, usePins } from '@/components/calculators/kit/pins.client';
import { ResultBar } from '@/components/calculators/kit/result-bar.client';
import {
  CalculatorLayout,
  type ResultLine,
  ResultPanel,
  ResultRows,
  resultId,
} from '@/components/calculators/kit/result-panel';
import { Schedule } from '@/components/calculators/kit/schedule.client';
import { WorkSection } from '@/components/calculators/kit/show-work';
import { Tools } from '@/components/calculators/kit/tools.client';
import { useCalculator } from '@/components/calculators/kit/use-calculator.client';
import { ButtonLink, MoreLink } from '@/components/ui/button';
import type { ValuesOf } from '@/lib/calculators/definition';
import { termText } from '@/lib/calculators/words';
import { type RentVsBuy, type RentVsBuyInputs, rentVsBuy } from '@/lib/mortgage/rent-vs-buy';
import { usd } from '@/lib/numbers/format';
import type { RentVsBuyContent, RentVsBuyFields, RentVsBuyProps } from './content';
import { CostOverTime } from './cost-over-time.client';
import styles from './rent-vs-buy.module.css';
import { Sides } from './sides';
import { differenceOf, netVerdictOf, verdictOf, workOf } from './words';

type Values = ValuesOf<RentVsBuyFields>;

/** The inputs of the costs alone, stable while they are: trying out extra payments works none of the costs out again. */
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

/** Renting beside buying, for as long as somebody means to stay. */
export function RentVsBuyCalculator({ content, schedule, withoutScript }: RentVsBuyProps) {
  const calculator = useCalculator<RentVsBuyFields>(content.fields);
  const { values, bind } = calculator;
  const pinned = usePins('rent-vs-buy', calculator);
  const inputs = useInputs(values);
  const result = rentVsBuy(inputs);
  const difference = differenceOf(result);
  const figure = usd(Math.abs(difference));
  const verdict = verdictOf(values, result);
  return (
    <>
      <CalculatorLayout>
        <form aria-label={content.form} onSubmit={(event) => event.preventDefault()}>
          <NoScript texts={withoutScript} />
          <Notices calculator={calculator} derived={loanOf} />
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
            <Field
              {...bind('propertyTaxPercent')}
              note={`Of the price, a year: ${usd(12 * result.monthlyPropertyTax)}`}
            />
            <Field {...bind('appreciationPercent')} />
            <Field {...bind('deduction')} />
          </FieldGroup>
          <ResultBar
            label={difference < 0 ? content.bar.more : difference > 0 ? content.bar.less : content.bar.same}
            figure={figure}
            target={resultId}
          />
        </form>
        <ResultPanel
          title={content.result}
          figure={figure}
          bad={difference < 0}
          verdict={verdict}
          basis={netVerdictOf(values, result)}
          spoken={verdict}
          actions={
            <>
              <ButtonLink href={content.next.href}>{content.next.label}</ButtonLink>
              <MoreLink href={content.quote.href}>{content.quote.label}</MoreLink>
              <Tools calculator={calculator} onPin={pinned.pin} />
            </>
          }
        >
          <Sides texts={content.comparison} stay={`Over ${termText(values.stayMonths)}`} result={result} />
          <ResultRows caption={content.rows.caption} lines={linesOf(content, values, result)} />
          <p className={styles.note}>{content.note}</p>
        </ResultPanel>
      </CalculatorLayout>
      <Later>
        <Compare calculator={calculator} pinned={pinned} resultsOf={resultsOf} />
      </Later>
      <CostOverTime texts={content.overTime} inputs={inputs} />
      <Schedule
        texts={schedule}
        principal={result.loanAmount > 0 ? result.loanAmount : null}
        ratePercent={values.ratePercent}
        termMonths={values.termMonths}
        extraMonthly={bind('extraMonthly')}
        extraOnce={bind('extraOnce')}
        extraOnceMonth={bind('extraOnceMonth')}
        chartOnScreenAlone
      />
      <WorkSection notes={content.work} steps={() => workOf(values, result)} />
    </>
  );
}
