'use client';

import type { ReactNode } from 'react';
import { Options, Tick, Tiles } from '@/components/ui/choices';
import controls from '@/components/ui/control.module.css';
import { useEarlyChange } from '@/components/ui/use-early-change.client';
import type { CalculatorField, ChoiceField } from '@/lib/calculators/definition';
import styles from './field.module.css';

/** The id of a field's control in the page, from its name in shared addresses. */
export function fieldId(field: CalculatorField): string {
  return `in-${field.share}`;
}

type PickProps = {
  readonly field: ChoiceField;
  readonly value: string;
  readonly onPick: (value: string) => void;
};

/** A choice as a list to open. */
export function ChoiceList({
  id,
  field,
  value,
  describedBy,
  onPick,
}: PickProps & { readonly id: string; readonly describedBy?: string }) {
  const early = useEarlyChange<HTMLSelectElement>((control) => onPick(control.value));
  return (
    <select
      ref={early}
      className={controls.input}
      id={id}
      value={value}
      aria-describedby={describedBy}
      onChange={(event) => onPick(event.target.value)}
    >
      <Options choices={field.choices} />
    </select>
  );
}

/** A choice as tiles side by side. */
export function TilesField({
  field,
  value,
  note,
  children,
  onPick,
}: PickProps & { readonly note?: ReactNode; readonly children?: ReactNode }) {
  const id = fieldId(field);
  const early = useEarlyChange<HTMLInputElement>((control) => onPick(control.value));
  return (
    <fieldset className={styles.choice} aria-describedby={note ? `${id}-note` : undefined}>
      <legend>{field.label}</legend>
      {note ? <small id={`${id}-note`}>{note}</small> : null}
      <Tiles
        choices={field.choices}
        columns="auto"
        inputOf={(choice) => ({
          ref: early,
          name: id,
          checked: choice.value === value,
          onChange: () => onPick(choice.value),
        })}
      />
      {children ? <div className={styles.below}>{children}</div> : null}
    </fieldset>
  );
}

/** A choice between two as one box: ticked means the second. */
export function TickField({ field, value, note, onPick }: PickProps & { readonly note?: ReactNode }) {
  const id = fieldId(field);
  const [off, on] = field.choices;
  const pick = (ticked: boolean) => onPick((ticked ? on?.value : off?.value) ?? '');
  const early = useEarlyChange<HTMLInputElement>((control) => pick(control.checked));
  return (
    <div className={styles.choice}>
      <Tick
        className={styles.tick}
        ref={early}
        checked={value === on?.value}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => pick(event.target.checked)}
      >
        {field.label}
      </Tick>
      {note ? <small id={`${id}-note`}>{note}</small> : null}
    </div>
  );
}
