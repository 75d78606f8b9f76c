import { noValue, roundHalfAway } from '@/lib/numbers/format';
/** Consecutive payments of one amount, in dollars, one unit period apart. */
export type PaymentRun = { readonly amount: number; readonly count: number };

/** The APR of a loan, in percent, and the monthly payments that it is computed from. */
export type LoanTerms = { readonly percent: number; readonly runs: readonly PaymentRun[] };

/** The lender’s charges in the APR of an example, in percent of the loan. */
export const exampleChargesPercent = 1;

/** The time from the advance to the first payment: whole unit periods, and a fraction of one more (0 to below 1). */
export type FirstPeriod = { readonly periods: number; readonly fraction: number };

/** Inputs of an annual percentage rate. */
export type AprInputs = {
  /** Dollars available to the borrower: the loan less prepaid finance charges. */
  readonly amountFinanced: number;
  /** Consecutive runs; all payments are one unit period apart. */
  readonly payments: readonly PaymentRun[];
  /** Unit periods in a year; 12 for monthly payments. */
  readonly periodsPerYear?: number;
  readonly first?: FirstPeriod;
};

/** Relative noise from adding doubles, below which two sums count as equal. */
const noise = 8 * Number.EPSILON;

/** The present value of the payments at the advance, in dollars, for a rate `i` (above 0) per unit period. */
function presentValue(payments: readonly PaymentRun[], first: FirstPeriod, i: number): number {
  const growth = Math.log1p(i);
  let value = 0;
  let before = first.periods;
  for (const { amount, count } of payments) {
    // count payments from period `before` on: amount × (1 - (1 + i)^-count) / i × (1 + i)^-(before - 1)
    value += amount * (-Math.expm1(-count * growth) / i) * Math.exp(-(before - 1) * growth);
    before += count;
  }
  return value / (1 + first.fraction * i);
}

/**
 * The annual percentage rate of a loan, in percent, by the actuarial method for one advance.
 * periodsPerYear × i × 100, where i is the rate per unit period at which
 * amountFinanced = Σ payment_k / ((1 + fraction × i) × (1 + i)^(periods + k)), k = 0, 1, …
 * The sum falls as i rises, so the rate is found by bisection, to the last bit of a double. Payments that add up to the
 * amount financed have a rate of 0. Null without a payment, for payments that add up to less, and for an amount
 * financed of 0 or less.
 * Source: Regulation Z, 12 CFR 1026, Appendix J.
 * Example: 24 monthly payments of $230 for $5,000 are 9.69 %.
 */
export function annualPercentageRate(inputs: AprInputs): number | null {
  const { amountFinanced, periodsPerYear = 12, first = { periods: 1, fraction: 0 } } = inputs;
  const payments = inputs.payments.filter(({ amount, count }) => amount > 0 && count > 0);
  const total = payments.reduce((sum, { amount, count }) => sum + amount * count, 0);
  if (!(amountFinanced > 0) || payments.length === 0) return null;
  if (Math.abs(total - amountFinanced) <= noise * total) return 0;
  if (total < amountFinanced) return null;

  let low = 0;
  let high = 1 / periodsPerYear;
  while (presentValue(payments, first, high) > amountFinanced) {
    low = high;
    high *= 2;
    // Payments due at the advance itself keep their value at any rate, however high.
    if (!Number.isFinite(high)) return null;
  }
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high || high - low < 1e-18) break;
    if (presentValue(payments, first, middle) > amountFinanced) low = middle;
    else high = middle;
  }
  return periodsPerYear * high * 100;
}

/** An annual percentage rate with three decimals; dashes for null. */
export function aprText(percent: number | null): string {
  return percent === null ? noValue : `${roundHalfAway(percent, 3).toFixed(3)}%`;
}
