import type { Choice } from '@/lib/fields/field';
import { type OfficeHours, openOn, weekdayOf, weekdays } from './office-hours';

/** Offered at any time, after the first choice. The office closes before an evening begins. */
export const partsOfDay: readonly Choice[] = [
  { value: 'Morning' },
  { value: 'Afternoon' },
  { value: 'Evening', label: 'Late afternoon' },
];

/** The first choice until script knows the time in Ohio. */
export const soon = 'As soon as you can';

const columbus = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** `18:00` becomes `6 pm`, `13:30` becomes `1:30 pm`. */
function clockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

export type CallTimes = {
  /**
   * The soonest call: `Today by 6 pm` until 15 minutes before the office closes, then after its next opening, `Monday after 9 am`.
   */
  readonly first: string;
  /** The time in Columbus: `Friday, 3:10 pm`. */
  readonly now: string;
};

const dayLength = 86_400_000;

/** A call is promised for today until this long before the office closes. */
const lastCallMinutes = 15;

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return 60 * hour + minute;
}

/** When the office can call, in Ohio time; today until `untilMinutes` before it closes. */
export function callTimesAt(hours: OfficeHours, moment: Date, untilMinutes = lastCallMinutes): CallTimes {
  const parts = Object.fromEntries(columbus.formatToParts(moment).map(({ type, value }) => [type, value]));
  const date = `${parts.year}-${parts.month}-${parts.day}`;
  const time = `${parts.hour}:${parts.minute}`;
  const now = `${weekdayOf(date)}, ${clockText(time)}`;
  const today = openOn(hours, date);
  const isInTime = today && minutesOf(time) < minutesOf(today.closes) - untilMinutes;
  if (today && isInTime && time >= today.opens) return { first: `Today by ${clockText(today.closes)}`, now };
  if (today && time < today.opens) return { first: `Today after ${clockText(today.opens)}`, now };
  for (let later = 1; later <= 7; later += 1) {
    const day = new Date(Date.parse(date) + later * dayLength).toISOString().slice(0, 10);
    const open = openOn(hours, day);
    if (open) return { first: `${weekdayOf(day)} after ${clockText(open.opens)}`, now };
  }
  return { first: soon, now };
}

/** Whether the office is open, and until when or from when: "Open now, until 6 pm", "Opens Monday 9 am". */
export function openTextAt(hours: OfficeHours, moment: Date): { readonly isOpen: boolean; readonly text: string } {
  const { first } = callTimesAt(hours, moment, 0);
  const isOpen = first.includes(' by ');
  if (isOpen) return { isOpen, text: first.replace('Today by', 'Open now, until') };
  return { isOpen, text: first === soon ? '' : `Opens ${first.replace(' after', '').replace('Today', 'today')}` };
}

/** Every first choice these hours can give, in weekday order. */
export function firstChoicesOf(hours: OfficeHours): readonly string[] {
  const choices = weekdays.flatMap((day) =>
    hours.flatMap(({ on, open }) => {
      if (!open || !(on ? weekdayOf(on) === day : open.days.includes(day))) return [];
      const opens = clockText(open.opens);
      return [`Today by ${clockText(open.closes)}`, `Today after ${opens}`, `${day} after ${opens}`];
    }),
  );
  return [soon, ...new Set(choices)];
}
