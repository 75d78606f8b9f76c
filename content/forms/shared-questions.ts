import { company } from '@/content/lender/company';
import type { Href } from '@/content/routes';
import { phoneHint } from '@/lib/fields/phone';
import type { AmountStep, ChoiceStep, Questionnaire, WrittenStep } from '@/lib/questionnaire/definition';
import { fact } from '../facts/facts';
import { consentFor, loanOfficers, readers, yesOrNo } from './shared';

export const sections = {
  home: 'The home',
  loan: 'The loan you have',
  cash: 'Extra cash',
  money: 'Price and money',
  you: 'You',
  people: 'People you work with',
  contact: 'How to reach you',
} as const;

type Asked = Omit<ChoiceStep, 'kind' | 'look'>;

export const tilesStep = (step: Asked): ChoiceStep => ({ kind: 'choice', look: 'tiles', ...step });

export const yesNoStep = (step: Omit<Asked, 'missing' | 'choices'>): ChoiceStep =>
  tilesStep({ ...step, missing: 'Choose Yes or No', choices: yesOrNo });

export const propertyType = tilesStep({
  field: 'propertyType',
  section: sections.home,
  label: 'Property type',
  question: 'What kind of home is it?',
  hint: 'Pick one to continue. The closest will do.',
  missing: 'Choose a kind of home',
  choices: [
    { value: 'Single Family Home', label: 'Single-family home' },
    { value: 'Condominium' },
    { value: 'TownHouse', label: 'Townhouse' },
    { value: 'Multi Family Unit', label: 'Multi-family unit', note: '2 to 4 homes' },
  ],
});

export const creditScore = tilesStep({
  field: 'creditScore',
  section: sections.money,
  label: 'Credit score',
  question: 'About where is your credit score?',
  hint: 'Your best guess is fine. Nobody looks up your credit because of this answer. Pick one to continue.',
  why: `Your score decides which loans are open to you, and it moves the rate. An FHA loan, for example, takes ${fact('fhaDownPayment').text} down with a score of ${fact('fhaScore').text} or higher.`,
  missing: 'Choose the range that comes closest',
  myText: 'score',
  choices: [
    { value: 'Excellent 740+', label: 'Excellent', note: '740+' },
    { value: 'Very Good 700-739', label: 'Very good', note: '700–739' },
    { value: 'Good 680-699', label: 'Good', note: '680–699' },
    { value: 'Some Issues 640-679', label: 'Some issues', note: '640–679' },
    { value: 'Needs Work 639 and below', label: 'Needs work', note: '639 and below' },
  ],
});

/** Yearly household income; `max` is the end of the slider, in dollars. */
export function householdIncome(max: number): AmountStep {
  return {
    kind: 'money',
    field: 'beforeTaxesAnnualHouseHoldIncome',
    section: sections.money,
    label: 'Household income a year, before taxes',
    question: 'What does your household earn in a year, before taxes?',
    hint: 'Add up everyone who will be on the loan: pay, tips, bonuses, pensions.',
    note: 'You do not have to list alimony, child support or separate maintenance income unless you want us to count it.',
    why: 'Lenders compare your income with your monthly debts to see which payment is safe for you. An estimate is enough today.',
    missing: 'Enter an amount in dollars, 0 or more',
    slider: { min: 0, max, step: 1000 },
    usual: { min: 10_000, max: 1_000_000, near: 75_000 },
    whenEmpty: 0,
    unset: 'No income yet',
    means: { kind: 'monthly', words: 'a month' },
    myNumber: 'annualIncome',
  };
}

export const employmentStatus = tilesStep({
  field: 'employmentStatus',
  section: sections.you,
  label: 'Employment',
  question: 'How do you earn your living?',
  hint: 'It tells us which documents you’ll need. Pick one to continue.',
  missing: 'Choose the answer that fits best',
  choices: [
    { value: 'Employed' },
    { value: 'Not Employed', label: 'Not employed' },
    { value: 'Self Employed', label: 'Self-employed' },
    { value: 'Retired' },
  ],
});

export const bankruptcy = yesNoStep({
  field: 'bankruptcy_ShortSale_or_foreclosure_in_the_last_3_years',
  section: sections.you,
  label: 'Bankruptcy, short sale or foreclosure in the last 3 years',
  question: 'Have you had a bankruptcy, short sale or foreclosure in the last 3 years?',
  hint: 'It happens to careful people too. Pick one to continue.',
  why: 'Each loan program has its own waiting time after one of these. Knowing it now, we can tell you which ones are open today.',
});

export const showProofOfIncome = yesNoStep({
  field: 'showProofOfIncome',
  section: sections.you,
  label: 'Can show proof of income',
  question: 'Can you show proof of your income?',
  hint: 'Pay stubs, W-2 forms, tax returns or pension letters all count. Pick one to continue.',
  why: 'The law asks lenders to check that you can afford the loan, and these documents are how we do it.',
});

export const hasLoanOfficer = yesNoStep({
  field: 'working_with_a_Loan_Officer',
  section: sections.people,
  label: 'Working with a loan officer',
  question: 'Are you already working with one of our loan officers?',
  hint: 'Pick one to continue. If Yes, your answers go straight to that person.',
});

export const loanOfficerName: ChoiceStep = {
  kind: 'choice',
  look: 'list',
  field: 'loanOfficerName',
  section: sections.people,
  label: 'Loan officer',
  question: 'Who is your loan officer?',
  hint: 'Pick one to continue. They’ll be the one to call you.',
  missing: 'Choose a name from the list',
  blocked: 'Please select a Loan Officer before proceeding.',
  placeholder: '-Please Select-',
  choices: loanOfficers,
  askedWhen: { field: 'working_with_a_Loan_Officer', is: 'Yes' },
};

/** First name, last name, email, phone: the last four questions of both questionnaires. */
export const contactSteps = [
  {
    kind: 'text',
    field: 'firstName',
    section: sections.contact,
    label: 'First name',
    question: 'What is your first name?',
    missing: 'Enter your first name',
    autocomplete: 'given-name',
    width: 'm',
    personal: true,
  },
  {
    kind: 'text',
    field: 'lastName',
    section: sections.contact,
    label: 'Last name',
    question: 'And your last name?',
    missing: 'Enter your last name',
    autocomplete: 'family-name',
    width: 'm',
    personal: true,
  },
  {
    kind: 'email',
    field: 'email',
    section: sections.contact,
    label: 'Email',
    question: 'What is your email address?',
    hint: 'We’ll write to you about these answers and nothing else.',
    missing: 'Enter your whole email address, such as sam@example.com',
    autocomplete: 'email',
    personal: true,
  },
  {
    kind: 'phone',
    field: 'phone',
    section: sections.contact,
    label: 'Phone',
    question: 'Which number may we call?',
    hint: `${phoneHint}. This is the last question. You can check your answers before anything is sent.`,
    autocomplete: 'tel-national',
    width: 'm',
    personal: true,
  },
] as const satisfies readonly WrittenStep[];

export const common = {
  controls: ['_id', 'subject'],
  /** The fixed sentence in the product spec. */
  blocked: 'Please fill out all required fields!',
  submitLabel: 'SUBMIT',
  ...consentFor(`Your answers go to ${readers}`, { request: 'these answers' }),
  thanks: {
    title: 'We have your answers.',
    lead: 'Keep this reference number. Give it when you call, and whoever picks up will have your answers.',
    next: [
      { what: 'A loan officer will call you', rest: `on the number you gave, within ${company.answerWithin}.` },
      { what: 'You compare loans together,', rest: 'with the monthly payment and the cash to close for each.' },
      {
        what: 'You gather the paperwork.',
        rest: 'While you wait, look through the',
        link: { label: 'document checklist', href: '/paper-work' satisfies Href },
      },
    ],
  },
  /** The site sends no mail of its own here: the loan officer reads this and writes. */
  byEmail: { name: 'letterByEmail', kind: 'check', label: 'I’d like my page by email, too', value: 'Yes' },
  answersHint:
    'Change takes you to the question and back here. This isn’t an application: no Social Security number, no credit check.',
  dock: {
    question: 'Nothing is sent until you press SUBMIT on the last screen.',
    letter: 'Name, email and phone. Or print this and stop here.',
    last: 'Pressing SUBMIT asks us to call or email you, even if you’re on a do-not-call list. Not required for a loan.',
  },
  pairs: [
    {
      fields: ['firstName', 'lastName'],
      question: 'What is your name?',
      hint: 'The name on your driver’s license is best, so that your loan officer and your documents agree.',
    },
  ],
  letterBefore: 'firstName',
} as const satisfies Omit<Questionnaire, 'id' | 'name' | 'subjectPrefix' | 'steps'>;
