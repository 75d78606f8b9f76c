import fc from 'fast-check';
import { placeOf, places, valueAt } from '@/components/controls/slider.client';
import type { SliderRange } from '@/lib/fields/field';

const rate = { min: 0, max: 100, step: 0.01, keyStep: 0.125, usual: [2, 12] } as const satisfies SliderRange;
const down = { min: 0, max: 500_000, step: 1, keyStep: 1000, usual: [0, 200_000] } as const satisfies SliderRange;
const payment = { min: 300, max: 9000, step: 1, keyStep: 50, usual: [1000, 5000] } as const satisfies SliderRange;

describe('the slider scale', () => {
  it('gives four fifths of the track to the usual range', () => {
    expect(placeOf(rate, 12) - placeOf(rate, 2)).toBe(0.8 * places);
    expect(placeOf(down, 200_000) - placeOf(down, 0)).toBe(0.8 * places);
    expect(placeOf(payment, 5000) - placeOf(payment, 1000)).toBe(0.8 * places);
  });

  it.each([rate, down, payment])('%j reaches both ends of the range', (range) => {
    expect([placeOf(range, range.min), placeOf(range, range.max)]).toEqual([0, places]);
    expect([valueAt(range, 0), valueAt(range, places)]).toEqual([range.min, range.max]);
  });

  it('keeps values outside the range at its ends', () => {
    expect(placeOf(payment, 100)).toBe(0);
    expect(placeOf(payment, 1e9)).toBe(places);
  });

  it('is linear without a usual range', () => {
    expect(placeOf({ min: 0, max: 480, step: 1 }, 84)).toBe(84);
    expect(valueAt({ min: 0, max: 480, step: 1 }, 84)).toBe(84);
  });

  it('increases with the value, in whole key steps near the position', () => {
    const place = fc.integer({ min: 0, max: places });
    fc.assert(
      fc.property(fc.constantFrom<SliderRange>(rate, down, payment), place, place, (range, a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(valueAt(range, low)).toBeLessThanOrEqual(valueAt(range, high));
        const value = valueAt(range, a);
        expect(value % (range.keyStep ?? 1)).toBeCloseTo(0, 9);
        const between = [valueAt(range, Math.max(0, a - 1)), valueAt(range, Math.min(places, a + 1))] as const;
        expect(value).toBeGreaterThanOrEqual(between[0]);
        expect(value).toBeLessThanOrEqual(between[1]);
      }),
    );
  });
});
