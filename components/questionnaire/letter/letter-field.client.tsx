'use client';

import { useState } from 'react';
import controls from '@/components/controls/control.module.css';
import { UnitBox } from '@/components/controls/inputs';
import { readingOf } from '@/lib/calculators/reading';
import { fieldText } from '@/lib/calculators/words';
import type { MoneyField } from '@/lib/fields/field';
import styles from './letter.module.css';

type LetterFieldProps = {
  readonly id: string;
  readonly field: MoneyField;
  readonly hint: string;
  readonly value: number | undefined;
  /** Called on blur with the figure, or undefined if the field is empty. */
  readonly onValue: (value: number | undefined) => void;
};

/** An optional figure on the letter itself, in dollars a month. Applied on blur. */
export function LetterField({ id, field, hint, value, onValue }: LetterFieldProps) {
  const [text, setText] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const shown = value === undefined ? '' : fieldText(field, value);

  function give() {
    if (text === null || text === shown) return;
    if (text.trim() === '') {
      setText(null);
      setProblem(null);
      onValue(undefined);
      return;
    }
    const reading = readingOf(field, text);
    if (!('value' in reading)) {
      setProblem(reading.problem);
      return;
    }
    setText(null);
    setProblem(null);
    onValue(reading.value);
  }

  return (
    <div className={styles.own} data-print="no">
      <label htmlFor={id}>
        {field.label}
        <small id={`${id}-hint`}>{hint}</small>
      </label>
      <UnitBox unit="$">
        <input
          className={controls.input}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={text ?? shown}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? `${id}-hint` : `${id}-problem`}
          onChange={(event) => setText(event.target.value)}
          onBlur={give}
          onKeyDown={(event) => {
            // Enter would otherwise go to the next question.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            give();
          }}
        />
      </UnitBox>
      {problem === null ? null : (
        <p id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
