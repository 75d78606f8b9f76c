import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportPathOf, reportPdfOf, reports } from '@/content/forms/reports';
import { printedHashOf } from '@/scripts/reports/printed-content';
import { mismatchedReports, outdatedReports, recordFile } from '@/scripts/reports/record';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

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

const outdated = (siteUrl?: string) => outdatedReports(join(folder, 'out'), join(folder, 'public'), siteUrl);
const [first = ''] = slugs;

test('a PDF of the current page is not outdated', () => {
  expect(outdated()).toEqual([]);
  expect(outdated(site)).toEqual([]);
});

test('a PDF is outdated once the text of its page has changed', () => {
  write(`out${reportPathOf(first)}.html`, pageOf(first).replace('<p>', '<p>New: '));
  expect(outdated()).toEqual([{ slug: first, reason: 'its PDF is older than its page' }]);
});

test('a report without a PDF, or without a record of it, is outdated', () => {
  rmSync(join(folder, `public${reportPdfOf(first)}`));
  expect(outdated()).toEqual([{ slug: first, reason: 'it has no PDF' }]);
  rmSync(join(folder, 'public', recordFile));
  expect(outdated().map(({ slug }) => slug)).toEqual(slugs);
});

test('a PDF of another lender or for another site is found before a build', () => {
  const found = (name: string, siteUrl?: string) => mismatchedReports(join(folder, 'public'), name, siteUrl)[0]?.reason;
  expect(found(identity, site)).toBeUndefined();
  expect(found('Another LLC')).toBe(`its PDF names ${identity}`);
  expect(found(identity, 'https://www.lender.com')).toMatch(/^the links of its PDF lead to/);
});

test('a PDF whose links lead to another site is outdated for a release', () => {
  expect(outdated('https://www.lender.com')[0]).toEqual({
    slug: first,
    reason: `the links of its PDF lead to ${site}, not to https://www.lender.com`,
  });
});
