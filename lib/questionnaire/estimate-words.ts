/** The words of an estimate: which kinds of loan may fit and why, and what to have ready. */
import type { Answers } from '@/lib/forms/definition';
import type { PaymentPlan } from '@/lib/mortgage/payment-plan';
import { cleanMoney, percentValue } from '@/lib/numbers/clean';
import { percentText, usdWhole } from '@/lib/numbers/format';
import type { QuestionnaireId } from './definition';
import { type Assumptions, refinanceEstimate } from './estimate';

/** What an estimate takes from the lender and from the facts of the site; plain data. */
export type EstimateFacts = {
  readonly assumptions: Assumptions;
  readonly ask: { readonly label: string; readonly path: string };
  /** The form that asks for a call. */
  readonly call: { readonly label: string; readonly path: string };
  /** Percent. */
  readonly fhaDownPercent: number;
  readonly fhaScore: string;
  readonly fhaUpfront: string;
  readonly vaFeeRange: string;
  readonly closingRange: string;
  readonly checklistPath: string;
};

export type FittingLoan = { readonly name: string; readonly because: string; readonly but: string };

const lowScore = 'Needs Work 639 and below';

/** A credit answer inside a sentence: "is 700 to 739", "is 740 or higher". */
function scoreText(answer: string): string {
  const range = /(\d{3})-(\d{3})/.exec(answer);
  if (range) return `is ${range[1]} to ${range[2]}`;
  return answer.endsWith('+') ? 'is 740 or higher' : 'is 639 or lower';
}

const va = (facts: EstimateFacts): FittingLoan => ({
  name: 'VA',
  because:
    'Only if you served, or are the surviving spouse of someone who did: no down payment and no monthly mortgage insurance.',
  but: `a funding fee of ${facts.vaFeeRange}, unless you are exempt.`,
});

const waiting =
  'After a bankruptcy, short sale or foreclosure each program has a waiting time. Ask which ones are open to you today.';

function purchaseLoans(answers: Answers, facts: EstimateFacts, fha: PaymentPlan | null): readonly FittingLoan[] {
  const down = percentValue(answers.downPaymentPercent ?? '');
  const price = cleanMoney(answers.purchasePrice ?? '');
  const score = answers.creditScore ?? '';
  const fhaDown = percentText(facts.fhaDownPercent);
  const left = (price * (down - facts.fhaDownPercent)) / 100;
  const conventional: FittingLoan = {
    name: 'Conventional, 30-year fixed',
    because: `Because you plan on ${percentText(down)} down and your score ${scoreText(score)}.`,
    but:
      down < 20
        ? 'mortgage insurance until you owe 78% of the price. You may ask to drop it at 80%. Less than 5% down needs a first-time buyer or an income within limits.'
        : 'the rate depends more on your score than with a government loan.',
  };
  const fhaLoan: FittingLoan = {
    name: 'FHA',
    because:
      left > 0
        ? `Because ${fhaDown} down would be enough, which leaves ${usdWhole(left)} of your money for repairs and savings.`
        : `Because it takes ${fhaDown} down with a score of ${facts.fhaScore} or higher${down < facts.fhaDownPercent ? `, ${usdWhole(-left)} more than you plan` : ''}.`,
    but: `a premium of ${facts.fhaUpfront} up front${fha ? ` (${usdWhole(fha.financed)} on your price)` : ''} and, with that little down, a yearly premium for as long as you have the loan.`,
  };
  const fitsConventional = down >= 3 && score !== lowScore;
  return [...(fitsConventional ? [conventional] : []), fhaLoan, va(facts)];
}

function refinanceLoans(answers: Answers, facts: EstimateFacts): readonly FittingLoan[] {
  const { loanToValue, cash } = refinanceEstimate(answers, facts.assumptions);
  const share = loanToValue === null ? 'part' : `${Math.round(loanToValue)}%`;
  const most = cash > 0 ? 80 : 97;
  const fits = loanToValue !== null && loanToValue <= most && answers.creditScore !== lowScore;
  const hasFha = answers.currentlyFHA_Loan === 'Yes';
  const late = answers.latePayments_in_the_last_12_months === 'Yes';
  const conventional: FittingLoan = {
    name: cash > 0 ? 'Conventional cash-out' : 'Conventional, 30-year fixed',
    because: `Because the new loan would be ${share} of what your home is worth and your score ${scoreText(answers.creditScore ?? '')}.`,
    but:
      loanToValue !== null && loanToValue > 80
        ? 'mortgage insurance while you owe more than 80% of the value.'
        : 'an appraisal, and closing costs that come first.',
  };
  const streamline: FittingLoan = {
    name: 'FHA streamline',
    because: 'Because your loan today is an FHA loan: less paperwork, and often no appraisal.',
    but: late
      ? 'it asks for payments on time, and you were late in the last 12 months. Ask what that means for you.'
      : 'no cash out, and mortgage insurance stays.',
  };
  const fha: FittingLoan = {
    name: 'FHA',
    because: `Because it takes scores of ${facts.fhaScore} or higher.`,
    but: `a premium of ${facts.fhaUpfront} up front and a yearly premium after that.`,
  };
  // FHA and VA refinance the home that the owner lives in; other homes have only a streamline, and FHA no cash above 80%.
  const livesThere = (answers.propertyUse ?? 'Primary Residence') === 'Primary Residence';
  const fhaCashFits = cash === 0 || (loanToValue !== null && loanToValue <= 80);
  const government = [
    ...(hasFha && cash === 0 ? [streamline] : livesThere && fhaCashFits ? [fha] : []),
    ...(livesThere ? [va(facts)] : []),
  ];
  return [...(fits || government.length === 0 ? [conventional] : []), ...government];
}

/** The kinds of loan that may fit, with the reason and the catch of each. */
export function loansFor(
  id: QuestionnaireId,
  answers: Answers,
  facts: EstimateFacts,
  fha: PaymentPlan | null,
): readonly FittingLoan[] {
  const loans = id === 'purchase' ? purchaseLoans(answers, facts, fha) : refinanceLoans(answers, facts);
  if (answers.bankruptcy_ShortSale_or_foreclosure_in_the_last_3_years !== 'Yes') return loans;
  return loans.map((loan) => ({ ...loan, but: `${loan.but} ${waiting}` }));
}

const papers: Readonly<Record<string, readonly string[]>> = {
  Employed: ['Two years of W-2 forms, because you are employed', 'Recent pay stubs'],
  'Self Employed': [
    'Two years of tax returns, personal and business, because you are self-employed',
    'This year’s profit and loss',
  ],
  Retired: ['Award letters or 1099-R forms of your pension and Social Security'],
  'Not Employed': ['Proof of any other income that you want counted'],
};

/** What to have ready, by how the visitor earns a living. */
export function listFor(id: QuestionnaireId, answers: Answers): readonly string[] {
  return [
    'Two months of bank statements, every page',
    ...(papers[answers.employmentStatus ?? ''] ?? []),
    ...(id === 'refinance' ? ['Your latest mortgage statement', 'Your homeowner’s insurance page and tax bill'] : []),
    'Your addresses for the last two years',
  ];
}
