import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toolsFor } from '@/__tests__/components/forms/tools-for';
import { sampleContact } from '@/__tests__/helpers/sample-form';
import type { LeadTools } from '@/components/forms/browser-tools.client';
// Lazy chunks of the screens, preloaded so that no test waits for them.
import '@/components/questionnaire/answers/county.client';
import '@/components/questionnaire/letter/letter.client';
import '@/components/questionnaire/start-over.client';
import { QuestionnaireScreen } from '@/components/questionnaire/questionnaire.client';
import { letterFacts as facts } from '@/content/examples/letter-facts';
import { purchaseQuestionnaire } from '@/content/forms/purchase-questions';
import type { PostAnswer, PostRequest } from '@/lib/leads/submit';
import type { Questionnaire } from '@/lib/questionnaire/definition';
import { type Place, startOf } from '@/lib/questionnaire/engine';
import type { LetterFacts } from '@/lib/questionnaire/letter/facts';
import { screenAsking, screensOf } from '@/lib/questionnaire/screens';

export const letterFacts: LetterFacts = { ...facts, assumptions: { ...facts.assumptions, ratePercent: 6.5 } };
const delivery = { endpoint: '/leads/purchase', action: '/leads/purchase', nextUrl: 'http://localhost/thank-you' };
const stored: PostAnswer = { status: 201, text: '{"result":"success"}' };

/** Tools without a network: the response is fixed, and posts are recorded. */
export function toolsWith(answer: () => Promise<PostAnswer> = async () => stored) {
  const posts: PostRequest[] = [];
  const { tools, touch, reload } = toolsFor();
  const post: LeadTools['post'] = (request) => {
    posts.push(request);
    return answer();
  };
  return { posts, touch, reload, store: tools.store, tools: { ...tools, post } };
}

export function open(
  questionnaire: Questionnaire,
  {
    network = toolsWith(),
    begin,
    letter = letterFacts,
  }: { network?: ReturnType<typeof toolsWith>; begin?: Place; letter?: LetterFacts } = {},
) {
  const user = userEvent.setup();
  const view = render(
    <>
      {/* The menu of the page's header. */}
      <div id="start-over" />
      <QuestionnaireScreen
        questionnaire={questionnaire}
        delivery={delivery}
        contact={sampleContact}
        siteName="Sample lender"
        callPath="/contact-us"
        letter={letter}
        withoutScript="The questions need JavaScript. Call"
        tools={network.tools}
        {...(begin ? { begin } : {})}
      />
    </>,
  );
  return { user, network, view };
}

export function heading(): HTMLElement {
  return screen.getByRole('heading', { level: 1 });
}

function indexOf(questionnaire: Questionnaire, field: string): number {
  return field === 'answers' ? screensOf(questionnaire).length - 1 : screenAsking(questionnaire, field);
}

/** The state of a visitor who has just reached a question with these answers. */
export function at(questionnaire: Questionnaire, field: string, answers: Place['answers'] = {}): Place {
  return { answers: { ...startOf(questionnaire).answers, ...answers }, step: indexOf(questionnaire, field) };
}

/** Opens a questionnaire at a question, with these answers before it. */
export function openAt(
  field: string,
  answers: Place['answers'] = {},
  questionnaire: Questionnaire = purchaseQuestionnaire,
) {
  return open(questionnaire, { begin: at(questionnaire, field, answers) });
}

/** An answer to every purchase question these answers lead to, except the phone. */
export const everyAnswer = {
  zipCode: '43215',
  propertyType: 'Condominium',
  firstTimeHomebuyer: 'Yes',
  stageOfTheProcess: 'I made an offer',
  purchasePrice: '325000',
  downPaymentPercent: '10',
  creditScore: 'Good 680-699',
  beforeTaxesAnnualHouseHoldIncome: '75000',
  employmentStatus: 'Employed',
  bankruptcy_ShortSale_or_foreclosure_in_the_last_3_years: 'No',
  showProofOfIncome: 'Yes',
  working_with_a_real_estate_agent: 'No',
  working_with_a_Loan_Officer: 'No',
  firstName: 'Sam',
  lastName: 'Lee',
  email: 'sam@example.com',
};

/** The state of a visitor who has just reached the letter with these answers. */
export function atLetter(questionnaire: Questionnaire, answers: Place['answers']): Place {
  return {
    answers: { ...startOf(questionnaire).answers, ...answers },
    step: screensOf(questionnaire).findIndex(({ kind }) => kind === 'letter'),
  };
}

export function startFresh(): void {
  const zips = { '43215': ['Franklin'], '43003': ['Delaware', 'Morrow'] };
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => zips }) as Response);
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/purchase-questions');
  document.title = 'Purchase questions';
}
