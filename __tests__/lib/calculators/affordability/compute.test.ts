import fc from 'fast-check';
import { market } from '@/__tests__/frozen/market';
import { verdictText } from '@/components/calculators/answer/verdict-strip.client';
import { rungNames } from '@/lib/buying/highest-price';
import { scheduleText } from '@/lib/buying/words';
import { analysisOf } from '@/lib/calculators/affordability/compute';
import { type AffordabilityValues, fields } from '@/lib/calculators/affordability/fields';
import {
  affordVerdict,
  bindingText,
  homeText,
  noteText,
  savedNote,
  shortText,
} from '@/lib/calculators/affordability/words';
import { initialValues } from '@/lib/calculators/definition';
import { usdWhole } from '@/lib/numbers/format';

const shares = { front: '28%', comfortable: '36%', stretch: '43%', most: '50%' };
const today = { ratePercent: 7.4, pmiPercent: 0 };
const toledo = {
  ...today,
  annualIncome: 62_000,
  monthlyDebts: 310,
  saved: 18_000,
  county: 'Lucas',
  firstHome: 'Yes',
} as const;

function of(change: Partial<AffordabilityValues>) {
  return analysisOf({ ...initialValues(fields), ...change }, { market });
}

const prices = ({ scale }: ReturnType<typeof of>) => rungNames.map((name) => scale[name]?.price);

// Recomputed by a separate script with 50-digit decimals.
test.each([
  ['the example', {}, [254_200, 332_300, 386_000], 0],
  ['the example at today’s rate', today, [242_300, 308_100, 357_100], 0],
  ['$62,000 in Toledo', toledo, [162_300, 206_700, 243_400], 0],
  ['nothing in reserve', { ...toledo, reserveMonths: '0' }, [163_400, 211_900, 245_200], 0],
  ['two months in reserve', { ...toledo, reserveMonths: '2' }, [161_200, 205_200, 243_300], 0],
  ['at 6.9%', { ...toledo, ratePercent: 6.9 }, [167_800, 213_900, 252_100], 0],
  ['$6,000 saved', { ...toledo, saved: 6000, reserveMonths: '0' }, [154_800, 204_600, 243_300], 4544],
  [
    'a veteran in Franklin County',
    { ...today, annualIncome: 88_000, monthlyDebts: 450, saved: 9000, county: 'Franklin', kind: 'va' },
    [235_500, 310_100, 369_000],
    1053,
  ],
  [
    'a couple in Delaware County',
    { ...today, annualIncome: 165_000, monthlyDebts: 900, saved: 120_000, county: 'Delaware' },
    [515_500, 642_900, 730_800],
    0,
  ],
] as const)('%s: three prices, and what is short of the cash', (_name, change, expected, short) => {
  const found = of(change);
  expect(prices(found)).toEqual(expected);
  expect(found.shown?.short).toBe(short);
});

test('the answer names what limits the price: the income share for the home, the debts, or FHA’s limit', () => {
  expect(noteText(of(toledo), shares)).toBe('What sets it: 28% of income for the home.');
  expect(noteText(of({ ...toledo, monthlyDebts: 900 }), shares)).toBe('Your debts set it: 36% of income, with them.');
  const rich = of({ ...toledo, annualIncome: 400_000, saved: 100_000, kind: 'fha' });
  expect(noteText(rich, shares)).toBe('FHA’s limit sets it: a higher price takes more down.');
  expect(rich.shown?.plan.baseLoan).toBeLessThanOrEqual(541_287);
  const { stretch } = of(toledo).scale;
  expect(stretch && bindingText('stretch', stretch, shares)).toBe('43% of income with debts');
});

test('a price that a step in mortgage insurance keeps below the limit prints its true share of income', () => {
  const { most } = of({ ...today, annualIncome: 300_000, monthlyDebts: 0, saved: 300_000 }).scale;
  expect([most?.price, most?.withDebts?.toFixed(1)]).toEqual([1_666_300, '49.0']);
  expect(most && bindingText('most', most, shares)).toBe('49.0% of income with debts; the limit is 50%');
});

test('a shortfall is shown with the price that savings reach', () => {
  const short = of({ ...toledo, saved: 6000, reserveMonths: '0' });
  expect(shortText(short)).toBe('You’re about $4,544 short of the cash. Your savings reach $73,300.');
  expect(savedNote(short)).toBe('It takes about $5,900 for closing and $4,644 down.');
  expect(shortText(of({ ...toledo, fundsMode: 'down', downPayment: 1000 }))).toMatch(/more down than you have/);
  expect(shortText(of(toledo))).toBeNull();
});

test('a down payment from an old link still counts in full, with closing costs on top', () => {
  const old = of({ ...today, saved: 0, downPayment: 40_000 });
  expect(old.shown?.downPayment).toBe(40_000);
  expect(old.shown?.inBank).toBeNull();
});

test('no household gets a nonsensical sentence, and prices never fall along the street', () => {
  const dollars = (largest: number) => fc.integer({ min: 0, max: largest });
  fc.assert(
    fc.property(
      fc.record({
        annualIncome: dollars(1_000_000),
        monthlyDebts: dollars(20_000),
        saved: fc.oneof(fc.constant(0), dollars(2_000_000)),
        fundsMode: fc.constantFrom('saved' as const, 'down' as const),
        downPayment: dollars(500_000),
        reserveMonths: fc.constantFrom('0' as const, '1' as const, '2' as const),
        county: fc.constantFrom('' as const, 'Lucas' as const, 'Delaware' as const),
        firstHome: fc.constantFrom('' as const, 'Yes' as const, 'No' as const),
        ohioHelp: fc.constantFrom('Yes' as const, 'No' as const),
        kind: fc.constantFrom('conventional' as const, 'fha' as const, 'va' as const),
        termMonths: fc.constantFrom(24, 180, 360, 372, 480),
        ratePercent: fc.constantFrom(0, 0.001, 6.5, 7.4, 20, 100),
        pmiPercent: fc.constantFrom(0, 0.4, 150),
        monthlyInsurance: dollars(3000),
        monthlyPropertyTax: fc.oneof(fc.constant(0), dollars(5000)),
        homeInMind: fc.oneof(fc.constant(0), dollars(3_000_000)),
      }),
      (change) => {
        const found = of(change);
        const shown = prices(found).map((price) => price ?? 0);
        expect([...shown].sort((a, b) => a - b)).toEqual(shown);
        const { home, shown: first } = found;
        const said = [
          verdictText(affordVerdict(found, market, false)),
          noteText(found, shares),
          shortText(found) ?? '',
          savedNote(found) ?? '',
          home ? homeText(home) : '',
          first ? scheduleText(first) : '',
        ].join(' ');
        expect(said).not.toMatch(/NaN|Infinity|undefined|null|---|−0\b|−\$/);
        const { scale } = found;
        if (scale.comfortable && scale.comfortable.short > 0) expect(said).toMatch(/short of the cash|more down/);
        for (const rung of Object.values(scale)) {
          if (rung) expect(rung.downPayment).toBeGreaterThanOrEqual(0);
          if (rung && rung.inBank !== null && rung.short === 0) {
            expect(rung.bring + rung.inBank).toBeCloseTo(change.saved || 0, 6);
          }
          if (rung) expect(usdWhole(rung.price)).toMatch(/^\$[\d,]+00$/);
        }
      },
    ),
    { seed: 20261126, numRuns: 300 },
  );
});
