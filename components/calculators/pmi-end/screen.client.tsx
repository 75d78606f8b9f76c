'use client';

import { Field, FieldGroup } from '@/components/calculators/fields/field.client';
import { CalculatorScreen } from '@/components/calculators/frame/calculator-screen.client';
import { useCalculator } from '@/components/calculators/frame/use-calculator.client';
import { type Figure, Figures } from '@/components/page/figures/figures';
import { type PmiDates, pmiDates } from '@/lib/calculators/pmi-end/compute';
import { fields, type PmiEndValues } from '@/lib/calculators/pmi-end/fields';
import { termText } from '@/lib/calculators/words';
import { integerText, noValue, percentText, roundHalfAway, usdWhole } from '@/lib/numbers/format';

export const words = {
  form: 'When your mortgage insurance ends',
  title: 'You may ask from',
  titleNow: 'You may ask',
  titleEnd: 'It ends by itself in',
  noneDue: 'You borrowed at most 80% of the price, so no private mortgage insurance is due.',
  next: [
    { label: 'The letter to send', href: '#a-letter-to-send' },
    { label: 'If your home has gained', href: '#if-your-home-has-gained' },
  ],
} as const;

function mayAskNow({ owed }: PmiEndValues, { askBalance }: PmiDates): boolean {
  return owed > 0 && owed <= askBalance;
}

/** The answer in large type: now, the month to ask from, or the month of the end if that comes first. */
function answerOf(values: PmiEndValues, dates: PmiDates): { readonly title: string; readonly figure: string } {
  if (mayAskNow(values, dates)) return { title: words.titleNow, figure: 'Now' };
  if (dates.ask) return { title: words.title, figure: dates.ask.month };
  return { title: words.titleEnd, figure: dates.end.month };
}

function askLine(values: PmiEndValues, dates: PmiDates): Figure {
  const { ask, askBalance, end } = dates;
  const label = 'You may ask';
  if (mayAskNow(values, dates)) {
    const bySchedule = ask ? `from ${ask.month}` : `never: it ends in ${end.month}, before 80%`;
    return { label, note: `By the schedule, ${bySchedule}`, text: 'Now' };
  }
  if (!ask) {
    return {
      label,
      note: `By the schedule, you owe more than ${usdWhole(askBalance)}, 80%, until it ends`,
      text: noValue,
    };
  }
  return {
    label,
    note: `After payment ${integerText(ask.payment)}; you owe ${usdWhole(askBalance)} or less, 80%`,
    text: ask.month,
  };
}

/** The text about the current balance; empty until it is typed. */
function todayText(values: PmiEndValues, dates: PmiDates): string {
  const { owed, price } = values;
  const { askBalance } = dates;
  if (owed <= 0 || price <= 0) return '';
  const share = percentText(roundHalfAway((100 * owed) / price, 1));
  if (mayAskNow(values, dates)) return `You owe ${share} of that price: you may ask now.`;
  return `You owe ${share} of that price. Pay ${usdWhole(owed - askBalance)} more and you may ask.`;
}

export function PmiEndCalculator() {
  const calculator = useCalculator(fields);
  const { values, fieldProps } = calculator;
  const dates = pmiDates(values);
  const today = dates && todayText(values, dates);
  const none = values.price > 0 && values.downPaymentPercent >= 20;
  const { title, figure } = dates ? answerOf(values, dates) : { title: words.title, figure: none ? 'No PMI' : noValue };
  return (
    <CalculatorScreen
      calculator={calculator}
      words={words}
      bar={{ label: title, figure }}
      panel={{
        title,
        figure,
        spoken: dates ? `${title} ${figure}. ${today}` : none ? words.noneDue : '',
        children: dates ? (
          <>
            {today ? (
              <p>
                <b>{today}</b>
              </p>
            ) : null}
            <Figures
              dense
              caption="When your mortgage insurance ends"
              lines={[
                askLine(values, dates),
                {
                  label: 'It ends by itself',
                  note: `After payment ${integerText(dates.end.payment)}${dates.ask ? '' : ', the middle of the term'}; the schedule is at ${usdWhole(dates.end.balance)}`,
                  text: dates.end.month,
                },
                {
                  label: 'At the latest',
                  note: 'If you’re up to date: the month after the middle of the term',
                  text: dates.latest,
                },
              ]}
            />
          </>
        ) : none ? (
          <p>{words.noneDue}</p>
        ) : null,
      }}
    >
      <FieldGroup legend="Your loan">
        <Field {...fieldProps('price')} />
        <Field
          {...fieldProps('downPaymentPercent')}
          note={dates ? `You borrowed ${usdWhole(dates.loan)}` : undefined}
        />
        <Field {...fieldProps('ratePercent')} />
        <Field {...fieldProps('termMonths')} note={termText(values.termMonths)} />
        <Field {...fieldProps('firstMonth')} />
        <Field {...fieldProps('firstYear')} />
        <Field {...fieldProps('owed')} />
      </FieldGroup>
    </CalculatorScreen>
  );
}
