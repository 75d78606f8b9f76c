import fc from 'fast-check';
import { roundHalfAway } from '@/lib/numbers/format';
import { roundToTotal } from '@/lib/numbers/round-to-total';

test('a missing cent goes to the open amount that was rounded down the most', () => {
  expect(roundToTotal([10.004, 20.004, 30.004], [1, 2])).toEqual([10, 20.01, 30]);
  expect(roundToTotal([10.006, 20.006, 30.006], [2])).toEqual([10.01, 20.01, 30]);
});

test('without an open amount each is just rounded', () => {
  expect(roundToTotal([0.004, 0.004], [])).toEqual([0, 0]);
});

test('the parts add up to the cent, and no closed part changes', () => {
  const amount = fc.double({ min: -1e6, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(fc.array(amount, { minLength: 2, maxLength: 6 }), (amounts) => {
      const parts = roundToTotal(amounts, [1]);
      const total = roundHalfAway(
        amounts.reduce((sum, each) => sum + each, 0),
        2,
      );
      expect(
        roundHalfAway(
          parts.reduce((sum, each) => sum + each, 0),
          2,
        ),
      ).toBe(total);
      parts.forEach((part, place) => {
        if (place !== 1) expect(part).toBe(roundHalfAway(amounts[place] ?? 0, 2));
      });
    }),
    { seed: 20261122 },
  );
});

test('with several open parts none moves by more than a cent and a half', () => {
  const amount = fc.double({ min: 0, max: 20_000, noNaN: true });
  fc.assert(
    fc.property(amount, fc.array(amount, { minLength: 3, maxLength: 4 }), (loan, others) => {
      const amounts = [loan, ...others];
      const parts = roundToTotal(
        amounts,
        [...others.keys()].map((index) => index + 1),
      );
      parts.forEach((part, index) => {
        expect(Math.abs(part - (amounts[index] ?? 0))).toBeLessThan(0.0151);
      });
    }),
  );
});
