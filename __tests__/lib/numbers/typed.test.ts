import fc from 'fast-check';
import { moneyText } from '@/lib/numbers/format';
import { keepsSeparators, type TypedUnit, typedNumber } from '@/lib/numbers/typed';

const thousands = { comma: 'thousands' } as const;
const decimals = { comma: 'decimals' } as const;
const repeatable = { seed: 20261122, numRuns: 2000 };

describe('a typed number', () => {
  it.each<[string, number, TypedUnit | null]>([
    ['450k', 450_000, null],
    ['450 K', 450_000, null],
    ['1.2m', 1_200_000, null],
    ['1.1M', 1_100_000, null],
    ['1,2m', 1_200_000, null],
    ['1.2 million', 1_200_000, null],
    ['450 thousand dollars', 450_000, 'dollars'],
    ['$450,000', 450_000, 'dollars'],
    ['$ 450k', 450_000, 'dollars'],
    ['US$450,000', 450_000, 'dollars'],
    ['450,000 USD', 450_000, 'dollars'],
    ['450000$', 450_000, 'dollars'],
    ['20%', 20, 'percent'],
    ['20 percent', 20, 'percent'],
    ['6 1/2', 6.5, null],
    ['6-1/2', 6.5, null],
    ['6½', 6.5, null],
    ['6 ⅞ %', 6.875, 'percent'],
    ['1/2', 0.5, null],
    ['6.5%', 6.5, 'percent'],
    ['6.5 %', 6.5, 'percent'],
    ['.5', 0.5, null],
    ['6.', 6, null],
    [' 1 000 ', 1_000, null],
    ['1 250 000.50', 1_250_000.5, null],
    ['1\u00a0250\u00a0000,50', 1_250_000.5, null],
    ["1'250'000", 1_250_000, null],
    ['1’250’000', 1_250_000, null],
    ['1.250.000,50', 1_250_000.5, null],
    ['1,250,000.50', 1_250_000.5, null],
    ['1.250.000', 1_250_000, null],
    ['450,00', 450, null],
    ['6,5', 6.5, null],
    ['１２３４', 1_234, null],
    ['＄４５０，０００', 450_000, 'dollars'],
    ['６．５％', 6.5, 'percent'],
    ['450.000', 450, null],
    ['1e5', 100_000, null],
    ['1e12', 1e12, null],
    ['-5', -5, null],
    ['−5', -5, null],
    ['-$1,200', -1_200, 'dollars'],
    ['$-5', -5, 'dollars'],
    ['(1,200)', -1_200, null],
    ['-0', 0, null],
    ['30 years', 30, 'years'],
    ['30y', 30, 'years'],
    ['360 months', 360, 'months'],
    ['0', 0, null],
    ['007', 7, null],
  ])('%j is %d, unit %s', (text, value, unit) => {
    expect(typedNumber(text, thousands)).toEqual({ value, unit });
  });

  it.each([
    '',
    '   ',
    '-',
    '.',
    ',',
    '$',
    '%',
    'k',
    'NaN',
    'Infinity',
    'abc',
    'none',
    '1.2.3',
    '6.1.259',
    '12 34',
    '1,2,3',
    '450,000,00',
    '1,2345',
    '12,345,6.7',
    '6 1/0',
    '1/',
    '/2',
    '6 1/2/3',
    '450x',
    '450kk',
    '450 apples',
    '20%%',
    '$20%',
    '--5',
    '5-',
    '1e999',
    '1e-5',
    '0x10',
    '１．２．３',
    '2000 a month',
    '5 to 6',
    '450,000.50.1',
    'k450',
  ])('%j cannot be a number', (text) => {
    expect(typedNumber(text, thousands)).toBeNull();
  });

  it('has decimals after a comma if it cannot be a thousands separator', () => {
    expect(typedNumber('6,125', decimals)).toEqual({ value: 6.125, unit: null });
    expect(typedNumber('6,125', thousands)).toEqual({ value: 6_125, unit: null });
    expect(typedNumber('0,4567', decimals)).toEqual({ value: 0.4567, unit: null });
    expect(typedNumber('1,250,000', decimals)).toEqual({ value: 1_250_000, unit: null });
  });

  it('treats every comma as a separator while a printed number is edited', () => {
    const separator = { comma: 'separator' } as const;
    expect(typedNumber('500,00', separator)).toEqual({ value: 50_000, unit: null });
    expect(typedNumber('5100,000', separator)).toEqual({ value: 5_100_000, unit: null });
    expect(typedNumber(',500', separator)).toEqual({ value: 500, unit: null });
  });

  it('in a field of months is 30 months for "30m"', () => {
    expect(typedNumber('30m', { ...thousands, months: true })).toEqual({ value: 30, unit: 'months' });
  });

  it('is never NaN, infinite or minus zero', () => {
    const marks = fc.string({ unit: fc.constantFrom(...'0123456789.,-$ ekm%/½５．()') });
    fc.assert(
      fc.property(
        fc.oneof(marks, fc.string()),
        fc.constantFrom('thousands', 'decimals', 'separator'),
        (text, comma) => {
          const read = typedNumber(text, { comma });
          expect(read === null || (Number.isFinite(read.value) && !Object.is(read.value, -0))).toBe(true);
        },
      ),
      repeatable,
    );
  });

  it('is the amount a field prints, however it is written', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999_999 });
    const wide = (text: string) => text.replace(/[!-~]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) + 0xfee0));
    fc.assert(
      fc.property(cents, (amount) => {
        const dollars = amount / 100;
        const text = moneyText(dollars);
        const swapped = text.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ','));
        for (const typed of [text, `$${text}`, `$ ${text} `, wide(text), text.replaceAll(',', ' '), String(dollars)]) {
          expect(typedNumber(typed, thousands)?.value).toBe(dollars);
        }
        if (text.includes('.')) expect(typedNumber(swapped, thousands)?.value).toBe(dollars);
      }),
      repeatable,
    );
  });

  it('with k means thousands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), (tenths) => {
        expect(typedNumber(`${tenths / 10}k`, thousands)?.value).toBe(tenths * 100);
      }),
      repeatable,
    );
  });
});

it.each([
  ['500,000', '500,00', true],
  ['500,000', '5100,000', true],
  ['1,500,000', '1,50,000', true],
  ['500,000', '4', false],
  ['500,000', '450,00', false],
  ['6.5', '6,5', false],
  ['45', '45,', false],
  ['500,000', '500,000,', false],
])('commas in a text edited from %j to %j are separators: %s', (before, after, keeps) => {
  expect(keepsSeparators(before, after)).toBe(keeps);
});
