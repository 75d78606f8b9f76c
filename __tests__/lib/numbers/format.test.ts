import { integerText, moneyText, percentText, roundHalfAway, usd, usdFine, usdWhole } from '@/lib/numbers/format';

describe('amounts on screen', () => {
  test.each([
    [1234.5, '$1,234.50'],
    [-12.3, '−$12.30'],
    [0, '$0.00'],
    [2.345, '$2.35'],
    [-2.345, '−$2.35'],
    [1.005, '$1.01'],
    [-1.005, '−$1.01'],
    [8.345, '$8.35'],
    [1.004999, '$1.00'],
    [0.615, '$0.62'],
    [0.004, '$0.00'],
    [-0.004, '$0.00'],
    [-0.005, '−$0.01'],
    [2743.17522196, '$2,743.18'],
    [-68386.51, '−$68,386.51'],
    [1999999.995, '$2,000,000.00'],
    [123456789012.34, '$123,456,789,012.34'],
    [9007199254740991, '$9,007,199,254,740,991.00'],
    [-1e22, '−$10,000,000,000,000,000,000,000.00'],
  ])('%d dollars is printed as %s', (amount, text) => {
    expect(usd(amount)).toBe(text);
  });

  test.each([
    [1234.5, '$1,235'],
    [-1234.5, '−$1,235'],
    [0.49, '$0'],
    [-0.49, '$0'],
    [2000000, '$2,000,000'],
  ])('%d in whole dollars is printed as %s', (amount, text) => {
    expect(usdWhole(amount)).toBe(text);
  });

  test.each([
    [1234, '$1,234.00'],
    [1234.5, '$1,234.50'],
    [0.1234567, '$0.123457'],
    [2528.27, '$2,528.27'],
    [-2528.2712, '−$2,528.2712'],
  ])('%d dollars within a calculation is printed as %s', (amount, text) => {
    expect(usdFine(amount)).toBe(text);
  });

  test('a missing value is printed as ---', () => {
    expect([usd(null), usd(Number.NaN), usd(Number.POSITIVE_INFINITY), usdWhole(null)]).toEqual(Array(4).fill('---'));
    expect([percentText(Number.NaN), integerText(Number.NaN)]).toEqual(['---', '---']);
  });

  test.each([
    [500000, '500,000'],
    [12100.5, '12,100.50'],
    [-5, '-5'],
    [0, '0'],
    [113463.254, '113,463.25'],
    [Number.NaN, ''],
  ])('a money field shows %d as "%s" on blur', (amount, text) => {
    expect(moneyText(amount)).toBe(text);
  });
});

describe('percentages, counts and rounding', () => {
  test.each([
    [6.5, '6.5%'],
    [0, '0%'],
    [100, '100%'],
    [6.196, '6.196%'],
    [0.001, '0.001%'],
    [4.1005, '4.101%'],
    [1234.5, '1,234.5%'],
  ])('%d is printed as %s', (percent, text) => {
    expect(percentText(percent)).toBe(text);
  });

  test.each([
    [1234, '1,234'],
    [360, '360'],
    [-1234.5, '-1,235'],
  ])('the count %d is printed as %s', (value, text) => {
    expect(integerText(value)).toBe(text);
  });

  test.each([
    [2.345, 2, 2.35],
    [-2.345, 2, -2.35],
    [1.0005, 3, 1.001],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [0.1 + 0.2, 1, 0.3],
    [-0.2, 0, 0],
    [1e300, 2, 1e300],
  ])('%d rounded to %d decimals is %d', (value, digits, rounded) => {
    expect(roundHalfAway(value, digits)).toBe(rounded);
  });
});
