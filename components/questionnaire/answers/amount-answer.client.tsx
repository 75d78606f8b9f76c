'use client';

import { Suspense } from 'react';
import { classes } from '@/components/browser/classes';
import { Slider } from '@/components/controls/slider.client';
import { lazyIsland } from '@/components/island/deferred.client';
import styles from '@/components/questionnaire/questionnaire.module.css';
import type { Answers } from '@/lib/forms/definition';
import { answerText, meaningOf, sliderPlace, spokenValue } from '@/lib/questionnaire/answers';
import type { AmountStep } from '@/lib/questionnaire/definition';
import { AmountInput, type AnswerProps } from './amount-input.client';

const TypicalPrice = lazyIsland(
  'the typical price',
  () => import('./county.client').then((it) => it.TypicalPrice),
  () => null,
);

type AmountAnswerProps = AnswerProps<AmountStep> & { readonly answers: Answers };

/** A number field for any amount, what the amount means, and a slider for the usual amounts. */
export function AmountAnswer({ step, answers, id, describedBy, wrong, onAnswer }: AmountAnswerProps) {
  const answer = answers[step.field] ?? '';
  const isEmpty = answer.trim() === '';
  const reading = meaningOf(step, answers);
  return (
    <>
      <div className={styles.value}>
        <AmountInput
          kind={step.kind}
          name={step.field}
          id={id}
          text={answer}
          describedBy={classes(describedBy, isEmpty && `${id}-unset`) || undefined}
          wrong={wrong}
          onText={onAnswer}
        />
        {isEmpty ? (
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
        value={sliderPlace(step, answers)}
        spoken={spokenValue(step, answers)}
        ends={[answerText(step, String(step.slider.min)), answerText(step, String(step.slider.max))]}
        tall
        unset={isEmpty}
        onMove={(value) => onAnswer(String(value))}
      />
      {step.typical === undefined ? null : (
        <Suspense>
          <TypicalPrice
            zip={answers[step.typical.zip] ?? ''}
            source={step.typical.source}
            answer={answer}
            onUse={onAnswer}
          />
        </Suspense>
      )}
    </>
  );
}
