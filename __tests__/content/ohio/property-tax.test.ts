import { stateNames, taxRates } from '@/lib/calculators/property-tax';

describe('the property tax rates', () => {
  it('cover the 50 states and the District of Columbia, each once', () => {
    const covered = [...Object.keys(taxRates.ratePercent), ...Object.keys(taxRates.noBuiltInRate)];
    expect(covered.sort()).toEqual(Object.keys(stateNames).sort());
    expect(covered).toHaveLength(51);
  });

  it('leave DC, Maine and New Hampshire without a built-in one', () => {
    expect(Object.keys(taxRates.noBuiltInRate)).toEqual(['DC', 'ME', 'NH']);
  });
});
