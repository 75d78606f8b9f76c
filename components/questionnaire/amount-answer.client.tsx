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
import { cleanMoney, cleanPercentText, groupMoney } from '@/lib/numbers/clean';
import { moneyText, roundHalfAway } from '@/lib/numbers/format';
import { typedNumber } from '@/lib/numbers/typed';
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

/** The figure kept from a calculator, in the unit of the step; undefined where there is none that fits. */
function ownNumber(step: AmountStep, answers: Answers, known: MyNumbers): number | undefined {
  const figure = step.myNumber === undefined ? undefined : known[step.myNumber];
  if (figure === undefined || step.means?.kind !== 'share') return figure;
  const whole = cleanMoney(answers[step.means.of] ?? '');
  const share = whole > 0 ? roundHalfAway((100 * figure) / whole, 1) : Infinity;
  return share <= 100 ? share : undefined;
}

/** A number field for any amount, what the amount means, and a slider over the usual amounts. */
export function AmountAnswer({ step, answers, id, describedBy, wrong, onAnswer }: AmountAnswerProps) {
  const { input, follow } = useCaret();
  const [words, setWords] = useState<string | null>(null);
  const [known] = useState<MyNumbers>(() => readMyNumbers(tabStorage));

  const answer = answers[step.field] ?? '';
  const reading = meaningOf(step, answers);
  const mine = ownNumber(step, answers, known);
  const offer = mine === undefined || String(mine) === answer ? null : String(mine);

  /** "450k", "1.2m" and "6 1/2" stay as they are typed until the field is left; plain digits are grouped at once. */
  function type(event: ChangeEvent<HTMLInputElement>) {
    const typed = event.target.value;
    const isMoney = step.kind === 'money';
    const plainMarks = isMoney ? /^[\d\s.,$-]*$/ : /^[\d\s.%-]*$/;
    const written = plainMarks.test(typed) ? null : typedNumber(typed, { comma: isMoney ? 'separator' : 'decimals' });
    if (written && written.value >= 0) {
      setWords(typed);
      onAnswer(isMoney ? String(written.value) : cleanPercentText(String(written.value)));
      return;
    }
    const shown = isMoney ? groupMoney(typed) : cleanPercentText(typed);
    // A letter alone is kept for the one that may follow: "450 thousand".
    const pending = /^\s*\$?\s*[\d.,]+\s*[a-z/ ]+[\d/]*$/i.test(typed);
    setWords(pending ? typed : null);
    if (!pending) follow(event, fieldText(step, answer), shown);
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
            value={words ?? fieldText(step, answer)}
            placeholder={step.kind === 'money' ? moneyText(step.whenEmpty) : String(step.whenEmpty)}
            aria-describedby={classes(describedBy, answer.trim() === '' && `${id}-unset`) || undefined}
            {...requirement(false, true, wrong)}
            onChange={type}
            onBlur={() => setWords(null)}
          />
        </UnitBox>
        {answer.trim() === '' ? (
          <p className={styles.unset} id={`${id}-unset`}>
            {step.unset}
          </p>
        ) : reading ? (
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
        unset={answer.trim() === ''}
        onMove={(value) => onAnswer(String(value))}
      />
      {offer === null ? null : (
        <p className={styles.offer}>
          <Button look="secondary" onClick={() => onAnswer(offer)}>
            Use {answerText(step, offer)}
          </Button>
          <span className="small">From your calculator, in this tab. Nobody has seen it.</span>
        </p>
      )}
    </>
  );
}
