import fc from 'fast-check';
import { rentVsBuyWhole } from '@/__tests__/helpers/rent-or-buy';
import { rentOrBuySample as usual } from '@/__tests__/helpers/samples';
import { aheadInShort, aheadVerdict, leadText } from '@/lib/calculators/rent-or-buy/words';
import { netWorthsByMonth, staysAhead, worthParts } from '@/lib/mortgage/rent-vs-buy-whole';

function sentence(stays: Parameters<typeof aheadVerdict>[0]): string {
  const { before, key, after } = aheadVerdict(stays);
  return before + key + after;
}

describe('the verdict on renting and buying', () => {
  test.each([
    [[{ from: 339, to: 480 }], 'Buying is ahead if you stay past 28 years and 3 months.', '28 years 3 months'],
    [[{ from: 1, to: 480 }], 'Buying is ahead from the first month.', 'from month 1'],
    [[], 'Buying doesn’t come out ahead within 40 years.', 'not in 40 years'],
    [
      [{ from: 13, to: 60 }],
      'Buying is ahead for a stay of 1 year and 1 month to 5 years, and at no other.',
      'for some stays',
    ],
    [
      [
        { from: 12, to: 12 },
        { from: 25, to: 480 },
      ],
      'Buying is ahead for a stay of 1 year, or of 2 years and 1 month or more, and at no other.',
      'for some stays',
    ],
  ])('for stays of %j', (stays, words, short) => {
    expect(sentence(stays)).toBe(words);
    expect(aheadInShort(stays).figure).toBe(short);
  });

  test('says who is ahead at the end of the stay', () => {
    expect(leadText(rentVsBuyWhole(usual))).toBe('the renter is ahead by $81,753');
    expect(leadText({ ownerNet: 10, renterNet: 4 })).toBe('the owner is ahead by $6');
    expect(leadText({ ownerNet: 10.001, renterNet: 10 })).toBe('both have the same');
  });

  test('never contradicts the net worths next to it', () => {
    const percent = (largest: number) => fc.integer({ min: 0, max: largest * 10 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(
        fc.record({
          rent: fc.integer({ min: 1, max: 6000 }),
          price: fc.integer({ min: 1, max: 2000 }).map((thousands) => thousands * 1000),
          downPaymentPercent: percent(100),
          termMonths: fc.integer({ min: 12, max: 480 }),
          ratePercent: percent(30),
          stayMonths: fc.integer({ min: 1, max: 480 }),
          propertyTaxPercent: percent(10),
          appreciationPercent: percent(20),
          buyingCostPercent: percent(20),
          sellingCostPercent: percent(20),
          maintenancePercent: percent(10),
          homeInsurancePercent: percent(5),
          rentGrowthPercent: percent(10),
          returnPercent: percent(15),
        }),
        (inputs) => {
          const worths = netWorthsByMonth(inputs, 480);
          const stays = staysAhead(worths);
          const { difference, breakEvenMonth } = rentVsBuyWhole(inputs);
          expect(stays[0]?.from ?? null).toBe(breakEvenMonth);
          const isAhead = stays.some(({ from, to }) => from <= inputs.stayMonths && inputs.stayMonths <= to);
          expect(isAhead).toBe(difference >= 0);
          const words = sentence(stays);
          const lead = leadText(rentVsBuyWhole(inputs));
          if (/from the first month/.test(words)) expect(lead).not.toMatch(/renter/);
          if (/doesn’t come out ahead/.test(words)) expect(lead).not.toMatch(/owner/);
          if (/if you stay past/.test(words) && !isAhead) expect(inputs.stayMonths).toBeLessThan(stays[0]?.from ?? 0);
          expect(words + lead).not.toMatch(/NaN|Infinity|undefined|---/);
        },
      ),
      { seed: 20261122, numRuns: 150 },
    );
  });
});

test('the parts of the net worths add up to them, even for an owner who saves as well', () => {
  const inputs = { ...usual, rent: 5000, stayMonths: 130 };
  const { owner, renter } = worthParts(inputs);
  const whole = rentVsBuyWhole(inputs);
  expect(owner.account).toBeGreaterThan(0);
  expect(owner.value - owner.sellingCosts - owner.balance + owner.account).toBeCloseTo(whole.ownerNet, 6);
  expect(renter.kept + renter.earned + renter.saved).toBeCloseTo(whole.renterNet, 6);
  expect(renter.saved).toBeCloseTo(0, 6);
});
