import { type Assumptions, purchaseEstimate, refinanceEstimate } from '@/lib/questionnaire/estimate';

const assumptions: Assumptions = {
  ratePercent: 6.5,
  pmiPercent: 0.55,
  monthlyInsurance: 125,
  taxPercent: 1.5469,
  monthlyDebts: 0,
  closingPercent: 3,
};

const buyer = {
  purchasePrice: '325,000',
  downPaymentPercent: '10',
  beforeTaxesAnnualHouseHoldIncome: '92000',
  employmentStatus: 'Employed',
};

describe('a buyer with $92,000 a year and 10% down in Franklin County', () => {
  const { range, plan, downPayment } = purchaseEstimate(buyer, assumptions);

  test('is comfortable up to about $273,000 and stretched up to about $356,000', () => {
    expect(Math.floor((range?.comfortable ?? 0) / 1000)).toBe(273);
    expect(Math.floor((range?.stretch ?? 0) / 1000)).toBe(356);
    expect(Math.round((range?.perHundred ?? 0) / 500) * 500).toBe(13_500);
  });

  test('pays $2,526.80 a month for a $325,000 home, 33% of income, at an APR of 6.969%', () => {
    expect(downPayment).toBe(32_500);
    expect(plan?.whole.total).toBeCloseTo(2526.81, 1);
    expect(range?.share).toBeCloseTo(32.96, 1);
    expect(plan?.aprPercent?.toFixed(3)).toBe('6.969');
    expect(plan?.runs.map(({ amount, count }) => [amount.toFixed(2), count])).toEqual([
      ['1982.86', 109],
      ['1848.80', 251],
    ]);
  });

  test('whose whole payment at each end of the range takes exactly its share of income', () => {
    for (const [price, share] of [
      [range?.comfortable, 28],
      [range?.stretch, 36],
    ] as const) {
      const there = purchaseEstimate({ ...buyer, purchasePrice: String(price) }, assumptions);
      expect(there.range?.share).toBeCloseTo(share, 6);
    }
  });

  test('has a lower upper end with debts, and the comfortable end follows once they take its room', () => {
    const some = purchaseEstimate(buyer, { ...assumptions, monthlyDebts: 300 }).range;
    expect(some?.comfortable).toBe(range?.comfortable);
    expect((range?.stretch ?? 0) - (some?.stretch ?? 0)).toBeCloseTo(3 * (range?.perHundred ?? 0), 6);
    const many = purchaseEstimate(buyer, { ...assumptions, monthlyDebts: 1000 }).range;
    expect(many?.comfortable).toBe(many?.stretch);
  });
});

test.each([
  ['without an income', { beforeTaxesAnnualHouseHoldIncome: '0' }],
  ['without work', { employmentStatus: 'Not Employed' }],
  ['with an income that does not carry the insurance', { beforeTaxesAnnualHouseHoldIncome: '1000' }],
])('%s there is no range, and the payment remains', (_, change) => {
  const { range, plan } = purchaseEstimate({ ...buyer, ...change }, assumptions);
  expect(range).toBeNull();
  expect(plan?.whole.total).toBeCloseTo(2526.81, 1);
});

test('nothing is borrowed with the whole price down', () => {
  expect(purchaseEstimate({ ...buyer, downPaymentPercent: '100' }, assumptions).plan).toBeNull();
});

const owner = {
  estimated_value_of_the_property: '300000',
  remaining_balance_on_the_1st_mortgage: '195000',
  first_mortgage_interest_rate: '7.5',
  borrow_want: '0',
};

test('an owner of $195,000 at 7.5% saves about $131 a month at 6.5%, and the costs are paid after 45 months', () => {
  const estimate = refinanceEstimate(owner, assumptions);
  expect(estimate.oldPayment).toBeCloseTo(1363.47, 2);
  expect(estimate.newPayment).toBeCloseTo(1232.53, 2);
  expect(estimate.closingCosts).toBe(5850);
  expect(estimate.breakEven).toBe(45);
  expect(estimate.loanToValue).toBe(65);
});

test('at a lower rate than the new one nothing is saved and there is no break-even', () => {
  expect(refinanceEstimate({ ...owner, first_mortgage_interest_rate: '3.25' }, assumptions).breakEven).toBeNull();
});

test('cash is added to the loan, its payment and its costs', () => {
  const estimate = refinanceEstimate({ ...owner, borrow_want: '45000' }, assumptions);
  expect(estimate.withCash).toBeCloseTo(1516.96, 2);
  expect(estimate.loanToValue).toBe(80);
  expect(estimate.closingCosts).toBe(7200);
});

test('a home that is paid off has no loan to change', () => {
  const paid = { ...owner, remaining_balance_on_the_1st_mortgage: '0', first_mortgage_interest_rate: '0' };
  expect(refinanceEstimate(paid, assumptions)).toMatchObject({ plan: null, oldPayment: 0, breakEven: null });
});
