import { type ReactNode, useState } from 'react';
import type { CalculatorField } from '@/lib/calculators/definition';
import { Field, FieldGroup, type FieldProps } from './field.client';

type TriedProps = Omit<FieldProps, 'name' | 'value' | 'onValue'> & { readonly start?: null };

/** A field with its own state; with `null` it starts unanswered. */
function Tried({ field, start, ...others }: TriedProps) {
  const [value, setValue] = useState<number | string | null>(start === null ? null : field.initial);
  return <Field {...others} name="tried" field={field} value={value} onValue={(_, next) => setValue(next)} />;
}

const price = {
  kind: 'money',
  label: 'Home price',
  param: 'gallery-price',
  initial: 500_000,
  slider: { min: 0, max: 2_000_000, step: 1000 },
} as const satisfies CalculatorField;
const choices = [{ value: 'single', label: 'Single' }, { value: 'Married, filing jointly' }];
const filing = { kind: 'choice', label: 'Filing', param: 'gallery-filing', initial: 'single', choices } as const;
const long = 'Homeowner’s insurance, flood insurance and whatever else the county asks for';

export const examples: Readonly<Record<string, ReactNode>> = {
  'money with a slider': <Tried field={price} note="A price of a home in your street" />,
  'money without an answer': <Tried field={{ ...price, param: 'gallery-none' }} start={null} />,
  'money, beyond the slider and too much': (
    <Tried
      field={{ ...price, param: 'gallery-large', initial: 987_654_321 }}
      problem="Enter less than $20,000,000."
      aside="20% of the price"
    />
  ),
  'choice in a list': <Tried field={{ ...filing, look: 'list' }} note="For the standard deduction" />,
  'choice of tiles': <Tried field={{ ...filing, look: 'tiles', param: 'gallery-tiles' }} />,
  'a tick': <Tried field={{ ...filing, look: 'tick', param: 'gallery-tick' }} />,
  'long words': (
    <FieldGroup legend={long} hint="Drag, or type any amount.">
      <Tried field={{ ...price, param: 'gallery-long', label: long, initial: 987_654_321 }} note={long} follows />
    </FieldGroup>
  ),
};
