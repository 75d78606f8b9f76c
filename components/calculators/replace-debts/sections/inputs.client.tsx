'use client';

import { useEffect, useState } from 'react';
import { AmountField } from '@/components/calculators/fields/amount-field.client';
import { Field, FieldGroup, type FieldProps } from '@/components/calculators/fields/field.client';
import type { Bound } from '@/components/calculators/frame/use-calculator.client';
import type { Missing, ReplaceDebtsFacts } from '@/components/calculators/replace-debts/analysis';
import styles from '@/components/calculators/replace-debts/replace-debts.module.css';
import type { ReplaceDebtsWords } from '@/components/calculators/replace-debts/words';
import { PlainButton } from '@/components/controls/button';
import { dollarsOf } from '@/lib/calculators/amount';
import { dayText } from '@/lib/day';
import { percentText, roundHalfAway, usd } from '@/lib/numbers/format';

/** A field with what it shows: nothing while its number is not known. */
export type ShownField = Pick<FieldProps, 'name' | 'field' | 'value' | 'unparsed' | 'onValue' | 'onUnparsed'>;

const parts = ['principal', 'payment', 'ratePercent'] as const;

type DebtProps = {
  readonly legend: string;
  readonly labels: ReplaceDebtsWords['labels'];
  readonly show: (name: string) => ShownField;
  readonly number: number;
};

/** A debt among the inputs: what is owed, paid and charged. */
export function DebtGroup({ legend, labels, show, number }: DebtProps) {
  const fieldOf = (part: (typeof parts)[number]) => {
    const shown = show(`${part}${number}`);
    return <Field {...shown} field={{ ...shown.field, label: labels[part] }} isOpen />;
  };
  return (
    <FieldGroup legend={legend}>
      {fieldOf('principal')}
      <div className={styles.pair}>
        {fieldOf('payment')}
        {fieldOf('ratePercent')}
      </div>
    </FieldGroup>
  );
}

type AskedProps = {
  readonly words: Pick<ReplaceDebtsWords, 'ask' | 'asked'>;
  readonly show: (name: string) => ShownField;
  /** Whether the fields are empty because those below show the example. */
  readonly example: boolean;
  readonly missing: Missing;
};

/** The three numbers of the first debt in the strip: the same values as below, under shorter labels. */
export function AskedFields({ words: { ask, asked }, show, example, missing }: AskedProps) {
  return (
    <form
      className={styles.asked}
      aria-label={ask.form}
      onSubmit={(event) => event.preventDefault()}
      {...(example && { 'data-print': 'no' })}
    >
      {parts.map((part) => {
        const { field, value, ...shown } = show(`${part}1`);
        const label = part === 'principal' ? ask.owed : asked[part];
        const { note: _, ...short } = field;
        return (
          <div key={part} className={missing === part ? styles.next : undefined}>
            <Field
              {...shown}
              field={{ ...short, label, param: `ask-${field.param}` }}
              value={example ? null : value}
              isOpen
            />
          </div>
        );
      })}
    </form>
  );
}

type TodaysRateProps = {
  readonly label: string;
  readonly today: ReplaceDebtsFacts['today'];
  readonly termMonths: number;
  readonly onPick: (ratePercent: number) => void;
};

/** The example rate of the day in one press, while it has not expired. */
export function TodaysRate({ label, today, termMonths, onPick }: TodaysRateProps) {
  const [isPresent, setPresent] = useState(false);
  // The page is read on later days than the day of its build.
  useEffect(() => setPresent(dayText(new Date()) <= today.expires), [today.expires]);
  const { rates } = today;
  const rate = rates.find(({ termYears }) => 12 * termYears <= termMonths) ?? rates.at(-1);
  if (!isPresent || !rate) return null;
  return (
    <p data-print="no">
      <PlainButton onClick={() => onPick(rate.ratePercent)}>
        {label}, {percentText(rate.ratePercent)}
      </PlainButton>
    </p>
  );
}

type ClosingCostsProps = {
  readonly legend: string;
  readonly hint: ReplaceDebtsWords['costsHint'];
  readonly type: Bound;
  readonly percent: Bound;
  readonly dollars: Bound;
  readonly finance: Bound;
  /** The sum of the debts, in dollars. */
  readonly principal: number;
  /** The closing costs in dollars. */
  readonly costs: number;
  /** Whether the percentage is the usual one, in place of what the visitor has not typed. */
  readonly isUsual: boolean;
  readonly onChange: (patch: Readonly<Record<string, number | string>>) => void;
};

/** Closing costs in percent or in dollars, with the other of the two under the field. */
export function ClosingCosts({
  legend,
  hint,
  type,
  percent,
  dollars,
  finance,
  principal,
  costs,
  isUsual,
  onChange,
}: ClosingCostsProps) {
  const inPercent = type.value === 'percent';
  const share = principal > 0 ? `= ${percentText((100 * costs) / principal)} of what you owe` : undefined;
  return (
    <FieldGroup legend={legend}>
      <AmountField
        unit={type}
        dollars={dollars}
        percent={percent}
        whole={principal}
        ofWhat="of what you owe"
        note={
          inPercent && isUsual
            ? `${percentText(hint.percent)} of the loan, ${usd(costs)}, until you type your own.`
            : inPercent
              ? `= ${usd(costs)}`
              : share
        }
        follows={inPercent && isUsual}
        onChange={onChange}
      >
        <p>
          {hint.text}{' '}
          {inPercent && isUsual ? null : (
            <PlainButton
              onClick={() =>
                onChange(
                  inPercent
                    ? { [percent.name]: hint.percent }
                    : { [dollars.name]: roundHalfAway(dollarsOf(hint.percent, principal), 2) },
                )
              }
            >
              {hint.label}
            </PlainButton>
          )}
        </p>
      </AmountField>
      <Field {...finance} />
    </FieldGroup>
  );
}
