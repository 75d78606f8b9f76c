import { market } from '@/__tests__/frozen/market';
import { initialValues } from '@/lib/calculators/definition';
import { paymentOf, withDependents } from '@/lib/calculators/payment/compute';
import { fields, type PaymentValues } from '@/lib/calculators/payment/fields';
import {
  type KindsAsked,
  kindRows,
  kindsOf,
  kindsVerdict,
  paymentsText,
  refusedText,
} from '@/lib/calculators/payment/kinds';
import { countyState } from '@/lib/counties';

const columbus: Partial<PaymentValues> = {
  ...{ homePrice: 265_000, downPayment: 14_000, ratePercent: 7.4, score: '700', firstHome: 'Yes' },
  ...{ state: countyState, county: 'Franklin' },
};
const dayton: Partial<PaymentValues> = { ...columbus, homePrice: 250_000, downPayment: 0, county: 'Montgomery' };

const opening = initialValues(fields);

function compared(change: Partial<PaymentValues>, asked: Partial<KindsAsked> = {}) {
  const payment = paymentOf({ ...opening, ...withDependents(opening, change) }, { market });
  const whole = { isVeteran: false, vaUse: 'first', stayMonths: 84, eachAtMin: false, ...asked } as const;
  return kindsOf(payment, whole, market);
}

const verdictOf = (kinds: ReturnType<typeof compared>) => Object.values(kindsVerdict(kinds, 84)).join('');

test('the verdict says which loan costs less at first, and which by the end of the stay', () => {
  expect(verdictOf(compared(columbus))).toBe(
    'FHA is $28 a month less at first. Conventional costs $1,334 less over 7 years, because FHA adds $4,393 to the loan.',
  );
  expect(verdictOf(compared(columbus, { isVeteran: true }))).toBe(
    'VA is $109 a month less at first, and costs $8,063 less over 7 years than Conventional.',
  );
});

test('with nothing down only VA is available, and the others state their minimum', () => {
  const kinds = compared(dayton, { isVeteran: true });
  expect(kinds.map(({ refusal }) => refusal?.downPayment)).toEqual([8750, 7500, undefined]);
  expect(kinds.map(refusedText)).toEqual(['Starts at 3.5%.', 'Starts at 3%.', 'Yes']);
  expect(verdictOf(kinds)).toBe('At this down payment, VA is the one you can have: $2,232 a month.');
  expect(verdictOf(compared(dayton))).toBe('VA fits, if you served. The other two don’t fit this down payment yet.');
  for (const { cells } of kindRows(kinds, { stayMonths: 84, eachAtMin: false, ratePercent: 7.4 }).slice(1)) {
    expect(cells.slice(0, 2).map(({ text }) => text)).toEqual(['–', '–']);
  }
});

test('each kind is compared at its minimum down payment, and for an exempt veteran', () => {
  const kinds = compared(dayton, { isVeteran: true, eachAtMin: true, vaUse: 'exempt' });
  expect(kinds.map(({ home }) => home.month.total?.toFixed(2))).toEqual(['2273.99', '2343.37', '2195.24']);
  expect(kinds.map(({ downPayment, home }) => downPayment + home.closing.plan)).toEqual([17_250, 16_000, 8600]);
  expect(kinds.map(({ cost }) => Math.round(cost.cost))).toEqual([137_967, 140_141, 127_150]);
});

test('a loan above FHA’s limit or the conforming limit is named as such', () => {
  const dear = { ...dayton, homePrice: 700_000, downPayment: 35_000 };
  expect(refusedText(compared(dear)[0] ?? { refusal: null })).toBe('Goes up to $541,287 here.');
  expect(compared(dear)[0]?.refusal?.downPayment).toBe(158_713);
  const jumbo = compared({ ...columbus, homePrice: 1_200_000, downPayment: 200_000 });
  expect(jumbo.map(refusedText)).toEqual([
    expect.stringMatching(/^Goes up to/),
    'Over $832,750 it’s a jumbo loan.',
    'Yes',
  ]);
});

test('above a limit the least down is one figure, that of the limit, in row, button and comparison', () => {
  const change = { homePrice: 2_400_000, downPayment: 240_000, county: 'Montgomery' };
  const asked = { stayMonths: 84, eachAtMin: false, ratePercent: 7.4 };
  const kinds = compared(change);
  expect(kindRows(kinds, asked)[0]?.cells.map(({ text, note }) => [text, note])).toEqual([
    ['$1,858,713', '77.4%'],
    ['$1,567,250', '65.3%'],
    ['$0', '0%'],
  ]);
  for (const { minDown, refusal } of kinds) expect(refusal?.downPayment ?? 0).toBe(minDown);
  expect(compared(change, { eachAtMin: true }).map(({ refusal }) => refusal)).toEqual([null, null, null]);
});

test('a rate of 0 and a term of 31 years have a monthly cost and a schedule for each kind', () => {
  for (const change of [{ ratePercent: 0 }, { termMonths: 372 }]) {
    for (const { kind, home, cost } of compared({ ...columbus, ...change })) {
      expect(Number.isFinite(home.month.total)).toBe(true);
      expect(cost.cost).toBeGreaterThan(0);
      expect(paymentsText(kind, home.plan)).toMatch(/ payments of \$[\d,]+/);
    }
  }
});
