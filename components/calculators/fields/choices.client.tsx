'use client';

import { type ComponentProps, type ReactNode, useState } from 'react';
import { useEarlyChange, useHydrated } from '@/components/browser/hydration.client';
import controls from '@/components/controls/control.module.css';
import { Checkbox, Options } from '@/components/controls/inputs';
import { SegmentBar } from '@/components/controls/segments.client';
import { type CalculatorField, type ChoiceField, type MonthsField, offeredMonths } from '@/lib/calculators/definition';
import { termText } from '@/lib/calculators/words';
import type { Choice } from '@/lib/fields/field';
import { integerText } from '@/lib/numbers/format';
import styles from './field.module.css';

export function fieldId(field: CalculatorField): string {
  return `in-${field.param}`;
}

type PickProps = {
  readonly value: string;
  readonly describedBy?: string | undefined;
  readonly onPick: (value: string) => void;
};

/** Maximum options in the exported page. Script fills longer lists; without script they have no effect anyway. */
const maxExported = 20;

type ListProps = Pick<ComponentProps<'select'>, 'id' | 'disabled' | 'aria-label' | 'aria-describedby'>;

type ChoiceListProps = ListProps & Pick<PickProps, 'value' | 'onPick'> & { readonly choices: readonly Choice[] };

export function ChoiceList({ choices, value, onPick, ...select }: ChoiceListProps) {
  const early = useEarlyChange<HTMLSelectElement>((control) => {
    if (control.value !== value) onPick(control.value);
  });
  const isHydrated = useHydrated();
  const isFilled = isHydrated || choices.length <= maxExported;
  return (
    <select
      {...select}
      ref={early}
      className={controls.input}
      value={value}
      onChange={(event) => onPick(event.target.value)}
    >
      <Options choices={isFilled ? choices : choices.filter((choice) => choice.value === value)} />
    </select>
  );
}

type SegmentsProps = PickProps & {
  /** Also the name of the radio buttons. */
  readonly id: string;
  readonly legend: string;
  readonly choices: readonly Choice[];
  readonly children?: ReactNode;
};

export function Segments({ id, legend, describedBy, children, ...bar }: SegmentsProps) {
  return (
    <fieldset className={styles.field} aria-describedby={describedBy}>
      <legend>{legend}</legend>
      <SegmentBar {...bar} name={id} />
      {children}
    </fieldset>
  );
}

type TickFieldProps = PickProps & { readonly field: ChoiceField; readonly children?: ReactNode };

/** A choice of two as a checkbox; checked is the second. */
export function TickField({ field, value, describedBy, children, onPick }: TickFieldProps) {
  const [off, on] = field.choices;
  const pick = (ticked: boolean) => onPick((ticked ? on?.value : off?.value) ?? '');
  const early = useEarlyChange<HTMLInputElement>((control) => pick(control.checked));
  return (
    <div className={styles.field}>
      <Checkbox
        className={styles.tick}
        ref={early}
        checked={value === on?.value}
        aria-describedby={describedBy}
        onChange={(event) => pick(event.target.checked)}
      >
        {field.label}
      </Checkbox>
      {children}
    </div>
  );
}

type MonthsListProps = ListProps & {
  readonly field: MonthsField;
  /** In months. Listed even if the field does not offer it. */
  readonly value: number;
  readonly textOf: (months: number) => string;
  readonly onPick: (months: number) => void;
};

export function MonthsList({ field, value, textOf, onPick, ...select }: MonthsListProps) {
  const offered = offeredMonths(field);
  const listed = offered.includes(value) ? offered : [...offered, value].sort((a, b) => a - b);
  const choices = listed.map((months) => ({ value: String(months), label: textOf(months) }));
  return <ChoiceList {...select} choices={choices} value={String(value)} onPick={(picked) => onPick(Number(picked))} />;
}

type TermFieldProps = {
  readonly id: string;
  readonly field: MonthsField;
  /** In months. */
  readonly value: number;
  readonly describedBy?: string | undefined;
  readonly children?: ReactNode;
  readonly onPick: (value: number) => void;
};

/** Common loan terms, in months. */
const usual = [360, 240, 180, 120] as const;

const other = 'other';

const choices = [
  ...usual.map((months) => ({ value: String(months), label: String(months / 12) })),
  { value: other, label: 'Other' },
];

/** The term of a loan: a button for each common number of years, and a list of months for any other. */
export function TermField({ id, field, value, describedBy, children, onPick }: TermFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const isUsual = usual.some((months) => months === value);
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
        <MonthsList
          field={field}
          value={value}
          aria-label={`${field.label}, months`}
          textOf={(count) => `${integerText(count)} months, ${termText(count)}`}
          onPick={onPick}
        />
      )}
      {children}
    </Segments>
  );
}
