'use client';

import { Figures } from '@/components/calculators/answer/figures';
import { Field, FieldGroup } from '@/components/calculators/fields/field.client';
import { CalculatorScreen, type Phone } from '@/components/calculators/frame/calculator-screen.client';
import { useCalculator } from '@/components/calculators/frame/use-calculator.client';
import { termText } from '@/lib/calculators/words';
import { integerText, noValue, percentText, roundHalfAway, usdWhole } from '@/lib/numbers/format';
import { type PmiDates, pmiDates } from './dates';
import { fields, type PmiEndValues } from './fields';
import { words } from './words';

/** What the balance of today says; empty where it is not typed. */
function todayText({ owed, price }: PmiEndValues, { askBalance }: PmiDates): string {
  if (owed <= 0 || price <= 0) return '';
  const share = percentText(roundHalfAway((100 * owed) / price, 1));
  if (owed <= askBalance) return `You owe ${share} of that price: you may ask now.`;
  return `You owe ${share} of that price. Pay ${usdWhole(owed - askBalance)} more and you may ask.`;
}

/** Finds the months in which private mortgage insurance may end. */
export function PmiEndCalculator({ phone }: { readonly phone: Phone }) {
  const calculator = useCalculator(fields);
  const { values, bind } = calculator;
  const dates = pmiDates(values);
  const today = dates && todayText(values, dates);
  const none = values.price > 0 && values.downPaymentPercent >= 20;
  const figure = dates?.ask.month ?? (none ? words.none : noValue);
  return (
    <CalculatorScreen
      calculator={calculator}
      phone={phone}
      words={words}
      bar={{ label: words.title, figure, link: words.link }}
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
              caption={words.caption}
              lines={[
                {
                  label: words.ask,
                  note: `After payment ${integerText(dates.ask.payment)}; you owe ${usdWhole(dates.askBalance)} or less, 80%`,
                  text: dates.ask.month,
                },
                {
                  label: words.end,
                  note: `After payment ${integerText(dates.end.payment)}; the plan is at ${usdWhole(dates.end.balance)}`,
                  text: dates.end.month,
                },
                { label: words.latest, note: words.latestNote, text: dates.latest },
              ]}
            />
          </>
        ) : none ? (
          <p>{words.noneDue}</p>
        ) : null,
      }}
    >
      <FieldGroup legend={words.group}>
        <Field {...bind('price')} />
        <Field {...bind('downPaymentPercent')} note={dates ? `You borrowed ${usdWhole(dates.loan)}` : undefined} />
        <Field {...bind('ratePercent')} />
        <Field {...bind('termMonths')} note={termText(values.termMonths)} />
        <Field {...bind('firstMonth')} />
        <Field {...bind('firstYear')} />
        <Field {...bind('owed')} />
      </FieldGroup>
    </CalculatorScreen>
  );
}
