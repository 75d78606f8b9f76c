import fc from 'fast-check';
import { market } from '@/__tests__/frozen/market';
import { type Buyer, buyerOf } from '@/lib/buying/buyer';
import {
  budgetOf,
  highestHundred,
  highestPrices,
  levelOf,
  priceForPayment,
  priceInReach,
  rungNames,
} from '@/lib/buying/highest-price';
import { monthlyAt, purchaseAt } from '@/lib/buying/purchase';
import type { MyNumbers } from '@/lib/my-numbers';
import { month } from './reference';

const toledo: MyNumbers = { annualIncome: 62_000, monthlyDebts: 310, saved: 18_000, county: 'Lucas', firstHome: 'Yes' };
const buyer = (change: MyNumbers = {}): Buyer => buyerOf({ ...toledo, ...change }, market);
const pricesOf = (change: MyNumbers = {}) => {
  const scale = highestPrices(buyer(change), market);
  return rungNames.map((name) => scale[name]?.price ?? null);
};

test.each([
  ['as it is', {}, [162_300, 206_700, 243_400]],
  ['with nothing kept in reserve', { reserveMonths: '0' }, [163_400]],
  ['with two months in reserve', { reserveMonths: '2' }, [161_200]],
  ['with Ohio’s second loan', { ohioHelp: 'Yes' }, [166_300, 215_500, 253_800]],
  ['at 6.9%', { ratePercent: 6.9 }, [167_800]],
  ['in Wood County', { county: 'Wood' }, [167_500]],
  ['with $5,000 more saved', { saved: 23_000 }, [166_300]],
] as const)('$62,000 a year, $310 of debts and $18,000 saved in Toledo, %s', (_name, change, prices) => {
  expect(pricesOf(change).slice(0, prices.length)).toEqual(prices);
});

test('the comfortable budget is the smaller of two limits, and the others depend only on total debt', () => {
  const budgets = rungNames.map((name) => budgetOf(name, buyer(), market.income));
  expect(budgets.map(({ amount }) => Number(amount.toFixed(2)))).toEqual([1446.67, 1911.67, 2273.33]);
  expect(budgets[0]?.binding).toBe('housing');
  expect(budgetOf('comfortable', buyer({ monthlyDebts: 900 }), market.income)).toMatchObject({
    amount: 960,
    binding: 'debts',
  });
});

test('the price fits the budget in decimals, and $100 more does not', () => {
  const scale = highestPrices(buyer(), market);
  const household = { income: 62_000, debts: 310, saved: 18_000, reserve: 1, county: 'Lucas', minDown: 3, rate: 7.4 };
  for (const name of rungNames) {
    const { price } = scale[name] ?? { price: 0 };
    const { amount } = budgetOf(name, buyer(), market.income);
    const at = (guess: number) => month(guess, purchaseAt(guess, buyer(), market).downPayment, household).total;
    expect(at(price).lte(amount)).toBe(true);
    expect(at(price + 100).gt(amount)).toBe(true);
  }
});

test('the monthly cost never falls as the price rises, so a step in mortgage insurance hides no price', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 300, max: 6000 }),
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 0, max: 200_000 }),
      fc.constantFrom('0' as const, '1' as const, '2' as const),
      fc.constantFrom('conventional' as const, 'fha' as const, 'va' as const),
      fc.constantFrom('740' as const, '680' as const, '639' as const),
      (hundreds, more, saved, reserveMonths, loanKind, score) => {
        const one = buyer({ saved, reserveMonths, loanKind, score });
        const at = (count: number) => monthlyAt(100 * count, one, market);
        expect(at(hundreds + more)).toBeGreaterThanOrEqual(at(hundreds) - 1e-9);
      },
    ),
    { numRuns: 300 },
  );
});

test('the highest price equals the one found by trying every hundred from the top', () => {
  for (const change of [{}, { saved: 33_000 }, { saved: 60_000, county: 'Noble' }, { loanKind: 'fha' as const }]) {
    const one = buyer(change);
    const { amount } = budgetOf('comfortable', one, market.income);
    let price = 300_000;
    while (monthlyAt(price, one, market) > amount) price -= 100;
    expect(highestPrices(one, market).comfortable?.price).toBe(price);
  }
});

test('FHA stops at the county’s limit, and names the loan as the limit', () => {
  const scale = highestPrices(buyer({ annualIncome: 400_000, saved: 60_000, loanKind: 'fha' }), market);
  expect(scale.comfortable?.binding).toBe('loan');
  expect(scale.comfortable?.plan.baseLoan).toBeLessThanOrEqual(market.limits.fha.floor);
});

test.each([
  ['no income', { annualIncome: 0 }],
  ['debts that take all', { monthlyDebts: 4000 }],
])('%s leaves no price', (_name, change) => {
  expect(highestPrices(buyer(change), market)).toEqual({ comfortable: null, stretch: null, most: null });
});

test('without savings there is still a price for the income, but none that savings alone can reach', () => {
  const one = buyer({ saved: 0 });
  expect(highestPrices(one, market).comfortable?.short).toBeGreaterThan(0);
  expect(priceInReach(one, market)).toBeNull();
});

test('savings reach the highest price at which they cover down payment, closing and reserve', () => {
  const one = buyer({ saved: 6000, reserveMonths: '0' });
  const reach = priceInReach(one, market) ?? 0;
  expect(purchaseAt(reach, one, market).short).toBe(0);
  expect(purchaseAt(reach + 100, one, market).short).toBeGreaterThan(0);
});

test('a veteran with nothing down needs cash only for closing', () => {
  const one = buyer({ veteran: 'Yes', saved: 9000 });
  const reach = priceInReach(one, market) ?? 0;
  expect(one.kind).toBe('va');
  expect(purchaseAt(reach, one, market).short).toBe(0);
  expect(purchaseAt(reach + 100, one, market).short).toBeGreaterThan(0);
});

test('a payment of $3,000 buys the home with that full monthly cost, to the cent', () => {
  const one = { ...buyer({ saved: undefined, downPayment: 66_000 }), ratePercent: 6.5 };
  const price = priceForPayment(3000, (guess) => monthlyAt(guess, one, market));
  expect(monthlyAt(price, one, market)).toBeLessThanOrEqual(3000);
  expect(monthlyAt(price + 0.01, one, market)).toBeGreaterThan(3000);
});

test('a price is on the lowest rung that supports it', () => {
  const scale = highestPrices(buyer(), market);
  expect([162_300, 185_000, 240_000, 300_000].map((price) => levelOf(price, scale))).toEqual([
    'comfortable',
    'stretch',
    'most',
    'beyond',
  ]);
});

test('the search finds the highest multiple of $100 that passes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_000_000 }), (hundreds) => {
      expect(highestHundred((price) => price <= 100 * hundreds)).toBe(100 * hundreds);
    }),
  );
  expect(highestHundred(() => true)).toBe(999_999_900);
});
