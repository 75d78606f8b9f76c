import { initialValues } from '@/lib/calculators/definition';
import { analysisOf } from '@/lib/calculators/refinance/compute';
import { consolidationFields, mortgageCount, type RefinanceValues } from '@/lib/calculators/refinance/fields';
import { wayRows, waysOf, waysWithoutLoan } from '@/lib/calculators/refinance/ways';
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
  expect(waysWithoutLoan(analysis)).toEqual([]);
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
