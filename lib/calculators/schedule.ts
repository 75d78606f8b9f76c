import type { ScheduleRow } from '@/lib/mortgage/loan';

/** Whether the short schedule shows a year: the first five, every fifth after that, and the last. */
export function isHeadline(year: number, lastYear: number): boolean {
  return year <= 5 || year % 5 === 0 || year === lastYear;
}

/** The first year in which more of the payments repays the loan than is interest; null when there is none. */
export function turningYear(
  years: readonly { readonly year: number; readonly principal: number; readonly interest: number }[],
) {
  return years.find((row) => row.principal > row.interest)?.year ?? null;
}

/** A schedule as comma-separated values with a heading, amounts to the cent, lines ended as RFC 4180 asks. */
export function scheduleCsv(rows: readonly ScheduleRow[]): string {
  const lines = rows.map(({ month, payment, principal, interest, balance }) =>
    [month, ...[payment, principal, interest, balance].map((amount) => amount.toFixed(2))].join(','),
  );
  return `${['Month,Payment,Principal,Interest,Balance', ...lines].join('\r\n')}\r\n`;
}
