import { sampleContact, sampleDelivery } from '@/components/forms/samples';
import { phoneHint } from '@/lib/fields/phone';
import type { Questionnaire } from '@/lib/questionnaire/definition';
import { type Place, startOf } from '@/lib/questionnaire/engine';
import type { EstimateFacts } from '@/lib/questionnaire/estimate-words';
import type { QuestionnaireProps } from './questionnaire.client';

export const sampleEstimate: EstimateFacts = {
  assumptions: {
    ratePercent: 6.5,
    pmiPercent: 0.55,
    monthlyInsurance: 125,
    taxPercent: 1.57,
    monthlyDebts: 0,
    closingPercent: 3,
  },
  ask: { label: 'Ask for today’s rate', path: '/quick-quote' },
  call: { label: 'Request a call', path: '/contact-us#call' },
  fhaDownPercent: 3.5,
  fhaScore: '580',
  fhaUpfront: '1.75%',
  vaFeeRange: '0.5% to 3.3%',
  closingRange: '2% to 5%',
  checklistPath: '/paper-work',
};

/** A short journey with one question of each kind, for the examples. */
export const sampleQuestionnaire: Questionnaire = {
  id: 'purchase',
  name: 'Sample questions',
  subjectPrefix: 'Sample: ',
  controls: ['_id', 'subject'],
  blocked: 'Please fill out all required fields!',
  submitLabel: 'SUBMIT',
  consent: 'Your answers go to our loan officers. By sending them you agree that we may contact you about them.',
  consentVersion: '0123456789ab',
  pairs: [{ fields: ['firstName', 'lastName'], question: 'What is your name?', hint: 'As on your license.' }],
  steps: [
    {
      kind: 'zip',
      field: 'zipCode',
      section: 'The home',
      label: 'ZIP code',
      question: 'What is the ZIP code of the home you want?',
      hint: 'If you are still looking, use the area you like best.',
      autocomplete: 'postal-code',
      width: 's',
    },
    {
      kind: 'choice',
      look: 'tiles',
      field: 'creditScore',
      section: 'Money',
      label: 'Credit score',
      question: 'About where is your credit score?',
      hint: 'Pick one to continue.',
      why: 'Your score decides which loans are open to you.',
      missing: 'Choose a range',
      choices: [
        { value: 'Good 680-699', label: 'Good', note: '680–699' },
        { value: 'Needs Work 639 and below', label: 'Needs work', note: '639 and below' },
      ],
    },
    {
      kind: 'money',
      field: 'purchasePrice',
      section: 'Money',
      label: 'Purchase price',
      question: 'What price do you have in mind?',
      missing: 'Enter an amount in dollars, 0 or more',
      slider: { min: 100_000, max: 3_000_000, step: 5000 },
      whenEmpty: 50_000,
      unset: 'No price yet',
    },
    {
      kind: 'percent',
      field: 'downPaymentPercent',
      section: 'Money',
      label: 'Down payment',
      question: 'How much can you put down?',
      hint: 'A percentage of the price.',
      note: 'An estimate is enough today.',
      missing: 'Enter a percentage from 0 to 100',
      slider: { min: 0, max: 50, step: 1 },
      whenEmpty: 0,
      unset: 'No share yet',
      means: { kind: 'share', of: 'purchasePrice', words: 'of a {of} home' },
    },
    {
      kind: 'choice',
      look: 'list',
      field: 'loanOfficerName',
      section: 'People',
      label: 'Loan officer',
      question: 'Who is your loan officer?',
      missing: 'Choose a name from the list',
      blocked: 'Please select a Loan Officer before proceeding.',
      placeholder: '-Please Select-',
      choices: [{ value: 'Jordan Example' }],
    },
    {
      kind: 'phone',
      field: 'phone',
      section: 'How to reach you',
      label: 'Phone',
      question: 'Which number may we call?',
      hint: phoneHint,
      autocomplete: 'tel-national',
      width: 'm',
      personal: true,
    },
    {
      kind: 'text',
      field: 'firstName',
      section: 'How to reach you',
      label: 'First name',
      question: 'What is your first name?',
      autocomplete: 'given-name',
      personal: true,
    },
    {
      kind: 'text',
      field: 'lastName',
      section: 'How to reach you',
      label: 'Last name',
      question: 'And your last name?',
      autocomplete: 'family-name',
      personal: true,
    },
  ],
  thanks: {
    title: 'We have your answers.',
    lead: 'Keep this reference number.',
    next: [
      { what: 'A loan officer calls you', rest: 'on the number you gave.' },
      {
        what: 'You gather the paperwork.',
        rest: 'Look through the',
        link: { label: 'checklist', href: '/paper-work' },
      },
    ],
  },
};

const answers = {
  ...startOf(sampleQuestionnaire).answers,
  zipCode: '43215',
  creditScore: 'Good 680-699',
  purchasePrice: '325000',
  downPaymentPercent: '10',
  loanOfficerName: 'Jordan Example',
};

/** The sample journey at one of its steps, all earlier answers given. */
export function sampleAt(step: number, more: Partial<Place> = {}): QuestionnaireProps {
  return {
    questionnaire: sampleQuestionnaire,
    delivery: sampleDelivery,
    contact: sampleContact,
    siteName: 'Sample lender',
    callPath: '/contact-us',
    estimate: sampleEstimate,
    withoutScript: 'The questions need JavaScript. Call',
    begin: { answers, step, ...more },
  };
}
