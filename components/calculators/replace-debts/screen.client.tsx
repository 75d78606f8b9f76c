'use client';

import { type ReactNode, useCallback, useMemo } from 'react';
import { AskLink } from '@/components/calculators/fields/ask-link.client';
import { Field } from '@/components/calculators/fields/field.client';
import { FieldGroup } from '@/components/calculators/fields/field-group';
import { CalculatorScreen } from '@/components/calculators/frame/screen.client';
import { useCalculator } from '@/components/calculators/frame/use-calculator.client';
import { Bars } from '@/components/calculators/replace-debts/sections/bars';
import { Cards } from '@/components/calculators/replace-debts/sections/cards.client';
import { ClosingCosts } from '@/components/calculators/replace-debts/sections/closing-costs.client';
import { Outcome } from '@/components/calculators/replace-debts/sections/outcome.later.client';
import { TodaysRate } from '@/components/calculators/replace-debts/sections/todays-rate.client';
import { ReplacementWork } from '@/components/calculators/replace-debts/sections/work.later.client';
import { CallOut } from '@/components/ui/call-out';
import {
  debtCountOf,
  debtsOf,
  newLoanOf,
  type ReplacementContent,
  type ReplacementFields,
  type ReplacementProps,
} from '@/lib/calculators/content/replacement';
import type { ValuesOf } from '@/lib/calculators/definition';
import { monthsText, verdictOf } from '@/lib/calculators/verdict';
import { termText } from '@/lib/calculators/words';
import { type Debt, type NewLoan, type Replaced, replaceDebts } from '@/lib/mortgage/replace-debts';
import { replacementOutcome } from '@/lib/mortgage/replacement-outcome';
import { noValue, percentText, usd } from '@/lib/numbers/format';

type Values = ValuesOf<ReplacementFields>;

type Answer = {
  readonly bar: { readonly label: string; readonly figure: string };
  readonly verdict: {
    readonly plate: string;
    readonly bad?: boolean;
    readonly verdict: ReactNode;
    readonly note?: ReactNode;
    readonly spoken: string;
  };
};

/** The field without which there is no answer; null when there is none. */
function missingOf(debts: readonly Debt[]): 'principal' | 'payment' | null {
  if (!debts.some((debt) => debt.principal > 0)) return 'principal';
  return debts.some((debt) => debt.payment > 0) ? null : 'payment';
}

function questionOf({ questions, fields }: ReplacementContent, missing: 'principal' | 'payment'): Answer {
  const question = questions[missing];
  const field = fields[`${missing}1`];
  return {
    bar: { label: question, figure: noValue },
    verdict: {
      plate: '?',
      verdict: (
        <>
          {question} {field ? <AskLink field={field}>Fill it in</AskLink> : null} and the month appears.
        </>
      ),
      spoken: question,
    },
  };
}

/** The new rate is above one of today's: no figure beside it may promise a saving. */
function rateAnswer({ rateWarning }: ReplacementContent, debts: readonly Debt[], { newRatePercent }: NewLoan): Answer {
  const rates = debts.filter((debt) => !debt.card && newRatePercent > debt.ratePercent);
  const lowest = Math.min(...rates.map((debt) => debt.ratePercent));
  const why = `The new rate, ${percentText(newRatePercent)}, is higher than the ${percentText(lowest)} you pay now.`;
  return {
    bar: { label: rateWarning.title, figure: percentText(newRatePercent) },
    verdict: { plate: 'rate', bad: true, verdict: why, note: rateWarning.title, spoken: rateWarning.text },
  };
}

function answerOf(
  content: ReplacementContent,
  values: Values,
  debts: readonly Debt[],
  loan: NewLoan,
  { result }: Replaced,
): Answer {
  const missing = missingOf(debts);
  if (missing) return questionOf(content, missing);
  if (result.newRateIsHigher) return rateAnswer(content, debts, loan);
  const { stayMonths } = values;
  const { plate, bad, before, key, after, bar, note } = verdictOf({
    result,
    outcome: replacementOutcome(debts, loan, stayMonths),
    stayMonths,
  });
  const { closingCosts, closingCostsType } = content.fields;
  const isExample =
    values.closingCostsType === closingCostsType.initial && values.closingCosts === closingCosts.initial;
  return {
    bar,
    verdict: {
      plate,
      bad,
      verdict: (
        <>
          {before}
          <em className={plate.startsWith('month') ? 'nw' : undefined}>{key}</em>
          {after}
        </>
      ),
      note: isExample ? content.exampleCosts : note,
      spoken: `${before}${key}${after}${isExample ? ` ${content.exampleCosts}` : ''}`,
    },
  };
}

/** A new loan in place of one debt (refinancing) or of several (consolidating): the payment, when the costs are back, and what it saves. */
export function ReplacementCalculator({ content, schedule, withoutScript }: ReplacementProps) {
  const calculator = useCalculator<ReplacementFields>(content.fields);
  const { values, bind, set } = calculator;
  const { groups, cards } = content;
  const least = groups.debts.length;
  const most = cards?.most ?? least;
  const debts = useMemo(() => debtsOf(values, least, most), [values, least, most]);
  const loan = useMemo(() => newLoanOf(values), [values]);
  const replaced = useMemo(() => replaceDebts(debts, loan), [debts, loan]);
  const { result } = replaced;
  const { stayMonths } = values;
  const resultsOf = useCallback(
    (pinned: Values) => {
      const pinnedDebts = debtsOf(pinned, least, most);
      const pinnedLoan = newLoanOf(pinned);
      const { result: one } = replaceDebts(pinnedDebts, pinnedLoan);
      const { saved } = replacementOutcome(pinnedDebts, pinnedLoan, pinned.stayMonths);
      return [
        { label: 'New monthly payment', text: usd(one.newPayment) },
        { label: 'Monthly savings', text: usd(one.monthlySavings) },
        { label: 'Costs back, month', text: monthsText(one) },
        { label: 'Saved when you sell', text: usd(saved) },
        { label: 'Interest saved', text: usd(one.interestSaved) },
        { label: 'Net savings', text: usd(one.netSavings) },
      ];
    },
    [least, most],
  );
  const counts = (name: string, at: Values) => {
    const debt = /\d$/.exec(name);
    if (debt) return Number(debt[0]) <= debtCountOf(at, least, most);
    if (name === 'closingCosts') return at.closingCostsType === 'percent';
    if (name === 'closingCostsDollars') return at.closingCostsType === 'dollars';
    return !['debtCount', 'closingCostsType', 'extraMonthly', 'extraOnce', 'extraOnceMonth'].includes(name);
  };
  const { bar, verdict } = answerOf(content, values, debts, loan, replaced);
  return (
    <CalculatorScreen
      calculator={calculator}
      name={content.name}
      texts={content}
      schedule={schedule}
      withoutScript={withoutScript}
      resultsOf={resultsOf}
      counts={counts}
      bar={{ ...bar, link: content.chartLink }}
      verdict={verdict}
      parts={
        <>
          <Bars texts={content.bars} debts={debts} loan={loan} replaced={replaced} />
          <Outcome content={content} debts={debts} loan={loan} stayMonths={stayMonths} />
        </>
      }
      loan={{
        principal: result.financedAmount,
        ratePercent: values.newRatePercent,
        termMonths: values.termMonths,
      }}
      hideChartInPrint
      work={<ReplacementWork content={content} debts={debts} loan={loan} stayMonths={stayMonths} />}
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
      {cards ? (
        <Cards
          texts={cards}
          bind={bind}
          values={values}
          least={least}
          count={debtCountOf(values, least, most)}
          onChange={set}
        />
      ) : null}
      <FieldGroup legend={groups.next}>
        <Field {...bind('newRatePercent')} problem={result.newRateIsHigher ? content.rateWarning.text : undefined}>
          <TodaysRate
            today={content.today}
            termMonths={values.termMonths}
            onPick={(newRatePercent) => set({ newRatePercent })}
          />
        </Field>
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
      <FieldGroup legend={groups.stay}>
        <Field {...bind('stayMonths')} note={stayMonths > 0 ? termText(stayMonths) : undefined} />
      </FieldGroup>
    </CalculatorScreen>
  );
}
