import { payment, payOff } from '@/lib/mortgage/loan';
import { roundHalfAway } from '@/lib/numbers/format';
import type { Analysis } from './compute';

type Replacing = Pick<Analysis, 'debts' | 'loan' | 'replaced' | 'outlook'>;

/**
 * By the end of each month up to `months`, in dollars: payments on the debts, each at its own payment, less those on the
 * new loan and the costs paid in cash.
 * Example: $200,000 at 7.4 % paid with $1,400, replaced at 6.5 % over 120 months with $4,000 of costs in cash:
 * -$56,257.57 after 60.
 */
export function paymentsAlone({ debts, loan, replaced, outlook }: Replacing, months: number): readonly number[] {
  const { newRatePercent: ratePercent, termMonths } = loan;
  const level = payment({ principal: replaced.result.financedAmount, ratePercent, termMonths });
  const owed = debts.map((debt) => ({ ...debt, ...payOff(debt) }));
  const paidBy = (month: number) =>
    owed.reduce((sum, debt) => {
      const isPaidOff = debt.months !== null && month >= debt.months;
      return sum + (isPaidOff ? Math.max(0, debt.principal) + debt.interest : month * debt.payment);
    }, 0);
  return Array.from(
    { length: months + 1 },
    (_, month) => paidBy(month) - level * Math.min(month, termMonths) - outlook.byMonth.cashCosts,
  );
}

/** Whether the debts are held against the new loan at its own, higher payment. */
export function isPaymentHigher({ result }: Analysis['replaced']): boolean {
  return roundHalfAway(result.monthlySavings, 2) < 0;
}
