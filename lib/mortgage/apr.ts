import { noValue, roundHalfAway } from '@/lib/numbers/format';
/** Payments of one amount, in dollars, that follow each other one unit period apart. */
export type PaymentRun = { readonly amount: number; readonly count: number };

/** The APR of a loan, in percent, and the monthly payments that it follows from. */
export type LoanTerms = { readonly percent: number; readonly runs: readonly PaymentRun[] };

/** The lender’s charges that the APR of an example counts, in percent of the loan. */
export const exampleChargesPercent = 1;

/** The time from the advance to the first payment: whole unit periods, and a fraction of one more (0 to below 1). */
export type FirstPeriod = { readonly periods: number; readonly fraction: number };

/** What an annual percentage rate is computed from. */
export type AprInputs = {
  /** Dollars that the borrower has the use of: the loan less prepaid finance charges. */
  readonly amountFinanced: number;
  /** The runs follow each other; the periods between payments are all one unit period. */
  readonly payments: readonly PaymentRun[];
  /** Unit periods in a year; 12 for monthly payments. */
  readonly periodsPerYear?: number;
  readonly first?: FirstPeriod;
};

/** Relative noise of adding doubles up, below which two sums are the same amount. */
const noise = 8 * Number.EPSILON;

/** The value of the payments at the advance, in dollars, at the rate `i` (above 0) a unit period. */
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
 * periodsPerYear × i × 100, where i is the rate a unit period at which
 * amountFinanced = Σ payment_k / ((1 + fraction × i) × (1 + i)^(periods + k)), k = 0, 1, …
 * The sum falls as i rises, so that the rate is bracketed and halved down to the last bit of a double. Payments that add
 * up to the amount financed have a rate of 0. Without a payment, with payments that add up to less, and for an amount
 * financed of 0 or less: null.
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
    // Payments that are due at the advance itself have no rate, however high, at which they are worth less.
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

/** An annual percentage rate with three decimals; dashes where there is none. */
export function aprText(percent: number | null): string {
  return percent === null ? noValue : `${roundHalfAway(percent, 3).toFixed(3)}%`;
}
