import { toOhioWallClock } from '@/lib/ohio-time';
import { type OfficeHours, openOn, weekdayOf } from './office-hours';

const dayLength = 86_400_000;

export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return 60 * hour + minute;
}

/** `18:00` becomes `6`, `13:30` becomes `1:30`. */
export function hourText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 === 0 ? 12 : hour % 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`;
}

/** `18:00` becomes `6 pm`. */
export function clockText(time: string): string {
  return `${hourText(time)} ${minutesOf(time) < 720 ? 'am' : 'pm'}`;
}

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

/** The date and the time in Ohio: `2026-11-25`, `17:40`. */
export function ohioClock(moment: Date): { readonly day: string; readonly time: string } {
  const wall = new Date(toOhioWallClock(moment.getTime())).toISOString();
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/** Whether the office is open, and until when or from when: "Open now, until 6 pm", "Opens Monday 9 am". */
export function openTextAt(hours: OfficeHours, moment: Date): { readonly isOpen: boolean; readonly text: string } {
  const { day: today, time } = ohioClock(moment);
  for (let later = 0; later <= 7; later += 1) {
    const day = dayAfter(today, later);
    const open = openOn(hours, day);
    if (!open || (later === 0 && time >= open.closes)) continue;
    if (later === 0 && time >= open.opens) return { isOpen: true, text: `Open now, until ${clockText(open.closes)}` };
    return { isOpen: false, text: `Opens ${later === 0 ? 'today' : weekdayOf(day)} ${clockText(open.opens)}` };
  }
  return { isOpen: false, text: '' };
}
