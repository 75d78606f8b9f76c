import { capitalized, numberWord } from '@/lib/numbers/words';
import type { Href } from './copy';

/** An answer of the chooser; `any` is the one that rules out nothing. */
type Answer = { readonly id: string; readonly label: string };

type Chooser = {
  readonly heading: string;
  readonly lead: string;
  readonly any: string;
  readonly questions: readonly { readonly id: string; readonly text: string; readonly answers: readonly Answer[] }[];
  readonly listHeading: string;
  readonly note: string;
  readonly loans: readonly {
    readonly name: string;
    readonly why: string;
    readonly path: Href;
    /** The answers that rule it out. */
    readonly not: readonly string[];
  }[];
};

const questions: Chooser['questions'] = [
  {
    id: 'goal',
    text: 'What do you want to do?',
    answers: [
      { id: 'buy', label: 'Buy a home' },
      { id: 'lower', label: 'Change the loan I have' },
      { id: 'cash', label: 'Take cash from my home' },
    ],
  },
  {
    id: 'use',
    text: 'Will you live there?',
    answers: [
      { id: 'live', label: 'Yes' },
      { id: 'away', label: 'No, a second home or a rental' },
    ],
  },
  {
    id: 'stay',
    text: 'How long will you keep it?',
    answers: [
      { id: 'short', label: 'Up to 7 years' },
      { id: 'long', label: 'Longer' },
    ],
  },
  {
    id: 'service',
    text: 'Has anyone on the loan served in the military?',
    answers: [
      { id: 'served', label: 'Yes' },
      { id: 'never', label: 'No' },
    ],
  },
  {
    id: 'share',
    text: 'How much of the price can you pay, or do you own?',
    answers: [
      { id: 'none', label: 'Nothing yet' },
      { id: 'some', label: 'Less than a fifth' },
      { id: 'fifth', label: 'A fifth or more' },
    ],
  },
];

/** The questions that shorten the list of loans, on the loan guide. */
export const loanChooser: Chooser = {
  heading: `${capitalized(numberWord(questions.length))} questions, a shorter list`,
  lead: 'Answer as many as you like. Each answer takes out the loans that do not fit it.',
  any: 'Not sure',
  questions,
  listHeading: 'Loans to look at',
  note: 'This is a place to start, not an offer or a decision. A loan officer checks what you can get, with no cost to you.',
  loans: [
    {
      name: 'Conventional fixed rate',
      why: 'One rate to the end, and no mortgage insurance when you own a fifth.',
      path: '/conventional-loans',
      not: ['none'],
    },
    {
      name: 'VA loan',
      why: 'Backed by the Department of Veterans Affairs. Nothing down, no monthly mortgage insurance, a funding fee for many.',
      path: '/va-loans',
      not: ['away', 'never'],
    },
    {
      name: 'FHA loan',
      why: 'Insured by the Federal Housing Administration. A small down payment and kinder credit rules, with insurance to pay for.',
      path: '/fha',
      not: ['away', 'none'],
    },
    {
      name: 'USDA loan',
      why: 'Nothing down outside of large towns, below a limit on income.',
      path: '/usda-loans',
      not: ['lower', 'cash', 'away'],
    },
    {
      name: 'Adjustable rate',
      why: 'A lower rate at first. It fits if you will be gone before it can rise.',
      path: '/which-loan-is-right-for-me#arm',
      not: ['long', 'none'],
    },
    {
      name: 'First-time buyer programs',
      why: 'Help with the down payment, with limits on income and price.',
      path: '/which-loan-is-right-for-me#first',
      not: ['lower', 'cash', 'away', 'fifth'],
    },
    {
      name: 'Refinance',
      why: 'A new rate or term in place of the loan you have.',
      path: '/refinancing',
      not: ['buy', 'cash'],
    },
    {
      name: 'FHA or VA streamline',
      why: 'Less paperwork when your present loan is an FHA or a VA loan.',
      path: '/fha-va-streamline',
      not: ['buy', 'cash'],
    },
    {
      name: 'Cash-out refinance',
      why: 'One larger loan in place of yours, and the difference in cash.',
      path: '/cash-out-refinance',
      not: ['buy', 'lower', 'none'],
    },
    {
      name: 'A second loan on your home',
      why: 'Keeps the rate of the first loan. We explain these and do not make them.',
      path: '/which-loan-is-right-for-me#heloc',
      not: ['buy', 'lower', 'none'],
    },
    { name: 'Ask a person', why: 'Tell us what you plan, and get a quote for it.', path: '/quick-quote', not: [] },
  ],
};
