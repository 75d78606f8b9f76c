import { z } from 'zod';
import { text } from '../check';
import { optionalNumber, readCsv } from './csv';

const lines = readCsv(
  'zip-counties',
  z.strictObject({
    zip: z.string().regex(/^4[3-5]\d{3}$/, 'write a ZIP code of Ohio'),
    county: text,
    /** The share of the ZIP code's homes that are in the county; nothing where only one county is known. */
    share_percent: optionalNumber,
  }),
);

/** The least part of a prefix's ZIP codes that a county has to be listed for it. */
const leastShare = 0.04;

/**
 * The counties by the first three digits of a ZIP code, those with the most ZIP codes first. A ZIP code counts for the
 * county where most of its homes are.
 */
export const zipPrefixes: readonly { readonly prefix: string; readonly counties: readonly string[] }[] = (() => {
  const main = new Map<string, { readonly county: string; readonly share: number }>();
  for (const { zip, county, share_percent: share } of lines) {
    const before = main.get(zip);
    if (!before || (share ?? 0) > before.share) main.set(zip, { county, share: share ?? 0 });
  }
  const counts = new Map<string, Map<string, number>>();
  for (const [zip, { county }] of main) {
    const prefix = zip.slice(0, 3);
    const ofPrefix = counts.get(prefix) ?? new Map<string, number>();
    counts.set(prefix, ofPrefix.set(county, (ofPrefix.get(county) ?? 0) + 1));
  }
  return [...counts].toSorted().map(([prefix, ofPrefix]) => {
    const all = [...ofPrefix.values()].reduce((sum, count) => sum + count, 0);
    const often = [...ofPrefix].filter(([, count]) => count / all >= leastShare).toSorted((a, b) => b[1] - a[1]);
    return { prefix, counties: often.map(([county]) => county) };
  });
})();
