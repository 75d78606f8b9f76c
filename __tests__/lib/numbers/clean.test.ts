import fc from 'fast-check';
import { caretAfter, cleanMoney, cleanPercentText, digitsOf, groupMoney, percentValue } from '@/lib/numbers/clean';

const typedText = fc.string({ unit: fc.constantFrom(...'0123456789.,-$ e%５．') });
const repeatable = { seed: 20261120, numRuns: 2000 };

describe('a money field', () => {
  test.each([
    ['$1,250,000.50', 1250000.5],
    ['-5', -5],
    ['', 0],
    ['1e5', 100000],
    ['65k', 65000],
    ['1,25', 125],
    ['20%', 0],
    [' 1 250 000 ', 1250000],
    ['9'.repeat(400), 0],
  ])('that contains "%s" means %d dollars', (text, amount) => {
    expect(cleanMoney(text)).toBe(amount);
  });

  test.each([
    ['1250000.5', '1,250,000.5'],
    ['1,25', '125'],
    ['12,3456', '123,456'],
    ['999', '999'],
    ['1000.', '1,000.'],
    ['-1234', '-1,234'],
    ['-', '-'],
    ['', ''],
    ['1.2.3', '1.2.3'],
    ['$1,250,000.50', '1,250,000.50'],
    ['１２３４', '1,234'],
    ['1234.56789', '1,234.56789'],
  ])('that "%s" is typed into shows "%s"', (text, shown) => {
    expect(groupMoney(text)).toBe(shown);
  });

  test('means the same amount with and without thousands separators', () => {
    fc.assert(
      fc.property(typedText, (text) => {
        expect(cleanMoney(groupMoney(text))).toBe(cleanMoney(text));
      }),
      repeatable,
    );
  });
});

describe('a percent field', () => {
  test.each([
    ['6.5', '6.5', 6.5],
    ['6.5%', '6.5', 6.5],
    ['1.2.3', '1.23', 1.23],
    ['12.34567', '12.345', 12.345],
    ['-5', '5', 5],
    ['', '', 0],
    ['.', '.', 0],
    ['6.', '6.', 6],
    ['.5', '.5', 0.5],
    ['1e5', '15', 15],
    ['1e3', '13', 13],
    ['150', '100', 100],
    ['100.001', '100', 100],
    ['100.', '100.', 100],
    ['99.9999', '99.999', 99.999],
    ['６．５', '6.5', 6.5],
    [' 4 . 5 ', '4.5', 4.5],
    ['..5', '.5', 0.5],
    ['$1,250,000.50', '100', 100],
    ['9'.repeat(400), '100', 100],
  ])('that "%s" is typed into shows "%s" and means %d', (text, shown, value) => {
    expect(cleanPercentText(text)).toBe(shown);
    expect(percentValue(text)).toBe(value);
  });

  test('always holds 0 to 100 with at most three decimals, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(typedText, (text) => {
        const shown = cleanPercentText(text);
        expect(shown).toMatch(/^\d*(\.\d{0,3})?$/);
        expect(cleanPercentText(shown)).toBe(shown);
        expect(percentValue(text)).toBeGreaterThanOrEqual(0);
        expect(percentValue(text)).toBeLessThanOrEqual(100);
      }),
      repeatable,
    );
  });
});

test.each([
  ['(614) 555-0142', '6145550142'],
  ['４３２１５', '43215'],
  ['43215-1234', '432151234'],
  ['-5', '5'],
  ['1e5', '15'],
  ['', ''],
])('the digits of "%s" are "%s"', (text, digits) => {
  expect(digitsOf(text)).toBe(digits);
});

describe('the caret in a reformatted field', () => {
  test.each([
    ['a digit added at the end', '12345|', '12,345|'],
    ['a digit added in front', '9|1,234', '9|1,234'],
    ['a digit added in the middle', '1,29|34', '1,29|34'],
    ['a digit added before a separator that moves', '12|3,456,7', '12|3,456,7'],
    ['a separator deleted', '1|234', '1|,234'],
    ['a digit deleted', '1,3|4', '13|4'],
    ['a dollar sign pasted in front', '$12|34', '12|34'],
    ['a letter typed in the middle', '12x|34', '12|34'],
    ['a second dot typed in the middle', '1.2.|3', '1.2|3'],
    ['a decimal typed before three others', '1.29|345', '1.29|3'],
    ['a fourth decimal typed at the end', '1.2345|', '1.234|'],
    ['a rate above 100', '150|', '100|'],
    ['a full-width digit in the middle', '1５|2', '15|2'],
    ['the caret at the very front', '|1234', '|1,234'],
  ])('%s: "%s" becomes "%s"', (_what, typed, shown) => {
    const rewritten = caretAfter(typed.replace('|', ''), typed.indexOf('|'), shown.replace('|', ''));
    expect(rewritten).toBe(shown.indexOf('|'));
  });

  test('stays after the same digits whatever is typed into a money field', () => {
    fc.assert(
      fc.property(typedText, fc.nat(30), (text, caret) => {
        const place = caretAfter(text, caret, groupMoney(text));
        expect(digitsOf(groupMoney(text).slice(0, place))).toBe(digitsOf(text.slice(0, caret)));
      }),
      repeatable,
    );
  });
});
