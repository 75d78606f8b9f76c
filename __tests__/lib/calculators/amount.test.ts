import fc from 'fast-check';
import { dollarsOf, percentOf, withDownPayment } from '@/lib/calculators/amount';

describe('an amount in dollars or in percent', () => {
  it('is 13.2 percent for $66,000 of $500,000, and back', () => {
    expect(percentOf(66_000, 500_000)).toBeCloseTo(13.2, 12);
    expect(dollarsOf(13.2, 500_000)).toBeCloseTo(66_000, 8);
  });

  it('has no percentage without a total, and at most 100', () => {
    expect(percentOf(66_000, 0)).toBe(0);
    expect(percentOf(66_000, 50_000)).toBe(100);
  });

  it('follows its total in percent and stays the same in dollars', () => {
    const home = { homePrice: 500_000, downPayment: 66_000, downPercent: 20 };
    const change = { homePrice: 400_000 };
    expect(withDownPayment({ ...home, downUnit: 'percent' }, change)).toEqual({ ...change, downPayment: 80_000 });
    expect(withDownPayment({ ...home, downUnit: 'dollars' }, change)).toEqual(change);
  });

  it('is the same amount to the cent after switching back and forth', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999 });
    fc.assert(
      fc.property(cents, cents, (amount, more) => {
        const whole = (amount + more + 1) / 100;
        const home = { homePrice: 0, downUnit: 'percent', downPayment: 0, downPercent: percentOf(amount / 100, whole) };
        expect(withDownPayment(home, { homePrice: whole }).downPayment).toBe(amount / 100);
      }),
    );
  });
});
