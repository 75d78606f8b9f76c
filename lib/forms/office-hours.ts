/** When an office is open: by weekday, and on days of their own (`on`, such as `2026-11-26`), closed where `open` is absent. */
export type OfficeHours = readonly {
  readonly on?: string | undefined;
  readonly open?: { readonly days: readonly string[]; readonly opens: string; readonly closes: string } | undefined;
}[];

/** The names of the days of the week, in the order of `Date.getUTCDay`. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The name of the weekday of a day such as `2026-11-20`. */
export function weekdayOf(day: string): string {
  return weekdays[new Date(day).getUTCDay()] ?? '';
}

/** From when to when the office is open on a day such as `2026-11-20`; undefined when it is closed. */
export function openOn(hours: OfficeHours, day: string) {
  const weekday = weekdayOf(day);
  return (hours.find(({ on }) => on === day) ?? hours.find(({ open, on }) => !on && open?.days.includes(weekday)))
    ?.open;
}
