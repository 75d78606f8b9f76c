'use client';

import { type ComponentProps, type FormEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Consent } from '@/components/forms/consent';
import { type ContactFacts, TroubleMessage } from '@/components/forms/messages';
import { Trap } from '@/components/forms/trap';
import { useFocusOn } from '@/components/forms/use-focus-on.client';
import type { UsedLead } from '@/components/forms/use-lead.client';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import disclosure from '@/components/ui/disclosure.module.css';
import { focusOn } from '@/components/ui/focus-on';
import { isTiles } from '@/lib/fields/field';
import { trapName } from '@/lib/forms/definition';
import { hasOwnAnswers } from '@/lib/questionnaire/answers';
import type { Questionnaire } from '@/lib/questionnaire/definition';
import { isComplete } from '@/lib/questionnaire/engine';
import type { EstimateFacts } from '@/lib/questionnaire/estimate-words';
import { type Screen, screensOf } from '@/lib/questionnaire/screens';
import { AnswerList } from './answer-list';
import { EstimatePlace } from './estimate-place.client';
import { QuestionnaireFrame } from './frame';
import { Progress } from './progress';
import { Pair, Question } from './question.client';
import styles from './questionnaire.module.css';
import { StartOver } from './start-over.client';
import type { UsedPlace } from './use-place.client';

type QuestionFormProps = {
  readonly questionnaire: Questionnaire;
  readonly frame: Omit<ComponentProps<typeof QuestionnaireFrame>, 'children' | 'dock' | 'street'>;
  readonly contact: ContactFacts;
  /** What the estimate takes for granted. */
  readonly estimate: EstimateFacts;
  readonly screen: Screen;
  readonly journey: UsedPlace;
  readonly lead: UsedLead;
  readonly onStartOver: () => void;
};

/** Where a screen is: "Question 3 of 19", "Questions 16 and 17 of 19", "19 of 19 answered". */
export function progressOf({ steps }: Questionnaire, screen: Screen): string {
  const first = screen.passed + 1;
  if (screen.kind === 'pair') return `Questions ${first} and ${first + 1} of ${steps.length}`;
  if (screen.kind === 'question') return `Question ${first} of ${steps.length}`;
  return `${screen.passed} of ${steps.length} answered`;
}

/** What a screen is about, above its heading. */
function sectionOf(screen: Screen): string {
  return screen.kind === 'answers' ? 'Check and send' : (screen.steps[0]?.section ?? 'Your estimate');
}

/** One screen with what is around it: the progress above, and the dock with the way back and the way on. */
export function QuestionForm({
  questionnaire,
  frame,
  contact,
  estimate,
  screen,
  journey,
  lead,
  onStartOver,
}: QuestionFormProps) {
  const { place, go, goBack } = journey;
  const { busy, trouble } = lead;
  const { answers, blocked } = place;
  const message = useFocusOn(trouble);
  const last = screen.kind === 'answers';
  const [step] = screen.steps;
  const isList = step?.kind === 'choice' && !isTiles(step);
  const chosen = !isList || (answers[step.field] ?? '') !== '';

  /** Whether the estimate under the list of answers is open. */
  const [looking, setLooking] = useState(false);
  /** Whether a press on this page brought the screen, and nothing was entered since. */
  const isFresh = useRef(false);

  function answer(field: string, value: string): void {
    isFresh.current = false;
    go({ type: 'answer', field, value });
  }

  /**
   * Whether a click is the second one of a double click, which was meant for the question before. The browser counts
   * clicks across a reload, too: there the first click of the page may be the second one of a pair.
   */
  function isSecondClick(event: MouseEvent): boolean {
    return event.detail > 1 && isFresh.current;
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

  function content(): ReactNode {
    if (screen.kind === 'pair') {
      return <Pair screen={screen} answers={answers} blocked={blocked} locked={busy} onAnswer={answer} />;
    }
    if (step) {
      return (
        <Question
          key={step.field}
          step={step}
          answers={answers}
          blocked={blocked}
          locked={busy}
          onAnswer={(value) => answer(step.field, value)}
          onChoose={(value) => {
            isFresh.current = true;
            go({ type: 'choose', field: step.field, value });
          }}
          isSecondClick={isSecondClick}
        />
      );
    }
    const looks = <EstimatePlace id={questionnaire.id} answers={answers} facts={estimate} />;
    if (screen.kind === 'estimate') {
      return (
        <>
          <h1 className={styles.question} tabIndex={-1} ref={focusOn}>
            What this looks like
          </h1>
          {looks}
        </>
      );
    }
    return (
      <>
        <h1 className={styles.question} tabIndex={-1} ref={place.changed ? undefined : focusOn}>
          Your answers
        </h1>
        <p className={styles.hint}>
          Change brings you to the question and straight back here. This is not an application: no Social Security
          number, no credit check.
        </p>
        <AnswerList
          questionnaire={questionnaire}
          answers={answers}
          disabled={busy}
          changed={place.changed}
          onChange={(field) => go({ type: 'change', field })}
        />
        {questionnaire.estimateBefore === undefined ? null : (
          <details className={styles.why} onToggle={(event) => setLooking(event.currentTarget.open)}>
            <summary className={disclosure.opens}>What this looks like</summary>
            {looking ? looks : null}
          </details>
        )}
        <Trap id="questionnaire-trap" />
      </>
    );
  }

  const onward = place.returnTo === screensOf(questionnaire).length - 1 ? 'Back to my answers' : 'Continue';
  const dock = (
    <>
      {last ? (
        <div className={styles.consent} data-consent="">
          <Consent words={questionnaire.consent} contact={contact} />
        </div>
      ) : (
        <p className={classes('small', styles.dockNote)}>
          {screen.kind === 'estimate'
            ? 'Four more: first and last name, email and phone. Or print this page and stop here.'
            : 'Nothing is sent until you press SUBMIT on the last screen.'}
        </p>
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
          {busy ? 'Submitting...' : last ? questionnaire.submitLabel : onward}
        </Button>
      </div>
      <span role="status" className="vh">
        {busy ? 'Sending your answers' : ''}
      </span>
    </>
  );
  return (
    <form noValidate onSubmit={submit} {...lead.touching}>
      <QuestionnaireFrame {...frame} dock={dock} street={screen.steps.length > 0}>
        <div className={styles.top}>
          <p>{sectionOf(screen)}</p>
          <p role="status">{progressOf(questionnaire, screen)}</p>
        </div>
        <Progress passed={screen.passed} now={screen.steps.length} questions={questionnaire.steps.length} />
        <div className={styles.message}>
          {trouble ? <TroubleMessage trouble={trouble} contact={contact} level={2} ref={message} /> : null}
        </div>
        {content()}
        {hasOwnAnswers(questionnaire, answers) ? (
          <StartOver key={place.step} disabled={busy} onStartOver={onStartOver} />
        ) : null}
      </QuestionnaireFrame>
    </form>
  );
}
