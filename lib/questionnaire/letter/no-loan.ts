import type { Answers } from '@/lib/forms/definition';
import { percentText, usdWhole } from '@/lib/numbers/format';
import { type LetterFacts, type LoanKind, shareText } from './facts';
import type { RefinanceLetter } from './refinance';
import { cashLoans, livesIn, maxConventionalPercent, refinanceLoans } from './refinance-loans';

export type NoLoan = {
  readonly title: string;
  readonly text: string;
  readonly why: string;
  /** The maximum loan-to-value of most of these loans, in percent; null if that is not the reason. */
  readonly limitPercent: number | null;
};

const noLoanTitle = 'We don’t see a loan for this yet';
const noLoanText =
  'That’s arithmetic, not a decision, and not a reason not to apply: an appraisal or a program we haven’t thought of can change it. Call us.';

/** Why no loan fits by the numbers; null if one does, or if a value is missing. */
export function noLoanOf(letter: RefinanceLetter, answers: Answers, facts: LetterFacts): NoLoan | null {
  const { loanToValue, cash, value, balance } = letter;
  const loans = cash > 0 ? cashLoans(letter, answers, facts) : refinanceLoans(letter, answers, facts);
  if (loans.length > 0) return null;
  const said = { title: noLoanTitle, text: noLoanText, limitPercent: null };
  if (loanToValue === null) return { ...said, why: 'Without a value for your home, nothing can be worked out.' };
  const maxPercent = maxConventionalPercent(letter, answers, facts);
  const owed = `You would owe ${shareText(loanToValue)} of the ${usdWhole(value)} your home is worth.`;
  const served = livesIn(answers) && loanToValue <= (cash > 0 ? facts.va.usualPercent : 100);
  const va = served
    ? ` If you served, a VA loan may go up to ${cash > 0 ? percentText(facts.va.usualPercent) : 'all of it'}: ask us.`
    : '';
  if (loanToValue <= maxPercent) return { ...said, why: `${owed} For that, most loans take a score above 639.${va}` };
  const room = cash > 0 ? Math.floor(((value * maxPercent) / 100 - balance) / 100) * 100 : 0;
  const less = room > 0 ? ` That leaves room for ${usdWhole(room)} in cash.` : '';
  const why = `${owed} ${percentText(maxPercent)} is the limit of most of these loans.${less}${va}`;
  return { ...said, why, limitPercent: maxPercent };
}

/** What would bring a loan that is too large for the home within the limit; empty if that is not the reason. */
export function changesOf(letter: RefinanceLetter, answers: Answers, facts: LetterFacts): readonly LoanKind[] {
  const { loanToValue, loan, value } = letter;
  const maxPercent = maxConventionalPercent(letter, answers, facts);
  if (loanToValue === null || loanToValue <= maxPercent) return [];
  const { own } = facts.conventional.noCash;
  const limit = Math.floor((value * maxPercent) / 100);
  const moving: LoanKind = {
    name: 'Living in it',
    reason: `Because a loan on a home you live in may go up to ${percentText(own)} of its value.`,
    drawback: 'you have to move in and mean to stay.',
  };
  return [
    {
      name: 'A higher value',
      reason: `An appraisal of ${usdWhole(Math.ceil((100 * loan) / maxPercent))} or more: then ${usdWhole(loan)} is ${percentText(maxPercent)} of it.`,
      drawback: 'an appraisal costs money, and it can come in lower.',
    },
    {
      name: 'Owing less',
      reason: `${usdWhole(Math.ceil(loan) - limit)} paid down brings you to ${usdWhole(limit)}.`,
      drawback: livesIn(answers) ? 'keep enough aside for a bad month.' : 'keep enough aside for a vacant month.',
    },
    ...(!livesIn(answers) && loanToValue <= own ? [moving] : []),
  ];
}
