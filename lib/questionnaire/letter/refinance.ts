import type { Answers } from '@/lib/forms/definition';
import { assumedScoreGroup, scoreGroupOf } from '@/lib/market';
import { annualPercentageRate } from '@/lib/mortgage/apr';
import { payment, payOff } from '@/lib/mortgage/loan';
import { loanPlan } from '@/lib/mortgage/loan-plan';
import { pmiPercentFor } from '@/lib/mortgage/mortgage-insurance';
import {
  type Debt,
  lastMonth,
  type NewLoan,
  outcomeByMonth,
  replacement,
  strikeRate,
} from '@/lib/mortgage/replacement';
import type { MyNumbers } from '@/lib/my-numbers';
import { cleanMoney, percentValue } from '@/lib/numbers/clean';
import { roundHalfAway } from '@/lib/numbers/format';
import { type LetterFacts, type LetterInputs, letterMonths } from './facts';

/** A household's cards and other loans. */
export function cardsOf({ cards = '' }: MyNumbers): readonly Debt[] {
  return cards.split(';').flatMap((text): Debt[] => {
    const [principal = 0, payment = 0, ratePercent] = text.split(',').map(Number);
    return ratePercent === undefined ? [] : [{ principal, payment, ratePercent, card: true }];
  });
}

type Compared = {
  readonly today: Debt;
  readonly cards: readonly Debt[];
  readonly second: Debt | null;
  readonly loan: number;
  readonly stayMonths: number;
  readonly terms: NewLoan;
  readonly newPayment: number;
  readonly newInterest: number;
};

/** The assumed stay if the visitor has not given one, and a stay to compare with it, in months. */
const usualStayMonths = 60;
export const shortStayMonths = 36;

/** The shortest loan compared over the payments left, in months. */
const shortestMonths = 120;

/** An extra payment that a visitor might make on today's loan, in dollars a month. */
export const morePayment = 100;

/** The new loan over as many payments as today's has left; dollars, percent a year. */
function sameEndOf(today: Debt, terms: NewLoan, stayMonths: number, interestLeft: number, months: number) {
  const { principal } = today;
  const same = { ...terms, termMonths: months };
  const { newPayment, closingCosts } = replacement([today], same).result;
  return {
    payment: newPayment,
    aprPercent: annualPercentageRate({
      amountFinanced: principal - closingCosts,
      payments: [{ amount: newPayment, count: months }],
    }),
    /** The extra cost compared with today's by the end; negative for savings. */
    costsByEnd: newPayment * months - principal + closingCosts - interestLeft,
    strikeRatePercent: strikeRate([today], same, stayMonths),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** A new loan compared with today's, which needs the current payment. Dollars and months. */
function comparisonOf(compared: Compared) {
  const { today, cards, second, loan, stayMonths, terms, newPayment, newInterest } = compared;
  const { closingCosts, newRatePercent: ratePercent } = terms;
  const own = [today, ...cards];
  const debts = second ? [...own, second] : own;
  const end = lastMonth(replacement(debts, terms), terms);
  const { ahead, saved } = outcomeByMonth(debts, terms, Math.max(stayMonths, end));
  const left = payOff(today);
  const interests = own.map((debt) => payOff(debt).interest);
  const currentPayment = sum(own.map((debt) => debt.payment));
  const change = newPayment - currentPayment;
  const isHeld = roundHalfAway(newPayment - sum(debts.map((debt) => debt.payment)), 2) > 0;
  const asPaid = interests.includes(null) ? null : sum(interests.map((interest) => interest ?? 0));
  const currentInterest =
    asPaid !== null && isHeld && !second ? newInterest + closingCosts + (saved[end] ?? 0) : asPaid;
  const same = change < 0 ? payOff({ principal: loan, payment: currentPayment, ratePercent }) : null;
  const more = payOff({ ...today, payment: today.payment + morePayment });
  const hasSameEnd = debts.length === 1 && left.months !== null && left.months >= shortestMonths;
  return {
    /** Monthly principal and interest of today's loan, plus the payments of the cards that the new one replaces. */
    currentPayment,
    /** Payments left on the mortgage; null if they never pay it off. */
    monthsLeft: left.months,
    /** The new loan's assumed rate. */
    ratePercent,
    /** The new payment less the current one. */
    change,
    /**
     * The stays after which the new loan is ahead, including balances; cash is compared with a second loan for that
     * amount.
     */
    ahead,
    /** The assumed stay, and the new loan's savings by then; negative for a cost. */
    stayMonths,
    savedAtStay: saved[stayMonths] ?? 0,
    /** Whether the new payment is higher, so that the comparison assumes the same total payment on today’s debts. */
    isHeld,
    /** The highest rate worth it for that stay, and for a stay of `shortStayMonths`; null if there is none. */
    strikeRatePercent: strikeRate(debts, terms, stayMonths),
    shortStrikePercent: strikeRate(debts, terms, shortStayMonths),
    /** Null for cash-out, and if today's loan never ends, ends soon or lasts as long as the new one. */
    sameEnd:
      hasSameEnd && left.months < letterMonths ? sameEndOf(today, terms, stayMonths, left.interest, left.months) : null,
    /**
     * The effect of paying $100 more a month on today's loan: fewer payments, less interest; null if it is never paid
     * off.
     */
    withMore:
      left.months === null || more.months === null
        ? null
        : { sooner: left.months - more.months, saved: left.interest - more.interest },
    /**
     * Of today's debts, paid with the higher total if `isHeld`. Null if a payment never pays its loan off, as are the
     * next two.
     */
    currentInterest,
    /** The new loan's extra cost by the end, including closing costs, with the cash returned; negative for savings. */
    costsByEnd: currentInterest === null ? null : newInterest + closingCosts - currentInterest,
    /**
     * Keeping today's payment on the new loan: payments until it is paid off, and the savings by the end; null if
     * today's payment is not higher.
     */
    sameSum:
      same === null || same.months === null || currentInterest === null
        ? null
        : { months: same.months, saved: currentInterest - same.interest - closingCosts },
  };
}

export type LoanComparison = ReturnType<typeof comparisonOf>;

/**
 * The letter for a refinance: the requested loan and, once the visitor gives the current payment, a comparison of the
 * two.
 * Example: $282,870 at 7.25 % paid with $1,991.95, replaced at 6.5 % over 360 months with 2 % of costs: $204.02 less a
 * month, ahead from month 34 including balances, and by the end it costs $3,917 more.
 */
export function refinanceLetter(
  answers: Answers,
  { assumptions: assumed, market }: Pick<LetterFacts, 'assumptions' | 'market'>,
  own: LetterInputs,
) {
  const value = Math.max(0, cleanMoney(answers.estimated_value_of_the_property ?? ''));
  const balance = Math.max(0, cleanMoney(answers.remaining_balance_on_the_1st_mortgage ?? ''));
  const cash = Math.max(0, cleanMoney(answers.borrow_want ?? ''));
  const currentRatePercent = percentValue(answers.first_mortgage_interest_rate ?? '');
  const { ratePercent, refinanceCostsPercent: costsPercent } = assumed;
  const loan = balance + cash;
  const closingCosts = (loan * costsPercent) / 100;
  const terms = {
    newRatePercent: ratePercent,
    termMonths: letterMonths,
    closingCosts,
    closingCostsType: 'dollars',
    financeClosingCosts: false,
  } as const;
  const today = { principal: balance, payment: own.currentPayment ?? 0, ratePercent: currentRatePercent };
  const { months: termMonths, ratePercent: secondRatePercent } = assumed.secondLoan;
  const owedOnCards = sum((own.cards ?? []).map(({ principal }) => principal));
  const cards = cash > 0 && roundHalfAway(owedOnCards, 2) <= cash ? (own.cards ?? []) : [];
  const beyondCards = cards.length > 0 ? roundHalfAway(cash - owedOnCards, 2) : cash;
  const onCash = { principal: beyondCards, ratePercent: secondRatePercent };
  const second = beyondCards > 0 ? { ...onCash, payment: payment({ ...onCash, termMonths }) } : null;
  const stayMonths = own.stayMonths || usualStayMonths;
  const { result } = replacement([{ ...today, principal: loan }], terms);
  const newPayment = loan > 0 ? result.newPayment : 0;
  const newInterest = loan > 0 ? result.interestRefinanced : 0;
  const plan = loanPlan({
    kind: 'conventional',
    vaUse: 'first',
    price: Math.max(value, loan),
    downPayment: Math.max(0, value - loan),
    ratePercent,
    termMonths: letterMonths,
    pmiPercent: pmiPercentFor(
      market.pmi,
      value > 0 ? loan : 0,
      value,
      scoreGroupOf(answers.creditScore) ?? assumedScoreGroup,
    ),
    chargesPercent: costsPercent,
  });
  return {
    value,
    balance,
    /** Monthly principal and interest of today’s mortgage; 0 while unknown. */
    mortgagePayment: today.payment,
    /** The requested cash, and the cards that it pays off: those typed in this tab, if the cash covers them all. */
    cash,
    cards,
    /** Cash beyond the cards, in dollars: compared with a second loan. */
    beyondCards,
    currentRatePercent,
    loan,
    newPayment,
    closingCosts,
    newInterest,
    /** Compared with today's loan; null until its payment is known, or if there is none. */
    comparison:
      balance > 0 && today.payment > 0
        ? comparisonOf({ today, cards, second, loan, stayMonths, terms, newPayment, newInterest })
        : null,
    /** The payment for the balance alone at the new rate. */
    withoutCash: balance > 0 ? payment({ principal: balance, ratePercent, termMonths: letterMonths }) : 0,
    /** The new loan in percent of the value; null without a value. */
    loanToValue: value > 0 ? (100 * loan) / value : null,
    /** Mortgage insurance of the new loan, in dollars a month; 0 if there is none. */
    mortgageInsurance: plan.insurance.monthly,
    /** Including all closing costs and mortgage insurance; null without a loan. */
    aprPercent: plan.aprPercent,
  };
}

export type RefinanceLetter = ReturnType<typeof refinanceLetter>;
