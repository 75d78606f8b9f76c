import { type PayOff, payment, payOff, totalInterest } from '@/lib/mortgage/loan';

/** A present debt: dollars, dollars a month (principal and interest only), percent a year. */
export type Debt = {
  readonly principal: number;
  readonly payment: number;
  readonly ratePercent: number;
  /** A debt that is no mortgage: its rate does not count for `newRateIsHigher`. */
  readonly card?: true;
};

/** The loan that replaces debts; `closingCosts` in percent of the principal or in dollars. */
export type NewLoan = {
  readonly newRatePercent: number;
  readonly termMonths: number;
  readonly closingCosts: number;
  readonly closingCostsType: 'percent' | 'dollars';
  readonly financeClosingCosts: boolean;
};

/** Dollars; null is shown as "---". */
export type Replacement = {
  readonly closingCosts: number;
  readonly financedAmount: number;
  readonly currentPayment: number;
  readonly newPayment: number;
  /** Also the row "monthly payment reduction"; negative when the payment goes up. */
  readonly monthlySavings: number;
  /** 0 without costs or savings. */
  readonly monthsToBreakEven: number;
  readonly interestCurrent: number | null;
  readonly interestRefinanced: number;
  readonly interestSaved: number | null;
  readonly netSavings: number | null;
  readonly newRateIsHigher: boolean;
};

/** The result, and the months until each debt is paid off; null for one that never is. */
export type Replaced = { readonly result: Replacement; readonly monthsRemaining: readonly (number | null)[] };

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The interest of debts, each paid off with its own payment; null if one of them never is. */
function interestOf(payOffs: readonly PayOff[]): number | null {
  let total = 0;
  for (const { interest } of payOffs) {
    if (interest === null) return null;
    total += interest;
  }
  return total;
}

/**
 * One new loan in place of the debts, compared with paying each off with its own payment: months until the payments saved cover
 * the costs = ceil(costs / monthly savings), interest saved = interest of the debts - interest of the new loan, net
 * savings = interest saved - costs, financed or not. A rate may be 0: then that loan has no interest. Where a debt is never
 * paid off, the present interest, the interest saved and the net savings are null.
 * Example: $300,000 at 4 % paid with $2,000 a month, replaced at 3.5 % over 360 months with 0.02 % of costs: new payment
 * $1,347.13, savings $652.87 a month, interest saved -$68,386.51, net -$68,446.51.
 */
export function replaceDebts(debts: readonly Debt[], loan: NewLoan): Replaced {
  const principal = sum(debts.map((debt) => debt.principal));
  const closingCosts = loan.closingCostsType === 'percent' ? (principal * loan.closingCosts) / 100 : loan.closingCosts;
  const financedAmount = principal + (loan.financeClosingCosts ? closingCosts : 0);
  const terms = { principal: financedAmount, ratePercent: loan.newRatePercent, termMonths: loan.termMonths };
  const currentPayment = sum(debts.map((debt) => debt.payment));
  const newPayment = payment(terms);
  const monthlySavings = currentPayment - newPayment;
  const payOffs = debts.map(payOff);
  const interestCurrent = interestOf(payOffs);
  const interestRefinanced = totalInterest(terms);
  const interestSaved = interestCurrent === null ? null : interestCurrent - interestRefinanced;
  return {
    result: {
      closingCosts,
      financedAmount,
      currentPayment,
      newPayment,
      monthlySavings,
      // The 1e-9 keeps an exact quotient (6000 / 200) from being rounded up for the noise of doubles.
      monthsToBreakEven: closingCosts > 0 && monthlySavings > 0 ? Math.ceil(closingCosts / monthlySavings - 1e-9) : 0,
      interestCurrent,
      interestRefinanced,
      interestSaved,
      netSavings: interestSaved === null ? null : interestSaved - closingCosts,
      newRateIsHigher: debts.some((debt) => !debt.card && loan.newRatePercent > debt.ratePercent),
    },
    monthsRemaining: payOffs.map(({ months }) => months),
  };
}

/**
 * The average rate of debts, weighted by what is owed on each, in percent; null when nothing is owed.
 *
 * Σ (principal × rate) / Σ principal.
 * Example: $300,000 at 4 % and $200,000 at 4.5 % average 4.2 %.
 */
export function weightedRate(debts: readonly Pick<Debt, 'principal' | 'ratePercent'>[]): number | null {
  let owed = 0;
  let weighted = 0;
  for (const { principal, ratePercent } of debts) {
    owed += principal;
    weighted += principal * ratePercent;
  }
  return owed > 0 ? weighted / owed : null;
}
