import { type ExtraPayments, type Loan, type ScheduleRow, schedule, totalInterest } from '@/lib/mortgage/loan';

/** A loan paid with extra payments beside the same loan without them: whole months and dollars. */
export type ExtraPaymentsEffect = {
  readonly rows: readonly ScheduleRow[];
  readonly months: number;
  readonly interest: number;
  readonly monthsSaved: number;
  readonly interestSaved: number;
};

/**
 * What extra payments save: the schedule with them, and its months and interest less than those of `schedule(loan)`.
 *
 * At rate 0 they save months and no interest. Nothing is saved on a principal of 0 or less.
 * Example: $100 more a month on $300,000 at 3.5 % over 360 months takes 319 months and saves $23,876.29 of interest.
 */
export function withExtraPayments(loan: Loan, extras: ExtraPayments): ExtraPaymentsEffect {
  const rows = schedule(loan, extras);
  if (rows.length === 0) return { rows, months: 0, interest: 0, monthsSaved: 0, interestSaved: 0 };
  const interest = rows.reduce((total, row) => total + row.interest, 0);
  return {
    rows,
    months: rows.length,
    interest,
    monthsSaved: loan.termMonths - rows.length,
    interestSaved: totalInterest(loan) - interest,
  };
}
