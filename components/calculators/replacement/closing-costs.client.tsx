'use client';

import { useCallback } from 'react';
import { Field } from '@/components/calculators/kit/field.client';
import { FieldGroup } from '@/components/calculators/kit/field-group';
import type { Bound } from '@/components/calculators/kit/use-calculator.client';
import { PlainButton } from '@/components/ui/button';
import type { ReplacementTexts } from '@/lib/calculators/content/replacement';
import { percentText, roundHalfAway, usd } from '@/lib/numbers/format';

/** The values that this group may change. */
export type CostsPatch = {
  readonly closingCostsType?: string;
  readonly closingCosts?: number;
  readonly closingCostsDollars?: number;
};

type ClosingCostsProps = {
  readonly legend: string;
  readonly hint: ReplacementTexts['costsHint'];
  readonly type: Bound;
  readonly percent: Bound;
  readonly dollars: Bound;
  readonly finance: Bound;
  /** The sum of the debts, in dollars. */
  readonly principal: number;
  /** The closing costs in dollars. */
  readonly costs: number;
  readonly onChange: (patch: CostsPatch) => void;
};

/** Closing costs in percent or in dollars, with the other of the two beside the field. */
export function ClosingCosts({
  legend,
  hint,
  type,
  percent,
  dollars,
  finance,
  principal,
  costs,
  onChange,
}: ClosingCostsProps) {
  // A change of unit keeps the costs in dollars.
  const changeType = useCallback(
    (_name: string, value: number | string) => {
      if (value === 'dollars') onChange({ closingCostsType: 'dollars', closingCostsDollars: roundHalfAway(costs, 2) });
      else {
        const share = principal > 0 ? Math.min(100, roundHalfAway((100 * costs) / principal, 3)) : 0;
        onChange({ closingCostsType: 'percent', closingCosts: share });
      }
    },
    [onChange, principal, costs],
  );
  const inPercent = type.value === 'percent';
  const share = principal > 0 ? percentText((100 * costs) / principal) : null;
  return (
    <FieldGroup legend={legend}>
      <Field {...type} onValue={changeType} />
      {inPercent ? (
        <Field {...percent} note={`= ${usd(costs)}`}>
          <p>
            {hint.text} <PlainButton onClick={() => onChange({ closingCosts: hint.percent })}>{hint.label}</PlainButton>
          </p>
        </Field>
      ) : (
        <Field {...dollars} note={share ? `= ${share} of what you owe` : undefined}>
          <p>
            {hint.text}{' '}
            <PlainButton
              onClick={() => onChange({ closingCostsDollars: roundHalfAway((principal * hint.percent) / 100, 2) })}
            >
              {hint.label}
            </PlainButton>
          </p>
        </Field>
      )}
      <Field {...finance} />
    </FieldGroup>
  );
}
