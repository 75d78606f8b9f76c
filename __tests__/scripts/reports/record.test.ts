import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDirectory } from '@/__tests__/server/harness';
import { reportPathOf, reportPdfOf, reports } from '@/content/forms/reports';
import { printedHashOf } from '@/scripts/reports/printed-content';
import { outdatedReports, recordFile } from '@/scripts/reports/record';

const { path: folder } = temporaryDirectory();

const pageOf = (slug: string) => `<html lang="en-US"><title>${slug}</title><main><p>${slug}</p></main></html>`;
const slugs = reports.map(({ slug }) => slug);
const site = 'https://lender.example';
const identity = 'Lender LLC, NMLS #1234567';

function write(file: string, text: string): void {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
}

beforeEach(() => {
  for (const slug of slugs) {
    write(`out${reportPathOf(slug)}.html`, pageOf(slug));
    write(`public${reportPdfOf(slug)}`, '%PDF');
  }
  const record = Object.fromEntries(
    slugs.map((slug) => [slug, { content: printedHashOf(pageOf(slug)), siteUrl: site, identity }]),
  );
  write(`public/${recordFile}`, JSON.stringify(record));
});

const outdated = (expected: Parameters<typeof outdatedReports>[1]) =>
  outdatedReports(join(folder, 'public'), { out: join(folder, 'out'), ...expected });
const [first = ''] = slugs;

test('a PDF of the current page is not outdated', () => {
  expect(outdated({ siteUrl: site, identity })).toEqual([]);
});

test('a PDF is outdated once the text of its page has changed', () => {
  write(`out${reportPathOf(first)}.html`, pageOf(first).replace('<p>', '<p>New: '));
  expect(outdated({})).toEqual([{ slug: first, reason: 'its PDF is older than its page' }]);
});

test('a report without a PDF, or without a record of it, is outdated', () => {
  rmSync(join(folder, `public${reportPdfOf(first)}`));
  expect(outdated({})).toEqual([{ slug: first, reason: 'it has no PDF' }]);
  rmSync(join(folder, 'public', recordFile));
  expect(outdated({}).map(({ slug }) => slug)).toEqual(slugs);
});

test('a PDF of another lender or for another site is outdated, even before a build', () => {
  const reasonFor = (name: string, siteUrl: string) =>
    outdatedReports(join(folder, 'public'), { identity: name, siteUrl })[0]?.reason;
  expect(reasonFor('Another LLC', site)).toBe(`its PDF names ${identity}`);
  expect(reasonFor(identity, 'https://www.lender.com')).toBe(
    `the links of its PDF lead to ${site}, not to https://www.lender.com`,
  );
});
