import { termText } from '@/lib/calculators/words';
import type { Answers } from '@/lib/forms/definition';
import { annualPercentageRate, aprText } from '@/lib/mortgage/apr';
import { payment, payOff } from '@/lib/mortgage/loan';
import { maxStrikeRate } from '@/lib/mortgage/replacement';
import { percentText, usd, usdWhole } from '@/lib/numbers/format';
import { type LetterFacts, type LoanKind, letterMonths, lowScore, scoreText, shareText } from './facts';
import { morePayment, type RefinanceLetter } from './refinance';
import { countText } from './refinance-words';

export const livesIn = (answers: Answers) => (answers.propertyUse ?? '') === 'Primary Residence';

/** The maximum conventional loan, in percent of the value. */
export function maxConventionalPercent(letter: RefinanceLetter, answers: Answers, facts: LetterFacts): number {
  if (letter.cash > 0) return maxCashOutPercent(answers, facts);
  const { own, second, rental } = facts.conventional.noCash;
  if (livesIn(answers)) return own;
  return answers.propertyUse === 'Secondary Residence' ? second : rental;
}

/** The maximum conventional cash-out loan on this home, in percent of its value. */
export function maxCashOutPercent(answers: Answers, { conventional }: LetterFacts): number {
  return livesIn(answers) ? conventional.cashOut.own : conventional.cashOut.other;
}

/** The kinds of loan that may replace the current one without cash; empty if none fits by the numbers. */
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

/** Loans that pay out the requested cash; empty if none fits by the numbers. */
export function cashLoans(letter: RefinanceLetter, answers: Answers, facts: LetterFacts): readonly LoanKind[] {
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
