import { z } from 'zod';
import { company } from '@/content/lender/company';
import { type FhaKind, type HelpProgram, loanKinds } from '@/content/schema/lender';
import { checkFile, text } from '../schema/check';
import comparisons from './comparisons.json' with { type: 'json' };

const comparison = z.strictObject({
  id: z.enum(loanKinds, `write one of ${loanKinds.join(', ')}`),
  name: text,
  summary: text,
  note: text.optional(),
  advantages: z.array(text).readonly(),
  disadvantages: z.array(text).readonly(),
});

/** The guide "Which loan is right for me?": loans by years of stay, and the good and the bad of each kind of loan. */
export const whichLoan = {
  stayHeading: 'How long do you plan to stay?',
  stayNote: 'ARM is short for adjustable rate mortgage.',
  /** From and to are years, for the chart; `to` is null when there is no end. */
  stay: [
    { years: '1–3 years', from: 1, to: 3, loans: '3/1 ARM, 1 year ARM or 6 month ARM' },
    { years: '3–5 years', from: 3, to: 5, loans: '5/1 ARM' },
    { years: '5–7 years', from: 5, to: 7, loans: '7/1 ARM' },
    { years: '7–10 years', from: 7, to: 10, loans: '10/1 ARM, 30 yr fixed or 15 yr fixed' },
    { years: '10 plus', from: 10, to: null, loans: '30 or 15 year fixed' },
  ],
  comparisons: checkFile('content/loans/comparisons.json', z.array(comparison).readonly(), comparisons),
} as const;

const unofferedLoans = whichLoan.comparisons
  .filter(({ id }) => !company.makes.includes(id))
  .map(({ name }) => name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()));

/** Which loans of the guide the company does not make, as a sentence; empty when it makes all of them. */
export const unofferedLoansText =
  unofferedLoans.length === 0 ? '' : `We explain these loans but don’t make them: ${unofferedLoans.join(', ')}.`;

/** Whether the company works with a program of help for buyers, in a word or two. */
export const helpText = (program: HelpProgram): string =>
  company.helpPrograms.includes(program) ? 'Yes' : 'No; ask us who may';

export function fhaKindText(kind: FhaKind): string {
  return company.fhaKinds.includes(kind)
    ? 'We make this loan.'
    : 'We don’t make this one. Ask us, and we’ll say who may.';
}
