import { checkFile } from '@/content/schema/check';
import { buildDay, dayInWords } from '@/content/schema/dates';
import { companySchema, hoursSchema, linksSchema, type Weekday } from '@/content/schema/lender';
import type { OfficeHours } from '@/lib/forms/office-hours';
import companyFile from './company.json' with { type: 'json' };
import hoursFile from './hours.json' with { type: 'json' };
import linksFile from './links.json' with { type: 'json' };
import { siteSettings } from './site';

const { week, holidays } = checkFile('content/lender/hours.json', hoursSchema, hoursFile);

/** `09:00` as `9am`, `13:30` as `1:30pm`. */
function hourText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}${hour < 12 ? 'am' : 'pm'}`;
}

type Times = (typeof week)[Weekday];

const timesText = (times: Times) => (times === null ? 'Closed' : times.map(hourText).join('–'));

/** The days of the week, with consecutive days that have the same hours grouped. */
const runs = (Object.entries(week) as [Weekday, Times][]).reduce<{ days: Weekday[]; times: Times }[]>(
  (all, [name, times]) => {
    const last = all.at(-1);
    if (last && timesText(last.times) === timesText(times)) last.days.push(name);
    else all.push({ days: [name], times });
    return all;
  },
  [],
);

const ends = (days: readonly string[]) => (days.length > 1 ? `${days[0]}–${days.at(-1)}` : `${days[0]}`);

/** Office hours by weekday, then exceptions, in the form that forms and the desk use. */
const officeHours = [
  ...runs.map(({ days, times }) => ({ open: times ? { days, opens: times[0], closes: times[1] } : undefined })),
  ...holidays.map(({ day, name, open }) => ({
    on: day,
    name: open ? undefined : name,
    open: open ? { days: [] as Weekday[], opens: open[0], closes: open[1] } : undefined,
  })),
] as const satisfies OfficeHours;

const ahead = holidays.filter(({ day }) => day >= buildDay()).sort((a, b) => a.day.localeCompare(b.day));

/** The next exception, which is named on every page with the hours. */
export const nextHolidays: readonly string[] = ahead.slice(0, 1).map(({ day }) => day);

/** The rows of the office hours table: the week, and the next three exceptions. */
const printedHours: readonly { readonly days: string; readonly text: string }[] = [
  ...runs.map(({ days, times }) => ({ days: ends(days), text: timesText(times) })),
  ...ahead.slice(0, 3).map(({ day, name, open }) => ({
    days: `${name}, ${dayInWords(day).replaceAll(' ', '\u00a0')}`,
    text: timesText(open),
  })),
];

/** The week and the next exception, for narrow places. */
const printedWeekAndNextHoliday = printedHours.slice(0, runs.length + 1);

/** The hours of a week on one line: `Mon–Fri 9am–6pm, Sat 10am–2pm`. */
const shortHours = runs
  .filter(({ times }) => times !== null)
  .map(({ days, times }) => `${ends(days.map((name) => name.slice(0, 3)))} ${timesText(times)}`)
  .join(', ');

export const company = {
  ...checkFile('content/lender/company.json', companySchema, companyFile),
  links: checkFile('content/lender/links.json', linksSchema, linksFile),
  /** For forms and the desk. */
  hours: officeHours,
  printedHours,
  printedSoon: printedWeekAndNextHoliday,
  /** On one line: `Mon–Fri 9am–6pm, Sat 10am–2pm`. */
  hoursShort: shortHours,
};

const { street, city, state, postalCode } = company.registeredAddress;

export const registeredAddressLine = `${street}, ${city}, ${state} ${postalCode}`;

/** The registered name with the lender's numbers, without a period. */
export const companyNumbers = `${company.registeredName}, NMLS #${company.nmls}, Ohio certificate ${company.certificate}`;

/** The lender as registered, without a period. Printed on every page and document. */
export const companyIdentity = `${companyNumbers}, ${registeredAddressLine}`;

/** The lender as printed by header, footer and desk. */
export const printedCompany = {
  ...company,
  legal: `${companyIdentity}. Licensed in Ohio only (OH). Nothing on this site is a commitment to lend; every loan is subject to credit and property approval.`,
};

/** The site's URL, without a trailing slash. */
export const siteUrl = (siteSettings.SITE_URL ?? 'http://localhost:3000').replace(/\/$/, '');

export const makesSecondLoans = company.makes.some((id) => id === 'heloc' || id === 'hel');

/** Who makes second loans, as a sentence. */
export const secondLoansText = makesSecondLoans
  ? 'We make second loans too: ask us to price both.'
  : 'We don’t make second loans; your bank or credit union does.';
