import fc from 'fast-check';
import { market } from '@/__tests__/frozen/market';
import { type Buyer, buyerOf, minDownAt } from '@/lib/buying/buyer';
import { costOf } from '@/lib/buying/monthly-costs';
import { downPaymentFrom, monthlyAt, purchaseAt } from '@/lib/buying/purchase';
import type { MyNumbers } from '@/lib/my-numbers';
import { closing, downPayment, type Household, month } from './reference';

const toledo: MyNumbers = {
  annualIncome: 62_000,
  monthlyDebts: 310,
  saved: 18_000,
  county: 'Lucas',
  firstHome: 'Yes',
};
const exactToledo: Household = {
  income: 62_000,
  debts: 310,
  saved: 18_000,
  reserve: 1,
  county: 'Lucas',
  minDown: 3,
  rate: 7.4,
};

const buyer = (change: MyNumbers = {}): Buyer => buyerOf({ ...toledo, ...change }, market);
const cents = (amount: number) => Number(amount.toFixed(2));

describe('$18,000 saved for a $162,300 home in Lucas County', () => {
  const home = purchaseAt(162_300, buyer(), market);

  it('pays for closing first, keeps one month in the bank, and puts the rest down', () => {
    expect(home).toMatchObject({ downPayment: 10_453, bring: 16_553, reserve: 1447, inBank: 1447, short: 0 });
    expect(home.closing.plan).toBe(6100);
  });

  it('costs $1,446.51 a month, item by item', () => {
    const exact = month(162_300, 10_453, exactToledo);
    expect(home.month.total).toBeCloseTo(exact.total.toNumber(), 8);
    expect(cents(home.month.total ?? 0)).toBe(1446.51);
    expect(costOf(home.month, 'loan')).toBeCloseTo(exact.principalAndInterest.toNumber(), 8);
    expect(costOf(home.month, 'tax')).toBeCloseTo(exact.tax.toNumber(), 8);
    expect(costOf(home.month, 'insurance')).toBeCloseTo(exact.insurance.toNumber(), 8);
    expect(costOf(home.month, 'mortgageInsurance')).toBeCloseTo(exact.mortgageInsurance.toNumber(), 8);
  });

  it('has an APR of 8.138%, and mortgage insurance until month 140', () => {
    expect(home.plan.aprPercent?.toFixed(3)).toBe('8.138');
    expect(home.plan.insurance).toMatchObject({ annualPercent: 0.78, endMonth: 140 });
    expect(home.ofIncome).toBeCloseTo(28, 1);
  });
});

test.each([
  [206_700, 8788, 1911.13, 8.347, 150],
  [243_400, 7426, 2273.1, 8.363, 155],
] as const)('at %i the same savings put $%i down', (price, down, monthly, apr, endMonth) => {
  const home = purchaseAt(price, buyer(), market);
  expect(home.downPayment).toBe(down);
  expect(cents(month(price, down, exactToledo).total.toNumber())).toBe(monthly);
  expect(cents(home.month.total ?? 0)).toBe(monthly);
  expect(home.plan.aprPercent?.toFixed(3)).toBe(String(apr));
  expect(home.plan.insurance.endMonth).toBe(endMonth);
});

test('the down payment is the largest that fits, compared with one found dollar by dollar in decimals', () => {
  for (const [price, change] of [
    [162_300, {}],
    [206_700, {}],
    [185_000, { reserveMonths: '2' }],
    [150_000, { reserveMonths: '0', saved: 40_000 }],
    [150_000, { saved: 42_000 }],
    [300_000, { saved: 90_000, reserveMonths: '2', county: 'Delaware' }],
  ] as const) {
    const household = {
      ...exactToledo,
      saved: 'saved' in change ? change.saved : 18_000,
      reserve: 'reserveMonths' in change ? Number(change.reserveMonths) : 1,
      county: 'county' in change ? change.county : 'Lucas',
    };
    const home = purchaseAt(price, buyer(change), market);
    const down = downPayment(price, household);
    expect([price, home.downPayment]).toEqual([price, down]);
    expect(home.closing.plan).toBe(closing(price, down, household));
  }
});

test('no larger down payment fits, and closing, reserve and down payment stay within savings', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 300, max: 9000 }).map((hundreds) => 100 * hundreds),
      fc.integer({ min: 0, max: 400_000 }),
      fc.constantFrom('0' as const, '1' as const, '2' as const),
      fc.constantFrom('Lucas', 'Delaware', 'Noble', ''),
      fc.constantFrom('conventional' as const, 'fha' as const, 'va' as const),
      (price, saved, reserveMonths, county, loanKind) => {
        const one = buyer({ saved, reserveMonths, county, loanKind });
        const funds = { saved, reserveMonths: Number(reserveMonths) };
        const down = downPaymentFrom(price, funds, one, market);
        const needed = (own: number) => {
          const home = purchaseAt(price, { ...one, funds: { downPayment: own } }, market);
          return (
            own + home.closing.plan + Math.ceil(Number((funds.reserveMonths * (home.month.total ?? 0)).toFixed(2)))
          );
        };
        const min = minDownAt(price, one, market);
        if (down > min) expect(needed(down)).toBeLessThanOrEqual(saved + 1e-6);
        for (const more of [1, 2, 50, 99, 100, 101, 1000]) {
          const next = down + more;
          if (next > min && next < price && next <= saved) expect(needed(next)).toBeGreaterThan(saved);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('the price search and the finished purchase agree on the monthly cost', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 300, max: 9000 }).map((hundreds) => 100 * hundreds),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.constantFrom('conventional' as const, 'fha' as const, 'va' as const),
      (price, saved, loanKind) => {
        const one = buyer({ saved, loanKind });
        expect(monthlyAt(price, one, market)).toBeCloseTo(purchaseAt(price, one, market).month.total ?? 0, 6);
      },
    ),
  );
});

test('with savings above the price there is no loan, and the rest stays in the bank', () => {
  const home = purchaseAt(100_000, buyer({ saved: 150_000 }), market);
  expect(home.downPayment).toBe(100_000);
  expect(home.plan).toMatchObject({ baseLoan: 0, principalAndInterest: null, aprPercent: null });
  expect(home.month.items.map(({ id }) => id)).toEqual(['tax', 'insurance']);
  expect(home.closing.lines.charges).toEqual({ low: 0, high: 0 });
  expect(home.inBank).toBe(150_000 - 100_000 - home.closing.plan);
});

test('the shortfall for the minimum down payment is given in dollars', () => {
  const home = purchaseAt(154_800, buyer({ saved: 6000, reserveMonths: '0' }), market);
  expect(home).toMatchObject({ minDown: 4644, downPayment: 4644, short: 4644 + home.closing.plan - 6000, inBank: 0 });
});

test('Ohio’s second loan counts toward the down payment, and leaves more in the bank', () => {
  const home = purchaseAt(166_300, buyer({ ohioHelp: 'Yes' }), market);
  expect(home.help).toBeCloseTo(4989, 6);
  expect(home.plan.baseLoan).toBeCloseTo(166_300 - home.downPayment - 4989, 6);
});

test('a typed down payment is used unchanged, with its closing costs on top', () => {
  const home = purchaseAt(250_000, buyer({ saved: undefined, downPayment: 25_000 }), market);
  expect(home).toMatchObject({ downPayment: 25_000, short: 0, inBank: null, reserve: 0 });
  expect(home.bring).toBe(25_000 + home.closing.plan);
});
