import {
  conventionalPurchase,
  exemptStreamlineExample,
  fhaPremiumsOf,
  jumboPurchase,
  monthsToEarnBack,
  refinanceOrWaitExample,
  residualIncomeExample,
  selfEmployedExample,
  usdaPurchase,
} from '@/content/examples/guide-examples';
import { exampleRatePercent } from '@/content/lender/rates';

test('a $300,000 home with 5% down has a loan of $285,000 and mortgage insurance of 0.45% a year', () => {
  const { loan, insurance, monthly, principalAndInterest, apr } = conventionalPurchase(300000, 5);
  expect(loan).toBe(285000);
  expect(insurance.monthly).toBeCloseTo(106.875, 6);
  expect(monthly).toBeCloseTo(principalAndInterest + insurance.monthly, 9);
  expect(insurance.askMonth).toBeLessThan(insurance.endMonth);
  expect(apr.percent).toBeGreaterThan(exampleRatePercent);
});

test('with a fifth down there is no mortgage insurance', () => {
  const { insurance, monthly, principalAndInterest } = conventionalPurchase(300000, 20);
  expect([insurance.monthly, monthly]).toEqual([0, principalAndInterest]);
});

test('the jumbo example is above the limit by what the other column puts down more', () => {
  const { above, jumbo, conforming, limit } = jumboPurchase(1100000);
  expect([jumbo.loan, conforming.loan]).toEqual([880000, limit]);
  expect(conforming.down - jumbo.down).toBe(above);
});

test('the guarantee fee of a USDA loan is 1% of the loan that contains it', () => {
  const { upfrontFee, loan, monthlyFee, apr } = usdaPurchase(220000);
  expect(loan).toBeCloseTo(222222.22, 2);
  expect(upfrontFee).toBeCloseTo(loan / 100, 6);
  // 0.35% of a balance that falls a little below the loan in the first year
  expect(monthlyFee).toBeGreaterThan(64.4);
  expect(monthlyFee).toBeLessThan((loan * 0.0035) / 12);
  expect(apr.runs.reduce((months, { count }) => months + count, 0)).toBe(360);
});

test('income of the self-employed is the mean of 24 months, and $10,000 more written off each year takes $833.33 from it', () => {
  const { found, fewer, lost } = selfEmployedExample();
  expect(found.income).toBeCloseTo(6033.33, 2);
  expect(found.income - fewer.income).toBeCloseTo(833.33, 2);
  expect(found.payment).toBeCloseTo(found.income * 0.28 - 480, 6);
  expect(lost).toBeCloseTo(found.principal - fewer.principal, 9);
});

test('waiting wins if the rate falls, and loses if it does not', () => {
  const { keep, now, ifItFalls, ifNot, saves, costs, monthsToBreakEven } = refinanceOrWaitExample();
  expect(ifItFalls.total).toBeLessThan(now.total);
  expect(ifNot.total).toBeGreaterThan(now.total);
  expect(keep.total).toBeGreaterThan(ifNot.total);
  expect(monthsToBreakEven).toBe(Math.ceil(costs / saves));
});

test('a larger loan and a larger drop earn the costs back sooner', () => {
  expect(monthsToEarnBack(250000, 1)).toBeLessThan(monthsToEarnBack(250000, 0.25));
  expect(monthsToEarnBack(400000, 0.5)).toBeLessThan(monthsToEarnBack(150000, 0.5));
});

test('ten percent down ends the FHA premium after 11 years', () => {
  expect([fhaPremiumsOf(250000, 3.5).insurance.years, fhaPremiumsOf(250000, 10).insurance.years]).toEqual([30, 11]);
});

test('the family of the residual income example has its income less everything that it pays', () => {
  const { gross, taxes, home, taxAndInsurance, upkeep, debts, left, asked } = residualIncomeExample();
  expect(upkeep).toBeCloseTo(238, 9);
  expect(left).toBeCloseTo(gross - taxes - home.principalAndInterest - taxAndInsurance - 238 - debts, 9);
  expect(left).toBeGreaterThan(asked);
});

test('an owner who is exempt from the fee saves more by a VA streamline, and passes the test of 36 months', () => {
  const { saves, monthsToRecoup } = exemptStreamlineExample();
  expect(saves).toBeGreaterThan(130);
  expect(monthsToRecoup).toBeLessThanOrEqual(36);
});
