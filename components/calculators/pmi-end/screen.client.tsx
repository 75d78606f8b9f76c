'use client';

import { Field, FieldGroup } from '@/components/calculators/fields/field.client';
import { CalculatorScreen } from '@/components/calculators/frame/calculator-screen.client';
import { useCalculator } from '@/components/calculators/frame/use-calculator.client';
import { Figures } from '@/components/page/figures/figures';
import { type PmiDates, pmiDates } from '@/lib/calculators/pmi-end/compute';
import { fields, type PmiEndValues } from '@/lib/calculators/pmi-end/fields';
import { termText } from '@/lib/calculators/words';
import { integerText, noValue, percentText, roundHalfAway, usdWhole } from '@/lib/numbers/format';

export const words = {
  form: 'When your mortgage insurance ends',
  title: 'You may ask from',
  noneDue: 'You borrowed at most 80% of the price, so no private mortgage insurance is due.',
  next: [
    { label: 'The letter to send', href: '#a-letter-to-send' },
    { label: 'If your home has gained', href: '#if-your-home-has-gained' },
  ],
} as const;

/** The text about the current balance; empty until it is typed. */
function todayText({ owed, price }: PmiEndValues, { askBalance }: PmiDates): string {
  if (owed <= 0 || price <= 0) return '';
  const share = percentText(roundHalfAway((100 * owed) / price, 1));
  if (owed <= askBalance) return `You owe ${share} of that price: you may ask now.`;
  return `You owe ${share} of that price. Pay ${usdWhole(owed - askBalance)} more and you may ask.`;
}

export function PmiEndCalculator() {
  const calculator = useCalculator(fields);
  const { values, fieldProps } = calculator;
  const dates = pmiDates(values);
  const today = dates && todayText(values, dates);
  const none = values.price > 0 && values.downPaymentPercent >= 20;
  const figure = dates?.ask.month ?? (none ? 'No PMI' : noValue);
  return (
    <CalculatorScreen
      calculator={calculator}
      words={words}
      bar={{ label: words.title, figure }}
      panel={{
        title: words.title,
        figure,
        spoken: dates ? `${words.title} ${dates.ask.month}. ${today}` : none ? words.noneDue : '',
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
                {
                  label: 'You may ask',
                  note: `After payment ${integerText(dates.ask.payment)}; you owe ${usdWhole(dates.askBalance)} or less, 80%`,
                  text: dates.ask.month,
                },
                {
                  label: 'It ends by itself',
                  note: `After payment ${integerText(dates.end.payment)}; the schedule is at ${usdWhole(dates.end.balance)}`,
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
