import { rentOrBuySample as usual } from '@/__tests__/helpers/samples';
import { rentVsBuy } from '@/lib/mortgage/rent-vs-buy';
import { referenceRows } from './reference';

describe('renting or buying', () => {
  test('for longer than the loan lasts pays the loan off once and taxes throughout', () => {
    const result = rentVsBuy({ ...usual, stayMonths: 400 });
    expect(result.remainingBalance).toBe(0);
    expect(result.totalBuying).toBeCloseTo(result.mortgagePayment * 360 + 375 * 400, 6);
    expect(result.equityEarned).toBe(result.appreciatedPrice);
  });

  test('counts part years of appreciation as a fractional power', () => {
    expect(rentVsBuy({ ...usual, stayMonths: 18 }).appreciatedPrice).toBeCloseTo(463567.28, 2);
    expect(rentVsBuy({ ...usual, stayMonths: 6, appreciationPercent: 21 }).appreciatedPrice).toBeCloseTo(495000, 6);
  });

  test('for a mistyped stay of a billion months still answers at once', () => {
    const result = rentVsBuy({ ...usual, stayMonths: 1e9, appreciationPercent: 0.001 });
    expect(result.totalRenting).toBe(2e12);
    expect(result.remainingBalance).toBe(0);
    expect(result.appreciatedPrice).toBeGreaterThan(450000);
  });

  test('is right to half a cent after 40 years of 49.7 % appreciation, and at 100 % interest', () => {
    const result = rentVsBuy({ ...usual, price: 1000000, stayMonths: 480, appreciationPercent: 49.7 });
    // 1.497^40 with integers: (1497^40 × 10^8) / 1000^40 is in cents.
    const cents = Number((1497n ** 40n * 10n ** 9n) / 1000n ** 40n) / 10;
    expect(Math.abs(result.appreciatedPrice - cents / 100)).toBeLessThan(0.005);
    const dear = {
      ...usual,
      price: 1000000,
      downPaymentPercent: 0,
      ratePercent: 100,
      termMonths: 480,
      stayMonths: 470,
    };
    const owed = referenceRows({ principal: 1000000, ratePercent: 100, termMonths: 480 })[469]?.balance;
    expect(rentVsBuy(dear).remainingBalance).toBeCloseTo(owed ?? Number.NaN, 2);
  });
});
