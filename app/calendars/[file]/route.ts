import { siteUrl } from '@/content/lender/company';
import { reappraisalsOf } from '@/content/ohio/closing';
import { counties } from '@/content/ohio/counties';
import { buildDay } from '@/content/schema/dates';
import { countyPageOf } from '@/content/site/county-pages';
import { calendarPathOf } from '@/lib/counties';

export const dynamic = 'force-static';
export const dynamicParams = false;

const eventWords = { reappraisal: 'a full reappraisal', update: 'an update based on sales' } as const;

/** An RFC 5545 event on the first day of the year whose bills use the county's next new values. */
function calendarOf({ name, slug }: (typeof counties)[number]): string {
  const { event, taxYear } = reappraisalsOf(name).next;
  const year = taxYear + 1;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ohio reappraisals//EN',
    'BEGIN:VEVENT',
    `UID:${slug}-${taxYear}@${new URL(siteUrl).hostname}`,
    `DTSTAMP:${buildDay().replaceAll('-', '')}T000000Z`,
    `DTSTART;VALUE=DATE:${year}0101`,
    `SUMMARY:${name} County: new property values on this year’s tax bill`,
    // Folded per the standard: a line that starts with a space continues the one before.
    `DESCRIPTION:Tax year ${taxYear} had ${eventWords[event]}.`,
    '  You can file a complaint with the Board of Revision until March 31.',
    `URL:${siteUrl}${countyPageOf(name).page.path}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

const files = new Map(
  counties.map((county) => [calendarPathOf(county.slug).split('/').at(-1) ?? '', calendarOf(county)]),
);

export function generateStaticParams() {
  return [...files.keys()].map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: { readonly params: Promise<{ readonly file: string }> }) {
  const { file } = await params;
  return new Response(files.get(file), { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
}
