'use client';

import { type ChangeEvent, useCallback, useState } from 'react';
import controls from '@/components/ui/control.module.css';
import { UnitBox } from '@/components/ui/unit-box';
import { useCaret } from '@/components/ui/use-caret.client';
import { useEarlyChange } from '@/components/ui/use-early-change.client';
import type { NumericField } from '@/lib/calculators/definition';
import { fieldText } from '@/lib/calculators/words';
import {
  cleanMoney,
  cleanPercentText,
  cleanPmiText,
  digitsOf,
  groupMoney,
  percentValue,
  pmiValue,
} from '@/lib/numbers/clean';
import { noValue } from '@/lib/numbers/format';

type NumberFieldProps = {
  readonly id: string;
  readonly field: NumericField;
  /** `null` shows dashes: there is no answer. */
  readonly value: number | null;
  readonly describedBy?: string;
  readonly onType: (value: number) => void;
};

type Reading = { readonly shown: string; readonly value: number };

const units = {
  money: { sign: '$', words: 'In dollars.' },
  percent: { sign: '%', words: 'In percent.' },
  months: { sign: 'months', words: 'In months.' },
} as const;

/** What a field shows for a typed text, and the number that the text means. */
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
 * A field for one number. While somebody types it shows the typed text, cleaned, with the caret where they put it;
 * otherwise it shows the value. A value that changes from elsewhere replaces the typed text.
 */
export function NumberField({ id, field, value, describedBy, onType }: NumberFieldProps) {
  const { input, follow } = useCaret();
  const [draft, setDraft] = useState<Reading | null>(null);

  const shown = draft && draft.value === value ? draft.shown : value === null ? '' : fieldText(field.kind, value);

  function take(reading: Reading) {
    setDraft(reading);
    onType(reading.value);
  }

  const early = useEarlyChange<HTMLInputElement>((control) => take(readingOf(field, control.value)));
  const attach = useCallback(
    (control: HTMLInputElement | null) => {
      input.current = control;
      early(control);
    },
    [input, early],
  );

  function type(event: ChangeEvent<HTMLInputElement>) {
    const reading = readingOf(field, event.target.value);
    follow(event, shown, reading.shown);
    take(reading);
  }

  return (
    <UnitBox unit={units[field.kind].sign}>
      <input
        type="text"
        ref={attach}
        className={controls.input}
        id={id}
        inputMode={field.kind === 'months' ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={shown}
        placeholder={value === null ? noValue : undefined}
        aria-describedby={describedBy ? `${id}-unit ${describedBy}` : `${id}-unit`}
        onChange={type}
        onBlur={() => setDraft(null)}
      />
      <span className="vh" id={`${id}-unit`}>
        {units[field.kind].words}
      </span>
    </UnitBox>
  );
}
