import { type ClosingAssumptions, cashToClose, recordingFees } from '@/lib/mortgage/cash-to-close';

const assumed: ClosingAssumptions = {
  services: { low: 650, high: 900 },
  title: { low: 2030, high: 3120 },
  recording: {
    first: 34,
    furtherPage: 8,
    surcharge: 5,
    documents: [
      { low: 2, high: 4 },
      { low: 15, high: 25 },
    ],
  },
  taxReserveMonths: { low: 2, high: 6 },
  sellerTaxMonths: { low: 1, high: 12 },
  interestDays: { low: 1, high: 30 },
};

const inputs = {
  downPayment: 66_000,
  charges: 4_340,
  loan: 434_000,
  ratePercent: 6.5,
  monthlyPropertyTax: 644.5417,
  monthlyInsurance: 140,
};

test('a deed and a mortgage cost $172 to $278 to record', () => {
  expect(recordingFees(assumed.recording)).toEqual({ low: 172, high: 278 });
});

test('one document of one page costs as much as one of two', () => {
  const documents = [{ low: 1, high: 2 }];
  expect(recordingFees({ ...assumed.recording, documents })).toEqual({ low: 34, high: 39 });
});

test('each line is known or a range, and the total is their sum less the seller’s share of the tax', () => {
  const cash = cashToClose(inputs, assumed);
  expect(cash.insurance).toEqual({ low: 1_680, high: 1_680 });
  expect(cash.taxReserve).toEqual({ low: expect.closeTo(1_289.08, 2), high: expect.closeTo(3_867.25, 2) });
  expect(cash.interest).toEqual({ low: expect.closeTo(77.29, 2), high: expect.closeTo(2_318.63, 2) });
  expect(cash.total.low).toBeCloseTo(66_000 + 4_340 + 650 + 2_030 + 172 + 1_680 + 1_289.08 + 77.29 - 7_734.5, 1);
  expect(cash.total.high).toBeCloseTo(66_000 + 4_340 + 900 + 3_120 + 278 + 1_680 + 3_867.25 + 2_318.63 - 644.54, 1);
  expect(cash.total.low).toBeLessThan(cash.total.high);
});

test('without property tax there is neither a reserve nor a share of the seller', () => {
  const cash = cashToClose({ ...inputs, monthlyPropertyTax: 0 }, assumed);
  expect([cash.taxReserve, cash.sellerTax]).toEqual([
    { low: 0, high: 0 },
    { low: 0, high: 0 },
  ]);
});
