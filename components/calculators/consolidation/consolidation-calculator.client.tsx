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
import { CallOut } from '@/components/ui/call-out';
import type { ValuesOf } from '@/lib/calculators/definition';
import { termText } from '@/lib/calculators/words';
import { type ConsolidationInputs, consolidatedDebts, consolidation, weightedRate } from '@/lib/mortgage/consolidation';
import { noValue, percentText, usd } from '@/lib/numbers/format';
import type { ConsolidationFields, ConsolidationProps } from './content';

type Values = ValuesOf<ConsolidationFields>;

function inputsOf(values: Values): ConsolidationInputs {
  const { first, firstPayment, firstRate, second, secondPayment, secondRate } = values;
  return { ...newLoanOf(values), first, firstPayment, firstRate, second, secondPayment, secondRate };
}

function resultsOf(values: Values) {
  const result = consolidation(inputsOf(values));
  return [
    { label: 'New monthly payment', text: usd(result.newPayment) },
    { label: 'Monthly savings', text: usd(result.monthlySavings) },
    { label: 'Interest saved', text: usd(result.interestSaved) },
    { label: 'Net savings', text: usd(result.netSavings) },
  ];
}

/** One new loan in place of two: payment, interest, and whether it is worth it. */
export function ConsolidationCalculator({ content, schedule, withoutScript }: ConsolidationProps) {
  const calculator = useCalculator<ConsolidationFields>(content.fields);
  const { values, bind, change } = calculator;
  const pinned = usePins('consolidation', calculator);
  const inputs = useMemo(() => inputsOf(values), [values]);
  const debts = useMemo(() => consolidatedDebts(inputs), [inputs]);
  const result = useMemo(() => consolidation(inputs), [inputs]);
  const average = weightedRate(debts);
  return (
    <>
      <CalculatorLayout>
        <form aria-label={content.form} onSubmit={(event) => event.preventDefault()}>
          <NoScript texts={withoutScript} />
          <Notices calculator={calculator} />
          <div data-print="no">
            <CallOut title={content.escrow.title}>
              <p>{content.escrow.text}</p>
            </CallOut>
          </div>
          <FieldGroup legend={content.groups.first}>
            <Field {...bind('first')} />
            <Field {...bind('firstPayment')} />
            <Field {...bind('firstRate')} />
          </FieldGroup>
          <FieldGroup legend={content.groups.second}>
            <Field {...bind('second')} />
            <Field {...bind('secondPayment')} />
            <Field {...bind('secondRate')} />
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
            principal={values.first + values.second}
            costs={result.closingCosts}
            onChange={change}
          />
          <ResultBar label={content.bar} figure={usd(result.newPayment)} target={resultId} />
        </form>
        <ReplacementResult
          texts={content}
          result={result}
          newRatePercent={values.newRatePercent}
          currentRatePercents={[values.firstRate, values.secondRate]}
          termMonths={values.termMonths}
          monthsRemaining={result.currentMonthsRemaining}
          more={[
            {
              label: content.average.label,
              note: content.average.note,
              text: average === null ? noValue : percentText(average),
            },
          ]}
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
      <WorkSection notes={content.work} steps={() => workOf(debts, inputs, result, result.currentMonthsRemaining)} />
    </>
  );
}
