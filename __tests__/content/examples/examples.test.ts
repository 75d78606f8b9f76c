import {
  benefitExamples,
  cashOutExample,
  cashToClose,
  fhaStreamlineExample,
  refinanceExample,
  vaPartialEntitlement,
  vaStreamlineExample,
} from '@/content/examples/examples';
import { figureOf } from '@/content/facts/facts';

test('a veteran with $60,000 of entitlement in use can borrow $592,750 with nothing down and puts a quarter of the rest down', () => {
  const partial = vaPartialEntitlement(60000, 650000);
  expect(partial.nothingDownUpTo).toBeCloseTo(592750, 2);
  expect(partial.downPayment).toBeCloseTo(14312.5, 2);
  expect(vaPartialEntitlement(60000, 500000).downPayment).toBe(0);
});

test('the refinance example lowers the payment, and saves far more over 20 years', () => {
  const { thirty, twenty } = refinanceExample();
  expect(thirty.monthlySavings).toBeGreaterThan(0);
  expect(twenty.netSavings ?? 0).toBeGreaterThan((thirty.netSavings ?? 0) * 10);
});

test('of two ways to $40,000 the single loan costs more a month and more than twice the interest', () => {
  const ways = cashOutExample();
  expect(ways.mostCash).toBe(100000);
  expect(ways.onePayment).toBeGreaterThan(ways.twoPayments);
  expect(ways.oneInterest).toBeGreaterThan(2 * ways.twoInterest);
});

test('the FHA streamline falls by what HUD asks, and takes the refund off what is owed', () => {
  const fha = fhaStreamlineExample();
  expect(fha.old.ratePercent - fha.next.ratePercent).toBeGreaterThanOrEqual(figureOf('fhaStreamlineReduction'));
  expect(fha.refundPercent).toBe(34);
  expect(fha.refund).toBeCloseTo(1428, 8);
  expect(fha.newBase).toBeCloseTo(fha.balance - 1428, 8);
});

test('the VA streamline falls by what VA asks, and its costs come back in time', () => {
  const va = vaStreamlineExample();
  expect(va.old.ratePercent - va.next.ratePercent).toBeGreaterThanOrEqual(figureOf('vaStreamlineReduction'));
  expect(va.fee).toBeCloseTo((va.balance + 3000) * 0.005, 8);
  expect(va.monthsToRecoup).toBeLessThanOrEqual(figureOf('vaRecoupMonths'));
});

test('a buyer of a $250,000 home with 5% down brings $20,725 to closing', () => {
  expect(cashToClose().cash).toBeCloseTo(20725, 2);
});

test('the card about cash prints what a cash-out may bring', () => {
  const { cashOut } = benefitExamples();
  expect([cashOut.cash, cashOut.newLoan]).toEqual([100000, 320000]);
});
