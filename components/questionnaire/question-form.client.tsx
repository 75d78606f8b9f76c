'use client';

import { type ComponentProps, type FormEvent, type MouseEvent, useRef } from 'react';
import { Consent } from '@/components/forms/consent';
import { type ContactFacts, TroubleMessage } from '@/components/forms/messages';
import { Trap } from '@/components/forms/trap';
import { useFocusOn } from '@/components/forms/use-focus-on.client';
import type { UsedLead } from '@/components/forms/use-lead.client';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { isTiles } from '@/lib/fields/field';
import { trapName } from '@/lib/forms/definition';
import { hasOwnAnswers } from '@/lib/questionnaire/answers';
import type { Questionnaire, Step } from '@/lib/questionnaire/definition';
import { isComplete } from '@/lib/questionnaire/engine';
import { AnswerList } from './answer-list';
import { QuestionnaireFrame } from './frame';
import { Progress } from './progress';
import { Question } from './question.client';
import styles from './questionnaire.module.css';
import { StartOver } from './start-over.client';
import type { UsedPlace } from './use-place.client';

type QuestionFormProps = {
  readonly questionnaire: Questionnaire;
  readonly frame: Omit<ComponentProps<typeof QuestionnaireFrame>, 'children' | 'dock' | 'street'>;
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
export function QuestionForm({ questionnaire, frame, contact, step, journey, lead, onStartOver }: QuestionFormProps) {
  const { place, go, goBack } = journey;
  const { busy, trouble } = lead;
  const message = useFocusOn(trouble);
  const last = place.step === questionnaire.steps.length - 1;
  const chosen = step.kind !== 'choice' || isTiles(step) || (place.answers[step.field] ?? '') !== '';

  /** Whether a press on this page brought the question, and nothing was entered since. */
  const isFresh = useRef(false);

  function answer(value: string): void {
    isFresh.current = false;
    go({ type: 'answer', field: step.field, value });
  }

  /**
   * Whether a click is the second one of a double click, which was meant for the question before. The browser counts
   * clicks across a reload, too: there the first click of the page may be the second one of a pair.
   */
  function isSecondClick(event: MouseEvent): boolean {
    return event.detail > 1 && isFresh.current;
  }

  function choose(value: string): void {
    isFresh.current = true;
    go({ type: 'choose', field: step.field, value });
  }

  function dropSecondClick(event: MouseEvent): void {
    if (isSecondClick(event)) event.preventDefault();
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    isFresh.current = true;
    if (busy) return;
    const trap = new FormData(event.currentTarget).get(trapName);
    lead.dismiss();
    const after = go({ type: 'next' });
    if (!last || after.blocked || !isComplete(questionnaire, after.answers)) return;
    lead.send(after.answers, typeof trap === 'string' ? trap : '');
  }

  const dock = (
    <>
      {last ? (
        <div className={styles.consent} data-consent="">
          <Consent words={questionnaire.consent} contact={contact} />
        </div>
      ) : (
        <p className={classes('small', styles.dockNote)}>Nothing is sent until you press SUBMIT on the last screen.</p>
      )}
      <div className={styles.act}>
        {place.step === 0 ? (
          <span className={styles.hold} />
        ) : (
          <Button look="secondary" icon="back" disabled={busy} onClick={goBack}>
            Go back
          </Button>
        )}
        <Button
          type="submit"
          icon={last ? undefined : 'go'}
          busy={busy}
          aria-disabled={chosen ? undefined : true}
          onClick={dropSecondClick}
        >
          {busy ? 'Submitting...' : last ? questionnaire.submitLabel : 'Continue'}
        </Button>
      </div>
      <span role="status" className="vh">
        {busy ? 'Sending your answers' : ''}
      </span>
    </>
  );
  return (
    <form noValidate onSubmit={submit}>
      <QuestionnaireFrame {...frame} dock={dock} street={!last}>
        <div className={styles.top}>
          <p>{questionnaire.name}</p>
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
          onChoose={choose}
          isSecondClick={isSecondClick}
        />
        {last ? (
          <>
            <AnswerList
              questionnaire={questionnaire}
              answers={place.answers}
              disabled={busy}
              onChange={(index) => go({ type: 'change', step: index })}
            />
            <Trap id="questionnaire-trap" />
          </>
        ) : null}
        <StartOver
          key={`${step.field}-start-over`}
          asks={hasOwnAnswers(questionnaire, place.answers)}
          disabled={busy}
          onStartOver={onStartOver}
        />
      </QuestionnaireFrame>
    </form>
  );
}
