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

/** What the PDFs must match; what is absent is not compared. */
type Expected = {
  /** The folder of an export with the pages of the reports. */
  readonly out?: string;
  readonly identity?: string;
  readonly siteUrl?: string | undefined;
};

/** The reports whose PDF is missing, is older than its page, names another lender, or links to another site. */
export function outdatedReports(publicFolder: string, { out, identity, siteUrl }: Expected): readonly OutdatedReport[] {
  const record = readRecord(publicFolder);
  function reasonFor(slug: string): string | undefined {
    const printed = record[slug];
    if (!printed || !existsSync(join(publicFolder, reportPdfOf(slug)))) return 'it has no PDF';
    const page = out && readFileSync(join(out, `${reportPathOf(slug)}.html`), 'utf8');
    if (page && printed.content !== printedHashOf(page)) return 'its PDF is older than its page';
    if (identity && printed.identity !== identity) return `its PDF names ${printed.identity}`;
    if (siteUrl && printed.siteUrl !== siteUrl)
      return `the links of its PDF lead to ${printed.siteUrl}, not to ${siteUrl}`;
    return undefined;
  }
  return reports.flatMap(({ slug }) => {
    const reason = reasonFor(slug);
    return reason === undefined ? [] : [{ slug, reason }];
  });
}
