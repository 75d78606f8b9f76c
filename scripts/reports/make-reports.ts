import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportPathOf, reportPdfOf, reports } from '@/content/reports';
import { readReport } from './read-report';
import { typeset } from './typeset';

/** Makes the PDF of every free report out of its exported page; returns their addresses on the site. */
export async function makeReports(out: string, siteUrl: string): Promise<readonly string[]> {
  const made: string[] = [];
  for (const { slug } of reports) {
    const html = readFileSync(join(out, `${reportPathOf(slug)}.html`), 'utf8');
    const address = reportPdfOf(slug);
    writeFileSync(join(out, address), await typeset(readReport(html, siteUrl)));
    made.push(address);
  }
  return made;
}
