import { type OfficeHours, openOn } from '@/lib/forms/office-hours';
import { fromOhioWallClock, toOhioWallClock } from '@/lib/ohio-time';

const minute = 60_000;
const day = 24 * 60 * minute;
const maxDays = 1000;

/** Parses an Ohio time such as `2026-11-24T15:00`; undefined for other text. */
export function parseOhioTime(text: string): number | undefined {
  const wall = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  return Number.isNaN(wall) ? undefined : fromOhioWallClock(wall);
}

export function ohioMinuteOf(moment: number): string {
  return new Date(toOhioWallClock(moment)).toISOString().slice(0, 16);
}

/** A Date whose local fields on this machine show Ohio time. */
export function ohioDate(moment: number): Date {
  return new Date(new Date(toOhioWallClock(moment)).toISOString().slice(0, 19));
}

/** Start of the Ohio month `monthsBefore` months earlier. */
export function startOfMonth(moment: number, monthsBefore = 0): number {
  return monthStart(ohioDayOf(moment).slice(0, 7), -monthsBefore);
}

/** Start of an Ohio month such as `2026-11`, or of the one `monthsLater` months later. */
export function monthStart(month: string, monthsLater = 0): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return fromOhioWallClock(Date.UTC(year, number - 1 + monthsLater));
}

/** The Ohio date, such as `2026-11-20`. */
export function ohioDayOf(moment: number): string {
  return new Date(toOhioWallClock(moment)).toISOString().slice(0, 10);
}

export function startOfDay(moment: number, daysLater = 0): number {
  return fromOhioWallClock(Date.parse(ohioDayOf(moment)) + daysLater * day);
}

export function officeMinutes(hours: OfficeHours) {
  const openTimes = new Map<number, readonly [number, number] | null>();

  function openingTimesOn(wallDay: number): readonly [number, number] | null {
    const cached = openTimes.get(wallDay);
    if (cached !== undefined) return cached;
    const open = openOn(hours, new Date(wallDay).toISOString().slice(0, 10));
    const at = (time: string) => {
      const [hour = 0, minutes = 0] = time.split(':').map(Number);
      return fromOhioWallClock(wallDay + (hour * 60 + minutes) * minute);
    };
    const times = open ? ([at(open.opens), at(open.closes)] as const) : null;
    if (openTimes.size > maxDays) openTimes.clear();
    openTimes.set(wallDay, times);
    return times;
  }

  return {
    between(from: number, to: number): number {
      const first = Date.parse(ohioDayOf(from));
      let open = 0;
      for (let n = 0; n < maxDays; n += 1) {
        const wallDay = first + n * day;
        const times = openingTimesOn(wallDay);
        if (times) open += Math.max(0, Math.min(to, times[1]) - Math.max(from, times[0]));
        if (wallDay > to) break;
      }
      return Math.floor(open / minute);
    },
    /** At most three times to try again: in an hour and a half, an hour before closing, and at the next openings. */
    nextTimes(moment: number): readonly number[] {
      const quarter = 15 * minute;
      const soon = Math.ceil((moment + 90 * minute) / quarter) * quarter;
      const found: number[] = [];
      for (let n = 0; n < 14 && found.length < 3; n += 1) {
        const times = openingTimesOn(Date.parse(ohioDayOf(moment)) + n * day);
        if (!times) continue;
        const [opens, closes] = times;
        if (opens > moment) found.push(opens);
        else if (soon < closes)
          found.push(soon, ...(soon + 60 * minute < closes - 60 * minute ? [closes - 60 * minute] : []));
      }
      return found.slice(0, 3);
    },
    isOpenAt(moment: number): boolean {
      const times = openingTimesOn(Date.parse(ohioDayOf(moment)));
      return times !== null && moment >= times[0] && moment < times[1];
    },
  };
}

/** Null for an empty list. */
export function median(numbers: readonly number[]): number | null {
  const sorted = [...numbers].sort((a, b) => a - b);
  const upperMiddle = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upperMiddle === undefined || lower === undefined ? null : Math.round((upperMiddle + lower) / 2);
}

/** `38 min`, `1 h 05` or `31 h`. */
export function minutesText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  if (minutes >= 600) return `${Math.round(minutes / 60).toLocaleString('en-US')} h`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
}

function formatterFor(options: Intl.DateTimeFormatOptions): (moment: number) => string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', ...options });
  return (moment) =>
    format
      .format(moment)
      .replace(/\u202f/g, ' ')
      .replace(/AM|PM/, (half) => half.toLowerCase());
}

/** `November 2026` */
export const monthText = formatterFor({ month: 'long', year: 'numeric' });
const clock = { hour: 'numeric', minute: '2-digit' } as const;
const weekdayText = formatterFor({ weekday: 'short' });
const dateText = formatterFor({ month: 'short', day: 'numeric' });
const yearText = formatterFor({ year: 'numeric' });

/** `9:13 am` */
export const clockText = formatterFor(clock);
export const dayText = (moment: number) => `${weekdayText(moment)} ${dateText(moment)}`;
/** `Fri Nov 20, 9:13 am` */
export const momentText = (moment: number) => `${dayText(moment)}, ${clockText(moment)}`;
/** The same with the year, if it is not that of `now`: `Thu Jan 5, 2062, 3:00 pm` */
export const plannedText = (moment: number, now: number) =>
  yearText(moment) === yearText(now)
    ? momentText(moment)
    : `${dayText(moment)}, ${yearText(moment)}, ${clockText(moment)}`;
/** `Fri Nov 20, 2026, 9:13:05 am` */
export const secondText = (moment: number) =>
  `${dayText(moment)}, ${yearText(moment)}, ${formatterFor({ ...clock, second: '2-digit' })(moment)}`;

/** `Fri 9:13 am` within six days, else `Nov 3, 9:13 am`, or `Nov 3, 2025` in another year. */
export function shortText(moment: number, now: number): string {
  if (moment >= startOfDay(now, -6)) return `${weekdayText(moment)} ${clockText(moment)}`;
  return yearText(moment) === yearText(now)
    ? `${dateText(moment)}, ${clockText(moment)}`
    : `${dateText(moment)}, ${yearText(moment)}`;
}
