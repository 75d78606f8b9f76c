import { strikeText } from '@/lib/calculators/refinance/outlook-words';
import { termText } from '@/lib/calculators/words';
import type { Answers } from '@/lib/forms/definition';
import { annualPercentageRate, aprText } from '@/lib/mortgage/apr';
import { payment, payOff } from '@/lib/mortgage/loan';
import { maxStrikeRate } from '@/lib/mortgage/replacement';
import { percentText, roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';
import {
  type LetterFacts,
  type LetterQuestion,
  type LoanKind,
  letterMonths,
  lowScore,
  scoreText,
  shareText,
} from './facts';
import { type LoanComparison, morePayment, type RefinanceLetter, shortStayMonths } from './refinance';

const countText = (amount: number) => usdWhole(Math.abs(roundHalfAway(amount, 0)));

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

const livesIn = (answers: Answers) => (answers.propertyUse ?? '') === 'Primary Residence';

/** The maximum conventional loan, in percent of the value. */
function maxConventionalPercent(letter: RefinanceLetter, answers: Answers, { conventional }: LetterFacts): number {
  if (letter.cash > 0) return livesIn(answers) ? conventional.cashOut.own : conventional.cashOut.other;
  const { own, second, rental } = conventional.noCash;
  if (livesIn(answers)) return own;
  return answers.propertyUse === 'Secondary Residence' ? second : rental;
}

/** The maximum conventional cash-out loan on this home, in percent of its value. */
export function maxCashOutPercent(answers: Answers, { conventional }: LetterFacts): number {
  return livesIn(answers) ? conventional.cashOut.own : conventional.cashOut.other;
}

/** The kinds of loan that may replace the present one without cash; empty if none fits by the numbers. */
export function refinanceLoans(letter: RefinanceLetter, answers: Answers, facts: LetterFacts): readonly LoanKind[] {
  const { loanToValue, mortgageInsurance } = letter;
  const { ratePercent } = facts.assumptions;
  const maxPercent = maxConventionalPercent(letter, answers, facts);
  const fits = loanToValue !== null && loanToValue <= maxPercent && answers.creditScore !== lowScore;
  const isOwn = livesIn(answers);
  const loans: LoanKind[] = [];
  if (fits) {
    loans.push({
      name: 'Conventional, 30-year fixed',
      reason:
        mortgageInsurance > 0
          ? `Because the loan would be ${shareText(loanToValue)} of what your home is worth and your score ${scoreText(answers.creditScore ?? '')}.`
          : `Because you own ${shareText(100 - loanToValue)} of the home: no mortgage insurance.`,
      drawback:
        mortgageInsurance > 0
          ? `mortgage insurance, about ${usdWhole(mortgageInsurance)} a month, while you owe more than 80% of the value.`
          : 'the years start over. Total finance charges may be higher over the life of the loan.',
    });
    loans.push(shorterLoan(letter, ratePercent));
  }
  if (answers.currentlyFHA_Loan === 'Yes') {
    const late = answers.latePayments_in_the_last_12_months === 'Yes';
    loans.push({
      name: 'FHA streamline',
      reason: 'Because your loan today is an FHA loan: less paperwork, and often no appraisal.',
      drawback: late
        ? 'it asks for on-time payments, and you were late in the last 12 months. Ask what that means for you.'
        : 'the insurance premium again, and no cash out.',
    });
  } else if (isOwn && loanToValue !== null && loanToValue <= facts.fha.noCashPercent) {
    loans.push(fhaRefinance('FHA, 30-year fixed', facts));
  }
  // The questions do not ask about military service, so a VA loan alone does not count as a fit.
  const mayBeVa = isOwn && loanToValue !== null && loanToValue <= 100;
  if (mayBeVa && loans.length > 0 && loans.length < 3) loans.push(vaRefinance(facts));
  return loans;
}

/** A loan that ends sooner than one of 30 years: over the years left, or over 20 if they are unknown. */
function shorterLoan({ loan, closingCosts, newPayment, comparison }: RefinanceLetter, ratePercent: number): LoanKind {
  const { sameEnd, monthsLeft } = comparison ?? { sameEnd: null, monthsLeft: null };
  const count = sameEnd && monthsLeft ? monthsLeft : 240;
  const amount = sameEnd?.payment ?? payment({ principal: loan, ratePercent, termMonths: count });
  const apr = annualPercentageRate({ amountFinanced: loan - closingCosts, payments: [{ amount, count }] });
  const end =
    sameEnd === null
      ? ''
      : `, and ${countText(sameEnd.costsByEnd)} ${sameEnd.costsByEnd > 0 ? 'more' : 'saved'} in all`;
  const years = termText(count);
  return {
    name: `Conventional, ${count % 12 === 0 ? `${count / 12}-year` : years} fixed`,
    reason: `Because ${sameEnd ? `you have ${years} left` : 'it ends 10 years sooner'}: ${count} payments of ${usd(amount)}, APR ${aprText(apr)}${end}.`,
    drawback: `${usd(amount - newPayment)} a month more than over 30 years.${sameEnd ? ` Not every lender offers ${years}.` : ''}`,
  };
}

function fhaRefinance(name: string, { fha }: LetterFacts): LoanKind {
  return {
    name,
    reason: `Because you live there, and it takes a score of ${fha.score} or higher.`,
    drawback: `a premium of ${fha.upfront} up front and a yearly premium after that.`,
  };
}

function vaRefinance({ va }: LetterFacts): LoanKind {
  return {
    name: 'VA, if you served',
    reason: 'Or are the surviving spouse of someone who did: no mortgage insurance.',
    drawback: `a funding fee of ${va.feeRange}, unless you’re exempt.`,
  };
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

/**
 * Better options than a new loan that is behind when the home is sold: keep today’s, pay extra on it, or a separate
 * loan.
 */
export function betterThanNew(letter: RefinanceLetter, facts: LetterFacts): readonly LoanKind[] {
  const { comparison, currentRatePercent } = letter;
  if (comparison === null) return [];
  const { stayMonths, savedAtStay, strikeRatePercent: rate, ratePercent, sameEnd, withMore } = comparison;
  const canWait = rate !== null && rate < maxStrikeRate;
  const keep: LoanKind = {
    name: 'Keep the loan you have',
    reason: `Because after ${termText(stayMonths)} the new one would leave you ${countText(savedAtStay)} behind.`,
    drawback: `your payment stays what it is.${canWait ? ` Write down ${percentText(rate)} and look again.` : ''}`,
  };
  const { sooner, saved } = withMore ?? { sooner: 0, saved: 0 };
  const more: LoanKind = {
    name: `Pay $${morePayment} more a month`,
    reason: `Because it ends ${termText(sooner)} sooner and saves ${countText(saved)} of interest, with no new loan.`,
    drawback: 'you can’t get that money back out without borrowing.',
  };
  const second: LoanKind = {
    name: 'A second loan, if it’s cash you need',
    reason: `Because it leaves your ${percentText(currentRatePercent)} alone.`,
    drawback: `a higher rate, and your home secures it too. ${facts.secondLoansText}`,
  };
  const isWorthItSooner = sameEnd?.strikeRatePercent != null && sameEnd.strikeRatePercent >= ratePercent;
  return [keep, ...(sooner > 0 ? [more] : []), isWorthItSooner ? shorterLoan(letter, ratePercent) : second];
}

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
  const maxPercent = cash > 0 ? maxCashOutPercent(answers, facts) : maxConventionalPercent(letter, answers, facts);
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

/** Loans that pay out the requested cash; empty if none fits by the numbers. */
function cashLoans(letter: RefinanceLetter, answers: Answers, facts: LetterFacts): readonly LoanKind[] {
  const { balance, currentRatePercent, loanToValue } = letter;
  const { ratePercent } = facts.assumptions;
  if (loanToValue === null) return [];
  const cheaper = currentRatePercent > ratePercent;
  if (loanToValue <= maxCashOutPercent(answers, facts) && answers.creditScore !== lowScore) {
    const refinance: LoanKind = {
      name: 'Cash-out refinance',
      reason:
        balance === 0
          ? 'Because the home is paid off: one loan, for the cash alone.'
          : cheaper
            ? `Because your rate would go down as well, from ${percentText(currentRatePercent)} to ${percentText(ratePercent)}.`
            : `One loan for all of it, but at ${percentText(ratePercent)} instead of your ${percentText(currentRatePercent)}.`,
      drawback:
        letter.cards.length > 0
          ? 'card debt becomes secured by your home. Miss the payments and a lender can take it.'
          : 'the cash is paid back over 30 years, and your home is security for all of it.',
    };
    return [refinance];
  }
  return livesIn(answers) && loanToValue <= facts.fha.cashOutPercent ? [fhaRefinance('FHA cash-out', facts)] : [];
}

/** Ways to get the requested cash. */
export function waysToCash(letter: RefinanceLetter, answers: Answers, facts: LetterFacts): readonly LoanKind[] {
  const { cash, balance, mortgagePayment, loanToValue, value } = letter;
  const { ratePercent, secondLoan } = facts.assumptions;
  const maxPercent = maxCashOutPercent(answers, facts);
  const second = payment({ principal: cash, ratePercent: secondLoan.ratePercent, termMonths: secondLoan.months });
  const years = secondLoan.months / 12;
  const perTen = payment({ principal: 10_000, ratePercent, termMonths: letterMonths });
  const room = (value * maxPercent) / 100 - balance;
  const today = mortgagePayment > 0 ? `today’s ${usd(mortgagePayment)}` : 'what you pay today';
  const va =
    livesIn(answers) && loanToValue !== null && loanToValue > maxPercent && loanToValue <= facts.va.usualPercent
      ? [vaRefinance(facts)]
      : [];
  const secondWay: LoanKind = {
    name: 'A second, fixed loan',
    reason: `${usdWhole(cash)} over ${years} years at ${percentText(secondLoan.ratePercent)}, assumed, is ${usd(second)} a month${balance > 0 ? ` on top of ${today}` : ''}.`,
    drawback: `a second payment. Interest in all ${usdWhole(second * secondLoan.months - cash)}. ${facts.secondLoansText}`,
  };
  const less: LoanKind = {
    name: 'Less cash',
    reason:
      loanToValue !== null && loanToValue > maxPercent
        ? room > 0
          ? `Because ${percentText(maxPercent)} of the value leaves room for ${usdWhole(Math.floor(room / 100) * 100)} in cash.`
          : `Because ${percentText(maxPercent)} of the value leaves no room for cash today.`
        : `Because each $10,000 less takes ${usd(perTen)} off the payment.`,
    drawback: 'coming back later means closing costs again.',
  };
  const loans = [...cashLoans(letter, answers, facts), ...va, secondWay];
  return [...loans, letter.cards.length > 0 ? keepingCards(letter) : less].slice(0, 3);
}

/** The cards unchanged, with today's payments. */
function keepingCards({ cards }: RefinanceLetter): LoanKind {
  const ends = cards.map(payOff);
  const paid = usd(cards.reduce((sum, { payment }) => sum + payment, 0));
  const isEndless = ends.some(({ months }) => months === null);
  const last = Math.max(...ends.map(({ months }) => months ?? 0));
  const interest = ends.reduce((sum, end) => sum + (end.interest ?? 0), 0);
  return {
    name: 'Keep paying the cards',
    reason: isEndless
      ? `Because a card company can’t take your house. But ${paid} a month never pays them all off.`
      : `Because ${paid} a month pays them off in ${last} payments, for ${usdWhole(interest)} of interest.`,
    drawback: 'you have to stop charging, and the payment stays until then.',
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
