import { market } from '@/__tests__/frozen/market';
import { cashToClose, closingCosts, type RecordingRule, recordingFees } from '@/lib/mortgage/cash-to-close';
import { closingOn } from '@/lib/mortgage/closing-day';

const recording: RecordingRule = {
  first: 34,
  furtherPage: 8,
  surcharge: 5,
  documents: [
    { low: 2, high: 4 },
    { low: 15, high: 25 },
  ],
};

const assumed = market.closing;

const inputs = {
  price: 500_000,
  downPayment: 66_000,
  charges: 4_340,
  loan: 434_000,
  ratePercent: 6.5,
  monthlyPropertyTax: 644.5417,
  monthlyInsurance: 140,
};

test('a deed and a mortgage cost $172 to $278 to record', () => {
  expect(recordingFees(recording)).toEqual({ low: 172, high: 278 });
});

test('a one-page document costs as much as a two-page one', () => {
  const documents = [{ low: 1, high: 2 }];
  expect(recordingFees({ ...recording, documents })).toEqual({ low: 34, high: 39 });
});

test('each line is known or a range, and the total is their sum less the seller’s share of the tax', () => {
  const cash = cashToClose(inputs, assumed);
  expect(cash.insurance).toEqual({ low: 1_680, high: 1_680 });
  expect(cash.taxReserve).toEqual({ low: expect.closeTo(1_289.08, 2), high: expect.closeTo(3_867.25, 2) });
  expect(cash.interest).toEqual({ low: expect.closeTo(77.29, 2), high: expect.closeTo(2_318.63, 2) });
  expect(cash.total.low).toBeCloseTo(66_000 + 4_340 + 650 + 1_837.5 + 172 + 1_680 + 1_289.08 + 77.29 - 7_734.5, 1);
  expect(cash.total.high).toBeCloseTo(66_000 + 4_340 + 900 + 3_475 + 278 + 1_680 + 3_867.25 + 2_318.63 - 644.54, 1);
  expect(cash.total.low).toBeLessThan(cash.total.high);
});

test('without property tax there is neither a reserve nor a seller’s share', () => {
  const cash = cashToClose({ ...inputs, monthlyPropertyTax: 0 }, assumed);
  expect([cash.taxReserve, cash.sellerTax]).toEqual([
    { low: 0, high: 0 },
    { low: 0, high: 0 },
  ]);
});

test.each([
  ['2027-04-30', 'short', 'half', { interest: 1, reserve: 6, seller: 4, share: 0.5 }],
  ['2027-04-30', 'long', 'seller', { interest: 1, reserve: 6, seller: 10, share: 0 }],
  ['2027-01-01', 'short', 'buyer', { interest: 31, reserve: 3, seller: 1 / 31, share: 1 }],
  ['2027-07-15', 'long', 'half', { interest: 17, reserve: 3, seller: 6 + 15 / 31, share: 0.5 }],
  ['2028-02-29', 'short', 'half', { interest: 1, reserve: 4, seller: 2, share: 0.5 }],
  ['2027-12-31', 'long', 'half', { interest: 1, reserve: 6, seller: 12, share: 0.5 }],
] as const)('a closing on %s with %s proration, the policy paid by %s', (day, proration, policy, expected) => {
  const dated = closingOn({ day, proration, policy }, assumed);
  const ranges = [dated.interestDays, dated.taxReserveMonths, dated.sellerTaxMonths, dated.ownersShare];
  const { interest, reserve, seller, share } = expected;
  [interest, reserve, seller, share].forEach((count, index) => {
    expect(ranges[index]?.low).toBeCloseTo(count, 12);
    expect(ranges[index]?.high).toBe(ranges[index]?.low);
  });
});

test('a closing day narrows a buyer’s cash to a range of at most a tenth, around the planning figure', () => {
  for (const day of ['2027-01-01', '2027-06-30', '2027-07-01', '2027-11-17']) {
    for (const price of [100_000, 265_000, 700_000]) {
      const dated = closingOn({ day, proration: 'short', policy: 'half' }, assumed);
      const loan = 0.95 * price;
      const tax = (0.0147 * price) / 12;
      const costs = {
        price,
        charges: loan / 100,
        loan,
        ratePercent: 7.4,
        monthlyPropertyTax: tax,
        monthlyInsurance: 80,
      };
      const { plan, low, high } = closingCosts(costs, dated);
      const bring = price - loan + plan;
      expect(high - low).toBeLessThanOrEqual(bring / 10);
      expect(plan).toBeGreaterThanOrEqual(low);
      expect(plan).toBeLessThanOrEqual(high + 100);
    }
  }
});

test('without a loan a buyer pays for the deed and the owner’s policy, and nothing of the lender’s', () => {
  const cash = { ...inputs, charges: 0, loan: 0, ratePercent: 0 };
  const { lines } = closingCosts(cash, assumed);
  const loan = closingCosts(inputs, assumed).lines;
  for (const line of [lines.charges, lines.services, lines.taxReserve, lines.interest])
    expect(line).toEqual({ low: 0, high: 0 });
  expect(lines.recording).toEqual({ low: 34, high: 55 });
  expect([loan.title.low - lines.title.low, loan.title.high - lines.title.high]).toEqual([150, 150]);
  const dated = closingOn({ day: '2027-04-30', proration: 'short', policy: 'half' }, assumed);
  expect(closingCosts(cash, dated).lines.taxReserve).toEqual({ low: 0, high: 0 });
});
