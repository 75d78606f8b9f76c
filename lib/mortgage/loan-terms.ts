import { annualPercentageRate, type LoanTerms, type PaymentRun } from './apr';
import { type Loan, payment } from './loan';

/**
 * The terms of a loan of which `prepaid` dollars pay charges of the lender and fees that are financed. `added` comes on
 * top of the level payment, month by month from the first one on, such as mortgage insurance. Payments that do not pay
 * the loan back throw.
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
