import { annualPercentageRate, type LoanTerms, type PaymentRun } from './apr';
import { type Loan, payment } from './loan';

/**
 * The terms of a loan, `prepaid` dollars of which pay lender charges and financed fees. `added`, such as mortgage
 * insurance, is added to the level payment from the first month on. Throws if the payments do not repay the loan.
 */
export function loanTerms(loan: Loan, prepaid: number, added: readonly PaymentRun[] = []): LoanTerms {
  const level = payment(loan);
  const months = added.reduce((sum, { count }) => sum + count, 0);
  const runs = [
    ...added.map(({ amount, count }) => ({ amount: level + amount, count })),
    { amount: level, count: loan.termMonths - months },
  ].filter(({ count }) => count > 0);
  const percent = annualPercentageRate({ amountFinanced: loan.principal - prepaid, payments: runs });
  if (percent === null) throw new Error('The payments of an example do not pay its loan back.');
  return { percent, runs };
}
