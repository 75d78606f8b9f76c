import fc from 'fast-check';
import { market as undated } from '@/__tests__/frozen/market';
import { closingFacts, houseFacts } from '@/content/examples/calculator-facts';
import { exampleRows } from '@/content/lender/rates';
import { buyerOf } from '@/lib/buying/buyer';
import { highestPrices } from '@/lib/buying/highest-price';
import { analysisOf as affordabilityOf, withTies } from '@/lib/calculators/affordability/compute';
import { fields as affordabilityFields } from '@/lib/calculators/affordability/fields';
import { closingSides } from '@/lib/calculators/closing-costs/compute';
import { fields as closingFields } from '@/lib/calculators/closing-costs/fields';
import { type CalculatorFields, initialValues, type ValuesOf } from '@/lib/calculators/definition';
import { countedHouse, homeOf, ownRow } from '@/lib/calculators/home-house/compute';
import { fields as houseFields } from '@/lib/calculators/home-house/fields';
import { prefillFromMyNumbers } from '@/lib/calculators/my-number-fields';
import { paymentOf, withDependents } from '@/lib/calculators/payment/compute';
import { fields as paymentFields } from '@/lib/calculators/payment/fields';
import { analysisOf as rentOrBuyOf } from '@/lib/calculators/rent-or-buy/compute';
import { fields as rentOrBuyFields } from '@/lib/calculators/rent-or-buy/fields';
import { marketFor } from '@/lib/mortgage/closing-day';
import type { MyNumbers } from '@/lib/my-numbers';
import { purchaseLetter } from '@/lib/questionnaire/letter/purchase';

/** Replace the examples' values once a visitor has said something, as on the screens. */
const first = { ratePercent: undated.rate.ratePercent, pmiPercent: 0 };

/** The values with which a screen opens for a household with some numbers. */
function opened<Fields extends CalculatorFields>(
  fields: Fields,
  numbers: MyNumbers,
  derive: (values: ValuesOf<Fields>, patch: Partial<ValuesOf<Fields>>) => Partial<ValuesOf<Fields>> = (_, patch) =>
    patch,
): ValuesOf<Fields> {
  const start = { ...initialValues(fields), ...first };
  const known = prefillFromMyNumbers(fields, start, numbers) as Partial<ValuesOf<Fields>>;
  return { ...start, ...derive(start, known) };
}

/** Each screen's figures for one home, in dollars, without those that the screen lacks. */
function figuresOf(numbers: MyNumbers & { readonly price: number }) {
  const market = marketFor(numbers, undated);
  const payment = paymentOf(opened(paymentFields, numbers, withDependents), { market });
  const { home: afforded, scale } = affordabilityOf(opened(affordabilityFields, numbers, withTies), { market });
  const facts = { ...houseFacts, market, example: { ...houseFacts.example, rows: exampleRows } };
  const typed = opened(houseFields, numbers);
  const own = ownRow(typed.kind, facts.example, facts);
  if (!own) throw new Error('There is no example row.');
  const house = countedHouse(typed, own.row, facts);
  const home = homeOf(house, own.row, facts);
  const sides = closingSides(opened(closingFields, numbers), { ...closingFacts, market });
  const rentOrBuy = rentOrBuyOf(opened(rentOrBuyFields, numbers), market);
  const answers = {
    purchasePrice: String(numbers.price),
    beforeTaxesAnnualHouseHoldIncome: String(numbers.annualIncome),
  };
  const { home: letter, scale: range } = purchaseLetter(answers, market, numbers);
  return {
    comfortable: { affordability: scale.comfortable?.price, letter: range.comfortable?.price },
    stretch: { affordability: scale.stretch?.price, letter: range.stretch?.price },
    down: {
      payment: payment.values.downPayment,
      affordability: afforded?.downPayment,
      home: house.downPayment,
      closing: sides?.buyer.downPayment.low,
      rentOrBuy: (rentOrBuy.values.downPaymentPercent * numbers.price) / 100,
      letter: letter?.downPayment,
    },
    loan: { payment: payment.plan.principalAndInterest, rentOrBuy: rentOrBuy.plan.principalAndInterest },
    monthly: {
      payment: payment.month.total,
      affordability: afforded?.month.total,
      home: home.month.total,
      letter: letter?.month.total,
    },
    closing: {
      payment: payment.closing.plan,
      affordability: afforded?.closing.plan,
      home: home.closing.plan,
      closing: sides && sides.bring - sides.buyer.downPayment.low,
      letter: letter?.closing.plan,
    },
  };
}

/** Every figure of a line in cents, so that two screens either print the same or differ. */
const cents = (line: Readonly<Record<string, number | null | undefined>>) =>
  Object.entries(line).map(([screen, amount]) => [screen, amount?.toFixed(2)]);

const household = fc.record({
  annualIncome: fc.integer({ min: 60_000, max: 400_000 }),
  monthlyDebts: fc.option(fc.integer({ min: 0, max: 1500 }), { nil: undefined }),
  price: fc.integer({ min: 60_000, max: 700_000 }),
  saved: fc.integer({ min: 1, max: 300_000 }),
  reserveMonths: fc.constantFrom('0', '1', '2'),
  county: fc.constantFrom('Lucas', 'Franklin', 'Delaware', 'Noble'),
  firstHome: fc.constantFrom('Yes', 'No'),
  score: fc.constantFrom('740', '700', '680', '640', '639'),
  loanKind: fc.option(fc.constantFrom('conventional', 'fha', 'va'), { nil: undefined }),
  veteran: fc.constantFrom('Yes', 'No'),
  vaUse: fc.constantFrom('first', 'later', 'exempt'),
  closingDay: fc.option(fc.constantFrom('2027-04-30', '2027-08-09'), { nil: undefined }),
  taxProration: fc.constantFrom('short', 'long'),
  ownersPolicy: fc.constantFrom('buyer', 'half', 'seller'),
} as const);

test('one household gets the same prices, down payment, monthly cost and closing costs on every screen', () => {
  fc.assert(
    fc.property(household, (numbers) => {
      const { comfortable, stretch, down, loan, monthly, closing } = figuresOf(numbers);
      for (const line of [down, loan, monthly, closing]) expect(cents(line)).toEqual(allAs(line, line.payment));
      for (const line of [comfortable, stretch]) expect(cents(line)).toEqual(allAs(line, line.letter));
    }),
    { numRuns: 40 },
  );
});

/** A line of figures that are the same on every screen. */
const allAs = (line: object, amount: number | null | undefined) =>
  Object.keys(line).map((screen) => [screen, amount?.toFixed(2)]);

const lucas = { annualIncome: 62_000, monthlyDebts: 310, saved: 18_000, county: 'Lucas', firstHome: 'Yes' } as const;
const franklin = { annualIncome: 88_000, monthlyDebts: 450, saved: 9_000, county: 'Franklin', veteran: 'Yes' } as const;
const delaware = { annualIncome: 165_000, monthlyDebts: 900, saved: 120_000, county: 'Delaware' } as const;
const inApril = { closingDay: '2027-04-30' };

// Recomputed by a separate script with 50-digit decimals.
test.each([
  ['a first home in Lucas County', { ...lucas, price: 162_300 }, [10_453, 1051.36, 1446.51, 6100]],
  ['the same, closing on April 30', { ...lucas, ...inApril, price: 162_300 }, [11_461, 1044.38, 1438.88, 5100]],
  ['a veteran in Franklin County', { ...franklin, price: 235_500 }, [0, 1665.61, 2052.53, 8000]],
  ['the same, closing on April 30', { ...franklin, ...inApril, price: 235_500 }, [249, 1663.85, 2050.77, 6700]],
  ['a couple in Delaware County', { ...delaware, price: 515_500 }, [102_350, 2860.57, 3849.15, 13_800]],
  ['the same, closing on April 30', { ...delaware, ...inApril, price: 515_500 }, [104_954, 2842.54, 3745.05, 11_300]],
] as const)('%s', (_name, numbers, [down, loan, monthly, closing]) => {
  const figures = figuresOf(numbers);
  expect(cents(figures.down)).toEqual(allAs(figures.down, down));
  expect(cents(figures.loan)).toEqual(allAs(figures.loan, loan));
  expect(cents(figures.monthly)).toEqual(allAs(figures.monthly, monthly));
  expect(cents(figures.closing)).toEqual(allAs(figures.closing, closing));
});

test.each([
  ['Lucas', lucas, [162_300, 206_700, 243_400]],
  ['Franklin', franklin, [235_500, 310_100, 369_000]],
  ['Delaware', delaware, [515_500, 642_900, 730_800]],
] as const)('the highest prices in %s are those of the same script', (_county, numbers, prices) => {
  const { comfortable, stretch, most } = highestPrices(buyerOf(numbers, undated), undated);
  expect([comfortable?.price, stretch?.price, most?.price]).toEqual(prices);
});
