import { phoneText } from '@/lib/fields/phone';
import { contactOf, nameOf } from '@/server/desk/answers';
import { ohioMinuteOf } from '@/server/office-time';
import type { StoredLead } from '@/server/store/types';

/** Eastern time since 2007; RFC 5545 requires it in each file. */
const ohioTime = `BEGIN:VTIMEZONE
TZID:America/New_York
BEGIN:DAYLIGHT
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
TZNAME:EDT
DTSTART:20070311T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
TZNAME:EST
DTSTART:20071104T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
END:STANDARD
END:VTIMEZONE`.split('\n');

const maxLineBytes = 75;

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\s*\n\s*/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** Splits a line at 75 bytes, never within a character. */
function foldLine(line: string): string {
  const pieces = [''];
  for (const character of line) {
    const piece = pieces.at(-1) ?? '';
    if (Buffer.byteLength(piece + character) <= maxLineBytes) pieces[pieces.length - 1] = piece + character;
    else pieces.push(` ${character}`);
  }
  return pieces.join('\r\n');
}

type StepFile = {
  readonly lead: Pick<StoredLead, 'number' | 'leadId' | 'body'> & { readonly dueAt: number; readonly dueText: string };
  /** How often a next step was planned for this lead; calendars keep the event with the highest number. */
  readonly sequence: number;
  readonly now: number;
  readonly url: string;
  /** The website; its host makes the event's UID unique. */
  readonly siteUrl: string;
};

/** An event with name, phone and link but no answers, and a reminder. A later file of the same lead replaces it. */
export function calendarFile({ lead, sequence, now, url, siteUrl }: StepFile): string {
  const { phone } = contactOf(lead.body);
  const reach = phone === '' ? [] : [phoneText(phone.replace(/^\+1/, ''))];
  const summary = escapeText(`${lead.dueText}: ${nameOf(lead.body)}`);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lead desk//EN',
    'METHOD:PUBLISH',
    ...ohioTime,
    'BEGIN:VEVENT',
    `UID:lead-${lead.number}-${lead.leadId}@${new URL(siteUrl).hostname}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;TZID=America/New_York:${ohioMinuteOf(lead.dueAt).replace(/[-:]/g, '')}00`,
    'DURATION:PT15M',
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escapeText([...reach, url].join('\n'))}`,
    `URL:${url}`,
    'CLASS:PRIVATE',
    ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT10M', `DESCRIPTION:${summary}`, 'END:VALARM'],
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
