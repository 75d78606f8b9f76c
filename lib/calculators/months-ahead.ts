import { monthNames } from '@/lib/day';

/** A month of the calendar: the year, and the month from 1 to 12. */
export type CalendarMonth = { readonly year: number; readonly month: number };

/**
 * The month of a payment in words, for a first payment two months after `today`: payment 88 of a loan looked at in
 * November 2026 is due in April 2034.
 */
export function monthOfPayment(today: CalendarMonth, payment: number): string {
  const months = 12 * today.year + (today.month - 1) + 2 + (payment - 1);
  return `${monthNames[months % 12]} ${Math.floor(months / 12)}`;
}
