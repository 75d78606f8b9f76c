import type { Purchase } from '@/lib/buying/purchase';
import { scheduleText } from '@/lib/buying/words';
import { termText } from '@/lib/calculators/words';
import { type ScoreGroup, scoreGroupLabels } from '@/lib/market';
import { aprText } from '@/lib/mortgage/apr';
import type { LoanKind as LoanKindName } from '@/lib/mortgage/loan-plan';
import { percentText, roundHalfAway, usdWhole } from '@/lib/numbers/format';
import type { LetterFacts, LetterQuestion, LoanKind } from './facts';
import type { LetterKind, PurchaseLetter } from './purchase';

/** A letter's price range in words: "$221,800 to $315,400", or "up to $120,000" if nothing is comfortable. */
export function rangeWords({ scale: { comfortable, stretch } }: PurchaseLetter): {
  readonly from: string | null;
  readonly to: string;
} {
  return { from: comfortable ? usdWhole(comfortable.price) : null, to: usdWhole(stretch?.price ?? 0) };
}

const levels = {
  comfortable: 'is comfortable',
  stretch: 'is a stretch',
  most: 'is beyond a stretch',
  beyond: 'is beyond a stretch',
} as const;

export function levelWords({ price, home }: PurchaseLetter): string {
  return home ? `Your ${usdWhole(price)} ${levels[home.level]}.` : '';
}

/** A purchase loan in words: "30 years, fixed", "30 years, VA, fixed". */
export function fixedText({ buyer: { termMonths, kind } }: Pick<PurchaseLetter, 'buyer'>): string {
  const name = kind === 'conventional' ? '' : `${kind.toUpperCase()}, `;
  return `${termText(termMonths)}, ${name}fixed`;
}

/** What a purchase's APR includes besides interest: "$2,355 (1%) of lender charges and the funding fee". */
export function chargesText({ plan }: Purchase, kind: LoanKindName): string {
  const { charges, financed, insurance } = plan;
  const others = [
    ...(financed > 0
      ? [
          kind === 'va'
            ? `the funding fee, ${usdWhole(financed)} in the loan`
            : `the premium, ${usdWhole(financed)} in the loan`,
        ]
      : []),
    ...(insurance.monthly > 0 ? ['the mortgage insurance'] : []),
  ];
  return [`${usdWhole(charges)} (1%) of lender charges`, ...others].join(' and ');
}

/** The cash to bring compared with savings; null while savings are unknown. */
export function savedWords({ home, saved, answeredDown, ohioLoan }: PurchaseLetter): {
  readonly title: string;
  readonly text: string;
} | null {
  if (!home || saved === null) return null;
  const { bring, short, inBank, reserve, closing, downPayment } = home;
  const have = usdWhole(saved);
  if (short > 0) {
    const reserveText = reserve > 0 ? ', with a reserve' : '';
    return {
      title: `${usdWhole(bring + reserve)}${reserveText}, and you have ${have}`,
      text: `You’re about ${usdWhole(short)} short. ${ohioLoan > 0 ? 'Ohio’s loan, the seller' : 'The seller'} or a gift can cover it: ask us which one fits.`,
    };
  }
  const highest = downPayment + closing.high;
  const sure =
    highest <= saved
      ? 'Even then your savings cover it.'
      : `At the high end you’d be ${usdWhole(highest - saved)} short, so put a little less down.`;
  const answered =
    answeredDown > downPayment
      ? ` That’s ${usdWhole(downPayment)} down instead of ${usdWhole(answeredDown)}, because closing comes out of your savings first.`
      : '';
  return {
    title: `${usdWhole(bring)} of your ${have}`,
    text: `${usdWhole(inBank)} stays with you. Closing is an estimate: you might bring ${usdWhole(downPayment + closing.low)} to ${usdWhole(highest)}, depending on the date and the seller’s tax credit. ${sure}${answered}`,
  };
}

/** About a down payment that was raised to its loan's minimum; empty if it was enough. */
export function raisedWords({ home, saved }: PurchaseLetter): string {
  if (!home || saved !== null || home.short <= 0) return '';
  return `With ${usdWhole(home.downPayment)} down: this loan starts there, ${usdWhole(home.short)} above your plan.`;
}

function drawbackOf({ kind, home, isJumbo }: LetterKind, letter: PurchaseLetter, { va }: LetterFacts): string {
  const { plan } = home;
  const { monthly, endMonth, askMonth } = plan.insurance;
  if (kind === 'va') {
    return plan.financed > 0
      ? `a funding fee of ${usdWhole(plan.financed)} in the loan, unless you’re exempt; ${va.feeRange} by use and down payment.`
      : 'only for those who served and some surviving spouses.';
  }
  if (kind === 'fha') {
    const stays = endMonth < plan.termMonths ? `until month ${endMonth}` : 'as long as you have the loan';
    return `${usdWhole(plan.financed)} goes into the loan, and ${usdWhole(monthly)} of the payment stays ${stays}.`;
  }
  if (isJumbo) return 'it’s above the limit of conventional loans, so each lender has its own rules and rates.';
  if (monthly === 0) return 'the rate depends more on your score than with a government loan.';
  const { score } = letter.buyer;
  const ask = askMonth > 0 && askMonth < endMonth ? `; you may ask in month ${askMonth}` : '';
  return `mortgage insurance, ${usdWhole(monthly)} of the payment at ${scoreText(score)}. It ends in month ${endMonth}${ask}.`;
}

/** A score group for use in a sentence: "700 to 739". */
export function scoreText(score: ScoreGroup): string {
  return scoreGroupLabels[score];
}

function downText({ downPayment, price }: Purchase): string {
  return downPayment > 0 ? `${percentText(roundHalfAway((100 * downPayment) / price, 1))} down` : 'nothing down';
}

/** The kinds of loan that may fit a purchase, each with its monthly cost, its cash to close and its drawback. */
export function kindWords(letter: PurchaseLetter, facts: LetterFacts): readonly LoanKind[] {
  const { saved, isVeteran } = letter;
  const names = { conventional: 'Conventional', fha: 'FHA', va: isVeteran ? 'VA' : 'VA, if you served' } as const;
  return letter.kinds.map((each) => {
    const { kind, home, isJumbo } = each;
    const { plan, month, bring } = home;
    return {
      name: `${isJumbo ? 'Jumbo' : names[kind]}, ${downText(home)}`,
      figure: `${usdWhole(month.total)} a month`,
      reason: `${usdWhole(bring)} to close${saved !== null && bring > saved ? `, ${usdWhole(bring - saved)} more than you have` : ''}.`,
      drawback: drawbackOf(each, letter, facts),
      schedule: `APR ${aprText(plan.aprPercent)}: payments before tax and insurance, ${scheduleText(home)}.`,
    };
  });
}

export function noKindText({ kinds, price, isVeteran }: PurchaseLetter): string | null {
  if (!(price > 0) || kinds.some(({ kind }) => isVeteran || kind !== 'va')) return null;
  return 'We don’t see a loan for this yet, unless you served. That’s arithmetic, not a decision, and not a reason not to apply. Call us.';
}

export function purchaseQuestions({ home }: PurchaseLetter): readonly LetterQuestion[] {
  const apr = home?.plan.aprPercent ?? null;
  return [
    {
      question: 'What is the APR on this loan, and what is in it?',
      answer:
        apr === null
          ? 'Compare it at the same down payment and day.'
          : `Here it’s ${aprText(apr)}. Compare it at the same down payment and day.`,
    },
    {
      question: 'What will I bring to closing, to the dollar?',
      answer: `${home ? `Here it’s about ${usdWhole(home.bring)}. ` : ''}Ask for a Loan Estimate: three pages, free.`,
    },
    {
      question: 'How long is the rate locked, and what does longer cost?',
      answer: 'A lock that ends before closing is no lock.',
    },
  ];
}
