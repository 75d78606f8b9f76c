import { z } from 'zod';
import { text } from '@/content/schema/check';
import { optionalNumber, readCsv } from '@/content/schema/csv';

const lines = readCsv(
  'content/ohio/zip-counties.csv',
  z.strictObject({
    zip: z.string().regex(/^4[3-5]\d{3}$/, 'write a ZIP code of Ohio'),
    county: text,
    /** The share of the ZIP code's homes that are in the county; nothing where only one county is known. */
    share_percent: optionalNumber,
  }),
);

/** The counties of each ZIP code, that with most of its homes first. */
export const zipCounties: Readonly<Record<string, readonly string[]>> = (() => {
  const found: Record<string, string[]> = {};
  for (const { zip, county } of lines.toSorted((a, b) => (b.share_percent ?? 0) - (a.share_percent ?? 0))) {
    found[zip] = [...(found[zip] ?? []), county];
  }
  return found;
})();
