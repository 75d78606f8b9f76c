import { dollarsAfter } from '@/lib/calculators/amount';
import { withPropertyTax } from '@/lib/calculators/property-tax';
import { taxRates } from '@/lib/state-rates';
import type { PaymentValues } from './plan';

/** A new price with a down payment that keeps its share where it is typed in percent. */
function withDownPayment(values: PaymentValues, patch: Partial<PaymentValues>): Partial<PaymentValues> {
  const { homePrice: price, downPayment } = patch;
  if (price === undefined || downPayment !== undefined) return patch;
  const amount = { unit: values.downUnit, dollars: values.downPayment, percent: values.downPercent };
  return { ...patch, downPayment: dollarsAfter(amount, price) };
}

/** A change with the property tax, and a down payment in percent, that follow the price until they are typed over. */
export function withTiedAmounts(values: PaymentValues, patch: Partial<PaymentValues>): Partial<PaymentValues> {
  const full = withDownPayment(values, patch);
  const isWhole = full.annualPropertyTax !== undefined && full.taxTie !== undefined;
  return isWhole ? full : withPropertyTax(values, full, taxRates);
}
