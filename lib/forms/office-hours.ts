import { monthNames } from '@/lib/day';

/**
 * Office hours by weekday, and for single dates (`on`, such as `2026-11-26`), which may have a name. Closed if `open`
 * is absent.
 */
export type OfficeHours = readonly {
  readonly on?: string | undefined;
  readonly name?: string | undefined;
  readonly open?: { readonly days: readonly string[]; readonly opens: string; readonly closes: string } | undefined;
}[];

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export function weekdayOf(day: string): string {
  return weekdays[new Date(day).getUTCDay()] ?? '';
}

/** `2026-11-27` as `November 27`. */
export function dateTextOf(day: string): string {
  const date = new Date(day);
  return `${monthNames[date.getUTCMonth()]} ${date.getUTCDate()}`;
}

/** The opening and closing time on an ISO date; undefined when closed. */
export function openOn(hours: OfficeHours, day: string) {
  const weekday = weekdayOf(day);
  return (hours.find(({ on }) => on === day) ?? hours.find(({ open, on }) => !on && open?.days.includes(weekday)))
    ?.open;
}
