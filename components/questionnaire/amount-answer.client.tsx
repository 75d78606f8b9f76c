'use client';

import { type ChangeEvent, useState } from 'react';
import { requirement } from '@/components/forms/control';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import controls from '@/components/ui/control.module.css';
import { Slider } from '@/components/ui/slider.client';
import { tabStorage } from '@/components/ui/tab-storage.client';
import { UnitBox } from '@/components/ui/unit-box';
import { useCaret } from '@/components/ui/use-caret.client';
import type { Answers } from '@/lib/forms/definition';
import { type MyNumbers, readMyNumbers } from '@/lib/my-numbers';
import { cleanPercentText, groupMoney } from '@/lib/numbers/clean';
import { moneyText } from '@/lib/numbers/format';
import { answerText, fieldText, meaningOf, sliderPlace, spokenValue } from '@/lib/questionnaire/answers';
import type { AmountStep } from '@/lib/questionnaire/definition';
import styles from './questionnaire.module.css';

type AmountAnswerProps = {
  readonly step: AmountStep;
  readonly answers: Answers;
  readonly id: string;
  readonly describedBy?: string | undefined;
  readonly wrong: boolean;
  readonly onAnswer: (value: string) => void;
};

/** A number field for any amount, what the amount means, and a slider over the usual amounts. */
export function AmountAnswer({ step, answers, id, describedBy, wrong, onAnswer }: AmountAnswerProps) {
  const { input, follow } = useCaret();
  const [known] = useState<MyNumbers>(() => readMyNumbers(tabStorage));

  const answer = answers[step.field] ?? '';
  const reading = meaningOf(step, answers);
  const mine = step.myNumber === undefined ? undefined : known[step.myNumber];
  const offer = mine === undefined || String(mine) === answer ? null : String(mine);

  function type(event: ChangeEvent<HTMLInputElement>) {
    const typed = event.target.value;
    const shown = step.kind === 'money' ? groupMoney(typed) : cleanPercentText(typed);
    follow(event, fieldText(step, answer), shown);
    onAnswer(shown);
  }

  return (
    <>
      <div className={styles.value}>
        <UnitBox unit={step.kind === 'money' ? '$' : '%'}>
          <input
            ref={input}
            className={controls.input}
            id={id}
            name={step.field}
            inputMode="decimal"
            autoComplete="off"
            value={fieldText(step, answer)}
            placeholder={step.kind === 'money' ? moneyText(step.whenEmpty) : String(step.whenEmpty)}
            aria-describedby={describedBy}
            {...requirement(false, true, wrong)}
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
      <Slider
        label={step.label}
        range={step.slider}
        value={sliderPlace(step, answer)}
        spoken={spokenValue(step, answers)}
        ends={[answerText(step, String(step.slider.min)), answerText(step, String(step.slider.max))]}
        tall
        onMove={(value) => onAnswer(String(value))}
      />
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
