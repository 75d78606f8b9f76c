import {
  benefitExamples,
  cashOutExample,
  cashToClose,
  fhaPurchase,
  fhaStreamlineExample,
  fiveYearStay,
  purchaseExample,
  refinanceExample,
  vaPartialEntitlement,
  vaPurchase,
  vaStreamlineExample,
} from '@/content/examples';
import { figureOf } from '@/content/facts';

test('an FHA buyer of a $250,000 home starts with a loan of $245,471.88 and pays $1,661.56 a month', () => {
  const home = fhaPurchase(250000);
  expect(home.downPayment).toBeCloseTo(8750, 2);
  expect(home.upfrontPremium).toBeCloseTo(4221.875, 3);
  expect(home.loan).toBeCloseTo(245471.875, 3);
  expect(home.monthlyPremium).toBeCloseTo(110.01, 2);
  expect(home.monthly).toBeCloseTo(1661.56, 2);
});

test('the fee of a first VA loan of $250,000 is $5,375 and adds $33.97 to the payment', () => {
  const home = vaPurchase(250000, 0, figureOf('vaFeeFirstUse'));
  expect(home.fee).toBeCloseTo(5375, 2);
  expect(home.withoutFee).toBeCloseTo(1580.17, 2);
  expect(home.principalAndInterest - home.withoutFee).toBeCloseTo(33.97, 2);
});

test('a veteran with $60,000 of entitlement in use can borrow $592,750 with nothing down and puts a quarter of the rest down', () => {
  const partial = vaPartialEntitlement(60000, 650000);
  expect(partial.nothingDownUpTo).toBeCloseTo(592750, 2);
  expect(partial.downPayment).toBeCloseTo(14312.5, 2);
  expect(vaPartialEntitlement(60000, 500000).downPayment).toBe(0);
});

test('the refinance example lowers the payment by $214.28, breaks even in 34 months, and saves far more over 20 years', () => {
  const { thirty, twenty } = refinanceExample();
  expect(thirty.monthlySavings).toBeCloseTo(214.28, 2);
  expect(thirty.monthsToBreakEven).toBe(34);
  expect(twenty.netSavings ?? 0).toBeGreaterThan((thirty.netSavings ?? 0) * 10);
});

test('two ways to $40,000 cost within $10 a month of each other, and the single loan costs more than twice the interest', () => {
  const ways = cashOutExample();
  expect(ways.mostCash).toBe(100000);
  expect(Math.abs(ways.onePayment - ways.twoPayments)).toBeLessThan(10);
  expect(ways.oneInterest).toBeGreaterThan(2 * ways.twoInterest);
});

test('both streamline examples pass the rules that the page prints', () => {
  const fha = fhaStreamlineExample();
  expect(fha.old.ratePercent - fha.next.ratePercent).toBeGreaterThanOrEqual(figureOf('fhaStreamlineReduction'));
  expect(fha.refundPercent).toBe(34);
  expect(fha.addedPremium).toBeCloseTo(fha.newPremium - 1428, 8);
  expect(fha.savings).toBeCloseTo(135.77, 2);
  const va = vaStreamlineExample();
  expect(va.old.ratePercent - va.next.ratePercent).toBeGreaterThanOrEqual(figureOf('vaStreamlineReduction'));
  expect(va.monthsToRecoup).toBeLessThanOrEqual(figureOf('vaRecoupMonths'));
});

test('a buyer of a $250,000 home with 5% down brings $20,725 to closing', () => {
  expect(cashToClose().cash).toBeCloseTo(20725, 2);
});

test('an adjustable loan saves $7,295 in five years and then asks $232.04 a month more than the fixed one', () => {
  const stay = fiveYearStay();
  expect(stay.paidLess).toBeCloseTo(7295.3, 0);
  expect(stay.rise).toBeCloseTo(232.04, 2);
});

test('the monthly cost of the purchase example is the sum of its three rows', () => {
  const home = purchaseExample();
  expect(home.monthlyPayment).toBeCloseTo(1911.74, 2);
  expect(home.principalAndInterest).toBeCloseTo(1501.16, 2);
});

test('the three refinance cards have the amounts that they print', () => {
  const { lowerPayment, cashOut, shorterTerm } = benefitExamples();
  expect(lowerPayment.was).toBeCloseTo(2046.53, 2);
  expect(lowerPayment.becomes).toBeCloseTo(1847.15, 2);
  expect(lowerPayment.saves).toBeCloseTo(199.38, 2);
  expect(cashOut.cash).toBe(100000);
  expect(cashOut.newLoan).toBe(320000);
  expect(Math.round(shorterTerm.interestFalls)).toBe(195177);
  expect(shorterTerm.was).toBeCloseTo(1580.17, 2);
  expect(shorterTerm.becomes).toBeCloseTo(2076.03, 2);
});

/** The value today of monthly payments at a yearly rate in percent, added up payment by payment. */
function valueToday({
  percent,
  runs,
}: {
  readonly percent: number;
  readonly runs: readonly { readonly amount: number; readonly count: number }[];
}) {
  let [value, growth] = [0, 1];
  for (const { amount, count } of runs) {
    for (let paid = 0; paid < count; paid += 1) {
      growth *= 1 + percent / 1200;
      value += amount / growth;
    }
  }
  return value;
}

test('the APR of each example makes its payments worth the loan less what pays charges', () => {
  const fha = fhaPurchase(250000);
  expect(valueToday(fha.apr)).toBeCloseTo(fha.baseLoan - 0.01 * fha.baseLoan, 2);
  const va = vaPurchase(250000, 0, figureOf('vaFeeFirstUse'));
  expect(valueToday(va.apr)).toBeCloseTo(0.99 * va.baseLoan, 2);
  const { aprs, balance } = refinanceExample();
  for (const apr of aprs) expect(valueToday(apr)).toBeCloseTo(0.97 * balance, 2);
  const cash = cashOutExample();
  expect(cash.aprs.map(valueToday).map(Math.round)).toEqual([0.99 * cash.one.principal, 0.99 * cash.second.principal]);
  const streamline = fhaStreamlineExample();
  expect(valueToday(streamline.apr)).toBeCloseTo(streamline.balance - streamline.costs, 2);
  const vaStreamline = vaStreamlineExample();
  expect(valueToday(vaStreamline.apr)).toBeCloseTo(vaStreamline.balance, 2);
  expect(fiveYearStay().aprs.map(valueToday).map(Math.round)).toEqual([297000, 297000]);
  expect(valueToday(purchaseExample().apr)).toBeCloseTo(0.99 * 237500, 2);
});
