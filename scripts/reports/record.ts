import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { reportPathOf, reportPdfOf, reports } from '@/content/forms/reports';
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
    /** Who the lender was by its registration: every PDF names it. */
    identity: z.string(),
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

type Reason = (slug: string, printed: PrintRecord[string]) => string | undefined;

/** The reports without a PDF in a folder of public files, and those for which one of `reasons` has an answer. */
function reportsWith(publicFolder: string, ...reasons: readonly Reason[]): readonly OutdatedReport[] {
  const record = readRecord(publicFolder);
  return reports.flatMap(({ slug }) => {
    const printed = record[slug];
    if (!printed || !existsSync(join(publicFolder, reportPdfOf(slug)))) return [{ slug, reason: 'it has no PDF' }];
    const reason = reasons.map((reasonFor) => reasonFor(slug, printed)).find((each) => each !== undefined);
    return reason === undefined ? [] : [{ slug, reason }];
  });
}

/** Speaks where the links of a PDF lead to another site than `siteUrl`, where one is given. */
function leadsElsewhere(siteUrl: string | undefined): Reason {
  return (_, printed) =>
    siteUrl === undefined || printed.siteUrl === siteUrl
      ? undefined
      : `the links of its PDF lead to ${printed.siteUrl}, not to ${siteUrl}`;
}

/** What is known before the site is built: the reports whose PDF is missing, names another lender, or leads to another site. */
export function foreignReports(publicFolder: string, identity: string, siteUrl?: string): readonly OutdatedReport[] {
  const namesAnother: Reason = (_, printed) =>
    printed.identity === identity ? undefined : `its PDF names ${printed.identity}`;
  return reportsWith(publicFolder, namesAnother, leadsElsewhere(siteUrl));
}

/**
 * The reports whose PDF in `publicFolder` is missing or differs from their page in the export `out`. With `siteUrl`,
 * also those whose links lead to another site.
 */
export function outdatedReports(out: string, publicFolder: string, siteUrl?: string): readonly OutdatedReport[] {
  const isOlder: Reason = (slug, printed) => {
    const html = readFileSync(join(out, `${reportPathOf(slug)}.html`), 'utf8');
    return printed.content === printedHashOf(html) ? undefined : 'its PDF is older than its page';
  };
  return reportsWith(publicFolder, isOlder, leadsElsewhere(siteUrl));
}
