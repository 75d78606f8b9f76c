'use client';

import { useState } from 'react';
import controls from '@/components/ui/control.module.css';
import { UnitBox } from '@/components/ui/unit-box';
import { readingOf } from '@/lib/calculators/reading';
import { fieldText } from '@/lib/calculators/words';
import type { MoneyField, PercentField } from '@/lib/fields/field';

type OwnFigureProps = {
  readonly id: string;
  readonly field: MoneyField | PercentField;
  /** The visitor's figure; undefined while there is none. */
  readonly value: number | undefined;
  /** Under the label while there is none. */
  readonly without: string;
  /** Called with each figure that can be read, and with undefined when the field is emptied. */
  readonly onType: (value: number | undefined) => void;
};

/** A figure that the visitor may give to an estimate, read and shown back as in the calculators. */
export function OwnFigure({ id, field, value, without, onType }: OwnFigureProps) {
  const [text, setText] = useState<string | null>(null);
  const [fromTab, setFromTab] = useState(value !== undefined);
  const reading = text === null || text.trim() === '' ? null : readingOf(field, text);
  const problem = reading && 'problem' in reading ? reading.problem : null;

  function type(typed: string) {
    setText(typed);
    setFromTab(false);
    if (typed.trim() === '') {
      onType(undefined);
      return;
    }
    const read = readingOf(field, typed);
    if ('value' in read) onType(read.value);
  }

  function remark(): string {
    if (problem !== null) return problem;
    if (value === undefined) return without;
    return fromTab ? 'From your calculator, in this tab' : '';
  }

  return (
    <p>
      <label htmlFor={id}>{field.label}</label>
      <UnitBox unit={field.kind === 'money' ? '$' : '%'}>
        <input
          className={controls.input}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={text ?? (value === undefined ? '' : fieldText(field.kind, value))}
          aria-invalid={problem !== null || undefined}
          aria-describedby={`${id}-says`}
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            if (problem === null) setText(null);
          }}
          onKeyDown={(event) => {
            // Enter would go on to the next question.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </UnitBox>
      <span className="small" id={`${id}-says`} role="status">
        {remark()}
      </span>
    </p>
  );
}
