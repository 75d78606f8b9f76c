'use client';

import { useMemo } from 'react';
import type { ResultBarProps } from '@/components/calculators/answer/bar.client';
import type { VerdictStripProps } from '@/components/calculators/answer/verdict-strip';
import { AskLink } from '@/components/calculators/fields/ask-link.client';
import { Field } from '@/components/calculators/fields/field.client';
import { FieldGroup } from '@/components/calculators/fields/field-group';
import { CalculatorScreen } from '@/components/calculators/frame/calculator-screen.client';
import { useCalculator } from '@/components/calculators/frame/use-calculator.client';
import { Later, laterCode } from '@/components/island/later.client';
import { CallOut } from '@/components/ui/call-out';
import type { CalculatorName } from '@/lib/calculators/pins';
import { monthsText, verdictOf } from '@/lib/calculators/verdict';
import { termText } from '@/lib/calculators/words';
import type { Debt } from '@/lib/mortgage/replace-debts';
import { noValue, percentText, usd } from '@/lib/numbers/format';
import { type Analysis, analysisOf, debtCountOf, type ReplaceDebtsFacts } from './analysis';
import type { ReplaceDebtsFields, ReplaceDebtsValues } from './fields';
import { Cards } from './sections/cards.client';
import { ClosingCosts } from './sections/closing-costs.client';
import { Payments } from './sections/payments';
import { TodaysRate } from './sections/todays-rate.client';
import type { ReplaceDebtsWords } from './words';

const Schedule = laterCode('Schedule', () =>
  import('@/components/calculators/schedule/schedule.client').then((it) => it.Schedule),
);
const Outcome = laterCode('Outcome', () => import('./sections/outcome.client').then((it) => it.Outcome));
const ReplaceDebtsWork = laterCode('ReplaceDebtsWork', () =>
  import('./sections/work.client').then((it) => it.ReplaceDebtsWork),
);

type Answer = {
  readonly bar: ResultBarProps;
  readonly strip: Omit<VerdictStripProps, 'status'>;
};

type ScreenProps = {
  readonly name: CalculatorName;
  readonly fields: ReplaceDebtsFields;
  readonly words: ReplaceDebtsWords;
  readonly facts: ReplaceDebtsFacts;
};

/** The field without which there is no answer; null when there is none. */
function missingOf(debts: readonly Debt[]): 'principal' | 'payment' | null {
  if (!debts.some((debt) => debt.principal > 0)) return 'principal';
  return debts.some((debt) => debt.payment > 0) ? null : 'payment';
}

function questionOf(words: ReplaceDebtsWords, fields: ReplaceDebtsFields, missing: 'principal' | 'payment'): Answer {
  const question = words.questions[missing];
  const field = fields[`${missing}1`];
  return {
    bar: { label: question, figure: noValue },
    strip: {
      plate: '?',
      verdict: question,
      ask: field ? (
        <>
          <AskLink field={field}>Fill it in</AskLink> and the month appears.
        </>
      ) : null,
    },
  };
}

/** The new rate is above one of today's: no figure beside it may promise a saving. */
function rateAnswer({ rateWarning }: ReplaceDebtsWords, { debts, loan: { newRatePercent } }: Analysis): Answer {
  const rates = debts.filter((debt) => !debt.card && newRatePercent > debt.ratePercent);
  const lowest = Math.min(...rates.map((debt) => debt.ratePercent));
  return {
    bar: { label: rateWarning.title, figure: percentText(newRatePercent) },
    strip: {
      plate: 'rate',
      bad: true,
      verdict: `The new rate, ${percentText(newRatePercent)}, is higher than the ${percentText(lowest)} you pay now.`,
      note: rateWarning.title,
      spoken: rateWarning.text,
    },
  };
}

function answerOf(
  words: ReplaceDebtsWords,
  fields: ReplaceDebtsFields,
  values: ReplaceDebtsValues,
  analysis: Analysis,
): Answer {
  const { debts, stayMonths, outcome, replaced } = analysis;
  const { result } = replaced;
  const missing = missingOf(debts);
  if (missing) return questionOf(words, fields, missing);
  if (result.newRateIsHigher) return rateAnswer(words, analysis);
  const { bar, note, plate, bad, ...verdict } = verdictOf({ result, outcome, stayMonths });
  const { closingCosts, closingCostsType } = fields;
  const isExample =
    values.closingCostsType === closingCostsType.initial && values.closingCosts === closingCosts.initial;
  const { before, key, after } = verdict;
  return {
    bar,
    strip: {
      plate,
      bad,
      verdict,
      note: isExample ? words.exampleCosts : note,
      ...(isExample && { spoken: `${before}${key}${after} ${words.exampleCosts}` }),
    },
  };
}

function resultsOf({ replaced: { result }, outcome }: Analysis) {
  return [
    { label: 'New monthly payment', text: usd(result.newPayment) },
    { label: 'Monthly savings', text: usd(result.monthlySavings) },
    { label: 'Costs back, month', text: monthsText(result) },
    { label: 'Saved when you sell', text: usd(outcome.saved) },
    { label: 'Interest saved', text: usd(result.interestSaved) },
    { label: 'Net savings', text: usd(result.netSavings) },
  ];
}

/** A new loan in place of one debt (refinancing) or of several (consolidating): the payment, when the costs are back, and what it saves. */
export function ReplaceDebtsScreen({ name, fields, words, facts }: ScreenProps) {
  const calculator = useCalculator(fields);
  const { values, bind, set } = calculator;
  const { groups, cards } = words;
  const range = useMemo(
    () => ({ least: groups.debts.length, most: cards?.most ?? groups.debts.length }),
    [groups, cards],
  );
  const analysis = useMemo(() => analysisOf(values, range), [values, range]);
  const { result } = analysis.replaced;
  const { stayMonths } = values;
  const pins = useMemo(
    () => ({ name, resultsOf: (pinned: ReplaceDebtsValues) => resultsOf(analysisOf(pinned, range)) }),
    [name, range],
  );
  const counts = (field: string, at: ReplaceDebtsValues) => {
    const debt = /\d$/.exec(field);
    if (debt) return Number(debt[0]) <= debtCountOf(at, range);
    if (field === 'closingCosts') return at.closingCostsType === 'percent';
    if (field === 'closingCostsDollars') return at.closingCostsType === 'dollars';
    return !['debtCount', 'closingCostsType', 'extraMonthly', 'extraOnce', 'extraOnceMonth'].includes(field);
  };
  const { bar, strip } = answerOf(words, fields, values, analysis);
  return (
    <CalculatorScreen
      calculator={calculator}
      phone={facts.phone}
      words={words}
      pins={pins}
      counts={counts}
      bar={{ ...bar, link: words.chartLink }}
      strip={strip}
      beside={
        <>
          <Payments words={words} analysis={analysis} />
          <Later>
            <Outcome words={words} analysis={analysis} />
          </Later>
        </>
      }
      last={
        <Later hasFields>
          <Schedule
            loan={{
              principal: result.financedAmount,
              ratePercent: values.newRatePercent,
              termMonths: values.termMonths,
            }}
            calculator={calculator}
            hideChartInPrint
          />
          <ReplaceDebtsWork notes={words.work} analysis={analysis} />
        </Later>
      }
    >
      {words.escrow ? (
        <div data-print="no">
          <CallOut title={words.escrow.title}>
            <p>{words.escrow.text}</p>
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
          least={range.least}
          count={debtCountOf(values, range)}
          onChange={set}
        />
      ) : null}
      <FieldGroup legend={groups.next}>
        <Field {...bind('newRatePercent')} problem={result.newRateIsHigher ? words.rateWarning.text : undefined}>
          <TodaysRate
            label={words.today}
            today={facts.today}
            termMonths={values.termMonths}
            onPick={(newRatePercent) => set({ newRatePercent })}
          />
        </Field>
        <Field {...bind('termMonths')} note={termText(values.termMonths)} />
      </FieldGroup>
      <ClosingCosts
        legend={groups.costs}
        hint={words.costsHint}
        type={bind('closingCostsType')}
        percent={bind('closingCosts')}
        dollars={bind('closingCostsDollars')}
        finance={bind('financeClosingCosts')}
        principal={analysis.debts.reduce((sum, debt) => sum + debt.principal, 0)}
        costs={result.closingCosts}
        onChange={set}
      />
      <FieldGroup legend={groups.stay}>
        <Field {...bind('stayMonths')} note={stayMonths > 0 ? termText(stayMonths) : undefined} />
      </FieldGroup>
    </CalculatorScreen>
  );
}
