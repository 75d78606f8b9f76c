'use client';

import { type ReactNode, useMemo } from 'react';
import { browserTools, type LeadTools } from '@/components/forms/browser-tools.client';
import type { ContactFacts } from '@/components/forms/messages';
import { useLead } from '@/components/forms/use-lead.client';
import type { Delivery } from '@/lib/leads/delivery';
import { formOf, type Questionnaire } from '@/lib/questionnaire/definition';
import { litHouses, type Place } from '@/lib/questionnaire/engine';
import { leaveQuestionnaire, reloadAtFirstEntry } from './address.client';
import { QuestionnaireFrame } from './frame';
import { QuestionForm, questionNumber } from './question-form.client';
import styles from './questionnaire.module.css';
import { ThankYou } from './thank-you';
import { usePlace } from './use-place.client';
import { useTitle } from './use-title.client';

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

/** A questionnaire from its first question to its thank-you. Runs in the browser alone. */
export function QuestionnaireScreen({
  questionnaire,
  delivery,
  contact,
  siteName,
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
    onStored: () => journey.forget(),
  });
  const journey = usePlace(questionnaire, tools.store, lead.busy || lead.receipt !== null, begin);
  const { place, go, forget } = journey;
  const step = steps[place.step];
  const title = lead.receipt ? 'Thank you' : `${questionNumber(questionnaire, place.step)}: ${step?.question ?? ''}`;
  useTitle(`${title} | ${siteName}`);

  function startOver(): void {
    go({ type: 'startOver' });
    forget();
    lead.leave();
    leaveQuestionnaire();
  }

  function framed(lit: number, content: ReactNode): ReactNode {
    return (
      <QuestionnaireFrame name={questionnaire.name} contact={contact} lit={lit}>
        {content}
      </QuestionnaireFrame>
    );
  }
  // A receipt is known as soon as the lead has its id; until then no question takes the focus.
  if (lead.leadId === '' || !step) return framed(0, <div className={styles.box} />);
  if (lead.receipt) {
    return framed(
      houseCount,
      <ThankYou words={questionnaire.thanks} receipt={lead.receipt} questions={steps.length} contact={contact} />,
    );
  }
  return framed(
    litHouses(place.step, steps.length, houseCount),
    <QuestionForm
      questionnaire={questionnaire}
      contact={contact}
      step={step}
      journey={journey}
      lead={lead}
      onStartOver={startOver}
    />,
  );
}
