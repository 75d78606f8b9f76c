import { type Debt, type NewLoan, type Replacement, replaceDebts } from '@/lib/mortgage/replace-debts';

/**
 * The inputs of the consolidation calculator: the principals `first` and `second` and the payments (principal and interest
 * only) in dollars, the rates in percent a year, the term in whole months.
 */
export type ConsolidationInputs = NewLoan & {
  readonly first: number;
  readonly firstPayment: number;
  readonly firstRate: number;
  readonly second: number;
  readonly secondPayment: number;
  readonly secondRate: number;
};

/** Dollars and months; null is shown as "---". */
export type Consolidation = Replacement & {
  readonly currentMonthsRemaining: readonly [first: number | null, second: number | null];
};

/** The two present loans as a list of debts. */
export function consolidatedDebts(inputs: ConsolidationInputs): Debt[] {
  return [
    { principal: inputs.first, payment: inputs.firstPayment, ratePercent: inputs.firstRate },
    { principal: inputs.second, payment: inputs.secondPayment, ratePercent: inputs.secondRate },
  ];
}

/**
 * One new loan in place of two.
 *
 * As `refinance`, with the sum of both principals and payments, and with the interest of each present loan at its own
 * rate (0 at rate 0) and payment; if either never pays off, the present interest, the interest saved and the net savings are null. The
 * new rate is higher when it is above either present rate.
 * Example: $300,000 at 4 % paid with $2,000 and $200,000 at 4.5 % paid with $3,000, replaced at 3.5 % over 360 months with
 * 0.02 % of costs: new payment $2,245.22, savings $2,754.78 a month, interest saved -$161,121.09, net -$161,221.09.
 */
export function consolidation(inputs: ConsolidationInputs): Consolidation {
  const { result, monthsRemaining } = replaceDebts(consolidatedDebts(inputs), inputs);
  const [first = null, second = null] = monthsRemaining;
  return { ...result, currentMonthsRemaining: [first, second] };
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
