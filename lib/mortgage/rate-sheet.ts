import { type Adjustment, adjustablePayments } from './adjustable';
import { annualPercentageRate, type PaymentRun } from './apr';
import type { Loan } from './loan';
import { type RateRow, rateRowRuns, ratesLoanAmount } from './rate-rows';

/**
 * The maximum difference between a stated and a computed APR, in percentage points (Regulation Z, 12 CFR
 * 1026.22(a)(2)).
 */
export const aprTolerance = 0.125;

/** The adjustable rate of a row, with the name of its index. */
export type Arm = Omit<Adjustment, 'fixedMonths'> & { readonly index: string; readonly fixedYears: number };

/** A row of a rate sheet: a fixed rate, or an adjustable one whose first rate is `ratePercent`. */
export type SheetRow = RateRow & { readonly arm?: Arm };

/** The loan for which a row's APR is stated. */
export function sheetLoan({
  loanDollars = ratesLoanAmount,
  ratePercent,
  termYears,
}: Pick<RateRow, 'loanDollars' | 'ratePercent' | 'termYears'>): Loan {
  return { principal: loanDollars, ratePercent, termMonths: 12 * termYears };
}

export function adjustmentOf({ fixedYears, ...arm }: Arm): Adjustment {
  return { ...arm, fixedMonths: 12 * fixedYears };
}

/** The payments of a row on its own loan; for an adjustable rate, those if the index does not change. */
export function sheetRuns(row: Omit<SheetRow, 'aprPercent'>): readonly PaymentRun[] {
  const loan = sheetLoan(row);
  return row.arm ? adjustablePayments(loan, adjustmentOf(row.arm)) : rateRowRuns(loan.principal, row);
}

/** The APR of a row on its own loan, in percent, or null if it has none; for an adjustable rate, the composite APR. */
export function sheetApr(row: Omit<SheetRow, 'aprPercent'>): number | null {
  const { principal } = sheetLoan(row);
  const charges = (principal * row.pointsPercent) / 100 + row.feesDollars;
  return annualPercentageRate({ amountFinanced: principal - charges, payments: sheetRuns(row) });
}

/** The difference between a row's stated and computed APR, in percentage points. */
export function aprDifference(row: SheetRow): number {
  return Math.abs((sheetApr(row) ?? Number.POSITIVE_INFINITY) - row.aprPercent);
}
