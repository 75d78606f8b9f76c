import { debtPlan } from '@/lib/debts/plan';

const card = { balance: 6000, ratePercent: 24, minimum: 120 };
const store = { balance: 1500, ratePercent: 18, minimum: 40 };

test('$1,000 without interest and $100 a month is paid off in 10 months', () => {
  expect(debtPlan([{ balance: 1000, ratePercent: 0, minimum: 0 }], 100, 'highest-rate-first')).toEqual({
    months: 10,
    interest: 0,
    paidOffIn: [10],
  });
});

test('$1,000 at 12% and $510 a month is paid off in 2 payments, $15 of them interest', () => {
  // Month 1: 1,000 + 10.00 - 510 = 500. Month 2: 500 + 5.00 - 505 = 0.
  const plan = debtPlan([{ balance: 1000, ratePercent: 12, minimum: 0 }], 510, 'highest-rate-first');
  expect(plan?.months).toBe(2);
  expect(plan?.interest).toBeCloseTo(15, 10);
});

test('a payment that only covers the interest never ends', () => {
  expect(debtPlan([{ balance: 1000, ratePercent: 12, minimum: 10 }], 10, 'highest-rate-first')).toBeNull();
});

test('a budget below the minimum payments is not a plan', () => {
  expect(debtPlan([card, store], 150, 'smallest-balance-first')).toBeNull();
});

test('no debts take no time and cost no interest', () => {
  expect(debtPlan([], 100, 'highest-rate-first')).toEqual({ months: 0, interest: 0, paidOffIn: [] });
});

test('highest rate first costs less interest; smallest balance first pays off one debt sooner', () => {
  const byRate = debtPlan([card, store], 350, 'highest-rate-first');
  const bySize = debtPlan([card, store], 350, 'smallest-balance-first');
  expect(byRate && bySize && byRate.interest < bySize.interest).toBe(true);
  expect(byRate && bySize && Math.min(...bySize.paidOffIn) < Math.min(...byRate.paidOffIn)).toBe(true);
});

test('the payments add up to the balances plus the interest', () => {
  const plan = debtPlan([card, store], 350, 'highest-rate-first');
  const paid = (plan?.interest ?? 0) + card.balance + store.balance;
  expect(Math.ceil(paid / 350)).toBe(plan?.months);
});
