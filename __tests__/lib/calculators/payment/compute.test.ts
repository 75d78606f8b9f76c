import { market } from '@/__tests__/frozen/market';
import { initialValues } from '@/lib/calculators/definition';
import { pricesForPayment } from '@/lib/calculators/payment/compute';
import { fields, type PaymentValues } from '@/lib/calculators/payment/fields';

/** $66,000 down at 6.5 % over 360 months, without tax, insurance or dues. */
const bare: PaymentValues = { ...initialValues(fields), taxMode: 'typed', insuranceMode: 'typed' };

function simplePrice(monthly: number, change: Partial<PaymentValues> = {}) {
  return pricesForPayment(monthly, { ...bare, ...change }, { market }).simple;
}

describe('the home price for a payment by the simple rule', () => {
  // Rounded down to the cent, so that the home never costs more than the payment.
  test.each([
    [3000, 540_632.45],
    [300, 113_463.24],
    [9000, 1_489_897.37],
  ])('is the down payment plus the loan that $%d a month repays: $%d', (monthly, price) => {
    expect(simplePrice(monthly)).toBe(price);
  });

  test('excludes tax, insurance and HOA fees, and may exceed $2,000,000', () => {
    const costs = { ratePercent: 0, annualPropertyTax: 12_000, monthlyInsurance: 100, monthlyHoa: 50 };
    expect(simplePrice(9000, costs)).toBe(66_000 + 7850 * 360);
  });

  test.each([12_000 * 9, 120_000])('is the down payment if $%d of tax a year leaves nothing', (annualPropertyTax) => {
    expect(simplePrice(9000, { annualPropertyTax })).toBe(66_000);
  });
});
