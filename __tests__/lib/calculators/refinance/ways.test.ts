import { initialValues } from '@/lib/calculators/definition';
import { analysisOf } from '@/lib/calculators/refinance/compute';
import {
  consolidationFields,
  type DebtKind,
  mortgageCount,
  type RefinanceValues,
} from '@/lib/calculators/refinance/fields';
import { lendersText, securedTitle, wayRows, waysOf, waysWithoutLoan } from '@/lib/calculators/refinance/ways';
import { owedAfter } from '@/lib/mortgage/replacement';

const second = { ratePercent: 9.4, months: 180, whoMakesIt: '' };
const opening = initialValues(consolidationFields);
const cleared = Object.fromEntries(
  [1, 2].flatMap((n) => [`principal${n}`, `payment${n}`, `ratePercent${n}`].map((k) => [k, 0])),
);

function analyze(change: Readonly<Record<string, number | string>>) {
  const typed = {
    newRatePercent: 7.4,
    termMonths: 360,
    closingCosts: 2,
    stayMonths: 60,
    debtCount: '3',
    kind3: 'card',
  };
  const values: RefinanceValues = Object.assign({}, opening, cleared, typed, change);
  return analysisOf(values, { min: mortgageCount, max: mortgageCount + 8 });
}

const mortgage = { principal1: 187_000, payment1: 1040, ratePercent1: 3.2 };
const card = { principal3: 28_000, payment3: 840, ratePercent3: 24 };

// Recomputed by a separate script with 50-digit decimals.
test('a mortgage at 3.2% and a card at 24%: three ways, to the dollar', () => {
  const ways = waysOf(analyze({ ...mortgage, ...card }), second);
  const figures = [ways.asIs, ways.one, ways.second].map((way) => [
    way?.monthly.toFixed(2),
    Math.round(way?.byEnd ?? 0),
    Math.round(way?.owed ?? 0),
  ]);
  expect(figures).toEqual([
    ['1880.00', 301_590, 151_828],
    ['1488.62', 540_202, 203_224],
    ['1330.70', 307_312, 174_389],
  ]);
  expect(ways.second?.aprPercent?.toFixed(3)).toBe('9.574');
});

test('each option is compared with the current debts', () => {
  const analysis = analyze({ ...mortgage, ...card });
  const [, end, owed] = wayRows(analysis, waysOf(analysis, second), second);
  expect(end?.cells.map(({ note }) => note)).toEqual(['in 20 years and 6 months', '$238,612 more', '$5,722 more']);
  expect(owed?.cells.map(({ note }) => note)).toEqual([undefined, '$51,396 more', '$22,561 more']);
});

test('there is no second loan if the new rate is lower than the mortgage’s, or if there is no other debt', () => {
  expect(waysOf(analyze({ ...mortgage, ...card, newRatePercent: 3 }), second).second).toBeNull();
  expect(waysOf(analyze(mortgage), second).second).toBeNull();
});

test('a debt that is never paid off has no end', () => {
  const analysis = analyze({ ...mortgage, ...card, payment3: 100 });
  expect(waysOf(analysis, second).asIs).toMatchObject({ byEnd: null, months: null });
  expect(wayRows(analysis, waysOf(analysis, second), second)[1]?.cells[0]).toMatchObject({
    text: '---',
    note: 'never paid off',
  });
});

test('a card can be paid off without a loan: as it is, with $100 more, and at a hardship rate', () => {
  expect(waysWithoutLoan(analyze({ ...mortgage, ...card })).map(({ text }) => text)).toEqual([
    '$840.00 a month pays off the $28,000 at 24% in 56 payments, for $18,604 of interest.',
    'Done in 46 payments, and $3,609 less interest.',
    'Ask for its hardship rate. At 12% the same $840.00 pays it off in 41 payments.',
  ]);
});

test('the balance after a number of payments is never below zero', () => {
  expect(owedAfter({ principal: 1000, payment: 600, ratePercent: 0 }, 2)).toBe(0);
  expect(owedAfter({ principal: 187_000, payment: 1040, ratePercent: 3.2 }, 60)).toBeCloseTo(151_828.02, 2);
});

const withoutLoan = (change: Readonly<Record<string, number | string>>) =>
  waysWithoutLoan(analyze({ ...mortgage, ...change })).map(({ title, text }) => `${title}: ${text}`);

test('a card that its payment never pays off gets ways without a loan too, before one that gets paid off', () => {
  const unpaid = { principal3: 18_000, payment3: 300, ratePercent3: 24 };
  const expected = [
    'As it is, it’s never paid off: The $18,000 at 24% costs $360.00 of interest a month. You pay $300.00, so what you owe never goes down. First, stop charging.',
    'Add $100 a month: Done in 117 payments, for $28,511 of interest.',
    'Ask the card company: Ask for its hardship rate. At 12% the same $300.00 pays it off in 93 payments.',
  ];
  expect(withoutLoan(unpaid)).toEqual(expected);
  const paid = { principal4: 5000, payment4: 300, ratePercent4: 29, kind4: 'card', debtCount: '4' };
  expect(withoutLoan({ ...unpaid, ...paid })).toEqual(expected);
});

test('if $100 more is not enough, the way without a loan is the payment that ends the debt in five years', () => {
  expect(withoutLoan({ principal3: 18_000, payment3: 100, ratePercent3: 24 })).toEqual([
    expect.stringContaining('You pay $100.00, so what you owe never goes down.'),
    'Pay $518 a month: Done in 60 payments, for $13,060 of interest.',
    'Ask the card company: Ask for its hardship rate. At 12% the interest is $180.00 a month.',
  ]);
});

test('a debt without a payment asks for it, and gives way to one that has a payment', () => {
  expect(withoutLoan({ principal3: 18_000 })).toEqual([
    'Keep going: Type what you pay a month on the $18,000, and you’ll see when it’s gone.',
  ]);
  const paid = { principal4: 5000, payment4: 300, ratePercent4: 10, kind4: 'card', debtCount: '4' };
  expect(withoutLoan({ principal3: 18_000, ratePercent3: 24, ...paid })[0]).toContain('pays off the $5,000 at 10%');
});

test('one payment is not "1 payments", and interest of nothing or of cents is not "$0"', () => {
  expect(withoutLoan({ principal3: 100, payment3: 200, ratePercent3: 24 })[0]).toContain('in 1 payment, for $2 of');
  expect(withoutLoan({ principal3: 100, payment3: 90, ratePercent3: 3 })).toEqual([
    'Keep going, and stop charging: $90.00 a month pays off the $100 at 3% in 2 payments, for $0.28 of interest.',
    'Add $100 a month: Done in 1 payment.',
  ]);
  expect(withoutLoan({ principal3: 2000, payment3: 100, ratePercent3: 0 })).toEqual([
    'Keep going, and stop charging: $100.00 a month pays off the $2,000 at 0% in 20 payments, for no interest.',
    'Add $100 a month: Done in 10 payments.',
  ]);
});

test('a car or a student loan is not called a card', () => {
  expect(withoutLoan({ principal3: 18_000, payment3: 600, ratePercent3: 14, kind3: 'car' })).toEqual([
    expect.stringMatching(/^Keep going: \$600\.00 a month/),
    expect.stringMatching(/^Add \$100 a month: Done in/),
    expect.stringMatching(/^Ask the lender: Ask for its hardship rate\./),
  ]);
  expect(lendersText(['car'], 'The')).toBe('The car lender');
  expect(lendersText(['card', 'car', 'card'], 'A')).toBe('A card company and a car lender');
  expect(
    [['car'], ['car', 'student'], ['student', 'card'], []].map((kinds) => securedTitle(kinds as DebtKind[])),
  ).toEqual([
    'This debt becomes secured by your home.',
    'These debts become secured by your home.',
    'Card debt becomes secured by your home.',
    'Card debt becomes secured by your home.',
  ]);
});
