import { findIn } from '@/components/search/find.client';
import type { SearchEntry } from '@/lib/search/entries';

const entries: readonly SearchEntry[] = [
  { kind: 'page', href: '/fha', title: 'FHA Loan Options', text: 'You can pay discount points and an escrow account.' },
  { kind: 'term', href: '/glossary-terms#points', title: 'Points', text: 'One point is 1% of the loan.' },
  { kind: 'term', href: '/glossary-terms#escrow', title: 'Escrow', text: 'Money held for taxes.' },
];
const hrefs = (typed: string, onlyTerms = false) => findIn(entries)(typed, onlyTerms).map(({ entry }) => entry.href);

test('a title counts more than a text, and a plural finds its singular', () => {
  expect(hrefs('point')).toEqual(['/glossary-terms#points', '/fha']);
  expect(hrefs('points')).toEqual(['/glossary-terms#points', '/fha']);
});

test('the start of a word is enough, and one wrong letter is forgiven', () => {
  expect(hrefs('escr')[0]).toBe('/glossary-terms#escrow');
  expect(hrefs('escrok')[0]).toBe('/glossary-terms#escrow');
});

test('all words must fit; where no entry has them all, some do', () => {
  expect(hrefs('escrow account')).toEqual(['/fha']);
  expect(hrefs('escrow tomorrow')[0]).toBe('/glossary-terms#escrow');
});

test('terms alone can be searched, and nothing fits nothing', () => {
  expect(hrefs('escrow', true)).toEqual(['/glossary-terms#escrow']);
  expect(hrefs('xylophone')).toEqual([]);
});
