import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { reportPathOf, reportPdfOf, reports } from '@/content/reports';
import { printedHashOf } from './printed-content';

/** Where the record of the printed reports is, below `public/`. No server answers for a name that starts with a dot. */
export const recordFile = 'reports/.printed.json';

const recordSchema = z.record(
  z.string(),
  z.object({
    /** The hash of what the page printed. */
    content: z.string(),
    /** Where the links of the PDF lead. */
    siteUrl: z.string(),
  }),
);

/** For each report by its slug: what its PDF was printed from. */
export type PrintRecord = z.infer<typeof recordSchema>;

/** Reads the record of a folder of public files; empty if there is none yet. */
export function readRecord(publicFolder: string): PrintRecord {
  const file = join(publicFolder, recordFile);
  return existsSync(file) ? recordSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** A report whose PDF has to be printed again, and why. */
export type OutdatedReport = { readonly slug: string; readonly reason: string };

/**
 * The reports whose PDF in `publicFolder` is missing or differs from their page in the export `out`. With `siteUrl`,
 * also those whose links lead to another site.
 */
export function outdatedReports(out: string, publicFolder: string, siteUrl?: string): readonly OutdatedReport[] {
  const record = readRecord(publicFolder);
  return reports.flatMap(({ slug }) => {
    const printed = record[slug];
    if (!printed || !existsSync(join(publicFolder, reportPdfOf(slug)))) return [{ slug, reason: 'it has no PDF' }];
    const html = readFileSync(join(out, `${reportPathOf(slug)}.html`), 'utf8');
    if (printed.content !== printedHashOf(html)) return [{ slug, reason: 'its PDF is older than its page' }];
    if (siteUrl !== undefined && printed.siteUrl !== siteUrl)
      return [{ slug, reason: `the links of its PDF lead to ${printed.siteUrl}, not to ${siteUrl}` }];
    return [];
  });
}
