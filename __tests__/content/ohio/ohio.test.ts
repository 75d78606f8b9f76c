import { medianHome } from '@/content/examples/county-examples';
import { conveyanceFeeIn, conveyanceFees, ownersPremiumAt, reappraisalsOf } from '@/content/ohio/closing';
import { counties, countyOf, fhaLimitOf } from '@/content/ohio/counties';
import { zipCounties } from '@/content/ohio/zips';
import { printedRate, taxClassOf } from '@/lib/counties';

test('the 2026 FHA limit is Columbus’s in ten counties and the floor in the others', () => {
  const at = (limit: number) => counties.filter((county) => fhaLimitOf(county) === limit).map(({ name }) => name);
  expect(at(591_100).join()).toBe('Delaware,Fairfield,Franklin,Hocking,Licking,Madison,Morrow,Perry,Pickaway,Union');
  expect(at(541_287)).toHaveLength(78);
});

test('the tax class depends on the printed rate', () => {
  expect(printedRate(1.2463)).toBe('1.25');
  expect(taxClassOf(1.2463)).toBe(4);
  expect(printedRate(1.125)).toBe('1.13');
  expect(counties.filter(({ ratePercent }) => taxClassOf(ratePercent) === 5)).toHaveLength(8);
});

test('the counties of a ZIP code are listed with the most homes first', () => {
  expect(zipCounties['43215']).toEqual(['Franklin']);
  expect(zipCounties['43003']).toEqual(['Delaware', 'Morrow']);
  for (const names of Object.values(zipCounties)) for (const name of names) expect(countyOf(name).name).toBe(name);
});

test('the conveyance fee matches the state’s table in all 88 counties', () => {
  expect(conveyanceFeeIn('Franklin')).toEqual({ per1000: 3, certain: true });
  expect(conveyanceFeeIn('Greene').per1000).toBe(2);
  expect(conveyanceFees.map(({ per1000, counties: names }) => [per1000, names.length])).toEqual([
    [4, 62],
    [3.5, 2],
    [3, 21],
    [2, 3],
  ]);
});

test('property is revalued every three years', () => {
  expect(reappraisalsOf('Franklin').next).toEqual({ event: 'update', taxYear: 2026 });
  for (const { name } of counties) {
    const { last, next } = reappraisalsOf(name);
    expect(next.taxYear - last.taxYear).toBe(3);
  }
});

test.each([
  [100_000, 580],
  [250_000, 1450],
  [250_001, 1454.1],
  [300_000, 1655],
  [500_000, 2475],
  [750_500, 2475 + 251 * 3.2],
  [20_000, 225],
])('an owner’s title policy for $%s costs $%s at the 2026 rates', (price, premium) => {
  expect(ownersPremiumAt(price)).toBeCloseTo(premium, 9);
});

test('a county’s median home costs less a month with more down, and its APR is above its rate', () => {
  const plans = medianHome(countyOf('Franklin'));
  expect(plans.map(({ price }) => price)).toEqual([288_400, 288_400, 288_400]);
  expect(plans.map(({ whole }) => whole)).toEqual(plans.map(({ whole }) => whole).toSorted((a, b) => b - a));
  for (const { apr } of plans) expect(apr.percent).toBeGreaterThan(6);
});
