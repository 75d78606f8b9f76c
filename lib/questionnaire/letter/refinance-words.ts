import { strikeText } from '@/lib/calculators/refinance/outlook-words';
import { termText } from '@/lib/calculators/words';
import type { Answers } from '@/lib/forms/definition';
import { percentText, roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';
import { type LetterQuestion, letterMonths, shareText } from './facts';
import { type LoanComparison, type RefinanceLetter, shortStayMonths } from './refinance';

export const countText = (amount: number) => usdWhole(Math.abs(roundHalfAway(amount, 0)));

/** The monthly change, in the letter's largest type: "$204 less a month". */
export function changeWords({ change }: LoanComparison): string {
  const amount = roundHalfAway(change, 2);
  if (amount === 0) return 'The same payment';
  const dollars = countText(amount);
  return dollars === '$0' ? 'About the same payment' : `${dollars} ${amount < 0 ? 'less' : 'more'} a month`;
}

/** The difference once both loans are paid off: "$21,073 more in all"; null if today's never is. */
export function endWords({ costsByEnd }: LoanComparison): string | null {
  return costsByEnd === null ? null : `${countText(costsByEnd)} ${costsByEnd > 0 ? 'more' : 'less'} in all`;
}

/** The result as announced: the verdict after the stay, the monthly change and the total. */
export function resultWords(comparison: LoanComparison): string {
  return `${worthWords(comparison)} ${[changeWords(comparison), endWords(comparison)].filter(Boolean).join(', ')}.`;
}

/** Whether the new loan is ahead when the home is sold after the assumed stay. */
export function isWorthIt({ ahead, stayMonths }: LoanComparison): boolean {
  return ahead.some(({ from, to }) => from <= stayMonths && stayMonths <= to);
}

/** The highest rate at which a new loan is worth it; null if there is none. */
export function worthRateOf(comparison: LoanComparison): number | null {
  const { strikeRatePercent: rate, ratePercent } = comparison;
  // A rate between two eighths may be ahead even though it is above the highest eighth: then name that rate.
  return rate !== null && isWorthIt(comparison) ? Math.max(rate, ratePercent) : rate;
}

/** The rate at which a new loan becomes worth it: "Worth it at 6.25% or lower, if you stay 5 years." */
export function worthWords(comparison: LoanComparison): string {
  const rate = worthRateOf(comparison);
  const text = `${strikeText(rate, comparison.stayMonths)}.`;
  if (rate === null || !isWorthIt(comparison)) return text;
  return `${text} At ${percentText(comparison.ratePercent)} you’re there already.`;
}

/** The rates worth it for a shorter stay, and over the years left; empty if neither is known. */
export function otherStrikes({ stayMonths, shortStrikePercent, monthsLeft, sameEnd }: LoanComparison): string {
  const atShort =
    stayMonths > shortStayMonths && shortStrikePercent !== null
      ? `stay ${termText(shortStayMonths)} and it’s ${percentText(shortStrikePercent)}`
      : '';
  const atEnd =
    sameEnd?.strikeRatePercent != null && monthsLeft !== null
      ? `finish in the ${termText(monthsLeft)} you have left and it’s ${percentText(sameEnd.strikeRatePercent)}`
      : '';
  const both = [atShort, atEnd].filter(Boolean).join('; ');
  return both && `${both.charAt(0).toUpperCase()}${both.slice(1)}.`;
}

/** When a new loan breaks even, including balances, and for how long it stays ahead. */
export function aheadWords(letter: RefinanceLetter, comparison: LoanComparison): string {
  const { cash, cards, beyondCards, newPayment, mortgagePayment } = letter;
  const { ahead, stayMonths, savedAtStay, isHeld, monthsLeft } = comparison;
  const [first] = ahead;
  const others = [
    ...(cards.length > 0 ? ['keeping your cards'] : []),
    ...(beyondCards > 0 ? [`a second loan for ${cards.length > 0 ? 'the rest' : 'the same cash'}`] : []),
  ];
  const against = cash > 0 ? `, against ${others.join(' and ')}` : '';
  const now =
    cash > 0 ? `Today’s loan and ${cards.length > 0 ? 'the others' : 'that second one'} are` : 'Today’s loan is';
  const held = isHeld ? ` ${now} counted as paid with the same ${usd(newPayment)} a month.` : '';
  const never = monthsLeft === null ? ` At ${usd(mortgagePayment)} a month today’s loan is never paid off.` : '';
  if (first === undefined)
    return `You never break even, counting closing costs and what you still owe${against}.${held}${never}`;
  const last = Math.max(letterMonths, stayMonths, monthsLeft ?? 0);
  const until =
    ahead.length > 1
      ? ' Not every later stay is ahead.'
      : first.to < last
        ? ` That holds until month ${first.to}; sell later and you’ve lost money.`
        : '';
  const amount = countText(savedAtStay);
  const side = isWorthIt(comparison) ? 'ahead' : 'behind';
  const stay = `After ${termText(stayMonths)} you’re ${amount === '$0' ? 'even' : `${amount} ${side}`}.`;
  return `You break even in month ${first.from}, counting closing costs and what you still owe${against}.${until} ${stay}${held}${never}`;
}

/** The mortgage insurance with a new payment; empty if there is none. */
export function insuranceWords({ mortgageInsurance }: RefinanceLetter, before: string): string {
  if (mortgageInsurance === 0) return '';
  return `${before} mortgage insurance of about ${usdWhole(mortgageInsurance)} a month, from a published 2018 rate card at the lower end of your score group, while you owe more than 80%`;
}

/** The opening of a letter that finds a loan: that one may fit, and what the calculation leaves out. */
export type Fits = { readonly title: string; readonly texts: readonly string[] };

export function fitsOf({ loanToValue, value, balance }: RefinanceLetter, answers: Answers): Fits {
  const owed =
    loanToValue === null
      ? 'We don’t know what your home is worth, and a streamline refinance may not ask.'
      : `You’d owe ${shareText(loanToValue)} of the ${usdWhole(value)} your home is worth.`;
  const hasSecond = answers.secondMortgage === 'Yes';
  const changes = balance > 0 && answers.rateType === 'Adjustable';
  return {
    title: hasSecond ? 'A loan may fit, not counting your second mortgage' : 'A loan may fit, by these numbers',
    texts: [
      `${owed} That’s arithmetic, not a decision.`,
      ...(hasSecond
        ? ['Your second mortgage isn’t counted: its lender must agree to stay behind a new loan, or it’s paid off too.']
        : []),
      ...(changes
        ? [
            'Your rate today can change, and this page counts it as it is now to the end: if it rises, staying costs more.',
          ]
        : []),
    ],
  };
}

/** "month 25", or "never". */
export function breakEvenText({ ahead: [first] }: LoanComparison): string {
  return first === undefined ? 'never' : `month ${first.from}`;
}

export function refinanceQuestions(letter: RefinanceLetter): readonly LetterQuestion[] {
  const { cash, comparison } = letter;
  const waits = comparison !== null && !isWorthIt(comparison);
  if (cash > 0) {
    const costs = costOfCash(letter);
    return [
      {
        question: 'What does the cash alone cost me in all?',
        answer: costs === null ? 'Ask for it in dollars.' : `Here it’s ${usdWhole(costs)} for ${usdWhole(cash)}.`,
      },
      { question: 'What would a second loan for the same cash cost?', answer: 'It leaves the first loan as it is.' },
      {
        question: 'When will I get the money?',
        answer: 'On a home you live in, you have three business days to cancel. It’s paid after that.',
      },
    ];
  }
  const { costsByEnd = null, sameEnd = null, monthsLeft = null, strikeRatePercent = null } = comparison ?? {};
  const sooner =
    sameEnd === null || monthsLeft === null
      ? 'Or pay more than you have to.'
      : waits && sameEnd.strikeRatePercent !== null
        ? `Then it’s worth it at ${percentText(sameEnd.strikeRatePercent)} or lower.`
        : `Here it’s ${termText(monthsLeft)}, for ${usd(sameEnd.payment)} a month.`;
  return [
    waits && strikeRatePercent !== null
      ? { question: 'What rate would make it worth it?', answer: worthWords(comparison) }
      : {
          question: 'When do I break even, counting all the costs?',
          answer: `${comparison === null ? '' : `Here it’s ${breakEvenText(comparison)}. `}Costs added to the loan are still costs, and so is owing more.`,
        },
    {
      question: 'What will I pay in all, compared with staying?',
      answer: `${costsByEnd === null ? '' : `Here it’s ${usdWhole(Math.abs(costsByEnd))} ${costsByEnd > 0 ? 'more' : 'less'}. `}A lower payment can still cost you more.`,
    },
    { question: 'Can you do it with the years I have left?', answer: sooner },
  ];
}

/** What the cash is compared with: "keeping today’s loan and your cards". */
export const keptText = ({ cards }: RefinanceLetter) =>
  `keeping today’s loan${cards.length > 0 ? ' and your cards' : ''}`;

/** The total cost of the cash, excluding today's loan; null if today's payment is unknown or never pays it off. */
export function costOfCash({ balance, newInterest, closingCosts, comparison }: RefinanceLetter): number | null {
  return balance === 0 ? newInterest + closingCosts : (comparison?.costsByEnd ?? null);
}
