import { dueMonth } from '@/lib/day';
import { balanceAfter } from '@/lib/mortgage/loan';
import { pmi } from '@/lib/mortgage/mortgage-insurance';
import type { PmiEndValues } from './fields';

/**
 * The months in which private mortgage insurance may be cancelled on request, ends by schedule, and ends at the latest;
 * null if none is due, because at most 80 % of the price was borrowed. Payments count from 1, amounts are in dollars.
 * Source: Homeowners Protection Act, 12 U.S.C. 4901 and 4902; the months as in `pmi`. The first payment is due on the
 * first day of its month, a month after the term begins, so the month after the midpoint is that of payment term / 2 +
 * 1. `ask` is null if the insurance ends at the midpoint before the schedule reaches 80 %.
 */
export function pmiDates(values: PmiEndValues) {
  const { price, downPaymentPercent, ratePercent, termMonths } = values;
  const loan = { principal: price * (1 - Math.min(100, downPaymentPercent) / 100), ratePercent, termMonths };
  // When the insurance ends does not depend on its cost.
  const { askMonth, endMonth } = pmi({ ...loan, price, pmiPercent: 1 });
  if (endMonth === 0) return null;
  const first = { year: Number(values.firstYear), month: Number(values.firstMonth) };
  const due = (payment: number) => ({ payment, month: dueMonth(first, payment) });
  return {
    loan: loan.principal,
    /** The maximum balance for a request by the owner. */
    askBalance: 0.8 * price,
    ask: askMonth <= endMonth ? due(askMonth) : null,
    end: { ...due(endMonth), balance: balanceAfter(loan, endMonth) },
    /** The month after the midpoint of the term. */
    latest: dueMonth(first, Math.floor(termMonths / 2) + 1),
  };
}

export type PmiDates = NonNullable<ReturnType<typeof pmiDates>>;
