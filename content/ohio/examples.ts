import { cashToClose } from '@/lib/mortgage/cash-to-close';
import { propertyTaxFor } from '@/lib/mortgage/monthly-payment';
import { assumedInsurance } from '../assumptions';
import { closingAssumptions } from '../calculator-facts';
import { figureOf } from '../facts';
import { conventionalPurchase } from '../guide-examples';
import { exampleRatePercent } from '../rates';
import { ownersTitlePremium } from './closing';
import { type CountyEntry, middleCounty } from './counties';

/** What a title agency asks for search, closing, binder and courier together, by fee sheets of 2026; US dollars. */
const agencyFees = { low: 450, high: 850 };

/** A buyer's title costs: half or all of the owner's policy, the lender's, and the agency's fees; US dollars. */
function titleCosts(price: number) {
  const owners = ownersTitlePremium(price);
  const lenders = figureOf('lendersTitleWithOwners');
  return { low: owners / 2 + lenders + agencyFees.low, high: owners + lenders + agencyFees.high };
}

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
    { ...closingAssumptions, title: titleCosts(price) },
  );
  return { ...home, downPercent, tax, monthlyInsurance, whole: home.monthly + tax / 12 + monthlyInsurance, cash };
}

/** The median home of a county with three down payments. */
export function medianHome({ medianValue, ratePercent }: CountyEntry) {
  return [figureOf('conventionalUsualDownPayment'), 10, figureOf('pmiFreeDownPayment')].map((down) =>
    ohioPurchase(medianValue, down, ratePercent),
  );
}
