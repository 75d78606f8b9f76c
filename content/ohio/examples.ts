import { cashToClose } from '@/lib/mortgage/cash-to-close';
import { propertyTaxFor } from '@/lib/mortgage/monthly-payment';
import { assumedInsurance } from '../assumptions';
import { closingAssumptions } from '../calculator-facts';
import { figureOf } from '../facts';
import { conventionalPurchase } from '../guide-examples';
import { exampleRatePercent } from '../rates';
import { type CountyEntry, middleCounty } from './counties';

/**
 * A conventional purchase in Ohio at the rate of a county, or at the middle rate of the 88: the loan with its APR, the
 * whole payment with tax and insurance, and the cash to close. US dollars.
 */
export function ohioPurchase(price: number, downPercent: number, ratePercent: number = middleCounty.ratePercent) {
  const home = conventionalPurchase(price, downPercent);
  const tax = propertyTaxFor(price, ratePercent);
  const monthlyInsurance = assumedInsurance(price);
  const cash = cashToClose(
    {
      downPayment: home.downPayment,
      charges: (home.loan * figureOf('closingCharges')) / 100,
      loan: home.loan,
      ratePercent: exampleRatePercent,
      monthlyPropertyTax: tax / 12,
      monthlyInsurance,
    },
    closingAssumptions,
  );
  return { ...home, downPercent, tax, monthlyInsurance, whole: home.monthly + tax / 12 + monthlyInsurance, cash };
}

/** The median home of a county with three down payments. */
export function medianHome({ medianValue, ratePercent }: CountyEntry) {
  return [figureOf('conventionalUsualDownPayment'), 10, figureOf('pmiFreeDownPayment')].map((down) =>
    ohioPurchase(medianValue, down, ratePercent),
  );
}

/** The conveyance fee on a home at `price` dollars: by statute alone, and with the most that a county may add; US dollars. */
export function conveyanceFee(price: number) {
  const state = (price * figureOf('conveyanceState')) / 1000;
  return { low: state, high: state + (price * figureOf('conveyanceCounty')) / 1000 };
}
