/** A day in the time zone of the machine, as `YYYY-MM-DD`. */
export function dayText(date: Date): string {
  const two = (count: number) => String(count).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The months of the year in English. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A month of the calendar: the year, and the month from 1 to 12. */
export type CalendarMonth = { readonly year: number; readonly month: number };

/** The month of a payment in words, counted from 1 for the first: payment 13 of a loan first paid in May 2024 is due in May 2025. */
export function dueMonth(first: CalendarMonth, payment: number): string {
  const months = 12 * first.year + first.month + payment - 2;
  return `${monthNames[months % 12]} ${Math.floor(months / 12)}`;
}

/**
 * The month of a payment in words, for a first payment two months after `today`: payment 88 of a loan looked at in
 * November 2026 is due in April 2034.
 */
export function monthOfPayment(today: CalendarMonth, payment: number): string {
  return dueMonth(today, payment + 2);
}
