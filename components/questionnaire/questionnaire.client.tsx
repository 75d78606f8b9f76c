'use client';

import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import formStyles from '@/components/forms/form-view.module.css';
import { type ContactFacts, SendFailure, TrapNotice } from '@/components/forms/messages';
import { useLead } from '@/components/forms/use-lead.client';
import { Button, PlainButton } from '@/components/ui/button';
import { trapName } from '@/lib/forms/definition';
import { browserTools, type LeadTools } from '@/lib/leads/browser';
import type { Delivery } from '@/lib/leads/delivery';
import { mailtoFor } from '@/lib/leads/mail';
import { entryIn, leaveQuestionnaire } from '@/lib/questionnaire/address';
import { formOf, type Questionnaire } from '@/lib/questionnaire/definition';
import { isComplete, litHouses, type Place } from '@/lib/questionnaire/engine';
import { AnswerList } from './answer-list';
import { QuestionnaireFrame } from './frame';
import { Progress } from './progress';
import { Question } from './question.client';
import styles from './questionnaire.module.css';
import { ThankYou } from './thank-you';
import { usePlace } from './use-place.client';

export type QuestionnaireProps = {
  readonly questionnaire: Questionnaire;
  readonly delivery: Delivery;
  readonly contact: ContactFacts;
  /** Ends the document's title. */
  readonly siteName: string;
  /** Where to begin; by default at the draft of this tab, or at the first question. */
  readonly begin?: Place;
  readonly tools?: LeadTools;
};

const houseCount = 5;

/** Longest wait for the browser to go back to the first entry, in milliseconds. */
const rewindTime = 400;

/**
 * Goes back to the history entry that opened the questionnaire and loads the page again there, so that one Back leaves
 * the thank-you instead of walking through questions that are sent.
 */
function reloadAtFirstEntry(reload: () => void): void {
  const depth = entryIn(window.history.state)?.depth ?? 0;
  if (depth === 0) {
    reload();
    return;
  }
  let done = false;
  function finish(): void {
    if (done) return;
    done = true;
    window.removeEventListener('popstate', finish);
    reload();
  }
  window.addEventListener('popstate', finish);
  window.setTimeout(finish, rewindTime);
  window.history.go(-depth);
}

function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}

/** A questionnaire from its first question to its thank-you. Runs in the browser alone. */
export function QuestionnaireScreen({
  questionnaire,
  delivery,
  contact,
  siteName,
  begin,
  tools = browserTools,
}: QuestionnaireProps) {
  const definition = useMemo(() => formOf(questionnaire), [questionnaire]);
  const ownTools = useMemo(() => ({ ...tools, reload: () => reloadAtFirstEntry(tools.reload) }), [tools]);
  const [trapped, setTrapped] = useState(false);
  const [mailto, setMailto] = useState<string | null>(null);
  const [ready, setReady] = useState(false);
  const message = useRef<HTMLDivElement>(null);

  const { busy, receipt, leadId, send } = useLead({
    definition,
    delivery,
    tools: ownTools,
    onStored: () => forget(),
    onFailed: () => setMailto(mailtoFor(contact.email, definition, place.answers, leadId)),
  });
  const { place, go, goBack, forget } = usePlace(questionnaire, tools.store, busy || receipt !== null, begin);

  // A receipt that waits is known after the first effects; until then no question takes the focus.
  useEffect(() => setReady(true), []);
  useEffect(() => {
    if (mailto !== null || trapped) message.current?.focus();
  }, [mailto, trapped]);

  const { steps } = questionnaire;
  const step = steps[place.step];
  const last = place.step === steps.length - 1;
  const chosen = step?.kind !== 'select' || (place.answers[step.field] ?? '') !== '';
  const number = `Question ${place.step + 1} of ${steps.length}`;
  useTitle(receipt ? `Thank you | ${siteName}` : `${number}: ${step?.question ?? ''} | ${siteName}`);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy) return;
    const filled = new FormData(event.currentTarget).get(trapName);
    setMailto(null);
    const after = go({ type: 'next' });
    if (!last || after.blocked || !isComplete(questionnaire, after.answers)) return;
    const robot = typeof filled === 'string' && filled !== '';
    setTrapped(robot);
    if (!robot) send(after.answers);
  }

  function startOver(): void {
    go({ type: 'startOver' });
    forget();
    leaveQuestionnaire();
  }

  if (!ready || !step) {
    return (
      <QuestionnaireFrame name={questionnaire.name} contact={contact} lit={0}>
        <div className={styles.box} />
      </QuestionnaireFrame>
    );
  }
  if (receipt) {
    return (
      <QuestionnaireFrame name={questionnaire.name} contact={contact} lit={houseCount}>
        <ThankYou words={questionnaire.thanks} receipt={receipt} questions={steps.length} contact={contact} />
      </QuestionnaireFrame>
    );
  }

  return (
    <QuestionnaireFrame
      name={questionnaire.name}
      contact={contact}
      lit={litHouses(place.step, steps.length, houseCount)}
    >
      <form className={styles.box} noValidate onSubmit={submit}>
        <div className={styles.top}>
          {place.step === 0 ? (
            <span />
          ) : (
            <PlainButton icon="back" disabled={busy} onClick={goBack}>
              Go BACK
            </PlainButton>
          )}
          <p role="status">{number}</p>
        </div>
        <Progress passed={place.step} questions={steps.length} />
        <div className={styles.message}>
          {mailto !== null && !busy ? <SendFailure contact={contact} mailto={mailto} level={2} ref={message} /> : null}
          {trapped ? <TrapNotice contact={contact} level={2} ref={message} /> : null}
        </div>
        <Question
          key={step.field}
          step={step}
          answers={place.answers}
          blocked={place.blocked}
          locked={busy}
          onAnswer={(value) => go({ type: 'answer', field: step.field, value })}
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
            <p className="small">
              {questionnaire.consent} <a href={contact.privacyPath}>Read our privacy policy</a>.
            </p>
            <div className={formStyles.trap} aria-hidden="true">
              <label htmlFor="questionnaire-trap">Leave this field empty</label>
              <input id="questionnaire-trap" name={trapName} tabIndex={-1} autoComplete="off" />
            </div>
          </>
        ) : null}
        <div className={styles.end}>
          <Button
            type="submit"
            icon={last ? undefined : 'go'}
            busy={busy}
            aria-disabled={chosen ? undefined : true}
            onClick={(event) => {
              // The second click of a double click was meant for the question before.
              if (event.detail > 1) event.preventDefault();
            }}
          >
            {busy ? 'Submitting...' : last ? questionnaire.submitLabel : 'Continue'}
          </Button>
          <PlainButton className={styles.over} disabled={busy} onClick={startOver}>
            Start over
          </PlainButton>
          <span role="status" className="vh">
            {busy ? 'Sending your answers' : ''}
          </span>
        </div>
      </form>
    </QuestionnaireFrame>
  );
}
