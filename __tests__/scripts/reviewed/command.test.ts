import { people } from '@/content/lender/staff';
import { pages } from '@/content/site/pages';
import { blobOf, type ReviewEntry, reviewedHash, reviewOf, textsOf } from '@/content/site/reviews';
import { reviewedCommand } from '@/scripts/reviewed/command';
import { markedChanges, sheetOf } from '@/scripts/reviewed/sheet';

const person = people[0]?.id ?? '';
const given = { pages, records: [], day: '2026-11-20' };
const fha = 'content/pages/fha.mdx';
const textOf = (entry: ReviewEntry) => ('text' in entry ? entry.text : 'adopted');

test('a review of a page is recorded for each of its texts, and the page shows it', () => {
  const { records = [], text } = reviewedCommand(['/fha', person], given);
  const page = pages.find(({ path }) => path === '/fha');
  if (!page) throw new Error('There is no page /fha.');
  expect(records.map(textOf)).toEqual([...textsOf(page)].sort());
  expect(records).toContainEqual({ text: fha, person, day: '2026-11-20', hash: reviewedHash(fha), blob: blobOf(fha) });
  expect(reviewOf(page, records)?.day).toBe('2026-11-20');
  expect(text).toContain(`reviewed ${textsOf(page).join(', ')} on 2026-11-20`);
});

test('a new review of a text replaces the older one of that person and keeps the others', () => {
  const older = { text: fha, person, day: '2025-01-01', hash: '0'.repeat(64), blob: '0'.repeat(40) };
  const kept = [
    { ...older, text: 'content/pages/va-loans.mdx' },
    { ...older, person: people[1]?.id ?? '' },
  ];
  const { records = [] } = reviewedCommand([fha, person], { ...given, records: [older, ...kept] });
  expect(records).toHaveLength(3);
  expect(records).toEqual(expect.arrayContaining(kept));
  expect(records).not.toContainEqual(older);
});

test('a review of all pages below a path records each shared text once', () => {
  const { records = [] } = reviewedCommand(['/ohio/*', person], given);
  expect(records.map(textOf)).toContain('content/ohio/county.mdx');
  expect(records.length).toBeLessThan(20);
});

test('texts left to review are listed with their pages', () => {
  const { records = [] } = reviewedCommand([...pages.map(({ path }) => path), person], given);
  expect(reviewedCommand(['--todo'], { ...given, records }).text).toBe(
    'Every text has been reviewed or adopted in its current wording.',
  );
  const county = 'content/ohio/county.mdx';
  const left = records.filter((entry) => ![fha, county].includes(textOf(entry)));
  expect(reviewedCommand(['--todo'], { ...given, records: left }).text.split('\n')).toEqual([
    '2 texts to review:',
    `  ${fha}  /fha`,
    `  ${county}  88 pages`,
  ]);
});

test('one signature adopts the texts as delivered, and replaces an older one', () => {
  const older = { adopted: true, person, day: '2025-01-01' } as const;
  const { records } = reviewedCommand(['adopt', person], { ...given, records: [older] });
  expect(records).toEqual([{ adopted: true, person, day: '2026-11-20' }]);
});

test('the sheet marks changes, and prints the whole of texts that nobody has reviewed', () => {
  expect(markedChanges('One.\nTwo is old.\nGone.\n', 'One.\nTwo is new.\n')).toBe(
    'One.\nTwo is <mark>new.</mark>\n<del>Gone.\n</del>',
  );
  const sheet = sheetOf(new Map([[fha, ['/fha']]]), [], () => undefined);
  expect(sheet).toContain('<h1>1 text to review</h1>');
  expect(sheet).toContain('/fha. Not reviewed yet.');
  expect(sheet).not.toContain('<Fact ');
});

test.each([
  ['no argument', [], /^Usage: /],
  ['a page without a person', ['/fha'], /^Usage: /],
  ['a second page that is unknown', ['/fha', '/vha', person], /^There is no page or text \/vha/],
  ['an unknown page', ['/fah', person], /^There is no page or text \/fah/],
  ['an unknown person', ['/fha', 'nobody'], /^There is no nobody in content\/lender\/staff\.json; write one of: /],
  ['an adoption by nobody', ['adopt', 'nobody'], /^There is no nobody /],
])('%s is refused and records nothing', (_, words, sentence) => {
  const { text, records } = reviewedCommand(words, given);
  expect(text).toMatch(sentence);
  expect(records).toBeUndefined();
});
