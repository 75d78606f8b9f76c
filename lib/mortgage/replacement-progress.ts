import { interestBetween, payment } from '@/lib/mortgage/loan';
import { type Debt, type NewLoan, replaceDebts } from '@/lib/mortgage/replace-debts';
import { type Fixed, fixed, times, toNumber } from '@/lib/numbers/fixed';

/** Months in a row, both included; `toMonth` is null when it never ends. */
export type Span = { readonly fromMonth: number; readonly toMonth: number | null };

/** How a new loan fares against the debts it replaces, month by month. */
export type ReplacementProgress = {
  /**
   * The first month by whose end the payments saved cover the closing costs; 0 when there are no costs, null when that
   * month never comes.
   */
  readonly costsRecoveredMonth: number | null;
  /**
   * Dollars ahead by the end of each month, from month 0 on: interest the debts would have cost by then, less interest of
   * the new loan, less closing costs. It is what is left over after both sides paid the same and repaid the rest.
   */
  readonly ahead: readonly number[];
  /** The months in which that is more than half a cent. */
  readonly aheadSpans: readonly Span[];
};

/** A hundred years: as far as it makes sense to look. */
const longestMonths = 1200;

/** Interest and payments to date at the end of each month, with 60 decimals underneath, as for any growing debt. */
function paidToDate(
  debt: Debt,
  months: number,
): { readonly interest: readonly number[]; readonly paid: readonly number[] } {
  const rate = fixed(debt.ratePercent) / 1200n;
  const level = fixed(debt.payment);
  let owed: Fixed = fixed(Math.max(0, debt.principal));
  let interest = 0n;
  let paid = 0n;
  const interestByMonth = [0];
  const paidByMonth = [0];
  for (let month = 1; month <= months; month += 1) {
    const due = times(owed, rate);
    const left = owed + due - level;
    paid += left > 0n ? level : owed + due;
    interest += due;
    owed = left > 0n ? left : 0n;
    interestByMonth.push(toNumber(interest));
    paidByMonth.push(toNumber(paid));
  }
  return { interest: interestByMonth, paid: paidByMonth };
}

function spansAbove(amounts: readonly number[], limit: number): Span[] {
  const spans: Span[] = [];
  let start: number | null = null;
  amounts.forEach((amount, month) => {
    if (amount > limit) {
      start ??= month;
      return;
    }
    if (start !== null) spans.push({ fromMonth: start, toMonth: month - 1 });
    start = null;
  });
  if (start !== null) spans.push({ fromMonth: start, toMonth: null });
  return spans;
}

/**
 * From which month on a new loan pays, and until when: over the term or until the last debt would be gone, whichever is
 * later, at most 1,200 months. After that only a debt that is not gone adds interest, so that who is ahead stays ahead.
 *
 * The last amount is the net savings where every debt is paid off by then. At rate 0 a loan adds no interest.
 * Example: $300,000 at 4 % paid with $2,000 a month, replaced at 3.5 % over 360 months with $60 of costs: costs recovered
 * in month 1, ahead from month 1 to month 111, in the end $68,446.51 behind.
 */
export function replacementProgress(debts: readonly Debt[], loan: NewLoan): ReplacementProgress {
  const { result, monthsRemaining } = replaceDebts(debts, loan);
  const { closingCosts } = result;
  const terms = { principal: result.financedAmount, ratePercent: loan.newRatePercent, termMonths: loan.termMonths };
  const newPayment = payment(terms);
  const lasting = monthsRemaining.map((months) => months ?? longestMonths);
  const months = Math.min(longestMonths, Math.max(loan.termMonths, ...lasting));
  const present = debts.map((debt) => paidToDate(debt, months));

  const ahead: number[] = [];
  let costsRecoveredMonth = closingCosts > 0 ? null : 0;
  for (let month = 0; month <= months; month += 1) {
    let interest = 0;
    let paid = 0;
    for (const debt of present) {
      interest += debt.interest[month] ?? 0;
      paid += debt.paid[month] ?? 0;
    }
    ahead.push(interest - interestBetween(terms, 1, month) - closingCosts);
    const saved = paid - newPayment * Math.min(month, loan.termMonths);
    if (costsRecoveredMonth === null && saved >= closingCosts - 0.005) costsRecoveredMonth = month;
  }
  return { costsRecoveredMonth, ahead, aheadSpans: spansAbove(ahead, 0.005) };
}
