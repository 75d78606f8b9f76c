'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useEarlyChange } from '@/components/browser/hydration.client';
import { useDebouncedText } from '@/components/calculators/frame/announcer.client';
import { PlainButton } from '@/components/controls/button';
import controls from '@/components/controls/control.module.css';
import { UnitBox } from '@/components/controls/inputs';
import type { NumericField } from '@/lib/calculators/definition';
import { type AmountUnit, readingOf, suggestFix } from '@/lib/calculators/reading';
import { fieldText, spokenText } from '@/lib/calculators/words';
import { noValue } from '@/lib/numbers/format';
import { keepsSeparators } from '@/lib/numbers/typed';
import styles from './field.module.css';

type OtherUnit = { readonly unit: AmountUnit; readonly onType: (value: number) => void };

export type NumberFieldProps = {
  readonly id: string;
  readonly field: NumericField;
  /** `null` shows dashes, for no answer. */
  readonly value: number | null;
  /** Makes `null` an empty field, for a number that has not been typed yet. */
  readonly isOpen?: boolean | undefined;
  readonly describedBy?: string | undefined;
  /** The value of an empty field, instead of 0. */
  readonly emptyValue?: number | undefined;
  /** Why the value cannot be used, if that depends on other fields. */
  readonly problem?: string | undefined;
  readonly beside?: ReactNode;
  readonly other?: OtherUnit | undefined;
  /** `false` once the screen discards unparsable text: after a reset, or when the value changes elsewhere. */
  readonly unparsed?: boolean | undefined;
  /** Called when the text cannot be parsed; the value does not change. */
  readonly onUnparsed?: (() => void) | undefined;
  readonly onType: (value: number, isEmpty?: boolean) => void;
};

const units = {
  money: { sign: '$', words: 'In dollars.' },
  percent: { sign: '%', words: 'In percent.' },
  months: { sign: 'months', words: 'In months.' },
  years: { sign: 'years', words: 'In years.' },
} as const;

/** Milliseconds of pause before the field comments on its text: while typing, and after leaving. */
const rest = { typing: 900, left: 250 } as const;

type Typed = {
  readonly text: string;
  readonly value: number | null;
  readonly problem?: string;
  readonly note?: string;
};

/** Shows exactly what is typed. Text that cannot be parsed stays, with an explanation. */
export function NumberField(props: NumberFieldProps) {
  const { id, field, value, emptyValue, describedBy, beside, other, unparsed, onUnparsed, onType } = props;
  const unit = field.kind === 'months' ? (field.shownIn ?? 'months') : field.kind;
  const [typed, setTyped] = useState<Typed | null>(null);
  const [settled, setSettled] = useState(true);
  const separators = useRef(true);
  const pressed = useRef(false);
  /** The value before this edit; it stays in effect if the text cannot be parsed. */
  const before = useRef({ field, value });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // An unknown number counts as 0.
  const isDropped =
    (typed?.value ?? 0) !== (value ?? 0) || (settled && typed?.problem !== undefined && unparsed === false);
  const current = isDropped ? null : typed;
  const shown = current?.text ?? (value === null ? '' : fieldText(field, value));
  const own = settled ? current?.problem : undefined;
  // Problems caused by other fields are not shown while the visitor types in those.
  const others = useDebouncedText(props.problem ?? '', props.problem ?? '');
  const problem = own ?? (others || undefined);
  const doubt = settled && !problem && value !== null ? suggestFix(field, value) : null;
  const says = problem ?? (settled ? current?.note : undefined);

  function settleAfter(milliseconds: number, text: Typed | null) {
    clearTimeout(timer.current);
    setSettled(false);
    timer.current = setTimeout(() => {
      setSettled(true);
      if (text?.problem !== undefined) onUnparsed?.();
    }, milliseconds);
  }

  function take(text: string): Typed | null {
    separators.current &&= keepsSeparators(shown, text);
    const reading =
      emptyValue !== undefined && text.trim() === ''
        ? { value: emptyValue }
        : readingOf(field, text, { separators: separators.current, ...(other && { other: other.unit }) });
    if ('problem' in reading) {
      const kept = before.current.field.kind === field.kind ? before.current.value : value;
      const unread = { text, value: kept, problem: reading.problem };
      setTyped(unread);
      if ((kept ?? 0) !== (value ?? 0)) onType(kept ?? 0);
      return unread;
    }
    const next: Typed = { text, ...reading };
    setTyped(next);
    if (reading.other) other?.onType(reading.value);
    else onType(reading.value, text.trim() === '');
    return next;
  }

  function leave(text: Typed | null) {
    if (text && text.problem === undefined) {
      setTyped(text.note === undefined ? null : { ...text, text: fieldText(field, text.value ?? 0) });
    }
    if (!settled) settleAfter(rest.left, text);
  }

  const early = useEarlyChange<HTMLInputElement>((control) => {
    const text = take(control.value);
    if (document.activeElement !== control) leave(text);
    settleAfter(rest.left, text);
  });

  return (
    <>
      <div className={beside ? styles.amount : undefined}>
        <UnitBox unit={units[unit].sign}>
          <input
            type="text"
            ref={early}
            className={controls.input}
            id={id}
            inputMode={unit === 'months' ? 'numeric' : 'decimal'}
            autoComplete="off"
            value={shown}
            placeholder={value === null && !props.isOpen ? noValue : undefined}
            aria-invalid={problem ? true : undefined}
            aria-describedby={[`${id}-unit`, says ? `${id}-says` : '', describedBy].filter(Boolean).join(' ')}
            onFocus={(event) => {
              before.current = { field, value };
              separators.current = true;
              pressed.current = true;
              event.target.select();
            }}
            onClick={({ currentTarget }) => {
              // A press puts the caret after the focus event and would undo the selection.
              if (pressed.current && currentTarget.selectionStart === currentTarget.selectionEnd)
                currentTarget.select();
              pressed.current = false;
            }}
            onChange={(event) => {
              // An edit that began without focus, such as one by voice, is complete.
              if (document.activeElement !== event.target) before.current = { field, value };
              settleAfter(rest.typing, take(event.target.value));
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              settleAfter(0, current);
              if (current?.problem === undefined) before.current = { field, value };
            }}
            onBlur={() => leave(current)}
          />
          <span className="vh" id={`${id}-unit`}>
            {units[unit].words}
          </span>
        </UnitBox>
        {beside}
      </div>
      {says ? (
        <p
          className={`small ${problem ? styles.problem : styles.hint}`}
          id={`${id}-says`}
          role={own ? 'alert' : 'status'}
        >
          {says}
          {current?.problem && value !== null ? ` The answer still counts ${spokenText(field, value)}.` : ''}
        </p>
      ) : null}
      {doubt ? (
        <p className={`small ${styles.hint}`}>
          Is that right? {doubt.usual}{' '}
          {doubt.likely === null ? null : (
            <PlainButton onClick={() => onType(doubt.likely ?? 0)}>Use {spokenText(field, doubt.likely)}</PlainButton>
          )}
        </p>
      ) : null}
    </>
  );
}
