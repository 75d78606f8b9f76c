import { annualPercentageRate, type PaymentRun } from './apr';
import { payment } from './loan';
import { meanBalance } from './mortgage-insurance';

/** The default loan, in dollars, for a rate row's costs and APR; the home page starts with it. */
export const ratesLoanAmount = 100_000;

/** A line of the home page's rates: percent a year, term in years, points in percent of the loan, fees in dollars. */
export type RateRow = {
  readonly termYears: number;
  readonly ratePercent: number;
  readonly pointsPercent: number;
  /** Prepaid finance charges besides points, the same for any loan amount. */
  readonly feesDollars: number;
  /** The APR on a loan of `loanDollars`, or otherwise of `ratesLoanAmount`. */
  readonly aprPercent: number;
  readonly loanDollars?: number;
  /** A financed premium, and a monthly one based on the loan's balance without it. */
  readonly premium?: { readonly upfrontPercent: number; readonly yearlyPercent: number };
};

/**
 * The monthly payment of a loan at a row's rate, in dollars; a negative loan amount is treated as 0.
 * The level payment over 12 × years months; at rate 0, loan / months.
 * Example: $100,000 over 30 years at 6.196 % costs $612.21 a month.
 */
export function rateRowPayment(loanAmount: number, row: Pick<RateRow, 'termYears' | 'ratePercent'>): number {
  return payment({
    principal: Math.max(0, loanAmount),
    ratePercent: row.ratePercent,
    termMonths: 12 * row.termYears,
  });
}

/**
 * The loan of a row with its upfront premium, in dollars, on which its APR and payments are based.
 * Example: $100,000 with 1.75 % up front is a loan of $101,750.
 */
export function rateRowLoan(loanAmount: number, { premium }: Pick<RateRow, 'premium'>): number {
  return Math.max(0, loanAmount) * (1 + (premium?.upfrontPercent ?? 0) / 100);
}

/**
 * The monthly premium of a row in its first year, in dollars; 0 for a row without one.
 * A twelfth of yearlyPercent of the first year's mean balance.
 * Example: $100,000 over 30 years at 5.458 % with 0.55 % a year costs $45.55 a month.
 */
export function rateRowPremium(
  loanAmount: number,
  row: Pick<RateRow, 'termYears' | 'ratePercent' | 'premium'>,
): number {
  if (!row.premium || loanAmount <= 0) return 0;
  const loan = { principal: loanAmount, ratePercent: row.ratePercent, termMonths: 12 * row.termYears };
  return (row.premium.yearlyPercent * meanBalance(loan, 0, 12)) / 1200;
}

/** The payments of a row on a loan of `loanAmount` dollars, including its premium, year by year. */
export function rateRowRuns(
  loanAmount: number,
  row: Pick<RateRow, 'termYears' | 'ratePercent' | 'premium'>,
): PaymentRun[] {
  const { ratePercent, termYears, premium } = row;
  const base = { principal: loanAmount, ratePercent, termMonths: 12 * termYears };
  const level = rateRowPayment(rateRowLoan(loanAmount, row), row);
  return Array.from({ length: termYears }, (_, year) => ({
    amount: level + ((premium?.yearlyPercent ?? 0) * meanBalance(base, 12 * year, 12)) / 1200,
    count: 12,
  }));
}

/**
 * The APR of a row on a loan of `loanAmount` dollars, in percent, or null if it has none.
 * The amount financed is the loan less points, which are a share of it, and fees, which are a fixed amount. An upfront
 * premium is added to the loan; a yearly one lasts as long as the loan and is based on the balance without the upfront
 * premium.
 * Source: Regulation Z, Appendix J. Example: $100,000 over 30 years at 6.196 % with $800 of fees has an APR of 6.272 %.
 */
export function rateRowApr(loanAmount: number, row: Omit<RateRow, 'aprPercent'>): number | null {
  const charges = (loanAmount * row.pointsPercent) / 100 + row.feesDollars;
  return annualPercentageRate({ amountFinanced: loanAmount - charges, payments: rateRowRuns(loanAmount, row) });
}
