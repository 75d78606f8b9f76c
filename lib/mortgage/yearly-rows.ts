import type { ScheduleRow } from '@/lib/mortgage/loan';

/** A year of a schedule, counted from the first payment: its sums, the balance at its end, and its months. */
export type YearlyRow = {
  readonly year: number;
  readonly payment: number;
  readonly principal: number;
  readonly interest: number;
  readonly balance: number;
  readonly months: readonly ScheduleRow[];
};

function sumOf(rows: readonly ScheduleRow[], part: 'payment' | 'principal' | 'interest'): number {
  return rows.reduce((total, row) => total + row[part], 0);
}

/**
 * The rows of `schedule` by years of twelve payments; the last year has the remaining months.
 *
 * Example: the first year of $300,000 at 3.5 % over 360 months has $16,165.61 of payments, $10,408.22 of it interest.
 */
export function yearlyRows(schedule: readonly ScheduleRow[]): YearlyRow[] {
  return Array.from({ length: Math.ceil(schedule.length / 12) }, (_, index) => {
    const months = schedule.slice(12 * index, 12 * index + 12);
    return {
      year: index + 1,
      payment: sumOf(months, 'payment'),
      principal: sumOf(months, 'principal'),
      interest: sumOf(months, 'interest'),
      balance: months.at(-1)?.balance ?? 0,
      months,
    };
  });
}
