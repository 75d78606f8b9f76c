import { callTimeOf, replyTimeAt } from '@/lib/forms/call-times';
import type { OfficeHours } from '@/lib/forms/office-hours';
import { type Receipt, textsIn } from './receipt';

/** A sentence about the next steps, with the receipt's name, number and times if they are known. */
export function sayBack(text: string, { phone, when, at, officer }: Receipt, hours: OfficeHours): string {
  const moment = new Date(at);
  const name = textsIn(officer)[0]?.split(',')[0];
  const call = callTimeOf(hours, when ?? '', moment);
  const reply = replyTimeAt(hours, moment);
  return text
    .replace(/^(?:A licensed|A|Your) loan officer(?: in [A-Z]\w+)?/, (someone) => name || someone)
    .replace('the number you gave', (it) => phone || it)
    .replace(/,? at the time you chose/, (it) =>
      call ? ` on ${call.text}` : when?.startsWith('once, ') ? ` ${when}` : it,
    )
    .replace('within one business day', (it) => (reply ? `by ${reply}` : it));
}

/** A call as a calendar entry, with an alarm 10 minutes before; null unless a part of a day was chosen. */
export function callEventOf(
  { reference, when, at, officer }: Receipt,
  hours: OfficeHours,
  lenderPhone: string,
): { readonly href: string; readonly text: string } | null {
  const call = callTimeOf(hours, when ?? '', new Date(at));
  if (!call) return null;
  const stamp = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');
  const who = textsIn(officer)[0]?.split(',')[0] || 'a loan officer';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Call request//EN',
    'BEGIN:VEVENT',
    `UID:${reference}@call`,
    `DTSTAMP:${stamp(at)}`,
    `DTSTART:${stamp(call.starts.getTime())}`,
    `DTEND:${stamp(call.ends.getTime())}`,
    `SUMMARY:Call from ${who}`,
    `DESCRIPTION:${lenderPhone}\\, reference ${reference}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:Call from ${who}`,
    'TRIGGER:-PT10M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return {
    href: `data:text/calendar;charset=utf-8,${encodeURIComponent(`${lines.join('\r\n')}\r\n`)}`,
    text: call.text,
  };
}
