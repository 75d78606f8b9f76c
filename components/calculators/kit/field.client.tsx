'use client';

import { memo, type ReactNode } from 'react';
import controls from '@/components/ui/control.module.css';
import { Slider } from '@/components/ui/slider.client';
import { useEarlyChange } from '@/components/ui/use-early-change.client';
import { type CalculatorField, type MonthsField, monthsOffered, type NumericField } from '@/lib/calculators/definition';
import { spokenText } from '@/lib/calculators/words';
import { integerText } from '@/lib/numbers/format';
import { ChoiceList, fieldId, TickField, TilesField } from './choices.client';
import styles from './field.module.css';
import { NumberField } from './number-field.client';

export type FieldProps = {
  /** The field's name among the calculator's inputs. */
  readonly name: string;
  readonly field: CalculatorField;
  /** `null` shows dashes in the number field and puts the slider at its start. */
  readonly value: number | string | null;
  /** Replaces the field's own note where the note depends on the inputs. */
  readonly note?: ReactNode;
  /** Messages and buttons under the field. */
  readonly children?: ReactNode;
  readonly onValue: (name: string, value: number | string) => void;
};

function MonthsList({
  id,
  field,
  value,
  describedBy,
  onPick,
}: {
  readonly id: string;
  readonly field: MonthsField;
  readonly value: number;
  readonly describedBy?: string;
  readonly onPick: (value: number) => void;
}) {
  const offered = monthsOffered(field);
  const early = useEarlyChange<HTMLSelectElement>((control) => onPick(Number(control.value)));
  const months = offered.includes(value) ? offered : [...offered, value].sort((a, b) => a - b);
  return (
    <select
      ref={early}
      className={controls.input}
      id={id}
      value={value}
      aria-describedby={describedBy}
      onChange={(event) => onPick(Number(event.target.value))}
    >
      {months.map((count) => (
        <option key={count} value={count}>
          {integerText(count)} months
        </option>
      ))}
    </select>
  );
}

function SliderFor({
  field,
  value,
  onMove,
}: {
  readonly field: NumericField;
  readonly value: number | null;
  readonly onMove: (value: number) => void;
}) {
  if (!field.slider) return null;
  const { min, max } = field.slider;
  return (
    <Slider
      label={field.label}
      range={field.slider}
      value={value ?? min}
      spoken={value === null ? 'no answer' : spokenText(field.kind, value)}
      ends={[spokenText(field.kind, min), spokenText(field.kind, max)]}
      onMove={onMove}
    />
  );
}

/** One input of a calculator: its label, a note, the control on the right and its slider below. */
export const Field = memo(function Field({ name, field, value, note, children, onValue }: FieldProps) {
  const id = fieldId(field);
  const quiet = note ?? field.note;
  const noteId = quiet ? `${id}-note` : undefined;
  const change = (next: number | string) => onValue(name, next);
  if (field.kind === 'choice' && field.look === 'tiles') {
    return (
      <TilesField field={field} value={String(value)} note={quiet} onPick={change}>
        {children}
      </TilesField>
    );
  }
  if (field.kind === 'choice' && field.look === 'tick') {
    return <TickField field={field} value={String(value)} note={quiet} onPick={change} />;
  }
  return (
    <div className={styles.row}>
      <div className={styles.name}>
        <label htmlFor={id}>{field.label}</label>
        {quiet ? <small id={noteId}>{quiet}</small> : null}
      </div>
      {field.kind === 'choice' ? (
        <ChoiceList id={id} field={field} value={String(value)} describedBy={noteId} onPick={change} />
      ) : field.kind === 'months' && field.list ? (
        <MonthsList id={id} field={field} value={Number(value)} describedBy={noteId} onPick={change} />
      ) : (
        <NumberField
          id={id}
          field={field}
          value={value === null ? null : Number(value)}
          describedBy={noteId}
          onType={change}
        />
      )}
      {field.kind === 'choice' ? null : (
        <SliderFor field={field} value={value === null ? null : Number(value)} onMove={change} />
      )}
      {children ? <div className={styles.below}>{children}</div> : null}
    </div>
  );
});
