import {
  type ClosingAssumptions,
  cashToClose,
  ownersTitlePremium,
  type RecordingRule,
  recordingFees,
} from '@/lib/mortgage/cash-to-close';

const recording: RecordingRule = {
  first: 34,
  furtherPage: 8,
  surcharge: 5,
  documents: [
    { low: 2, high: 4 },
    { low: 15, high: 25 },
  ],
};

const assumed: ClosingAssumptions = {
  services: { low: 650, high: 900 },
  premiums: {
    lines: [
      [5.8, 0],
      [4.1, 425],
      [3.2, 875],
    ],
    minimum: 225,
  },
  agency: { low: 600, high: 1000 },
  recording: { low: 172, high: 278 },
  taxReserveMonths: { low: 2, high: 6 },
  sellerTaxMonths: { low: 1, high: 12 },
  interestDays: { low: 1, high: 30 },
};

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

test('one document of one page costs as much as one of two', () => {
  const documents = [{ low: 1, high: 2 }];
  expect(recordingFees({ ...recording, documents })).toEqual({ low: 34, high: 39 });
});

test.each([
  [20_000, 225],
  [150_000, 870],
  [250_000, 1450],
  [250_001, 1454.1],
  [500_000, 2475],
  [750_500, 2475 + 251 * 3.2],
])('an owner’s policy at $%s costs $%s', (price, premium) => {
  expect(ownersTitlePremium(price, assumed.premiums)).toBeCloseTo(premium, 9);
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

test('without property tax there is neither a reserve nor a share of the seller', () => {
  const cash = cashToClose({ ...inputs, monthlyPropertyTax: 0 }, assumed);
  expect([cash.taxReserve, cash.sellerTax]).toEqual([
    { low: 0, high: 0 },
    { low: 0, high: 0 },
  ]);
});
