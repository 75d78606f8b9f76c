'use client';

import { useEffect, useMemo, useState } from 'react';
import { browserTools, type LeadTools } from '@/components/forms/browser-tools.client';
import type { ContactFacts } from '@/components/forms/messages';
import { useLead } from '@/components/forms/use-lead.client';
import type { Delivery } from '@/lib/leads/delivery';
import type { Receipt } from '@/lib/leads/receipt';
import { formOf, type Questionnaire } from '@/lib/questionnaire/definition';
import { draftFrom } from '@/lib/questionnaire/draft';
import { litHouses, type Place } from '@/lib/questionnaire/engine';
import type { LetterFacts } from '@/lib/questionnaire/letter/facts';
import { type Screen, screensOf } from '@/lib/questionnaire/screens';
import { storageNameOf, type TabStorage } from '@/lib/tab-storage';
import { leaveFor, reloadAtFirstEntry } from './answers/address.client';
import { QuestionnaireFrame } from './frame';
import { LetterPlace, letterTitle } from './letter/letter-place.client';
import { Opening } from './opening';
import { progressOf, QuestionForm } from './question-form.client';
import { ThankYou } from './thank-you';
import { draftName, receiptOver, usePlace } from './use-place.client';
import { useTitle } from './use-title.client';

export type QuestionnaireProps = {
  readonly questionnaire: Questionnaire;
  readonly delivery: Delivery;
  readonly contact: ContactFacts;
  /** Ends the document's title. */
  readonly siteName: string;
  readonly callPath: string;
  readonly letter: LetterFacts;
  /** What to do without script. Part of the page, so that no script carries it. */
  readonly withoutScript: string;
  /** Where to start; by default at this tab's draft, or at the first question. */
  readonly begin?: Place;
  readonly tools?: LeadTools;
};

const houseCount = 5;

function titleOf(questionnaire: Questionnaire, screen: Screen): string {
  if (screen.kind === 'answers') return 'Check and send';
  const question = screen.kind === 'pair' ? screen.question : screen.steps[0]?.question;
  return question === undefined ? letterTitle : `${progressOf(questionnaire, screen)}: ${question}`;
}

/** Saves the draft, which has no name in it, for the thank-you page's letter; the draft itself is deleted. */
function keepForLetter(store: TabStorage, id: Questionnaire['id']): void {
  const draft = store.get(draftName(id));
  if (draft !== null) store.set(storageNameOf('estimate', id), draft);
}

type SentLetterProps = Pick<QuestionnaireProps, 'questionnaire' | 'contact' | 'callPath'> & {
  readonly receipt: Receipt;
  readonly facts: LetterFacts;
  readonly tools: LeadTools;
};

/** The letter for the answers just sent; nothing if they are unknown. */
function SentLetter({ questionnaire, tools, receipt, ...around }: SentLetterProps) {
  const name = storageNameOf('estimate', questionnaire.id);
  const [draft] = useState(() => draftFrom(tools.store.get(name)));
  if (!draft) return null;
  return (
    <LetterPlace
      {...around}
      {...{ questionnaire, answers: draft.answers }}
      name={letterTitle}
      origin={receipt}
      heading={<h2>{letterTitle}</h2>}
      without={(words) => (
        <p className="wrap" role="status">
          {words}
        </p>
      )}
    />
  );
}

/** The exported page has no question: only the browser knows which comes first. */
export function QuestionnaireScreen({
  questionnaire,
  delivery,
  contact,
  siteName,
  callPath,
  letter,
  withoutScript,
  begin,
  tools = browserTools,
}: QuestionnaireProps) {
  const { steps } = questionnaire;
  const definition = useMemo(() => formOf(questionnaire), [questionnaire]);
  const ownTools = useMemo(() => ({ ...tools, reload: () => reloadAtFirstEntry(tools.reload) }), [tools]);
  const lead = useLead({
    definition,
    delivery,
    email: contact.email,
    tools: ownTools,
    onStored: () => {
      keepForLetter(tools.store, questionnaire.id);
      journey.forget();
    },
  });
  const journey = usePlace(questionnaire, tools.store, lead, begin);
  const { place, go, forget } = journey;
  const receipt = receiptOver(lead.receipt, journey.isLinked);
  const screen = screensOf(questionnaire)[place.step];
  // The receipt is known as soon as the lead has its id; until then no question takes the focus.
  const opened = lead.leadId !== '' && screen !== undefined;

  useEffect(leaveFor, []);
  useTitle(titleAt());

  /** The page's own title on the first question; null leaves it unchanged. */
  function titleAt(): string | null {
    if (receipt) return `Thank you | ${siteName}`;
    if (!opened || place.step === 0) return null;
    return `${titleOf(questionnaire, screen)} | ${siteName}`;
  }

  function startOver(): void {
    go({ type: 'startOver' });
    forget();
    lead.leave();
    window.location.assign('/');
  }

  function startAgain(): void {
    lead.startAgain();
    tools.store.remove(storageNameOf('estimate', questionnaire.id));
    ownTools.reload();
  }

  const frame = { name: questionnaire.name, contact, callPath };
  if (receipt) {
    return (
      <>
        <QuestionnaireFrame {...frame} lit={houseCount}>
          <ThankYou
            words={questionnaire.thanks}
            receipt={receipt}
            questions={steps.length}
            contact={contact}
            onStartAgain={startAgain}
          />
        </QuestionnaireFrame>
        <SentLetter {...frame} {...{ questionnaire, tools }} receipt={receipt} facts={letter} />
      </>
    );
  }
  if (!opened) {
    // Reserves the dock's space for its buttons.
    return (
      <QuestionnaireFrame {...frame} lit={0} dock={null}>
        <Opening {...frame} questions={steps.length} withoutScript={withoutScript} />
      </QuestionnaireFrame>
    );
  }
  return (
    <QuestionForm
      questionnaire={questionnaire}
      frame={{ ...frame, lit: litHouses(screen.passed, steps.length, houseCount) }}
      letter={letter}
      screen={screen}
      journey={journey}
      lead={lead}
      onStartOver={startOver}
    />
  );
}
