import { counties } from '@/content/ohio/counties';
import { countyPages, largeCounties } from '@/content/site/county-pages';
import { seatOf, wordsFromFigures } from '@/content/site/county-places';

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
  // Full payment relative to median income, and what the county's location requires.
  ['Noble', 'counts as comfortable', ['septic', 'mine subsidence', 'light here'], ['Lake Erie', 'Ohio River']],
  ['Erie', 'counts as comfortable', ['Lake Erie', 'highest quarter'], ['Ohio River', 'mine subsidence', 'septic']],
  ['Delaware', 'Comfortable ends', ['the Columbus area', 'New homes'], ['low price', 'septic']],
  ['Van Wert', 'counts as comfortable', ['low price', 'USDA'], ['the Van Wert area', 'Lake Erie']],
])('the page of %s County agrees with its figures', (name, share, present, absent) => {
  const county = counties.find((each) => each.name === name);
  if (!county) throw new Error(`There is no county ${name}.`);
  const { about, officer } = wordsFromFigures(county);
  const text = [...about, officer].join(' ');
  expect(text).toContain(share);
  for (const words of present) expect(text).toContain(words);
  for (const words of absent) expect(text).not.toContain(words);
});
