'use client';

import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { UnitBox } from '@/components/forms/field';
import fieldStyles from '@/components/forms/field.module.css';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/icon';
import type { Answers } from '@/lib/forms/definition';
import { type MyNumbers, readMyNumbers, tabNumbers } from '@/lib/my-numbers';
import { caretAfter, cleanPercentText, groupMoney } from '@/lib/numbers/clean';
import { moneyText } from '@/lib/numbers/format';
import { answerText, fieldText, meaningOf, sliderPlace, spokenValue } from '@/lib/questionnaire/answers';
import type { SliderStep } from '@/lib/questionnaire/definition';
import styles from './questionnaire.module.css';

type SliderAnswerProps = {
  readonly step: SliderStep;
  readonly answers: Answers;
  readonly id: string;
  readonly describedBy?: string | undefined;
  readonly wrong: boolean;
  readonly onAnswer: (value: string) => void;
};

/** A number field for any amount, what the amount comes to, and a slider over the usual ones. */
export function SliderAnswer({ step, answers, id, describedBy, wrong, onAnswer }: SliderAnswerProps) {
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const [known] = useState<MyNumbers>(() => readMyNumbers(tabNumbers));

  // React puts the caret at the end whenever it rewrites a field's text.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const answer = answers[step.field] ?? '';
  const reading = meaningOf(step, answers);
  const mine = step.myNumber === undefined ? undefined : known[step.myNumber];
  const offer = mine === undefined || String(mine) === answer ? null : String(mine);

  function type(event: ChangeEvent<HTMLInputElement>) {
    const typed = event.target.value;
    const shown = step.unit === 'money' ? groupMoney(typed) : cleanPercentText(typed);
    if (shown !== typed) caret.current = caretAfter(typed, event.target.selectionStart ?? typed.length, shown);
    onAnswer(shown);
  }

  return (
    <>
      <div className={styles.value}>
        <UnitBox unit={step.unit === 'money' ? '$' : '%'}>
          <input
            ref={field}
            className={fieldStyles.input}
            id={id}
            name={step.field}
            inputMode="decimal"
            autoComplete="off"
            required
            value={fieldText(step, answer)}
            placeholder={step.unit === 'money' ? moneyText(step.whenEmpty) : String(step.whenEmpty)}
            aria-describedby={describedBy}
            aria-invalid={wrong || undefined}
            onChange={type}
          />
        </UnitBox>
        {reading ? (
          <p>
            <b className={classes('big', styles.figure)}>{reading.figure}</b>
            <span className="small">{reading.words}</span>
          </p>
        ) : null}
      </div>
      <div className={styles.slider}>
        <progress aria-hidden="true" max={step.max - step.min} value={sliderPlace(step, answer) - step.min} />
        <input
          type="range"
          min={step.min}
          max={step.max}
          step={step.step}
          value={sliderPlace(step, answer)}
          aria-label={`${step.label} slider`}
          aria-valuetext={spokenValue(step, answers)}
          onChange={(event) => onAnswer(event.target.value)}
        />
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{answerText(step, String(step.min))}</span>
        <span>{answerText(step, String(step.max))}</span>
      </div>
      {offer === null ? null : (
        <p className={styles.offer}>
          <Button look="secondary" onClick={() => onAnswer(offer)}>
            Use my numbers: {answerText(step, offer)}
          </Button>
          <span className="small">You entered this in a calculator.</span>
        </p>
      )}
    </>
  );
}
