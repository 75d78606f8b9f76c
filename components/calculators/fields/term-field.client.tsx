'use client';

import { type ReactNode, useState } from 'react';
import controls from '@/components/controls/control.module.css';
import { useEarlyChange } from '@/components/controls/use-early-change.client';
import { type MonthsField, monthsOffered } from '@/lib/calculators/definition';
import { termText } from '@/lib/calculators/words';
import { integerText } from '@/lib/numbers/format';
import { Segments } from './choices.client';

type TermFieldProps = {
  readonly id: string;
  readonly field: MonthsField;
  /** In months. */
  readonly value: number;
  readonly describedBy?: string | undefined;
  /** What the field has below its control. */
  readonly children?: ReactNode;
  readonly onPick: (value: number) => void;
};

/** The usual lengths of a loan, in months. */
const usual = [360, 240, 180, 120] as const;

const other = 'other';

const choices = [
  ...usual.map((months) => ({ value: String(months), label: String(months / 12) })),
  { value: other, label: 'Other' },
];

/** The length of a loan: a button for each usual number of years, and a list of months for any other. */
export function TermField({ id, field, value, describedBy, children, onPick }: TermFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const early = useEarlyChange<HTMLSelectElement>((control) => onPick(Number(control.value)));
  const isUsual = usual.some((months) => months === value);
  const offered = monthsOffered(field);
  const listed = offered.includes(value) ? offered : [...offered, value].sort((a, b) => a - b);
  return (
    <Segments
      id={id}
      legend={`${field.label}, years`}
      choices={choices}
      value={isUsual && !isOpen ? String(value) : other}
      describedBy={describedBy}
      onPick={(picked) => {
        setOpen(picked === other);
        if (picked !== other) onPick(Number(picked));
      }}
    >
      {isUsual && !isOpen ? null : (
        <select
          ref={early}
          className={controls.input}
          aria-label={`${field.label}, months`}
          value={value}
          onChange={(event) => onPick(Number(event.target.value))}
        >
          {listed.map((count) => (
            <option key={count} value={count}>
              {integerText(count)} months, {termText(count)}
            </option>
          ))}
        </select>
      )}
      {children}
    </Segments>
  );
}
