/** The date in the machine's time zone, as `YYYY-MM-DD`. */
export function dayText(date: Date): string {
  const two = (count: number) => String(count).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

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

/** `month` is 1 to 12. */
export type CalendarMonth = { readonly year: number; readonly month: number };

/**
 * The month in which a payment is due, counted from 1: payment 13 of a loan first paid in May 2024 is due in May 2025.
 */
export function dueMonth(first: CalendarMonth, payment: number): string {
  const months = 12 * first.year + first.month + payment - 2;
  return `${monthNames[months % 12]} ${Math.floor(months / 12)}`;
}

/**
 * The month in which a payment is due if the first is two months after `today`: for a loan considered in November 2026,
 * payment 88 is due in April 2034.
 */
export function monthOfPayment(today: CalendarMonth, payment: number): string {
  return dueMonth(today, payment + 2);
}
