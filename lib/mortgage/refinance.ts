import { type Debt, type NewLoan, type Replacement, replaceDebts } from '@/lib/mortgage/replace-debts';

/** The inputs of the refinance calculator: dollars, percent a year, whole months; the payment is principal and interest only. */
export type RefinanceInputs = NewLoan & {
  readonly principal: number;
  readonly currentPayment: number;
  readonly currentRatePercent: number;
};

/** Dollars and months; null is shown as "---". */
export type Refinance = Replacement & { readonly currentMonthsRemaining: number | null };

/** The present loan as a list of one debt. */
export function refinancedDebts(inputs: RefinanceInputs): Debt[] {
  return [{ principal: inputs.principal, payment: inputs.currentPayment, ratePercent: inputs.currentRatePercent }];
}

/**
 * A new loan in place of the present one.
 *
 * costs = principal × closingCosts / 100, or dollars; financed = principal, plus the costs if they are financed;
 * savings = present payment - new payment; interest saved = interest until the present loan is paid off - interest of the
 * new one; net = interest saved - costs, financed or not. Either rate may be 0: then that loan has no interest. A present
 * payment that never pays the loan off has null for its interest, the interest saved and the net savings.
 * Example: $300,000 at 4 % paid with $2,000 a month, replaced at 3.5 % over 360 months with 0.02 % of costs: new payment
 * $1,347.13, savings $652.87 a month, interest saved -$68,386.51, net -$68,446.51.
 */
export function refinance(inputs: RefinanceInputs): Refinance {
  const { result, monthsRemaining } = replaceDebts(refinancedDebts(inputs), inputs);
  return { ...result, currentMonthsRemaining: monthsRemaining[0] ?? null };
}
