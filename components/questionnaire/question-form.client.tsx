'use client';

import { type FormEvent, type MouseEvent, useRef } from 'react';
import { Consent } from '@/components/forms/consent';
import { type ContactFacts, TroubleMessage } from '@/components/forms/messages';
import { Trap } from '@/components/forms/trap';
import { useFocusOn } from '@/components/forms/use-focus-on.client';
import type { UsedLead } from '@/components/forms/use-lead.client';
import { Button, PlainButton } from '@/components/ui/button';
import { isTiles } from '@/lib/fields/field';
import { trapName } from '@/lib/forms/definition';
import { hasOwnAnswers } from '@/lib/questionnaire/answers';
import type { Questionnaire, Step } from '@/lib/questionnaire/definition';
import { isComplete } from '@/lib/questionnaire/engine';
import { AnswerList } from './answer-list';
import { Progress } from './progress';
import { Question } from './question.client';
import styles from './questionnaire.module.css';
import { StartOver } from './start-over.client';
import type { UsedPlace } from './use-place.client';

type QuestionFormProps = {
  readonly questionnaire: Questionnaire;
  readonly contact: ContactFacts;
  /** The step in view. */
  readonly step: Step;
  readonly journey: UsedPlace;
  readonly lead: UsedLead;
  readonly onStartOver: () => void;
};

/** "Question 3 of 19". */
export function questionNumber({ steps }: Questionnaire, index: number): string {
  return `Question ${index + 1} of ${steps.length}`;
}

/** One question with what is around it: the way back, the progress, the way on; on the last step all answers. */
export function QuestionForm({ questionnaire, contact, step, journey, lead, onStartOver }: QuestionFormProps) {
  const { place, go, goBack } = journey;
  const { busy, trouble } = lead;
  const message = useFocusOn(trouble);
  const last = place.step === questionnaire.steps.length - 1;
  const chosen = step.kind !== 'choice' || isTiles(step) || (place.answers[step.field] ?? '') !== '';

  /** Whether an answer was entered since Continue was last pressed. */
  const isAnswered = useRef(false);

  function answer(value: string): void {
    isAnswered.current = true;
    go({ type: 'answer', field: step.field, value });
  }

  /** Ignores the second click of a double click, which was meant for the question before. */
  function dropSecondClick(event: MouseEvent): void {
    if (event.detail > 1 && !isAnswered.current) event.preventDefault();
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    isAnswered.current = false;
    if (busy) return;
    const trap = new FormData(event.currentTarget).get(trapName);
    lead.dismiss();
    const after = go({ type: 'next' });
    if (!last || after.blocked || !isComplete(questionnaire, after.answers)) return;
    lead.send(after.answers, typeof trap === 'string' ? trap : '');
  }

  return (
    <form className={styles.box} noValidate onSubmit={submit}>
      <div className={styles.top}>
        {place.step === 0 ? (
          <span />
        ) : (
          <PlainButton icon="back" disabled={busy} onClick={goBack}>
            Go BACK
          </PlainButton>
        )}
        <p role="status">{questionNumber(questionnaire, place.step)}</p>
      </div>
      <Progress passed={place.step} questions={questionnaire.steps.length} />
      <div className={styles.message}>
        {trouble ? <TroubleMessage trouble={trouble} contact={contact} level={2} ref={message} /> : null}
      </div>
      <Question
        key={step.field}
        step={step}
        answers={place.answers}
        blocked={place.blocked}
        locked={busy}
        onAnswer={answer}
        onChoose={(value) => go({ type: 'choose', field: step.field, value })}
      />
      {last ? (
        <>
          <AnswerList
            questionnaire={questionnaire}
            answers={place.answers}
            disabled={busy}
            onChange={(index) => go({ type: 'change', step: index })}
          />
          <Consent words={questionnaire.consent} contact={contact} />
          <Trap id="questionnaire-trap" />
        </>
      ) : null}
      <div className={styles.end}>
        <Button
          type="submit"
          icon={last ? undefined : 'go'}
          busy={busy}
          aria-disabled={chosen ? undefined : true}
          onClick={dropSecondClick}
        >
          {busy ? 'Submitting...' : last ? questionnaire.submitLabel : 'Continue'}
        </Button>
        <StartOver
          key={step.field}
          asks={hasOwnAnswers(questionnaire, place.answers)}
          disabled={busy}
          onStartOver={onStartOver}
        />
        <span role="status" className="vh">
          {busy ? 'Sending your answers' : ''}
        </span>
      </div>
    </form>
  );
}
