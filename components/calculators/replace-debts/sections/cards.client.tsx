'use client';

import { useEffect, useRef } from 'react';
import { fieldId } from '@/components/calculators/fields/choices.client';
import { Field } from '@/components/calculators/fields/field.client';
import { FieldGroup } from '@/components/calculators/fields/field-group';
import type { Bound } from '@/components/calculators/frame/use-calculator.client';
import type { DebtFields, ReplaceDebtsValues } from '@/components/calculators/replace-debts/fields';
import styles from '@/components/calculators/replace-debts/replace-debts.module.css';
import type { ReplaceDebtsWords } from '@/components/calculators/replace-debts/words';
import { Button, PlainButton } from '@/components/ui/button';
import { focusOn } from '@/components/ui/focus-on';

type DebtName = keyof DebtFields;

/** The values that adding or removing a card changes. */
export type CardsPatch = Readonly<Record<string, number | string>>;

type CardsProps = {
  readonly texts: NonNullable<ReplaceDebtsWords['cards']>;
  readonly bind: (name: DebtName) => Bound;
  readonly values: ReplaceDebtsValues;
  /** The number of debts that are always shown, and of all that are. */
  readonly least: number;
  readonly count: number;
  readonly onChange: (patch: CardsPatch) => void;
};

const parts = ['principal', 'payment', 'ratePercent'] as const;

/** The values after the debt of this number is removed: the ones after it move up. */
function withoutCard(values: ReplaceDebtsValues, number: number, count: number): CardsPatch {
  const patch: Record<string, number | string> = { debtCount: String(count - 1) };
  for (let to = number; to <= count; to += 1) {
    for (const part of parts) patch[`${part}${to}`] = to < count ? (values[`${part}${to + 1}`] ?? 0) : 0;
  }
  return patch;
}

/** Debts that a visitor adds, such as cards, each with a button that removes it. */
export function Cards({ texts, bind, values, least, count, onChange }: CardsProps) {
  const add = useRef<HTMLButtonElement>(null);
  const next = useRef<'first field' | 'add' | null>(null);
  useEffect(() => {
    if (next.current === 'first field') focusOn(document.getElementById(fieldId(bind(`principal${count}`).field)));
    else if (next.current === 'add') add.current?.focus();
    next.current = null;
  }, [bind, count]);

  const numbers = Array.from({ length: count - least }, (_, index) => least + index + 1);
  return (
    <>
      {numbers.map((number) => (
        <FieldGroup key={number} legend={`${texts.legend} ${number - least}`}>
          {parts.map((part) => (
            <Field key={part} {...bind(`${part}${number}`)} />
          ))}
          <div data-print="no">
            <PlainButton
              onClick={() => {
                next.current = 'add';
                onChange(withoutCard(values, number, count));
              }}
            >
              {texts.remove}
              <span className="vh"> {`${texts.legend.toLowerCase()} ${number - least}`}</span>
            </PlainButton>
          </div>
        </FieldGroup>
      ))}
      <div className={styles.cards} data-print="no">
        <p className="small">{texts.hint}</p>
        <Button
          ref={add}
          look="secondary"
          aria-disabled={count >= texts.most || undefined}
          onClick={() => {
            if (count >= texts.most) return;
            next.current = 'first field';
            onChange({ debtCount: String(count + 1) });
          }}
        >
          {texts.add}
        </Button>
      </div>
    </>
  );
}
