'use client';

import { type ChangeEvent, useState } from 'react';
import controls from '@/components/controls/control.module.css';
import { UnitBox } from '@/components/controls/inputs';
import { useCaret } from '@/components/controls/use-caret.client';
import { requirement } from '@/components/forms/control';
import { cleanPercentText, groupMoney } from '@/lib/numbers/clean';
import { typedNumber } from '@/lib/numbers/typed';
import { fieldText } from '@/lib/questionnaire/answers';
import type { AmountStep, Step } from '@/lib/questionnaire/definition';

export type AnswerProps<Asked extends Step> = {
  readonly step: Asked;
  readonly id: string;
  readonly describedBy?: string | undefined;
  readonly wrong: boolean;
  readonly onAnswer: (value: string) => void;
};

type AmountInputProps = {
  readonly kind: AmountStep['kind'];
  readonly name: string;
  readonly id: string;
  readonly text: string;
  readonly describedBy: string | undefined;
  readonly wrong: boolean;
  /** Gets the typed text before it is parsed; returns true if it handled it. */
  readonly first?: (typed: string) => boolean;
  readonly onText: (text: string) => void;
};

/**
 * A field for dollars or percent. "450k", "1.2m" and "6 1/2" stay as typed until it loses focus; digits are grouped at
 * once.
 */
export function AmountInput(props: AmountInputProps) {
  const { kind, name, id, text, describedBy, wrong, first, onText } = props;
  const { input, follow } = useCaret();
  const [words, setWords] = useState<string | null>(null);
  const isMoney = kind === 'money';

  function type(event: ChangeEvent<HTMLInputElement>) {
    const typed = event.target.value;
    if (first?.(typed)) {
      setWords(null);
      return;
    }
    const plainMarks = isMoney ? /^[\d\s.,$-]*$/ : /^[\d\s.%-]*$/;
    const written = plainMarks.test(typed) ? null : typedNumber(typed, { comma: isMoney ? 'separator' : 'decimals' });
    if (written && written.value >= 0) {
      setWords(typed);
      onText(isMoney ? String(written.value) : cleanPercentText(String(written.value)));
      return;
    }
    const shown = isMoney ? groupMoney(typed) : cleanPercentText(typed);
    // A lone letter stays, for what may follow: "450 thousand".
    const pending = /^\s*\$?\s*[\d.,]+\s*[a-z/ ]+[\d/]*$/i.test(typed);
    setWords(pending ? typed : null);
    if (!pending) follow(event, fieldText({ kind }, text), shown);
    onText(shown);
  }

  return (
    <UnitBox unit={isMoney ? '$' : '%'}>
      <input
        ref={input}
        className={controls.input}
        id={id}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        value={words ?? fieldText({ kind }, text)}
        aria-describedby={describedBy}
        {...requirement(false, true, wrong)}
        onChange={type}
        onBlur={() => setWords(null)}
      />
    </UnitBox>
  );
}
