import { counties, earlierSurveyCounties } from '@/content/ohio/counties';
import { countyRates } from '@/lib/county-figures';
import { countyValues } from '@/lib/county-values';

describe('the counties of Ohio', () => {
  it.each(counties.map((county) => [county.name, county] as const))(
    '%s County’s rate is its median tax divided by its median value',
    (name, { medianValue, medianTax }) => {
      const ratePercent = countyRates[name] ?? Number.NaN;
      expect(countyValues[name]).toBe(medianValue);
      expect(medianValue).toBeGreaterThan(100_000);
      expect(medianValue).toBeLessThan(460_000);
      expect(ratePercent).toBeGreaterThan(0.7);
      expect(ratePercent).toBeLessThan(2.2);
      expect(ratePercent).toBeCloseTo((100 * medianTax) / medianValue, 3);
    },
  );

  it.each([
    // Table B25064 of the Census Bureau, 2019–2023.
    ['Adams', 700],
    ['Delaware', 1433],
    ['Franklin', 1233],
    ['Monroe', 626],
  ])('%s County has the median rent from its survey', (name, rent) => {
    expect(counties.find((county) => county.name === name)?.medianRent).toBe(rent);
  });

  it('the previous survey fills gaps in the newest, and the page says so', () => {
    expect(earlierSurveyCounties.map(({ name, survey, medianValue }) => [name, survey, medianValue])).toEqual([
      ['Madison', '2019–2023', 231_400],
    ]);
  });
});
