import { payment } from '@/lib/mortgage/loan';

/** A line of the home page's rates: percent a year, term in years. The APR is shown and never computed with. */
export type RateRow = {
  readonly label: string;
  readonly termYears: number;
  readonly ratePercent: number;
  readonly aprPercent: number;
};

/**
 * The monthly payment of a loan at a row's rate, in dollars; a negative loan amount counts as 0.
 *
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
