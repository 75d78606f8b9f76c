'use client';

import { type KeyboardEvent, type MouseEvent, type ReactNode, Suspense, useCallback, useEffect } from 'react';
import { classes } from '@/components/browser/classes';
import { PlainButton } from '@/components/controls/button';
import controls from '@/components/controls/control.module.css';
import disclosure from '@/components/controls/disclosure.module.css';
import mark from '@/components/controls/problem-mark.module.css';
import { Control } from '@/components/forms/control';
import { goToField } from '@/components/forms/go-to-field';
import { lazyIsland } from '@/components/island/deferred.client';
import { noticeFor } from '@/lib/fields/check';
import { isTiles } from '@/lib/fields/field';
import type { Answers } from '@/lib/forms/definition';
import { answerText, type Unusual } from '@/lib/questionnaire/answers';
import { fieldOf, isAmountStep, type Step } from '@/lib/questionnaire/definition';
import type { Blocked } from '@/lib/questionnaire/engine';
import type { Screen } from '@/lib/questionnaire/screens';
import { isShareStep } from '@/lib/questionnaire/share';
import { AmountAnswer } from './answers/amount-answer.client';
import { PhoneAnswer } from './answers/phone-answer.client';
import { ShareAnswer } from './answers/share-answer.client';
import { TilesAnswer } from './answers/tiles-answer.client';
import styles from './questionnaire.module.css';

const ZipCounty = lazyIsland(
  'the county',
  () => import('./answers/county.client').then((it) => it.ZipCounty),
  () => null,
);

type QuestionProps = {
  readonly step: Step;
  readonly answers: Answers;
  readonly blocked?: Blocked | undefined;
  /** The answer that Continue stopped at. */
  readonly unusual?: Unusual | undefined;
  readonly locked: boolean;
  /** Called for an answer that waits for Continue. */
  readonly onAnswer: (value: string) => void;
  /** Called for an answer that goes to the next question without Continue. */
  readonly onChoose: (value: string) => void;
  /** Whether a click is the second of a double click on the previous question. */
  readonly isSecondClick: (event: MouseEvent) => boolean;
};

/** The id of a question's control, or of its first tile. */
export function answerIdOf(step: Pick<Step, 'field'>): string {
  return `answer-${step.field}`;
}

function Alert({ blocked, id }: { readonly blocked: Blocked; readonly id: string }) {
  return (
    <div className={styles.alert} role="alert" id={id}>
      <h2 className={`minor ${mark.marked}`}>
        <span className="vh">Error: </span>
        {blocked.sentence}
      </h2>
      {blocked.problems.map(({ field, fixHint }) => (
        <p key={field}>
          <a href={`#${answerIdOf({ field })}`} onClick={goToField}>
            {fixHint}
          </a>
        </p>
      ))}
    </div>
  );
}

type UnderProps = Pick<QuestionProps, 'blocked'> & { readonly id: string; readonly step: Pick<Step, 'hint' | 'note'> };

/** Shown below a question's heading: its hint, its note and, after an attempt without an answer, what is missing. */
function Under({ step, id, blocked }: UnderProps) {
  return (
    <>
      {step.hint === undefined ? null : (
        <p className={styles.hint} id={`${id}-hint`}>
          {step.hint}
        </p>
      )}
      {step.note === undefined ? null : (
        <p className={styles.note} id={`${id}-note`}>
          {step.note}
        </p>
      )}
      {blocked ? <Alert blocked={blocked} id={`${id}-error`} /> : null}
    </>
  );
}

/** A new question takes the focus: in the field if there is text to type, otherwise on the heading. */
function Heading({ field, children }: { readonly field?: string | undefined; readonly children: ReactNode }) {
  const greet = useCallback(
    (heading: HTMLHeadingElement | null) => {
      if (!heading) return;
      const written = field === undefined ? null : document.getElementById(field);
      (written ?? heading).focus({ preventScroll: true });
      if (window.scrollY > 0) window.scrollTo({ top: 0, behavior: 'instant' });
    },
    [field],
  );
  return (
    <h1 className={styles.question} tabIndex={-1} ref={greet}>
      {children}
    </h1>
  );
}

function Why({ step }: Pick<QuestionProps, 'step'>) {
  return step.why === undefined ? null : (
    <details className={styles.why}>
      <summary className={disclosure.opens}>Why we ask</summary>
      <p>{step.why}</p>
    </details>
  );
}

/**
 * A note about an answer: the county of a ZIP code, that it is outside Ohio, or that an email address looks mistyped.
 */
function Notice({ step, answer }: Pick<QuestionProps, 'step'> & { readonly answer: string }) {
  return step.kind === 'zip' || step.kind === 'email' ? (
    <>
      <p className={controls.notice} role="status">
        {noticeFor(step, answer)}
      </p>
      {step.kind === 'zip' ? (
        <Suspense>
          <ZipCounty zip={answer} />
        </Suspense>
      ) : null}
    </>
  ) : null;
}

type UnusualAnswerProps = Pick<QuestionProps, 'step'> & {
  readonly unusual: Unusual;
  readonly onUse: (amount: number) => void;
};

/** Asks about an unusual amount and says what Continue does next; notes about other answers are already visible. */
function UnusualAnswer({ step, unusual: { answer, usual, likely }, onUse }: UnusualAnswerProps) {
  if (!isAmountStep(step)) return <p className={controls.notice}>Continue keeps it.</p>;
  if (isShareStep(step)) {
    return (
      <p className={controls.notice}>
        That’s {answer} down. Continue reads it as {likely}% of the price.
      </p>
    );
  }
  return (
    <p className={controls.notice}>
      Is {answerText(step, answer)} right? {usual}{' '}
      {likely === null ? null : (
        <PlainButton onClick={() => onUse(likely)}>Use {answerText(step, String(likely))}</PlainButton>
      )}{' '}
      Continue keeps it.
    </p>
  );
}

function useFocusOnProblem(blocked: Blocked | undefined): void {
  useEffect(() => {
    const [first] = blocked?.problems ?? [];
    if (first) document.getElementById(answerIdOf(first))?.focus();
  }, [blocked]);
}

type PairProps = Pick<QuestionProps, 'answers' | 'blocked' | 'locked'> & {
  readonly screen: Extract<Screen, { readonly kind: 'pair' }>;
  readonly onAnswer: (field: string, value: string) => void;
};

/** With two fields, Enter in the first goes to the second while that is empty, instead of reporting it as missing. */
function goToEmpty(event: KeyboardEvent, [first, second]: readonly Step[], answers: Answers): void {
  const { target } = event;
  if (event.key !== 'Enter' || !first || !second || (answers[second.field] ?? '') !== '') return;
  if (!(target instanceof HTMLInputElement) || target.id !== answerIdOf(first) || target.value.trim() === '') return;
  event.preventDefault();
  document.getElementById(answerIdOf(second))?.focus();
}

export function Pair({ screen, answers, blocked, locked, onAnswer }: PairProps) {
  const { question, hint, steps } = screen;
  const id = answerIdOf(steps[0] ?? { field: 'pair' });
  useFocusOnProblem(blocked);
  return (
    <fieldset
      className={styles.field}
      data-wrong={blocked ? '' : undefined}
      aria-describedby={`${id}-hint`}
      onKeyDown={(event) => goToEmpty(event, steps, answers)}
    >
      <legend>
        <Heading field={id}>{question}</Heading>
      </legend>
      <Under step={{ hint }} id={id} blocked={blocked} />
      <div className={styles.pair}>
        {steps.map((step) => {
          const own = answerIdOf(step);
          const wrong = blocked?.problems.some(({ field }) => field === step.field) ?? false;
          return (
            <div key={step.field}>
              <label className={controls.label} htmlFor={own}>
                {step.label}
              </label>
              <Control
                id={own}
                field={fieldOf(step)}
                value={answers[step.field] ?? ''}
                describedBy={wrong ? `${id}-error` : undefined}
                wrong={wrong}
                locked={locked}
                native={false}
                onValue={(value) => onAnswer(step.field, value)}
              />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** One question with its field, its hints and, after an attempt without an answer, what is missing. */
export function Question(props: QuestionProps) {
  const { step, answers, blocked, unusual, locked, onAnswer, onChoose, isSecondClick } = props;
  const id = answerIdOf(step);
  const answer = answers[step.field] ?? '';
  const wrong = blocked !== undefined;

  useFocusOnProblem(blocked);

  const described = classes(step.hint && `${id}-hint`, step.note && `${id}-note`, wrong && `${id}-error`) || undefined;

  if (isTiles(step)) {
    return (
      <fieldset className={styles.field} data-wrong={wrong ? '' : undefined} aria-describedby={described}>
        <legend>
          <Heading>{step.question}</Heading>
        </legend>
        <Under step={step} id={id} blocked={blocked} />
        <TilesAnswer
          step={step}
          id={id}
          answer={answer}
          onMove={onAnswer}
          onChoose={onChoose}
          isSecondClick={isSecondClick}
        />
        <Why step={step} />
      </fieldset>
    );
  }
  const shared = { id, describedBy: described, wrong };
  return (
    <div className={styles.field} data-wrong={wrong ? '' : undefined}>
      <Heading field={isAmountStep(step) || step.kind === 'choice' ? undefined : id}>
        <label htmlFor={id}>{step.question}</label>
      </Heading>
      <Under step={step} id={id} blocked={blocked} />
      {isShareStep(step) ? (
        <ShareAnswer {...shared} step={step} answers={answers} onAnswer={onAnswer} />
      ) : isAmountStep(step) ? (
        <AmountAnswer {...shared} step={step} answers={answers} onAnswer={onAnswer} />
      ) : step.kind === 'phone' ? (
        <PhoneAnswer {...shared} step={step} answer={answer} locked={locked} onAnswer={onAnswer} />
      ) : (
        <Control {...shared} field={fieldOf(step)} value={answer} locked={locked} native={false} onValue={onAnswer} />
      )}
      <Notice step={step} answer={answer} />
      <div role="status">
        {unusual ? <UnusualAnswer step={step} unusual={unusual} onUse={(amount) => onAnswer(String(amount))} /> : null}
      </div>
      <Why step={step} />
    </div>
  );
}
