import fc from 'fast-check';
import { buyerSample } from '@/__tests__/helpers/samples';
import { affordInShort, affordVerdict, leftOutText } from '@/lib/calculators/affordability/words';
import { homePayment, leftOutOf, rungNames, type ScaleInputs, scaleOf } from '@/lib/calculators/affordability-scale';
import { roundHalfAway, usdWhole } from '@/lib/numbers/format';

const limits = { comfortable: { front: 28, back: 36 }, stretch: { back: 43 }, most: { back: 50 } };

const usual: ScaleInputs = {
  ...buyerSample,
  monthlyPropertyTax: 0,
  taxPercent: 1.5469,
  insurancePercent: 0,
  homePrice: 0,
};

function sentence(inputs: ScaleInputs): string {
  const { before, key, after } = affordVerdict(scaleOf(inputs, limits), inputs);
  return before + key + after;
}

describe('$75,000 a year in Franklin County', () => {
  test('comfortable, a stretch and the most, each with its whole payment', () => {
    const { rungs } = scaleOf(usual, limits);
    expect(rungNames.map((name) => [rungs[name]?.price, roundHalfAway(rungs[name]?.total ?? 0, 2)])).toEqual([
      [250000, 1711.41],
      [326700, 2387.31],
      [381800, 2824.97],
    ]);
    expect(rungNames.map((name) => rungs[name]?.apr)).toEqual(['6.597%', '6.792%', '6.828%']);
    expect(rungs.comfortable?.ofIncome).toBeCloseTo(27.4, 1);
    expect(rungs.comfortable?.withDebts).toBeCloseTo(32.2, 1);
  });

  test('a home at $300,000 is a stretch of $2,175.23 a month', () => {
    const inputs = { ...usual, homePrice: 300000 };
    expect(scaleOf(inputs, limits).home).toMatchObject({
      level: 'stretch',
      principalAndInterest: 1580.17,
      propertyTax: 386.73,
      insurance: 125,
      mortgageInsurance: 83.33,
      insuranceEnds: 61,
      apr: '6.767%',
    });
    expect(sentence(inputs)).toBe(
      'Comfortable up to $250,000. Your home at $300,000 is a stretch: $2,175.23 a month, all in.',
    );
  });

  test.each([
    [{}, 'Comfortable up to $250,000: $1,711.41 a month, all in.'],
    [
      { homePrice: 240000 },
      'Comfortable up to $250,000. Your home at $240,000 is comfortable: $1,635.31 a month, all in.',
    ],
    [
      { homePrice: 350000 },
      'Comfortable up to $250,000. Your home at $350,000 takes the most that some loans allow: $2,572.38 a month, all in.',
    ],
    [
      { homePrice: 500000 },
      'Comfortable up to $250,000. Your home at $500,000 is more than most loans allow: $3,763.85 a month, all in.',
    ],
    [
      { taxPercent: 0, monthlyInsurance: 0 },
      'Comfortable up to $312,900: $1,749.34 a month before property tax and homeowner’s insurance.',
    ],
    [
      { monthlyDebts: 2200 },
      'No price is comfortable at these numbers. A stretch goes up to $89,100: $487.00 a month, all in.',
    ],
    [{ annualIncome: 0 }, 'Nothing is left for a home at these numbers.'],
  ])('with %j says so', (changed, words) => {
    expect(sentence({ ...usual, ...changed })).toBe(words);
  });
});

test('the verdict, the parts and the scale never contradict each other, and more tax never lowers a payment', () => {
  const dollars = (largest: number) => fc.integer({ min: 0, max: largest });
  fc.assert(
    fc.property(
      fc.record({
        annualIncome: dollars(1_000_000),
        monthlyDebts: dollars(20_000),
        downPayment: dollars(500_000),
        termMonths: fc.integer({ min: 12, max: 480 }),
        ratePercent: fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000),
        pmiPercent: fc.constantFrom(0, 0.4, 2, 150),
        monthlyInsurance: dollars(3000),
        monthlyPropertyTax: fc.oneof(fc.constant(0), dollars(5000)),
        taxPercent: fc.constantFrom(0, 0.8, 1.5469, 2.0846),
        insurancePercent: fc.constantFrom(0, 0.5),
        homePrice: fc.oneof(fc.constant(0), dollars(3_000_000)),
      }),
      (inputs) => {
        const scale = scaleOf(inputs, limits);
        const { rungs, home } = scale;
        const prices = rungNames.map((name) => rungs[name]?.price ?? 0);
        expect([...prices].sort((a, b) => a - b)).toEqual(prices);
        const income = inputs.annualIncome / 12;
        const shown = [rungs.comfortable, rungs.stretch, rungs.most];
        [0.36, 0.43, 0.5].forEach((back, index) => {
          const rung = shown[index];
          if (!rung) return;
          expect(rung.total).toBeLessThanOrEqual(back * income - inputs.monthlyDebts + 0.01);
          if (index === 0) expect(rung.total).toBeLessThanOrEqual(0.28 * income + 0.01);
        });
        for (const each of [...shown, home]) {
          if (!each) continue;
          const parts = each.principalAndInterest + each.propertyTax + each.insurance + each.mortgageInsurance;
          expect(roundHalfAway(parts, 2)).toBe(roundHalfAway(each.total, 2));
          const more = homePayment(each.price, { ...inputs, monthlyPropertyTax: each.propertyTax + 10 });
          expect(more.total).toBeGreaterThan(each.total);
        }
        if (home) {
          const within = rungNames.filter((name) => home.price <= (rungs[name]?.price ?? 0));
          expect(home.level).toBe(within[0] ?? 'beyond');
        }
        const words = sentence(inputs);
        expect(words).not.toMatch(/NaN|Infinity|undefined|---/);
        expect(/all in/.test(words) && leftOutOf(inputs).length > 0).toBe(false);
        if (rungs.comfortable) expect(words).toContain(`Comfortable up to ${usdWhole(rungs.comfortable.price)}`);
        expect(affordInShort(scale, inputs).figure).toBe(
          rungs.comfortable ? usdWhole(rungs.comfortable.price) : 'no price',
        );
        if (leftOutText(inputs)) expect(affordInShort(scale, inputs).label).toMatch(/before/);
      },
    ),
    { seed: 20261122, numRuns: 400 },
  );
});
