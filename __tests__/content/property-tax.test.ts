import { propertyTax } from '@/content/calculator-facts';
import { stateNames } from '@/lib/state-choices';
import { taxRates } from '@/lib/state-rates';

describe('the property tax rates', () => {
  it('cover the 50 states and the District of Columbia, each once', () => {
    const covered = [...Object.keys(taxRates.ratePercent), ...Object.keys(taxRates.noBuiltInRate)];
    expect(covered.sort()).toEqual(Object.keys(stateNames).sort());
    expect(covered).toHaveLength(51);
  });

  it('leave DC, Maine and New Hampshire without a built-in one', () => {
    expect(Object.keys(taxRates.noBuiltInRate)).toEqual(['DC', 'ME', 'NH']);
  });

  it.each([
    ['NJ', 2.42],
    ['HI', 0.27],
    ['IL', 2.3],
    ['AL', 0.4],
    ['WV', 0.59],
    ['OH', 1.57],
  ])('of %s is %d percent', (state, percent) => {
    expect(taxRates.ratePercent[state]).toBe(percent);
  });

  it('have their caption and the day on which they were checked', () => {
    expect(propertyTax.caption).toMatch(
      /^Statewide estimate for owner-occupied homes.* Last checked November 20, 2026/,
    );
  });
});
