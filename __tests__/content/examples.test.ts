import { annualPercentageRate, balances, interestOver, levelPayment } from '@/__tests__/helpers/regulation-z';
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
import { exampleRatePercent } from '@/content/rates';

const rate = exampleRatePercent;

test('an FHA buyer of a $250,000 home starts with a loan of $245,471.88, and pays its premium besides', () => {
  const home = fhaPurchase(250000);
  expect(home.downPayment).toBeCloseTo(8750, 2);
  expect(home.upfrontPremium).toBeCloseTo(4221.875, 3);
  expect(home.loan).toBeCloseTo(245471.875, 3);
  const firstYear = balances(241250, rate, 360).slice(0, 12);
  const premium = (firstYear.reduce((sum, owed) => sum + owed, 0) / 12) * (0.0055 / 12);
  expect(home.monthlyPremium).toBeCloseTo(premium, 2);
  expect(home.monthly).toBeCloseTo(levelPayment(245471.875, rate, 360) + premium, 2);
});

test('the fee of a first VA loan of $250,000 is $5,375 and is paid back with the loan', () => {
  const home = vaPurchase(250000, 0, figureOf('vaFeeFirstUse'));
  expect(home.fee).toBeCloseTo(5375, 2);
  expect(home.withoutFee).toBeCloseTo(levelPayment(250000, rate, 360), 2);
  expect(home.principalAndInterest).toBeCloseTo(levelPayment(255375, rate, 360), 2);
});

test('a veteran with $60,000 of entitlement in use can borrow $592,750 with nothing down and puts a quarter of the rest down', () => {
  const partial = vaPartialEntitlement(60000, 650000);
  expect(partial.nothingDownUpTo).toBeCloseTo(592750, 2);
  expect(partial.downPayment).toBeCloseTo(14312.5, 2);
  expect(vaPartialEntitlement(60000, 500000).downPayment).toBe(0);
});

test('the refinance example lowers the payment, and saves far more over 20 years', () => {
  const { thirty, twenty } = refinanceExample();
  const owed = balances(250000, rate + 1, 360)[36] ?? 0;
  const saves = levelPayment(250000, rate + 1, 360) - levelPayment(owed, rate, 360);
  expect(thirty.monthlySavings).toBeCloseTo(saves, 2);
  expect(thirty.monthsToBreakEven).toBe(Math.ceil((owed * 0.03) / saves));
  expect(twenty.netSavings ?? 0).toBeGreaterThan((thirty.netSavings ?? 0) * 10);
});

test('of two ways to $40,000 the single loan costs more a month and more than twice the interest', () => {
  const ways = cashOutExample();
  expect(ways.mostCash).toBe(100000);
  expect(ways.onePayment).toBeCloseTo(levelPayment(260000, rate, 360), 2);
  expect(ways.twoPayments).toBeCloseTo(levelPayment(220000, 4, 264) + levelPayment(40000, rate + 2, 180), 2);
  expect(ways.oneInterest).toBeCloseTo(interestOver(260000, rate, 360), 1);
  expect(ways.oneInterest).toBeGreaterThan(2 * ways.twoInterest);
});

test('the FHA streamline takes the refund off what is owed, and its APR counts a premium that falls', () => {
  const fha = fhaStreamlineExample();
  expect(fha.old.ratePercent - fha.next.ratePercent).toBeGreaterThanOrEqual(figureOf('fhaStreamlineReduction'));
  expect(fha.refundPercent).toBe(34);
  expect(fha.refund).toBeCloseTo(1428, 8);
  const owed = balances(244200, rate + 1, 360)[24] ?? 0;
  expect(fha.newBase).toBeCloseTo(owed - 1428, 2);
  expect(fha.next.principal).toBeCloseTo((owed - 1428) * 1.0175, 2);
  const level = levelPayment(fha.next.principal, rate, 360);
  const base = balances(fha.newBase, rate, 360);
  const payments = base.map((_, month) => {
    const start = month - (month % 12);
    const year = base.slice(start, start + 12);
    return level + (year.reduce((sum, each) => sum + each, 0) / year.length) * (0.0055 / 12);
  });
  expect(fha.apr.percent).toBeCloseTo(annualPercentageRate(fha.newBase - 2500, payments), 3);
  expect(fha.newMonthly).toBeCloseTo(payments[0] ?? 0, 2);
});

test('the fee of the VA streamline is a share of the loan with its costs, and the costs come back in time', () => {
  const va = vaStreamlineExample();
  expect(va.old.ratePercent - va.next.ratePercent).toBeGreaterThanOrEqual(figureOf('vaStreamlineReduction'));
  const owed = balances(250000, rate + 1, 360)[24] ?? 0;
  expect(va.fee).toBeCloseTo((owed + 3000) * 0.005, 2);
  expect(va.newPayment).toBeCloseTo(levelPayment((owed + 3000) * 1.005, rate, 336), 2);
  expect(va.monthsToRecoup).toBeLessThanOrEqual(figureOf('vaRecoupMonths'));
});

test('a buyer of a $250,000 home with 5% down brings $20,725 to closing', () => {
  expect(cashToClose().cash).toBeCloseTo(20725, 2);
});

test('an adjustable loan saves for five years, and then may ask for more than the fixed one', () => {
  const stay = fiveYearStay();
  const start = stay.adjustable.ratePercent;
  const fixed = levelPayment(300000, rate, 360);
  expect(stay.paidLess).toBeCloseTo((fixed - levelPayment(300000, start, 360)) * 60, 1);
  const owed = balances(300000, start, 360)[60] ?? 0;
  expect(stay.rise).toBeCloseTo(levelPayment(owed, start + 2, 300) - fixed, 2);
  // Two points at the first change, one at each of the next three: the highest rate comes after 78 payments.
  const atSeven = balances(owed, start + 2, 300)[6] ?? 0;
  const atEight = balances(atSeven, start + 3, 294)[6] ?? 0;
  const atNine = balances(atEight, start + 4, 288)[6] ?? 0;
  expect(stay.highestRatePercent).toBeCloseTo(start + 5, 10);
  expect(stay.highestPayment).toBeCloseTo(levelPayment(atNine, start + 5, 282), 2);
});

test('the monthly cost of the purchase example is the sum of its rows', () => {
  const home = purchaseExample();
  const loan = levelPayment(237500, rate, 360);
  expect(home.principalAndInterest).toBeCloseTo(loan, 2);
  expect(home.monthlyPayment).toBeCloseTo(loan + 3679 / 12 + 104, 2);
  expect(home.whole).toBeCloseTo(loan + 3679 / 12 + 104 + (237500 * 0.0045) / 12, 2);
});

test('the three refinance cards have the amounts that they print', () => {
  const { lowerPayment, cashOut, shorterTerm } = benefitExamples();
  expect(lowerPayment.was).toBeCloseTo(levelPayment(300000, rate + 1, 360), 2);
  expect(lowerPayment.becomes).toBeCloseTo(levelPayment(300000, rate, 360), 2);
  expect(cashOut.cash).toBe(100000);
  expect(cashOut.newLoan).toBe(320000);
  const saved = interestOver(250000, rate, 360) - interestOver(250000, rate - 0.5, 180);
  expect(shorterTerm.interestFalls).toBeCloseTo(saved, 0);
  expect(shorterTerm.becomes).toBeCloseTo(levelPayment(250000, rate - 0.5, 180), 2);
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
  expect(valueToday(streamline.apr)).toBeCloseTo(streamline.newBase - streamline.costs, 2);
  const vaStreamline = vaStreamlineExample();
  expect(valueToday(vaStreamline.apr)).toBeCloseTo(vaStreamline.balance, 2);
  expect(fiveYearStay().aprs.map(valueToday).map(Math.round)).toEqual([297000, 297000]);
  expect(valueToday(purchaseExample().apr)).toBeCloseTo(0.99 * 237500, 2);
});
