'use client';

import { memo, type ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import type { FieldBinding } from '@/components/calculators/frame/use-calculator.client';
import { Slider } from '@/components/controls/slider.client';
import type { NumericField } from '@/lib/calculators/definition';
import { spokenText } from '@/lib/calculators/words';
import { ChoiceList, fieldId, Segments, TermField, TickField } from './choices.client';
import styles from './field.module.css';
import { NumberField, type NumberFieldProps } from './number-field.client';

export type FieldProps = Omit<FieldBinding, 'value' | 'unparsed' | 'onUnparsed'> &
  Partial<Pick<FieldBinding, 'unparsed' | 'onUnparsed'>> &
  Pick<NumberFieldProps, 'isOpen' | 'emptyValue' | 'problem' | 'beside' | 'other'> & {
    /** `null` shows dashes in the number field and puts the slider at its start. */
    readonly value: number | string | null;
    /** Replaces the field's own note if it depends on the inputs. */
    readonly note?: ReactNode;
    /** A few words after the label, such as the share of the price. */
    readonly aside?: ReactNode;
    /** Marks the note: the value follows another field until it is typed over. */
    readonly follows?: boolean;
    /** Shows the slider on wide screens only. */
    readonly slider?: 'wide';
    readonly children?: ReactNode;
  };

type SliderForProps = {
  readonly field: NumericField;
  readonly value: number | null;
  readonly wide: boolean;
  readonly onMove: (value: number) => void;
};

function SliderFor({ field, value, wide, onMove }: SliderForProps) {
  if (!field.slider) return null;
  const { min, max } = field.slider;
  return (
    <div className={classes(styles.slider, wide && styles.wide)}>
      <Slider
        label={field.label}
        range={field.slider}
        value={value ?? min}
        spoken={value === null ? 'no answer' : spokenText(field, value)}
        ends={[spokenText(field, min), spokenText(field, max)]}
        onMove={onMove}
      />
    </div>
  );
}

export const Field = memo(function Field(props: FieldProps) {
  const { name, field, value, note, aside, follows, slider, children, onValue, onUnparsed, ...numeric } = props;
  const id = fieldId(field);
  const quiet = note ?? field.note;
  const noteId = quiet ? `${id}-note` : undefined;
  const change = (next: number | string) => onValue(name, next);
  const below = (
    <>
      {quiet ? (
        <p className={`small ${follows ? styles.follows : styles.hint}`} id={noteId}>
          <span>{quiet}</span>
        </p>
      ) : null}
      {children ? <div className={`small ${styles.hint}`}>{children}</div> : null}
    </>
  );
  if (field.kind === 'choice' && field.look === 'tiles') {
    return (
      <Segments
        id={id}
        legend={field.label}
        choices={field.choices}
        value={String(value)}
        describedBy={noteId}
        onPick={change}
      >
        {below}
      </Segments>
    );
  }
  if (field.kind === 'choice' && field.look === 'tick') {
    return (
      <TickField field={field} value={String(value)} describedBy={noteId} onPick={change}>
        {below}
      </TickField>
    );
  }
  if (field.kind === 'months' && field.list) {
    return (
      <TermField id={id} field={field} value={Number(value)} describedBy={noteId} onPick={change}>
        {below}
      </TermField>
    );
  }
  const amount = value === null ? null : Number(value);
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>{field.label}</label>
        {aside ? <span id={`${id}-aside`}>{aside}</span> : null}
      </div>
      {field.kind === 'choice' ? (
        <ChoiceList id={id} choices={field.choices} value={String(value)} aria-describedby={noteId} onPick={change} />
      ) : (
        <>
          <NumberField
            {...numeric}
            id={id}
            field={field}
            value={amount}
            describedBy={[aside ? `${id}-aside` : '', noteId ?? ''].filter(Boolean).join(' ')}
            onUnparsed={onUnparsed && (() => onUnparsed(name))}
            onType={change}
          />
          <SliderFor field={field} value={amount} wide={slider === 'wide'} onMove={change} />
        </>
      )}
      {below}
    </div>
  );
});

type FieldGroupProps = { readonly legend?: string; readonly hint?: ReactNode; readonly children: ReactNode };

/** Related fields under a heavy rule; without a legend they are not a group for screen readers. */
export function FieldGroup({ legend, hint, children }: FieldGroupProps) {
  const fields = (
    <div className={styles.fields}>
      {hint ? <p className={`small ${styles.hint}`}>{hint}</p> : null}
      {children}
    </div>
  );
  if (!legend) return <div className={styles.group}>{fields}</div>;
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {fields}
    </fieldset>
  );
}
