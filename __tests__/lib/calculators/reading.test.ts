import fc from 'fast-check';
import { fields as affordabilityFields } from '@/lib/calculators/affordability/fields';
import type { CalculatorField, NumericField } from '@/lib/calculators/definition';
import { fields as paymentFields } from '@/lib/calculators/payment/fields';
import { maxAmount, readingOf, suggestFix } from '@/lib/calculators/reading';
import { consolidationFields, refinanceFields } from '@/lib/calculators/refinance/fields';
import { fields as rentOrBuyFields } from '@/lib/calculators/rent-or-buy/fields';
import { fieldText } from '@/lib/calculators/words';

const money = { kind: 'money', label: 'Down payment', param: 'down', initial: 66_000 } as const;
const percent = { kind: 'percent', label: 'Down payment', param: 'down', initial: 13.2 } as const;

const calculators = {
  affordability: affordabilityFields,
  consolidation: consolidationFields,
  payment: paymentFields,
  refinance: refinanceFields,
  'rent or buy': rentOrBuyFields,
} as const;
const isNumeric = (field: CalculatorField): field is NumericField => field.kind !== 'choice';
const numeric = Object.entries(calculators).flatMap(([form, fields]) =>
  Object.values<CalculatorField>(fields)
    .filter(isNumeric)
    .map((field) => [form, field.label, field] as const),
);

describe('an amount in dollars or percent', () => {
  it.each([
    ['20%', 20],
    ['20 percent', 20],
    ['0%', 0],
  ])('in dollars reads %j as %d percent', (text, value) => {
    expect(readingOf(money, text, { other: 'percent' })).toEqual({ value, other: true });
  });

  it.each([
    ['$66,000', 66_000],
    ['66000', 66_000],
    ['$20', 20],
    ['66k', 66_000],
  ])('in percent reads %j as %d dollars', (text, value) => {
    expect(readingOf(percent, text, { other: 'dollars' })).toEqual({ value, other: true });
  });

  it.each(['120%', '-20%'])('in dollars rejects %j', (text) => {
    expect(readingOf(money, text, { other: 'percent' })).toEqual({ problem: 'Type a percent from 0 to 100.' });
  });
});

describe.each(numeric)('%s, %s', (_form, _label, field) => {
  it('parses any text as a valid number, or answers with a sentence', () => {
    const marks = fc.string({ unit: fc.constantFrom(...'0123456789.,-$ ekm%/½５．()') });
    const known = fc.constantFrom('', '0', '-1', '1e12', 'NaN', '５００', '6,5', '450k', '20%', '7 years', 'Infinity');
    fc.assert(
      fc.property(fc.oneof(known, marks, fc.string()), fc.boolean(), (text, separators) => {
        const reading = readingOf(field, text, { separators });
        if ('problem' in reading) {
          expect(reading.problem).toMatch(/^[“A-Z].*\.$/s);
          return;
        }
        expect(reading.value).toBeGreaterThanOrEqual(0);
        expect(reading.value).toBeLessThanOrEqual(field.kind === 'months' ? field.atMost : maxAmount);
        if (field.kind === 'percent' && !field.unlimited) expect(reading.value).toBeLessThanOrEqual(100);
        if (field.kind === 'months') expect(Number.isInteger(reading.value)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('parses what it prints', () => {
    const max = field.kind === 'months' ? field.atMost : field.kind === 'percent' ? 100 : maxAmount;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: max * (field.kind === 'months' ? 1 : 100) }), (units) => {
        const value = field.kind === 'months' ? units : units / 100;
        expect(readingOf(field, fieldText(field, value))).toEqual({ value });
      }),
      { numRuns: 200 },
    );
  });

  it('does not question its initial value', () => {
    expect(suggestFix(field, field.initial)).toBeNull();
  });
});

describe('the question about an improbable value', () => {
  const { homePrice, ratePercent } = paymentFields;
  const { annualIncome } = affordabilityFields;
  const { stayMonths } = rentOrBuyFields;

  it.each<[NumericField, number, number | null]>([
    [annualIncome, 62, 62_000],
    [annualIncome, 4_000, 48_000],
    [homePrice, 450, 450_000],
    [homePrice, 450_500_000, 450_500],
    [homePrice, 4_500_000, 450_000],
    [homePrice, 19_999, 199_990],
    [ratePercent, 65, 6.5],
    [ratePercent, 0.065, 6.5],
    [ratePercent, 16, null],
    [stayMonths, 7, 84],
  ])('for %j at %d suggests %d', (field, value, likely) => {
    expect(suggestFix(field, value)).toMatchObject({ likely });
  });

  it.each<[NumericField, number]>([
    [homePrice, 20_000],
    [homePrice, 3_000_000],
    [homePrice, 0],
    [ratePercent, 15],
    [annualIncome, 12_000],
  ])('is not asked for %j at %d', (field, value) => {
    expect(suggestFix(field, value)).toBeNull();
  });

  it('only suggests usual values', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<NumericField>(homePrice, ratePercent, annualIncome, stayMonths),
        fc.double({ min: 0, max: maxAmount, noNaN: true }),
        (field, value) => {
          const likely = suggestFix(field, value)?.likely ?? field.initial;
          expect(suggestFix(field, likely)).toBeNull();
        },
      ),
    );
  });
});
