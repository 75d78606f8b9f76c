import { people } from '@/content/lender/staff';
import { pages } from '@/content/site/pages';
import { reviewedHash, reviewOf } from '@/content/site/reviews';
import { reviewedCommand } from '@/scripts/reviewed/command';

const person = people[0]?.id ?? '';
const given = { pages, records: [], day: '2026-11-20' };

test('a review is recorded with the hash of the current words, and the page shows it', () => {
  const { records, text } = reviewedCommand(['/fha', person], given);
  const page = pages.find(({ path }) => path === '/fha');
  if (!page || !records) throw new Error('The command recorded nothing.');
  expect(records).toEqual([{ path: '/fha', person, day: '2026-11-20', hash: reviewedHash(page) }]);
  expect(reviewOf(page, records)?.day).toBe('2026-11-20');
  expect(text).toContain('reviewed /fha on 2026-11-20');
});

test('a new review of a page replaces the older one and keeps those of other pages', () => {
  const older = { path: '/fha', person, day: '2025-01-01', hash: '0'.repeat(64) };
  const other = { ...older, path: '/va-loans' };
  const { records } = reviewedCommand(['/fha', person], { ...given, records: [other, older] });
  expect(records?.map(({ path, day }) => [path, day])).toEqual([
    ['/fha', '2026-11-20'],
    ['/va-loans', '2025-01-01'],
  ]);
});

test('several pages, and all pages below one, are recorded together', () => {
  const { records = [], text } = reviewedCommand(['/fha', '/ohio/*', '/fha', person], given);
  const counties = pages.filter(({ path }) => path.startsWith('/ohio/'));
  expect(counties.length).toBeGreaterThan(10);
  expect(records.map(({ path }) => path).sort()).toEqual(['/fha', ...counties.map(({ path }) => path)].sort());
  expect(text).toContain(`reviewed ${counties.length + 1} pages on`);
});

test('pages left to review are listed with the files to read', () => {
  const { records = [] } = reviewedCommand([...pages.map(({ path }) => path), person], given);
  expect(reviewedCommand(['--todo'], { ...given, records }).text).toBe('Every page was reviewed in its present words.');
  const { text } = reviewedCommand(['--todo'], { ...given, records: records.filter(({ path }) => path !== '/fha') });
  expect(text.split('\n')).toEqual([
    `1 of ${pages.length} pages to review:`,
    expect.stringMatching(/^ {2}\/fha {2}content\/pages\/fha\.mdx/),
  ]);
});

test.each([
  ['no argument', [], /^Usage: /],
  ['a page without a person', ['/fha'], /^Usage: /],
  ['a second page that is unknown', ['/fha', '/vha', person], /^There is no page \/vha/],
  ['an unknown page', ['/fah', person], /^There is no page \/fah/],
  ['an unknown person', ['/fha', 'nobody'], /^There is no nobody in content\/lender\/staff\.json; write one of: /],
])('%s is refused and records nothing', (_, words, sentence) => {
  const { text, records } = reviewedCommand(words, given);
  expect(text).toMatch(sentence);
  expect(records).toBeUndefined();
});
