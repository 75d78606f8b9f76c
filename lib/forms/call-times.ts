import type { Choice } from '@/lib/fields/field';
import { fromOhioWallClock } from '@/lib/ohio-time';
import { dateTextOf, type OfficeHours, openOn, weekdayOf, weekdays } from './office-hours';
import { clockText, dayAfter, hourText, minutesOf, ohioClock } from './open-text';

/** Offered without script, which would know the time in Ohio. */
export const timesWithoutScript: readonly Choice[] = [
  { value: 'As soon as you can' },
  { value: 'Morning' },
  { value: 'Afternoon' },
];

/** A pattern of every `value` of `callTimesAt`: `Friday, November 27, morning`, `Saturday, November 28, 10 to 2`. */
export const callTimePattern = `(?:${weekdays.join('|')}), [A-Z][a-z]+ \\d{1,2}, (?:morning|afternoon|before \\d[\\d:]*|\\d[\\d:]* to \\d[\\d:]*)`;

const noon = '12:00';

/** Minutes before the end of a part of the day at which its calls are no longer offered. */
const lastCallMinutes = 15;

/** A day with this many open minutes is split into a morning and an afternoon. */
const longDayMinutes = 360;

/** Offers at least this many times, and only complete days. */
const minTimes = 4;

/** A part of an open day, in Ohio time. */
type Part = {
  readonly day: string;
  readonly name: 'morning' | 'afternoon' | '';
  readonly from: string;
  readonly to: string;
};

function partsOn(hours: OfficeHours, day: string): readonly Part[] {
  const open = openOn(hours, day);
  if (!open) return [];
  const { opens, closes } = open;
  const isLong = minutesOf(closes) - minutesOf(opens) >= longDayMinutes && opens < noon && closes > noon;
  if (!isLong) return [{ day, name: '', from: opens, to: closes }];
  return [
    { day, name: 'morning', from: opens, to: noon },
    { day, name: 'afternoon', from: noon, to: closes },
  ];
}

const spanOf = ({ from, to }: Part) => `${hourText(from)} to ${hourText(to)}`;
const dayNameOf = (day: string) => `${weekdayOf(day)}, ${dateTextOf(day)}`;

function choiceOf(part: Part, isToday: boolean, hasBegun: boolean): Choice {
  const { day, name, to } = part;
  const span = hasBegun ? `before ${hourText(to)}` : spanOf(part);
  return {
    value: `${dayNameOf(day)}, ${hasBegun || name === '' ? span : name}`,
    label: isToday ? 'Today' : weekdayOf(day),
    note: hasBegun || name === '' ? span : `${name}, ${span}`,
  };
}

export type CallTimes = {
  /** In order: the rest of today until 15 minutes before it ends, then full days. */
  readonly choices: readonly Choice[];
  /** `It’s Wednesday, 5:40 pm in Ohio.` */
  readonly now: string;
  /** The first holiday among the days offered: `Closed tomorrow, Thanksgiving Day.` Empty if there is none. */
  readonly closed: string;
};

export function callTimesAt(hours: OfficeHours, moment: Date): CallTimes {
  const { day: today, time } = ohioClock(moment);
  const choices: Choice[] = [];
  let closed = '';
  for (let later = 0; later <= 7 && choices.length < minTimes; later += 1) {
    const day = dayAfter(today, later);
    const holiday = hours.find(({ on, name, open }) => on === day && name && !open)?.name;
    if (holiday) closed ||= `Closed ${['today', 'tomorrow'][later] ?? dayNameOf(day)}, ${holiday}.`;
    for (const part of partsOn(hours, day)) {
      const isOver = later === 0 && minutesOf(time) >= minutesOf(part.to) - lastCallMinutes;
      if (!isOver) choices.push(choiceOf(part, later === 0, later === 0 && time >= part.from));
    }
  }
  return {
    choices: choices.length > 0 ? choices : timesWithoutScript.slice(0, 1),
    now: `It’s ${weekdayOf(today)}, ${clockText(time)} in Ohio.`,
    closed,
  };
}

export type CallTime = {
  /** `Friday, November 27, 9 to 12`, `Wednesday, November 25, before 6` */
  readonly text: string;
  readonly starts: Date;
  readonly ends: Date;
};

/** The time that a visitor chose at about `near`; null for other text. */
export function callTimeOf(hours: OfficeHours, value: string, near: Date): CallTime | null {
  const { day: today } = ohioClock(near);
  for (let later = -1; later <= 8; later += 1) {
    const day = dayAfter(today, later);
    for (const part of partsOn(hours, day)) {
      const hasBegun = value === choiceOf(part, false, true).value;
      if (!hasBegun && value !== choiceOf(part, false, false).value) continue;
      const at = (time: string) => new Date(fromOhioWallClock(Date.parse(`${day}T${time}Z`)));
      const text = `${dayNameOf(day)}, ${hasBegun ? `before ${hourText(part.to)}` : spanOf(part)}`;
      return { text, starts: hasBegun ? near : at(part.from), ends: at(part.to) };
    }
  }
  return null;
}

/** The end of the next business day, not counting Saturdays: `6 pm Friday, November 27`. Empty without hours. */
export function replyTimeAt(hours: OfficeHours, moment: Date): string {
  const { day: today } = ohioClock(moment);
  for (let later = 1; later <= 14; later += 1) {
    const day = dayAfter(today, later);
    const open = openOn(hours, day);
    if (open && !/^S/.test(weekdayOf(day))) return `${clockText(open.closes)} ${dayNameOf(day)}`;
  }
  return '';
}
