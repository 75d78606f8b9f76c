'use client';

import { useEffect, useState } from 'react';
import { AmountField } from '@/components/calculators/fields/amount-field.client';
import { Field, FieldGroup, type FieldProps } from '@/components/calculators/fields/field.client';
import type { Calculator } from '@/components/calculators/frame/use-calculator.client';
import styles from '@/components/calculators/refinance/refinance.module.css';
import { PlainButton } from '@/components/controls/button';
import { dollarsOf } from '@/lib/calculators/amount';
import { type Missing, type RefinanceFacts, usualCostsPercent } from '@/lib/calculators/refinance/compute';
import type { RefinanceFields } from '@/lib/calculators/refinance/fields';
import { debtLabels, type RefinanceWords } from '@/lib/calculators/refinance/words';
import { dayText } from '@/lib/day';
import { percentText, roundHalfAway, usd } from '@/lib/numbers/format';

/** A field and its displayed value, which is empty while the number is unknown. */
export type ShownField = Pick<FieldProps, 'name' | 'field' | 'value' | 'unparsed' | 'onValue' | 'onUnparsed'>;

const parts = ['principal', 'payment', 'ratePercent'] as const;

type DebtProps = { readonly legend: string; readonly show: (name: string) => ShownField; readonly number: number };

export function DebtGroup({ legend, show, number }: DebtProps) {
  const fieldOf = (part: (typeof parts)[number]) => {
    const shown = show(`${part}${number}`);
    return <Field {...shown} field={{ ...shown.field, label: debtLabels[part] }} isOpen />;
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
  readonly ask: RefinanceWords['ask'];
  readonly show: (name: string) => ShownField;
  /** True while the fields below show the example: these are then empty. */
  readonly example: boolean;
  readonly missing: Missing;
};

/** The first debt's three numbers in the strip: the same values as below, with shorter labels. */
export function AskedFields({ ask, show, example, missing }: AskedProps) {
  return (
    <form
      className={styles.asked}
      aria-label={ask.form}
      onSubmit={(event) => event.preventDefault()}
      {...(example && { 'data-print': 'no' })}
    >
      {parts.map((part) => {
        const { field, value, ...shown } = show(`${part}1`);
        const label = { principal: ask.owed, payment: 'Payment a month', ratePercent: 'Rate now' }[part];
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
  readonly today: RefinanceFacts['today'];
  readonly termMonths: number;
  readonly onPick: (ratePercent: number) => void;
};

export function TodaysRate({ today, termMonths, onPick }: TodaysRateProps) {
  const [isPresent, setPresent] = useState(false);
  // The page may be read days after it was built.
  useEffect(() => setPresent(dayText(new Date()) <= today.expires), [today.expires]);
  const { rates } = today;
  const rate = rates.find(({ termYears }) => 12 * termYears <= termMonths) ?? rates.at(-1);
  if (!isPresent || !rate) return null;
  return (
    <p data-print="no">
      <PlainButton onClick={() => onPick(rate.ratePercent)}>
        Use today’s example rate, {percentText(rate.ratePercent)}
      </PlainButton>
    </p>
  );
}

type ClosingCostsProps = {
  readonly calculator: Pick<Calculator<RefinanceFields>, 'fieldProps' | 'set' | 'values'>;
  readonly principal: number;
  readonly costs: number;
  /** True if the percentage is the usual one because the visitor has not typed any. */
  readonly isUsual: boolean;
};

export function ClosingCosts({
  calculator: { fieldProps, set, values },
  principal,
  costs,
  isUsual,
}: ClosingCostsProps) {
  const inPercent = values.closingCostsType === 'percent';
  const share = principal > 0 ? `= ${percentText((100 * costs) / principal)} of what you owe` : undefined;
  return (
    <FieldGroup legend="Closing costs">
      <AmountField
        unit={fieldProps('closingCostsType')}
        dollars={fieldProps('closingCostsDollars')}
        percent={fieldProps('closingCosts')}
        whole={principal}
        ofWhat="of what you owe"
        note={
          inPercent && isUsual
            ? `${percentText(usualCostsPercent)} of the loan, ${usd(costs)}, until you type your own.`
            : inPercent
              ? `= ${usd(costs)}`
              : share
        }
        follows={inPercent && isUsual}
        onChange={set}
      >
        <p>
          Percentage points (%) or Dollar amount ($). Usual: 2 to 5% of the loan.{' '}
          {inPercent && isUsual ? null : (
            <PlainButton
              onClick={() =>
                set(
                  inPercent
                    ? { closingCosts: usualCostsPercent }
                    : { closingCostsDollars: roundHalfAway(dollarsOf(usualCostsPercent, principal), 2) },
                )
              }
            >
              Set {percentText(usualCostsPercent)}
            </PlainButton>
          )}
        </p>
      </AmountField>
      <Field {...fieldProps('financeClosingCosts')} />
    </FieldGroup>
  );
}
