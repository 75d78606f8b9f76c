'use client';

import type { FieldBinding } from '@/components/calculators/frame/use-calculator.client';
import { SideSegments } from '@/components/controls/segments.client';
import { dollarsOf, percentOf } from '@/lib/calculators/amount';
import type { FieldValues } from '@/lib/calculators/my-number-fields';
import type { AmountUnit } from '@/lib/calculators/reading';
import { roundHalfAway } from '@/lib/numbers/format';
import { fieldId } from './choices.client';
import { Field, type FieldProps } from './field.client';

type AmountFieldProps = Pick<FieldProps, 'note' | 'follows' | 'aside' | 'problem' | 'slider' | 'children'> & {
  readonly unit: FieldBinding;
  readonly dollars: FieldBinding;
  readonly percent: FieldBinding;
  /** What the percentage refers to, in dollars. */
  readonly whole: number;
  /** What the percentage refers to, in words: "of the price". */
  readonly ofWhat: string;
  /** Called with the values of all three fields, by name: switching the unit does not change the amount. */
  readonly onChange: (patch: FieldValues) => void;
};

/** An amount in dollars or in percent of a total, with a switch that preserves the amount. */
export function AmountField(props: AmountFieldProps) {
  const { unit, dollars, percent, whole, ofWhat, onChange, ...shown } = props;
  const now: AmountUnit = unit.value === 'percent' ? 'percent' : 'dollars';
  const other: AmountUnit = now === 'percent' ? 'dollars' : 'percent';
  const bound = now === 'percent' ? percent : dollars;
  const { label } = dollars.field;

  function set(to: AmountUnit, amount: { readonly dollars: number; readonly percent: number }) {
    onChange({ [unit.name]: to, [dollars.name]: amount.dollars, [percent.name]: amount.percent });
  }
  function type(to: AmountUnit, value: number) {
    if (to === 'percent') set(to, { percent: value, dollars: roundHalfAway(dollarsOf(value, whole), 2) });
    else set(to, { dollars: value, percent: percentOf(value, whole) });
  }
  function change(to: string) {
    const kept = now === 'percent' ? roundHalfAway(dollarsOf(Number(percent.value), whole), 2) : Number(dollars.value);
    set(to === 'percent' ? 'percent' : 'dollars', { dollars: kept, percent: percentOf(kept, whole) });
  }
  return (
    <Field
      {...shown}
      {...bound}
      field={{ ...bound.field, label, param: dollars.field.param }}
      onValue={(_name, value) => type(now, Number(value))}
      other={{ unit: other, onType: (value) => type(other, value) }}
      beside={
        <SideSegments
          name={`${fieldId(dollars.field)}-unit`}
          legend={`${label} in`}
          choices={[
            { value: 'dollars', label: '$', note: 'dollars' },
            { value: 'percent', label: '%', note: `percent ${ofWhat}` },
          ]}
          value={now}
          onPick={change}
        />
      }
    />
  );
}
