import { annualPercentageRate, exampleChargesPercent } from '@/lib/mortgage/apr';
import { type Loan, payment } from '@/lib/mortgage/loan';

/** Mortgage insurance: dollars a month in the first `months` months. */
export type Insured = { readonly monthly: number; readonly months: number };

/** The APR of a loan with lender charges of 1 % and its mortgage insurance, as "6.597%"; null without a loan. */
export function exampleApr(loan: Loan, insured: Insured = { monthly: 0, months: 0 }): string | null {
  if (!(loan.principal > 0 && loan.termMonths > 0)) return null;
  const level = payment(loan);
  const months = Math.min(insured.months, loan.termMonths);
  const apr = annualPercentageRate({
    amountFinanced: loan.principal * (1 - exampleChargesPercent / 100),
    payments: [
      { amount: level + insured.monthly, count: months },
      { amount: level, count: loan.termMonths - months },
    ],
  });
  return apr === null ? null : `${apr.toFixed(3)}%`;
}
