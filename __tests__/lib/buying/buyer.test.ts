import { market } from '@/__tests__/frozen/market';
import { refusalOf } from '@/lib/buying/buyer';

test.each([
  ['FHA with nothing down on $250,000', 'fha', undefined, 250_000, 0, 'down', 8750],
  ['conventional with nothing down', 'conventional', undefined, 250_000, 0, 'down', 7500],
  ['conventional with 3% down, not a first home', 'conventional', 'No', 250_000, 7500, 'down', 12_500],
  ['FHA at $900,000 in Franklin County', 'fha', undefined, 900_000, 31_500, 'limit', 308_900],
  ['a conventional loan of $900,000', 'conventional', undefined, 1_000_000, 100_000, 'jumbo', 167_250],
] as const)('%s is refused, with the down payment that helps', (_name, kind, firstHome, price, down, reason, fix) => {
  const asked = { kind, firstHome, county: 'Franklin' };
  expect(refusalOf(asked, price, down, market)).toMatchObject({ reason, downPayment: fix });
  expect(refusalOf(asked, price, fix, market)).toBeNull();
});

test.each([
  ['VA with nothing down', 'va', 900_000, 0],
  ['conventional with 3% down', 'conventional', 250_000, 7500],
  ['FHA with 3.5% down', 'fha', 250_000, 8750],
] as const)('%s can be had', (_name, kind, price, down) => {
  expect(refusalOf({ kind, firstHome: undefined, county: '' }, price, down, market)).toBeNull();
});
