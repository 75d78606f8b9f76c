'use client';

import { AmountField } from '@/components/calculators/fields/amount-field.client';
import { Field, FieldGroup } from '@/components/calculators/fields/field.client';
import type { Bound } from '@/components/calculators/frame/use-calculator.client';
import type { ReplaceDebtsWords } from '@/components/calculators/replace-debts/words';
import { PlainButton } from '@/components/controls/button';
import { dollarsOf } from '@/lib/calculators/amount';
import { percentText, roundHalfAway, usd } from '@/lib/numbers/format';

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
