import type { Answers } from '@/lib/forms/definition';
import { payment, payOff } from '@/lib/mortgage/loan';
import { loanPlan } from '@/lib/mortgage/loan-plan';
import {
  type Debt,
  lastMonth,
  type NewLoan,
  outcomeByMonth,
  replacement,
  type Stays,
  strikeRate,
} from '@/lib/mortgage/replacement';
import { cleanMoney, percentValue } from '@/lib/numbers/clean';
import { roundHalfAway } from '@/lib/numbers/format';
import { type Assumptions, type LetterInputs, letterMonths } from './facts';

/** A new loan against today's. It takes what the visitor pays today; without that nothing is compared. Dollars and months. */
export type LoanComparison = {
  /** Principal and interest of today's loan, a month. */
  readonly currentPayment: number;
  /** The payments that are left; null where they never pay the loan off. */
  readonly monthsLeft: number | null;
  /** The new payment less the current one. */
  readonly change: number;
  /** The stays after which the new loan is ahead, what is still owed counted; cash is held against a second loan of that sum. */
  readonly ahead: readonly Stays[];
  /** The stay that is counted with, months, and what the new loan saves by then; negative where it costs. */
  readonly stayMonths: number;
  readonly savedAtStay: number;
  /** Whether the new payment is the higher one, so that today’s debts are counted as paid with the same sum. */
  readonly isHeld: boolean;
  /** The highest rate worth it for that stay; null for none. */
  readonly strikeRatePercent: number | null;
  /** Null where today's payment never pays the loan off, as are the next two. */
  readonly currentInterest: number | null;
  /** What the new loan costs more by the end, costs counted, the cash returned; negative where it saves. */
  readonly costsByEnd: number | null;
  /** Today's payment kept on the new loan: payments until it is paid off, and what that saves by the end; null where it is no more than the new payment. */
  readonly sameSum: { readonly months: number; readonly saved: number } | null;
};

type Compared = {
  readonly today: Debt;
  readonly second: Debt | null;
  readonly loan: number;
  readonly stayMonths: number;
  readonly terms: NewLoan;
  readonly newPayment: number;
  readonly newInterest: number;
};

/** How long a home is kept where the visitor has not said, in months. */
const usualStayMonths = 60;

function comparisonOf({ today, second, loan, stayMonths, terms, newPayment, newInterest }: Compared): LoanComparison {
  const { closingCosts, newRatePercent: ratePercent } = terms;
  const debts = second ? [today, second] : [today];
  const months = Math.max(stayMonths, lastMonth(replacement(debts, terms), terms));
  const { ahead, saved } = outcomeByMonth(debts, terms, months);
  const left = payOff(today);
  const change = newPayment - today.payment;
  const same = change < 0 ? payOff({ principal: loan, payment: today.payment, ratePercent }) : null;
  return {
    currentPayment: today.payment,
    monthsLeft: left.months,
    change,
    ahead,
    stayMonths,
    isHeld: roundHalfAway(newPayment - today.payment - (second?.payment ?? 0), 2) > 0,
    savedAtStay: saved[stayMonths] ?? 0,
    strikeRatePercent: strikeRate(debts, terms, stayMonths),
    currentInterest: left.interest,
    costsByEnd: left.interest === null ? null : newInterest + closingCosts - left.interest,
    sameSum:
      same === null || same.months === null || left.interest === null
        ? null
        : { months: same.months, saved: left.interest - same.interest - closingCosts },
  };
}

/**
 * The letter of a refinance: the loan that was asked for and, once the visitor says what today's costs a month, the two compared.
 * Example: $282,870 at 7.25 % paid with $1,991.95, replaced at 6.5 % over 360 months with 2 % of costs: $204.02 less a month,
 * ahead from month 34, what is still owed counted, and by the end it costs $3,917 more.
 */
export function refinanceLetter(answers: Answers, assumed: Assumptions, own: LetterInputs) {
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
  const onCash = { principal: cash, ratePercent: secondRatePercent };
  const second = cash > 0 ? { ...onCash, payment: payment({ ...onCash, termMonths }) } : null;
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
    pmiPercent: value > 0 ? assumed.pmiPercent : 0,
    chargesPercent: costsPercent,
  });
  return {
    value,
    balance,
    cash,
    currentRatePercent,
    loan,
    newPayment,
    closingCosts,
    newInterest,
    /** Against today's loan; null until its payment is known, and where there is none. */
    comparison:
      balance > 0 && today.payment > 0
        ? comparisonOf({ today, second, loan, stayMonths, terms, newPayment, newInterest })
        : null,
    /** The balance alone at the new rate. */
    withoutCash: balance > 0 ? payment({ principal: balance, ratePercent, termMonths: letterMonths }) : 0,
    /** The new loan in percent of the value; null without a value. */
    loanToValue: value > 0 ? (100 * loan) / value : null,
    /** Mortgage insurance of the new loan, dollars a month; 0 without. */
    mortgageInsurance: plan.insurance.monthly,
    /** With all closing costs and mortgage insurance counted; null without a loan. */
    aprPercent: plan.aprPercent,
  };
}

export type RefinanceLetter = ReturnType<typeof refinanceLetter>;
