import { market } from '@/__tests__/frozen/market';
import { initialValues } from '@/lib/calculators/definition';
import { pricesForPayment } from '@/lib/calculators/payment/compute';
import { fields, type PaymentValues } from '@/lib/calculators/payment/fields';
import { usd } from '@/lib/numbers/format';

/** $66,000 down at 6.5 % over 360 months, without tax, insurance or dues. */
const bare: PaymentValues = { ...initialValues(fields), taxMode: 'typed', insuranceMode: 'typed' };

function simplePrice(monthly: number, change: Partial<PaymentValues> = {}) {
  return pricesForPayment(monthly, { ...bare, ...change }, { market }).simple;
}

describe('the home price for a payment by the simple rule', () => {
  test.each([
    [3000, '$540,632.46'],
    [300, '$113,463.25'],
    [9000, '$1,489,897.38'],
  ])('is the down payment plus the loan that $%d a month repays: %s', (monthly, price) => {
    expect(usd(simplePrice(monthly))).toBe(price);
  });

  test('excludes tax, insurance and HOA fees, and may exceed $2,000,000', () => {
    const costs = { ratePercent: 0, annualPropertyTax: 12_000, monthlyInsurance: 100, monthlyHoa: 50 };
    expect(simplePrice(9000, costs)).toBe(66_000 + 7850 * 360);
  });

  test.each([12_000 * 9, 120_000])('is the down payment if $%d of tax a year leaves nothing', (annualPropertyTax) => {
    expect(simplePrice(9000, { annualPropertyTax })).toBe(66_000);
  });
});
