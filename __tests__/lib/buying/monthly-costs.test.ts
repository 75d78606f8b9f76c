import fc from 'fast-check';
import { market } from '@/__tests__/frozen/market';
import { assumedCarrying, buyerOf } from '@/lib/buying/buyer';
import {
  afterInsurance,
  hoaCost,
  homeInsuranceCost,
  monthlyCosts,
  paidYears,
  printedCosts,
  propertyTaxCost,
} from '@/lib/buying/monthly-costs';
import { purchaseAt } from '@/lib/buying/purchase';
import { loanCostAfter, loanPlan } from '@/lib/mortgage/loan-plan';
import type { MyNumbers } from '@/lib/my-numbers';

const cents = (amount: number) => Number(amount.toFixed(2));

// Computed without this code, for 84 months of payments, premiums and fee: monthly cost, APR, balance and total cost.
const franklin: MyNumbers = { county: 'Franklin', downPayment: 14_000 };
test.each([
  ['FHA', { loanKind: 'fha' }, 2307.81, 8.183, 234_195, 142_698],
  ['conventional at 700 to 739', {}, 2336.41, 8.152, 230_168, 141_364],
  ['VA, first use', { loanKind: 'va' }, 2199.33, 7.655, 233_620, 133_301],
  ['VA, exempt from the fee', { loanKind: 'va', vaUse: 'exempt' }, 2173.26, null, 230_168, 127_659],
] as const)('$265,000 in Franklin County with $14,000 down by %s', (_name, change, monthly, apr, owed, cost) => {
  const home = purchaseAt(265_000, buyerOf({ ...franklin, ...change }, market), market);
  expect(cents(home.month.total ?? 0)).toBe(monthly);
  if (apr !== null) expect(home.plan.aprPercent).toBeCloseTo(apr, 3);
  const after = loanCostAfter(home.plan, 84);
  expect(Math.round(after.balance)).toBe(owed);
  expect(Math.round(after.cost)).toBe(cost);
});

test.each([
  ['740', 2284.12],
  ['700', 2336.41],
  ['680', 2374.06],
  ['640', 2451.45],
  ['639', 2470.28],
] as const)('a score group of %s costs $%d a month at 5.3%% down', (score, monthly) => {
  const home = purchaseAt(265_000, buyerOf({ ...franklin, score }, market), market);
  expect(cents(home.month.total ?? 0)).toBe(monthly);
});

test('once mortgage insurance ends, the monthly cost drops by its amount', () => {
  const { month } = purchaseAt(265_000, buyerOf(franklin, market), market);
  expect(afterInsurance(month)?.endMonth).toBe(145);
  expect(cents(afterInsurance(month)?.monthly ?? 0)).toBe(2173.26);
  expect(
    afterInsurance(purchaseAt(265_000, buyerOf({ ...franklin, downPayment: 60_000 }, market), market).month),
  ).toBeNull();
});

const plan = (price: number, downPayment: number) =>
  loanPlan({
    kind: 'conventional',
    vaUse: 'first',
    price,
    downPayment,
    ratePercent: 6.5,
    termMonths: 360,
    pmiPercent: 0.55,
    chargesPercent: 1,
  });

test('the total includes every item and nothing else', () => {
  const carrying = [
    propertyTaxCost({ basis: 'amount', value: 250 }),
    homeInsuranceCost({ basis: 'percentOfPrice', value: 0.5 }),
    hoaCost({ basis: 'amount', value: 45 }),
  ];
  const month = monthlyCosts(plan(500_000, 66_000), 500_000, carrying);
  expect(month.items.map(({ id, monthly }) => [id, cents(monthly)])).toEqual([
    ['loan', 2743.18],
    ['tax', 250],
    ['insurance', 208.33],
    ['hoa', 45],
    ['mortgageInsurance', 198.92],
  ]);
  expect(cents(month.total ?? 0)).toBe(3445.43);
});

test('printed items add up to the printed total, each less than a unit off, and the loan’s payment as quoted', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 50_000, max: 2_000_000 }),
      fc.integer({ min: 0, max: 49_000 }),
      fc.constantFrom('Lucas', 'Noble', ''),
      fc.constantFrom(0, 2),
      (price, down, county, digits) => {
        const month = monthlyCosts(plan(price, down), price, assumedCarrying(county, market));
        const printed = printedCosts(month, digits as 0 | 2);
        const unit = 10 ** -digits;
        const sum = printed.reduce((total, { monthly }) => total + monthly, 0);
        expect(sum).toBeCloseTo(Number((month.total ?? 0).toFixed(digits)), 6);
        printed.forEach(({ monthly }, index) => {
          expect(Math.abs(monthly - (month.items[index]?.monthly ?? 0))).toBeLessThan(unit);
        });
        expect(printed[0]?.monthly).toBe(Number((month.items[0]?.monthly ?? 0).toFixed(digits)));
      },
    ),
  );
});

test('the years of a loan add up to all its payments and those years’ carrying costs', () => {
  const loan = plan(500_000, 66_000);
  const month = monthlyCosts(loan, 500_000, [propertyTaxCost({ basis: 'amount', value: 250 })]);
  const years = paidYears(loan, month);
  const sum = (of: (year: (typeof years)[number]) => number) => years.reduce((total, year) => total + of(year), 0);
  expect(years).toHaveLength(30);
  expect(sum(({ principal }) => principal)).toBeCloseTo(434_000, 4);
  expect(sum(({ interest }) => interest)).toBeCloseTo(loan.interest ?? 0, 4);
  expect(sum(({ others }) => others)).toBeCloseTo(360 * 250, 4);
  expect(sum(({ mortgageInsurance }) => mortgageInsurance)).toBeCloseTo(loan.insurance.total, 4);
});
