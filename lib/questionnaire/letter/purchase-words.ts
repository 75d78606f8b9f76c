/** The words of the letter to somebody who buys. */
import { termText } from '@/lib/calculators/words';
import { fhaAreaOf } from '@/lib/counties';
import type { Answers } from '@/lib/forms/definition';
import { aprText } from '@/lib/mortgage/apr';
import type { DollarRange } from '@/lib/mortgage/cash-to-close';
import { percentText, usd, usdWhole } from '@/lib/numbers/format';
import {
  type LetterFacts,
  type LetterQuestion,
  type LoanKind,
  lowScore,
  rangeText,
  scoreText,
  shareText,
} from './facts';
import type { PurchaseLetter } from './purchase';

/** The range of a letter in words: "$221,800 to $315,400"; where nothing is comfortable, "up to $120,000". */
export function rangeWords({ scale: { rungs } }: PurchaseLetter): {
  readonly from: string | null;
  readonly to: string;
} {
  const { comfortable, stretch } = rungs;
  return { from: comfortable ? usdWhole(comfortable.price) : null, to: usdWhole(stretch?.price ?? 0) };
}

const levels = {
  comfortable: 'is comfortable',
  stretch: 'is a stretch',
  most: 'is beyond a stretch',
  beyond: 'is beyond a stretch',
} as const;

/** Where the visitor's price is: "Your $265,000 is a stretch." */
export function levelWords({ price, scale }: PurchaseLetter): string {
  return scale.home ? `Your ${usdWhole(price)} ${levels[scale.home.level]}.` : '';
}

function conventionalPurchase(letter: PurchaseLetter, answers: Answers, facts: LetterFacts): LoanKind {
  const { plan, month, downPercent } = letter;
  const { endMonth, askMonth } = plan.insurance;
  const monthly = month.mortgageInsurance;
  const score = scoreText(answers.creditScore ?? '');
  const jumbo = plan.baseLoan > facts.conventional.limit;
  const first =
    downPercent < 5 ? ' Under 5% down you have to be a first-time buyer, or have an income within limits.' : '';
  const sooner = endMonth > askMonth ? `, ${termText(endMonth - askMonth)} sooner` : '';
  return {
    name: jumbo ? 'Jumbo, 30-year fixed' : 'Conventional, 30-year fixed',
    reason: jumbo
      ? `Because a loan of ${usdWhole(plan.baseLoan)} is above ${usdWhole(facts.conventional.limit)}, the limit of conventional loans.`
      : `Because ${shareText(downPercent)} down is enough for it and your score ${score}.`,
    drawback:
      monthly > 0
        ? `mortgage insurance, assumed ${usd(monthly)} a month. It ends by law at 78% of the price; you may ask at 80%${sooner}.${first}`
        : 'the rate depends more on your score than with a government loan.',
  };
}

function fhaPurchase({ price, downPayment }: PurchaseLetter, { fha }: LetterFacts): LoanKind {
  const needed = (price * fha.downPercent) / 100;
  const down = percentText(fha.downPercent);
  return {
    name: 'FHA, 30-year fixed',
    reason:
      downPayment >= needed
        ? `Because ${down} down is enough: ${usdWhole(needed)}${downPayment - needed >= 1 ? `, and ${usdWhole(downPayment - needed)} stays in your savings` : ''}. It takes a score of ${fha.score} or higher.`
        : `Because it takes a score of ${fha.score} or higher, with ${down} down: ${usdWhole(needed)}, ${usdWhole(needed - downPayment)} more than you plan.`,
    drawback: `${fha.upfront} up front, and with that little down a yearly premium for as long as you have the loan.`,
  };
}

/** The kinds of loan that may fit a purchase, each with its reason and its catch. */
export function purchaseLoans(
  letter: PurchaseLetter,
  answers: Answers,
  facts: LetterFacts,
  county: string,
): readonly LoanKind[] {
  const { price, downPercent } = letter;
  if (!(price > 0)) return [];
  const fhaLimit = facts.fha.limits[fhaAreaOf(county)];
  const fhaLoan = (price * (100 - Math.max(downPercent, facts.fha.downPercent))) / 100;
  return [
    ...(downPercent >= facts.conventional.downPercent && answers.creditScore !== lowScore
      ? [conventionalPurchase(letter, answers, facts)]
      : []),
    ...(fhaLoan <= fhaLimit ? [fhaPurchase(letter, facts)] : []),
    {
      name: 'VA, if you served',
      reason: 'Or are the surviving spouse of someone who did: nothing down, no mortgage insurance.',
      drawback: `a funding fee, ${facts.va.feeFirst} at first use with nothing down, unless you’re exempt.`,
    },
  ];
}

/** A range to the hundred, outward, for a sentence that says about. */
function aboutText({ low, high }: DollarRange): string {
  return rangeText({ low: 100 * Math.floor(low / 100), high: 100 * Math.ceil(high / 100) });
}

/** Three questions for any lender about a purchase, each with our own answer. */
export function purchaseQuestions({
  plan: { aprPercent },
  cash: { total },
}: PurchaseLetter): readonly LetterQuestion[] {
  return [
    {
      question: 'What is the APR on this loan, and what is in it?',
      answer:
        aprPercent === null
          ? 'Compare it at the same down payment and day.'
          : `Here ${aprText(aprPercent)}. Compare it at the same down payment and day.`,
    },
    {
      question: 'What will I bring to closing, to the dollar?',
      answer: `Here about ${aboutText(total)}. Ask for a Loan Estimate: three pages, free.`,
    },
    {
      question: 'Until when is the rate locked, and what does longer cost?',
      answer: 'A lock that ends before closing is no lock.',
    },
  ];
}
