import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { reportPathOf, reportPdfOf, reports } from '@/content/forms/reports';
import { companyIdentity, siteUrl } from '@/content/lender/company';
import { printReports } from './reports/print';
import { printedHashOf } from './reports/printed-content';
import { outdatedReports, type PrintRecord, readRecord, recordFile } from './reports/record';

const out = join(process.cwd(), 'out');
const publicFolder = join(process.cwd(), 'public');

/**
 * Builds the site and prints the PDF of each free report whose page has changed, or of all reports with `--all`. Commit the
 * files and the record of what was printed.
 */
async function main(): Promise<void> {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The site could not be built, so no report was printed.');
  const all = process.argv.includes('--all');
  const slugs = (all ? reports : outdatedReports(publicFolder, { out, siteUrl })).map(({ slug }) => slug);

  const printed: Record<string, PrintRecord[string]> = {};
  for (const [slug, entry] of Object.entries(readRecord(publicFolder)))
    if (reports.some((report) => report.slug === slug)) printed[slug] = entry;

  await printReports(out, siteUrl, slugs, (slug, pdf) => {
    const file = join(publicFolder, reportPdfOf(slug));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, pdf);
    cpSync(file, join(out, reportPdfOf(slug)));
    const html = readFileSync(join(out, `${reportPathOf(slug)}.html`), 'utf8');
    printed[slug] = { content: printedHashOf(html), siteUrl, identity: companyIdentity };
    console.log(`public${reportPdfOf(slug)}: ${pdf.length} bytes`);
  });
  writeFileSync(join(publicFolder, recordFile), `${JSON.stringify(printed, null, 2)}\n`);
  if (slugs.length === 0) console.log('Every PDF is up to date with its page.');
}

await main();
