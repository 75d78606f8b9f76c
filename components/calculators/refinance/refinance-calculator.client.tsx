'use client';

import { useMemo } from 'react';
import { Field } from '@/components/calculators/kit/field.client';
import { FieldGroup } from '@/components/calculators/kit/field-group';
import { Later } from '@/components/calculators/kit/later.client';
import { NoScript } from '@/components/calculators/kit/no-script';
import { Notices } from '@/components/calculators/kit/notices.client';
import { Compare, usePins } from '@/components/calculators/kit/pins.client';
import { ResultBar } from '@/components/calculators/kit/result-bar.client';
import { CalculatorLayout, resultId } from '@/components/calculators/kit/result-panel';
import { Schedule } from '@/components/calculators/kit/schedule.client';
import { WorkSection } from '@/components/calculators/kit/show-work';
import { Tools } from '@/components/calculators/kit/tools.client';
import { useCalculator } from '@/components/calculators/kit/use-calculator.client';
import { ClosingCosts } from '@/components/calculators/replacement/closing-costs.client';
import { newLoanOf } from '@/components/calculators/replacement/new-loan';
import { ReplacementResult } from '@/components/calculators/replacement/result.client';
import { ReplacementVerdict } from '@/components/calculators/replacement/verdict.client';
import { workOf } from '@/components/calculators/replacement/words';
import type { ValuesOf } from '@/lib/calculators/definition';
import { termText } from '@/lib/calculators/words';
import { type RefinanceInputs, refinance, refinancedDebts } from '@/lib/mortgage/refinance';
import { usd } from '@/lib/numbers/format';
import type { RefinanceFields, RefinanceProps } from './content';

type Values = ValuesOf<RefinanceFields>;

function inputsOf(values: Values): RefinanceInputs {
  const { principal, currentPayment, currentRatePercent } = values;
  return { ...newLoanOf(values), principal, currentPayment, currentRatePercent };
}

function resultsOf(values: Values) {
  const result = refinance(inputsOf(values));
  return [
    { label: 'New monthly payment', text: usd(result.newPayment) },
    { label: 'Monthly savings', text: usd(result.monthlySavings) },
    { label: 'Interest saved', text: usd(result.interestSaved) },
    { label: 'Net savings', text: usd(result.netSavings) },
  ];
}

/** A new loan in place of the present one: payment, interest, and whether it is worth it. */
export function RefinanceCalculator({ content, schedule, withoutScript }: RefinanceProps) {
  const calculator = useCalculator<RefinanceFields>(content.fields);
  const { values, bind, change } = calculator;
  const pinned = usePins('refinance', calculator);
  const inputs = useMemo(() => inputsOf(values), [values]);
  const debts = useMemo(() => refinancedDebts(inputs), [inputs]);
  const result = useMemo(() => refinance(inputs), [inputs]);
  const remaining = [result.currentMonthsRemaining];
  return (
    <>
      <CalculatorLayout>
        <form aria-label={content.form} onSubmit={(event) => event.preventDefault()}>
          <NoScript texts={withoutScript} />
          <Notices calculator={calculator} />
          <FieldGroup legend={content.groups.now}>
            <Field {...bind('principal')} />
            <Field {...bind('currentPayment')} />
            <Field {...bind('currentRatePercent')} />
          </FieldGroup>
          <FieldGroup legend={content.groups.next}>
            <Field {...bind('newRatePercent')} />
            <Field {...bind('termMonths')} note={termText(values.termMonths)} />
          </FieldGroup>
          <ClosingCosts
            legend={content.groups.costs}
            hint={content.costsHint}
            type={bind('closingCostsType')}
            percent={bind('closingCosts')}
            dollars={bind('closingCostsDollars')}
            finance={bind('financeClosingCosts')}
            principal={values.principal}
            costs={result.closingCosts}
            onChange={change}
          />
          <ResultBar label={content.bar} figure={usd(result.newPayment)} target={resultId} />
        </form>
        <ReplacementResult
          texts={content}
          result={result}
          newRatePercent={values.newRatePercent}
          currentRatePercents={[values.currentRatePercent]}
          termMonths={values.termMonths}
          monthsRemaining={remaining}
          tools={<Tools calculator={calculator} onPin={pinned.pin} />}
        />
      </CalculatorLayout>
      <ReplacementVerdict texts={content.verdict} debts={debts} loan={inputs} />
      <Later>
        <Compare calculator={calculator} pinned={pinned} resultsOf={resultsOf} />
      </Later>
      <Schedule
        texts={schedule}
        principal={result.financedAmount}
        ratePercent={values.newRatePercent}
        termMonths={values.termMonths}
        extraMonthly={bind('extraMonthly')}
        extraOnce={bind('extraOnce')}
        extraOnceMonth={bind('extraOnceMonth')}
        chartOnScreenAlone
      />
      <WorkSection notes={content.work} steps={() => workOf(debts, inputs, result, remaining)} />
    </>
  );
}
