/** Shared by the letters of both questionnaires: their assumptions and common words. */

import type { OwnRate } from '@/lib/calculators/refinance/outlook-words';
import type { Answers } from '@/lib/forms/definition';
import type { Market } from '@/lib/market';
import type { Debt } from '@/lib/mortgage/replacement';
import { percentText, roundHalfAway } from '@/lib/numbers/format';
import type { QuestionnaireId } from '@/lib/questionnaire/definition';

/** Assumptions of a refinance letter: percent a year, whole months. */
export type Assumptions = {
  readonly ratePercent: number;
  /** Closing costs of a refinance, in percent of the loan. */
  readonly refinanceCostsPercent: number;
  readonly secondLoan: { readonly ratePercent: number; readonly months: number };
};

/** Figures that the visitor adds on the letter itself; never sent. */
export type LetterInputs = {
  /** Principal and interest of the current loan, in dollars a month. */
  readonly currentPayment?: number | undefined;
  /** How long the home is kept, in months. */
  readonly stayMonths?: number | undefined;
  /** Cards and other loans that the visitor would pay off with the cash. */
  readonly cards?: readonly Debt[];
};

export type LetterOfficer = {
  readonly name: string;
  readonly role: string;
  readonly numbers: string;
  readonly initials: string;
  readonly photo: string | null;
  readonly id: string;
  /** Where a visitor books a time with this person. */
  readonly booking?: { readonly label: string; readonly href: string } | undefined;
};

/** A letter's inputs from the lender and the site's facts, as plain data. */
export type LetterFacts = {
  readonly assumptions: Assumptions;
  readonly market: Market;
  /** If it is already at the rate to wait for, nobody is asked to wait. */
  readonly ownRate?: OwnRate | undefined;
  /** The source and date of the example rate: "the national average of October 8, 2026". */
  readonly rateSource: string;
  readonly ask: { readonly label: string; readonly path: string };
  readonly checklistPath: string;
  /** Who makes second loans, as a sentence. */
  readonly secondLoansText: string;
  /** In percent of the value, for loans that are limited to a share of it. */
  readonly conventional: {
    /** For a home the owner lives in, and for others. */
    readonly cashOut: { readonly own: number; readonly other: number };
    readonly noCash: { readonly own: number; readonly second: number; readonly rental: number };
  };
  readonly fha: {
    readonly score: string;
    readonly upfront: string;
    readonly cashOutPercent: number;
    readonly noCashPercent: number;
  };
  readonly va: { readonly feeRange: string; readonly usualPercent: number };
  /** The printed header: name, license, state. */
  readonly lender: { readonly name: string; readonly rest: string };
  readonly officers: readonly LetterOfficer[];
};

/** The term of every letter's loan, in months. */
export const letterMonths = 360;

export type LoanKind = {
  readonly name: string;
  /** Its monthly cost, in large type: "$1,447 a month". */
  readonly figure?: string;
  readonly reason: string;
  readonly drawback: string;
  /** Its APR and payments. */
  readonly schedule?: string;
};
export type LetterQuestion = { readonly question: string; readonly answer: string };

export const lowScore = 'Needs Work 639 and below';

export function scoreText(answer: string): string {
  const range = /(\d{3})-(\d{3})/.exec(answer);
  if (range) return `is ${range[1]} to ${range[2]}`;
  return answer.endsWith('+') ? 'is 740 or higher' : 'is 639 or lower';
}

/** A percentage as printed, to a tenth of a percent. */
export const shareText = (percent: number) => percentText(roundHalfAway(percent, 1));

/** The waiting period for every loan after an event in the last three years; null if there was none. */
export function waitingText(answers: Answers): string | null {
  return answers.bankruptcy_ShortSale_or_foreclosure_in_the_last_3_years === 'Yes'
    ? 'After a bankruptcy, short sale or foreclosure each program has a waiting time: ask which ones are open to you today.'
    : null;
}

const incomeDocuments: Readonly<Record<string, readonly string[]>> = {
  Employed: ['Two years of W-2s, because you’re employed', 'Pay stubs of the last 30 days'],
  'Self Employed': [
    'Two years of tax returns, personal and business, because you’re self-employed',
    'This year’s profit and loss',
  ],
  Retired: ['Award letters or 1099-Rs of your pension and Social Security'],
  'Not Employed': ['Proof of any other income that you want counted'],
};

/** Documents to bring, depending on how the visitor earns a living. */
export function documentsToBring(id: QuestionnaireId, answers: Answers): readonly string[] {
  const income = incomeDocuments[answers.employmentStatus ?? ''] ?? [];
  if (id === 'refinance') {
    return [
      'This page',
      'Your latest mortgage statement',
      'Your homeowner’s insurance policy, first page',
      ...income,
      'A driver’s license',
    ];
  }
  return [
    'This page',
    'Two months of bank statements, every page',
    ...income,
    'Your addresses of the last two years',
    'A driver’s license',
  ];
}
