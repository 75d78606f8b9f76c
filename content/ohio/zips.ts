import { z } from 'zod';
import { text } from '@/content/schema/check';
import { optionalNumber, readCsv } from '@/content/schema/csv';

const lines = readCsv(
  'content/ohio/zip-counties.csv',
  z.strictObject({
    zip: z.string().regex(/^4[3-5]\d{3}$/, 'write a ZIP code of Ohio'),
    county: text,
    /** The share of the ZIP code's homes in the county; empty if only one county is known. */
    share_percent: optionalNumber,
  }),
);

/** The counties of each ZIP code, starting with the one that has most of its homes. */
export const zipCounties: Readonly<Record<string, readonly string[]>> = (() => {
  const found: Record<string, string[]> = {};
  for (const { zip, county } of lines.toSorted((a, b) => (b.share_percent ?? 0) - (a.share_percent ?? 0))) {
    found[zip] = [...(found[zip] ?? []), county];
  }
  return found;
})();
