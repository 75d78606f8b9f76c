import { annualPercentageRate } from '@/lib/mortgage/apr';
import type { Replaced } from '@/lib/mortgage/replacement/replace-debts';
import { noValue } from '@/lib/numbers/format';

/** The APR of the new loan with all closing costs counted, as "3.502%". */
export function newAprText({ result }: Replaced, termMonths: number): string {
  const apr = annualPercentageRate({
    amountFinanced: result.financedAmount - result.closingCosts,
    payments: [{ amount: result.newPayment, count: termMonths }],
  });
  return apr === null ? noValue : `${apr.toFixed(3)}%`;
}
