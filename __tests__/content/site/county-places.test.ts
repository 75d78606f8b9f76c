import { countyPageOf, countyPages, largeCounties } from '@/content/site/county-pages';
import { seatOf } from '@/content/site/county-places';

test('each of the 88 counties has a page with its seat, two or more paragraphs and a note from a loan officer', () => {
  expect(countyPages).toHaveLength(88);
  for (const { name, seat, about, officer } of countyPages) {
    expect(seat).toBe(seatOf(name));
    expect(about.length).toBeGreaterThanOrEqual(2);
    expect(officer.length).toBeGreaterThan(60);
    expect([...about, officer].join(' ')).not.toMatch(/undefined|NaN|null/);
  }
  expect(largeCounties).toHaveLength(12);
});

test.each([
  // The full payment as a share of the median income, and the topics for the county's location.
  ['Noble', 'so it works', ['septic', 'mine subsidence', 'a lower tax rate here'], ['Lake Erie', 'Ohio River']],
  ['Erie', 'so it works', ['Lake Erie', 'a higher tax rate here'], ['Ohio River', 'mine subsidence', 'septic']],
  [
    'Delaware',
    'a lower price or more money down',
    ['the Columbus area', 'every extra 1% down'],
    ['low price', 'septic'],
  ],
  ['Van Wert', 'so it works', ['low price', 'USDA'], ['the Van Wert area', 'Lake Erie']],
  // A county with its own words also has the sentence about income.
  ['Stark', 'so it works', ['Massillon', '26 counties'], ['undefined']],
])('the text of %s County’s page matches its figures', (name, share, present, absent) => {
  const { about, officer } = countyPageOf(name);
  const text = [...about, officer].join(' ');
  expect(text).toContain(share);
  for (const words of present) expect(text).toContain(words);
  for (const words of absent) expect(text).not.toContain(words);
});
