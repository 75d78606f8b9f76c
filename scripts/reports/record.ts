import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { reportPathOf, reportPdfOf, reports } from '@/content/forms/reports';
import { printedHashOf } from './printed-content';

/** The record of printed reports in `public/`. Hosts do not serve files whose names start with a dot. */
export const recordFile = 'reports/.printed.json';

const recordSchema = z.record(
  z.string(),
  z.object({
    content: z.string(),
    siteUrl: z.string(),
    identity: z.string(),
  }),
);

export type PrintRecord = z.infer<typeof recordSchema>;

export function readRecord(publicFolder: string): PrintRecord {
  const file = join(publicFolder, recordFile);
  return existsSync(file) ? recordSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

export type OutdatedReport = { readonly slug: string; readonly reason: string };

type Reason = (slug: string, printed: PrintRecord[string]) => string | undefined;

/** The reports without a PDF, and those for which one of `reasons` returns text. */
function reportsWith(publicFolder: string, ...reasons: readonly Reason[]): readonly OutdatedReport[] {
  const record = readRecord(publicFolder);
  return reports.flatMap(({ slug }) => {
    const printed = record[slug];
    if (!printed || !existsSync(join(publicFolder, reportPdfOf(slug)))) return [{ slug, reason: 'it has no PDF' }];
    const reason = reasons.map((reasonFor) => reasonFor(slug, printed)).find((each) => each !== undefined);
    return reason === undefined ? [] : [{ slug, reason }];
  });
}

/** A reason if the links of a PDF lead to another site than `siteUrl`. */
function linksElsewhere(siteUrl: string | undefined): Reason {
  return (_, printed) =>
    siteUrl === undefined || printed.siteUrl === siteUrl
      ? undefined
      : `the links of its PDF lead to ${printed.siteUrl}, not to ${siteUrl}`;
}

/** The reports whose PDF is missing, names another lender, or links to another site. Needs no build. */
export function mismatchedReports(publicFolder: string, identity: string, siteUrl?: string): readonly OutdatedReport[] {
  const namesAnother: Reason = (_, printed) =>
    printed.identity === identity ? undefined : `its PDF names ${printed.identity}`;
  return reportsWith(publicFolder, namesAnother, linksElsewhere(siteUrl));
}

/** The reports whose PDF is missing, differs from their page in the export, or links to another site than `siteUrl`. */
export function outdatedReports(out: string, publicFolder: string, siteUrl?: string): readonly OutdatedReport[] {
  const isOlder: Reason = (slug, printed) => {
    const html = readFileSync(join(out, `${reportPathOf(slug)}.html`), 'utf8');
    return printed.content === printedHashOf(html) ? undefined : 'its PDF is older than its page';
  };
  return reportsWith(publicFolder, isOlder, linksElsewhere(siteUrl));
}
