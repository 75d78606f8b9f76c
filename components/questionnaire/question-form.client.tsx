'use client';

import {
  type ComponentProps,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { classes } from '@/components/browser/classes';
import { focusOn } from '@/components/browser/focus-on';
import { tabStorage } from '@/components/browser/tab-storage.client';
import { Button, PlainButton } from '@/components/controls/button';
import { Checkbox } from '@/components/controls/inputs';
import { Consent } from '@/components/forms/consent';
import { Honeypot } from '@/components/forms/honeypot';
import { SubmitErrorMessage } from '@/components/forms/messages';
import { useFocusOn } from '@/components/forms/use-focus-on.client';
import type { UsedLead } from '@/components/forms/use-lead.client';
import { lazyIsland } from '@/components/island/deferred.client';
import { isTiles } from '@/lib/fields/field';
import { honeypotName } from '@/lib/forms/definition';
import { linkOfficerIn } from '@/lib/leads/link-officer';
import { writeMyNumbers } from '@/lib/my-numbers';
import { hasOwnAnswers } from '@/lib/questionnaire/answers';
import type { Questionnaire } from '@/lib/questionnaire/definition';
import { isComplete } from '@/lib/questionnaire/engine';
import type { LetterFacts, LetterOfficer } from '@/lib/questionnaire/letter/facts';
import { officerOf } from '@/lib/questionnaire/letter/officer';
import { type Screen, screensOf } from '@/lib/questionnaire/screens';
import { isShareStep, sentAnswers, unitOf } from '@/lib/questionnaire/share';
import { AnswerList } from './answer-list';
import { QuestionnaireFrame } from './frame';
import type * as LetterCode from './letter/letter.client';
import { LetterPlace, letterTitle } from './letter/letter-place.client';
import { Progress } from './progress';
import above from './progress.module.css';
import { Pair, Question } from './question.client';
import styles from './questionnaire.module.css';
import type { UsedPlace } from './use-place.client';

const StartOver = lazyIsland(
  'starting over',
  () => import('./start-over.client').then((it) => it.StartOver),
  () => null,
);

type QuestionFormProps = {
  readonly questionnaire: Questionnaire;
  readonly frame: Omit<ComponentProps<typeof QuestionnaireFrame>, 'children' | 'dock' | 'street'>;
  readonly letter: LetterFacts;
  readonly screen: Screen;
  readonly journey: UsedPlace;
  readonly lead: UsedLead;
  readonly onStartOver: () => void;
};

/** A screen's position: "Question 3 of 19", "Questions 16 and 17 of 19", "19 of 19 answered". */
export function progressOf({ steps }: Questionnaire, screen: Screen): string {
  const first = screen.passed + 1;
  if (screen.kind === 'pair') return `Questions ${first} and ${first + 1} of ${steps.length}`;
  if (screen.kind === 'question') return `Question ${first} of ${steps.length}`;
  return `${screen.passed} of ${steps.length} answered`;
}

function sectionOf(screen: Screen): string {
  return screen.kind === 'answers' ? 'Check and send' : (screen.steps[0]?.section ?? '');
}

/** The letter's Continue button: "Send it to Jordan (4 questions)". */
function sendLabel(officer: LetterOfficer | undefined, questions: number): ReactNode {
  return (
    <span>
      Send it to {officer?.name.split(' ')[0] ?? 'us'} <span className="vh-narrow">({questions} questions)</span>
    </span>
  );
}

/** One screen with its surroundings: the progress above, and the dock with Back and Continue. */
export function QuestionForm({ questionnaire, frame, letter, screen, journey, lead, onStartOver }: QuestionFormProps) {
  const { place, go, goBack } = journey;
  const { contact } = frame;
  const { busy, submitError } = lead;
  const { answers, blocked } = place;
  const message = useFocusOn(submitError);
  const last = screen.kind === 'answers';
  const isLetter = screen.kind === 'letter';
  const [step] = screen.steps;
  const isList = step?.kind === 'choice' && !isTiles(step);
  const chosen = !isList || (answers[step.field] ?? '') !== '';

  const [byEmail, setByEmail] = useState(false);

  /** True if a press on this page led to this screen and nothing has been entered since. */
  const isFresh = useRef(false);

  function answer(field: string, value: string): void {
    isFresh.current = false;
    // Of savings and a down payment, the one typed last counts. Another unit is the same down payment.
    if (field === share && unitOf(value) === unitOf(answers[field] ?? ''))
      writeMyNumbers(tabStorage, { saved: undefined });
    go({ type: 'answer', field, value });
  }

  const share = step && isShareStep(step) ? step.field : null;
  const startFromSavings = useEffectEvent(({ downFor }: typeof LetterCode) => {
    if (share === null || answers[share]) return;
    const value = downFor(answers, letter.market);
    if (value !== null) go({ type: 'answer', field: share, value });
  });
  useEffect(() => {
    if (share !== null) {
      // If it fails to load, the question stays empty.
      import('./letter/letter.client').then(startFromSavings, () => {});
    }
  }, [share]);

  /**
   * Whether a click is the second of a double click meant for the previous question. Browsers count clicks across a
   * reload, so the first click on this page may be the second of a pair.
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
    const trap = new FormData(event.currentTarget).get(honeypotName);
    lead.dismiss();
    const after = go({ type: 'next' });
    if (!last || after.blocked || !isComplete(questionnaire, after.answers)) return;
    const { name, value } = questionnaire.byEmail;
    const sent = { ...sentAnswers(questionnaire, after.answers), [name]: byEmail ? value : '' };
    lead.send(sent, typeof trap === 'string' ? trap : '', event);
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
          unusual={place.unusual}
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
    return (
      <>
        <h1 className={styles.question} tabIndex={-1} ref={place.changed ? undefined : focusOn}>
          Your answers
        </h1>
        <p className={styles.hint}>{questionnaire.answersHint}</p>
        <AnswerList
          questionnaire={questionnaire}
          answers={answers}
          disabled={busy}
          changed={place.changed}
          onChange={(field) => go({ type: 'change', field })}
        />
        <p>
          <PlainButton disabled={busy} onClick={() => go({ type: 'letter' })}>
            See your page again
          </PlainButton>
        </p>
        <Checkbox checked={byEmail} disabled={busy} onChange={(event) => setByEmail(event.target.checked)}>
          {questionnaire.byEmail.label}
        </Checkbox>
        <Honeypot id="questionnaire-trap" />
        <div className={styles.consent} id="consent">
          <Consent words={questionnaire.consent} contact={contact} />
        </div>
      </>
    );
  }

  const onward =
    place.returnTo === screensOf(questionnaire).length - 1
      ? 'Back to my answers'
      : isLetter && !journey.isLinked
        ? sendLabel(
            officerOf(letter, answers, linkOfficerIn(tabStorage)) ?? letter.officers[0],
            questionnaire.steps.length - screen.passed,
          )
        : isLetter
          ? 'These are my answers'
          : 'Continue';
  const dock = (
    <>
      <p className={classes('small', last ? styles.short : styles.dockNote)} data-consent={last ? '' : undefined}>
        {last
          ? questionnaire.dock.last
          : `${isLetter ? `${questionnaire.dock.letter} ` : ''}${questionnaire.dock.question}`}
      </p>
      <div className={styles.act}>
        {place.step === 0 ? (
          <span className={styles.hold} />
        ) : (
          <Button look="secondary" icon="back" disabled={busy} onClick={goBack}>
            Go BACK
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
  const where = progressOf(questionnaire, screen);
  const windows = <Progress passed={screen.passed} now={screen.steps.length} questions={questionnaire.steps.length} />;
  const startOver = hasOwnAnswers(questionnaire, answers) ? (
    <Suspense>
      <StartOver key={place.step} disabled={busy} onStartOver={onStartOver} />
    </Suspense>
  ) : null;
  function framed(inside: ReactNode): ReactNode {
    return (
      <QuestionnaireFrame {...frame} dock={isLetter ? undefined : dock} street={!last}>
        <div className={`row quiet t-s ${above.words}`} data-print="no">
          <p>{sectionOf(screen)}</p>
          <p role="status">{where}</p>
        </div>
        {windows}
        <div className={styles.message}>
          {submitError ? (
            <SubmitErrorMessage submitError={submitError} contact={contact} level={2} ref={message} />
          ) : null}
        </div>
        {inside}
      </QuestionnaireFrame>
    );
  }
  const title = (
    <h1 tabIndex={-1} ref={focusOn}>
      {letterTitle}
    </h1>
  );
  return (
    <form noValidate onSubmit={submit} {...lead.firstInteractionHandlers}>
      {isLetter ? (
        <>
          <LetterPlace
            {...frame}
            {...{ questionnaire, answers }}
            facts={letter}
            progress={{ text: where, windows }}
            origin={journey.isLinked ? 'link' : undefined}
            onDown={
              journey.isLinked ? undefined : (value) => go({ type: 'answer', field: 'downPaymentPercent', value })
            }
            heading={title}
            without={(words) =>
              framed(
                <>
                  {title}
                  <p role="status">{words}</p>
                </>,
              )
            }
          />
          {/* Outside the letter, so that a press while its code loads is not lost. */}
          <div className={styles.letterDock} data-print="no">
            <div className="wrap btns">{dock}</div>
          </div>
        </>
      ) : (
        framed(content())
      )}
      {startOver}
    </form>
  );
}
