'use client';

import { useCallback, useMemo } from 'react';
import { Field } from '@/components/calculators/kit/field.client';
import { FieldGroup } from '@/components/calculators/kit/field-group';
import type { ResultPanelProps } from '@/components/calculators/kit/result-panel';
import { CalculatorScreen } from '@/components/calculators/kit/screen.client';
import { useCalculator } from '@/components/calculators/kit/use-calculator.client';
import { CallOut } from '@/components/ui/call-out';
import {
  debtsOf,
  newLoanOf,
  type ReplacementContent,
  type ReplacementFields,
  type ReplacementProps,
} from '@/lib/calculators/content/replacement';
import type { ValuesOf } from '@/lib/calculators/definition';
import { spokenText, termText } from '@/lib/calculators/words';
import { type Debt, type NewLoan, type Replaced, replaceDebts } from '@/lib/mortgage/replace-debts';
import { summaryOf, summarySentence } from '@/lib/mortgage/replacement-summary';
import { percentText, usd } from '@/lib/numbers/format';
import { ClosingCosts } from './closing-costs.client';
import { Figures } from './figures.client';
import { ReplacementVerdict } from './verdict.later.client';
import { ReplacementWork } from './work.later.client';

type Values = ValuesOf<ReplacementFields>;

function panelOf(
  content: ReplacementContent,
  debts: readonly Debt[],
  loan: NewLoan,
  replaced: Replaced,
): Omit<ResultPanelProps, 'actions'> {
  const { result } = replaced;
  const { newRatePercent, termMonths } = loan;
  const payment = usd(result.newPayment);
  const sentence = summarySentence(
    summaryOf(result, { newRatePercent, currentRatePercents: debts.map((debt) => debt.ratePercent) }),
  );
  return {
    title: content.result,
    figure: payment,
    verdict: sentence,
    basis: `Borrowing ${spokenText('money', result.financedAmount)} over ${termText(termMonths)} at ${percentText(newRatePercent)}. ${content.basis}`,
    spoken: `New payment ${payment}. ${result.newRateIsHigher ? content.rateWarning.text : sentence}`,
    children: <Figures content={content} debts={debts} replaced={replaced} />,
  };
}

/** A new loan in place of one debt (refinancing) or of several (consolidating): payment, interest, and whether it is worth it. */
export function ReplacementCalculator({ content, schedule, withoutScript }: ReplacementProps) {
  const calculator = useCalculator<ReplacementFields>(content.fields);
  const { values, bind, set } = calculator;
  const { groups } = content;
  const count = groups.debts.length;
  const debts = useMemo(() => debtsOf(values, count), [values, count]);
  const loan = useMemo(() => newLoanOf(values), [values]);
  const replaced = useMemo(() => replaceDebts(debts, loan), [debts, loan]);
  const { result } = replaced;
  const resultsOf = useCallback(
    (pinned: Values) => {
      const { result: one } = replaceDebts(debtsOf(pinned, count), newLoanOf(pinned));
      return [
        { label: 'New monthly payment', text: usd(one.newPayment) },
        { label: 'Monthly savings', text: usd(one.monthlySavings) },
        { label: 'Interest saved', text: usd(one.interestSaved) },
        { label: 'Net savings', text: usd(one.netSavings) },
      ];
    },
    [count],
  );
  return (
    <CalculatorScreen
      calculator={calculator}
      name={content.name}
      texts={content}
      schedule={schedule}
      withoutScript={withoutScript}
      resultsOf={resultsOf}
      bar={{ label: content.bar, figure: usd(result.newPayment) }}
      result={panelOf(content, debts, loan, replaced)}
      sections={<ReplacementVerdict texts={content.verdict} debts={debts} loan={loan} />}
      loan={{
        principal: result.financedAmount,
        ratePercent: values.newRatePercent,
        termMonths: values.termMonths,
      }}
      hideChartInPrint
      work={<ReplacementWork notes={content.work} debts={debts} loan={loan} />}
    >
      {content.escrow ? (
        <div data-print="no">
          <CallOut title={content.escrow.title}>
            <p>{content.escrow.text}</p>
          </CallOut>
        </div>
      ) : null}
      {groups.debts.map((legend, index) => (
        <FieldGroup key={legend} legend={legend}>
          <Field {...bind(`principal${index + 1}`)} />
          <Field {...bind(`payment${index + 1}`)} />
          <Field {...bind(`ratePercent${index + 1}`)} />
        </FieldGroup>
      ))}
      <FieldGroup legend={groups.next}>
        <Field {...bind('newRatePercent')} />
        <Field {...bind('termMonths')} note={termText(values.termMonths)} />
      </FieldGroup>
      <ClosingCosts
        legend={groups.costs}
        hint={content.costsHint}
        type={bind('closingCostsType')}
        percent={bind('closingCosts')}
        dollars={bind('closingCostsDollars')}
        finance={bind('financeClosingCosts')}
        principal={debts.reduce((sum, debt) => sum + debt.principal, 0)}
        costs={result.closingCosts}
        onChange={set}
      />
    </CalculatorScreen>
  );
}
