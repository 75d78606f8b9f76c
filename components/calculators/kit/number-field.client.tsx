'use client';

import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import type { NumericField } from '@/lib/calculators/definition';
import { fieldText } from '@/lib/calculators/words';
import {
  caretAfter,
  cleanMoney,
  cleanPercentText,
  cleanPmiText,
  digitsOf,
  groupMoney,
  percentValue,
  pmiValue,
} from '@/lib/numbers/clean';
import { noValue } from '@/lib/numbers/format';
import styles from './field.module.css';

type NumberFieldProps = {
  readonly id: string;
  readonly field: NumericField;
  /** `null` shows dashes: there is no answer to print here. */
  readonly value: number | null;
  readonly describedBy?: string;
  readonly onType: (value: number) => void;
};

type Reading = { readonly shown: string; readonly value: number };

/** What a field shows for a typed text, and the number that it stands for. */
function readingOf(field: NumericField, typed: string): Reading {
  if (field.kind === 'money') return { shown: groupMoney(typed), value: cleanMoney(typed) };
  if (field.kind === 'months') {
    const shown = digitsOf(typed).slice(0, 3);
    return { shown, value: Math.min(Number(shown), field.atMost) };
  }
  if (field.unlimited) return { shown: cleanPmiText(typed), value: pmiValue(typed) };
  return { shown: cleanPercentText(typed), value: percentValue(typed) };
}

/**
 * A field for one number. While somebody types it shows what they typed, cleaned, with the caret where they put it; at
 * rest it shows the value. A value that changes from elsewhere replaces what was typed.
 */
export function NumberField({ id, field, value, describedBy, onType }: NumberFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const [draft, setDraft] = useState<Reading | null>(null);

  // React puts the caret at the end whenever it rewrites a field's text.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const shown = draft && draft.value === value ? draft.shown : value === null ? '' : fieldText(field.kind, value);

  function type(event: ChangeEvent<HTMLInputElement>) {
    const typed = event.target.value;
    const reading = readingOf(field, typed);
    const place = caretAfter(typed, event.target.selectionStart ?? typed.length, reading.shown);
    // Delete before a separator removes nothing that counts; stepping over it keeps the key from getting stuck.
    const stuck =
      'inputType' in event.nativeEvent &&
      event.nativeEvent.inputType === 'deleteContentForward' &&
      reading.shown === shown;
    if (reading.shown !== typed) caret.current = stuck ? place + 1 : place;
    setDraft(reading);
    onType(reading.value);
  }

  const unit = field.kind === 'money' ? styles.money : field.kind === 'percent' ? styles.percent : styles.months;
  return (
    <span className={unit}>
      <input
        type="text"
        ref={input}
        className={styles.input}
        id={id}
        inputMode={field.kind === 'months' ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={shown}
        placeholder={value === null ? noValue : undefined}
        aria-describedby={describedBy}
        onChange={type}
        onBlur={() => setDraft(null)}
      />
    </span>
  );
}
