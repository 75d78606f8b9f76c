import { exampleRatePercent } from '@/content/lender/rates';
import { buyerOf } from '@/lib/buying/buyer';
import { highestPrices } from '@/lib/buying/highest-price';
import { initialValues } from '@/lib/calculators/definition';
import { analysisOf } from '@/lib/calculators/rent-or-buy/compute';
import { fields as rentOrBuyFields } from '@/lib/calculators/rent-or-buy/fields';
import { cashToClose, sellerCosts } from '@/lib/mortgage/cash-to-close';
import { roundHalfAway } from '@/lib/numbers/format';
import { roundToTotal } from '@/lib/numbers/round-to-total';
import { assumedInsurance } from '../facts/assumptions';
import { figureOf } from '../facts/facts';
import { conveyanceFeeIn, parcelFee } from '../ohio/closing';
import { type CountyEntry, medianCounty } from '../ohio/counties';
import { share } from './examples';
import { conventionalPurchase } from './guide-examples';
import { closingAssumptions, market } from './market';

/**
 * A conventional purchase at a county's tax rate, or the median one: loan and APR, full payment, cash to close. In US
 * dollars.
 */
export function ohioPurchase(price: number, downPercent: number, ratePercent: number = medianCounty.ratePercent) {
  const home = conventionalPurchase(price, downPercent);
  const tax = share(price, ratePercent);
  const monthlyInsurance = assumedInsurance(price);
  const cash = cashToClose(
    {
      price,
      downPayment: home.downPayment,
      charges: (home.loan * figureOf('closingCharges')) / 100,
      loan: home.loan,
      ratePercent: exampleRatePercent,
      monthlyPropertyTax: tax / 12,
      monthlyInsurance,
    },
    closingAssumptions,
  );
  const parts = [home.principalAndInterest, home.insurance.monthly, tax / 12, monthlyInsurance];
  return {
    ...home,
    downPercent,
    tax,
    monthlyInsurance,
    whole: home.monthly + tax / 12 + monthlyInsurance,
    /**
     * The payment in whole dollars that add up: loan, mortgage insurance, tax, insurance. The first two absorb the
     * rounding difference.
     */
    wholeDollars: roundToTotal(parts, home.insurance.monthly > 0 ? [0, 1] : [0], 0),
    cash,
  };
}

const closingPrices = [150_000, 250_000, 400_000] as const;

/** A buyer's cash at three prices with the usual minimum down payment, for a property tax rate. */
const purchasesAt = (ratePercent: number) =>
  closingPrices.map((price) => ohioPurchase(price, figureOf('conventionalUsualDownPayment'), ratePercent));

/** Both sides of a closing in a county at three prices: the purchase, and the seller's deductions. In US dollars. */
export function closingsIn({ name, medianTax, medianValue }: CountyEntry) {
  const rules = {
    conveyancePer1000: conveyanceFeeIn(name).per1000,
    parcel: parcelFee,
    protection: figureOf('closingProtectionSeller'),
  };
  return purchasesAt((100 * medianTax) / medianValue).map((home) => ({
    ...home,
    seller: sellerCosts(home.price, rules, closingAssumptions.premiums, home.cash.sellerTax),
  }));
}

/** The buyer's side of a closing in the median county. */
export const closingsInOhio = () => purchasesAt(medianCounty.ratePercent);

/** An example household, in US dollars: income a year, debts a month, savings. */
const household = { annualIncome: 75_000, monthlyDebts: 300, saved: 50_000 } as const;

/** What the example household can afford in a county, comfortably and as a stretch, at the example rate. */
export function affordableIn({ name }: CountyEntry) {
  const { comfortable, stretch } = highestPrices(buyerOf({ ...household, county: name }, market), market);
  return { ...household, comfortable: comfortable?.price ?? 0, stretch: stretch?.price ?? 0 };
}

/**
 * A county's typical home in the comparison of renting and buying, and the monthly rent above which buying wins. In US
 * dollars.
 */
export function rentOrBuyIn({ name, medianValue, ratePercent }: CountyEntry) {
  const values = {
    ...initialValues(rentOrBuyFields),
    county: name,
    price: medianValue,
    propertyTaxPercent: roundHalfAway(ratePercent, 3),
    ratePercent: exampleRatePercent,
  };
  return { values, rent: Math.ceil(analysisOf(values, market).breakEvenRent ?? 0) };
}

export function medianHome({ medianTax, medianValue }: CountyEntry) {
  return [figureOf('conventionalUsualDownPayment'), 10, figureOf('pmiFreeDownPayment')].map((down) =>
    ohioPurchase(medianValue, down, (100 * medianTax) / medianValue),
  );
}

/**
 * The income that a county's typical home requires with 10 % down, and the typical income there. In US dollars a year,
 * and percent.
 */
export function neededIncomeIn(county: CountyEntry) {
  const [, home] = medianHome(county);
  if (!home) throw new Error('There is no example with 10% down.');
  const needed = 100 * Math.round((home.whole * 12) / market.income.comfortable.front);
  const gap = county.medianIncome - needed;
  return { county, home, needed, earned: county.medianIncome, gap, shortPercent: Math.max(0, (-100 * gap) / needed) };
}
