'use client';

import { useCallback } from 'react';
import { Field } from '@/components/calculators/kit/field.client';
import { FieldGroup } from '@/components/calculators/kit/field-group';
import type { Bound } from '@/components/calculators/kit/use-calculator.client';
import { PlainButton } from '@/components/ui/button';
import { percentText, roundHalfAway, usd } from '@/lib/numbers/format';
import type { ReplacementTexts } from './content';

/** The values that this group may set. */
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
  /** What the new loan replaces, and what the costs come to, in dollars. */
  readonly principal: number;
  readonly costs: number;
  readonly onChange: (patch: CostsPatch) => void;
};

/** Closing costs as a percentage or in dollars, always with the other one beside it. */
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
  // Changing the unit keeps what the costs come to.
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
