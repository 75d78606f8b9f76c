import { assumedCarrying, type Buyer, buyerFrom, loanInputsAt, ohioHelpPercent } from '@/lib/buying/buyer';
import {
  highestPrices,
  type Level,
  levelOf,
  type PriceScale,
  priceInReach,
  type RungName,
  rungOf,
} from '@/lib/buying/highest-price';
import { homeInsuranceCost, propertyTaxCost } from '@/lib/buying/monthly-costs';
import { type Purchase, purchaseAt } from '@/lib/buying/purchase';
import { dollarsOf } from '@/lib/calculators/amount';
import type { Phone } from '@/lib/calculators/definition';
import type { LimitTexts } from '@/lib/counties';
import { countyRates } from '@/lib/county-figures';
import type { Market } from '@/lib/market';
import { affordability } from '@/lib/mortgage/affordability';
import { type AffordabilityValues, fields } from './fields';

export type LimitShares = Readonly<Record<'front' | RungName, string>>;

/** Inputs of the affordability calculator that change without its words. */
export type AffordabilityFacts = {
  readonly phone: Phone;
  readonly market: Market;
  readonly countyLimits: LimitTexts;
  readonly shares: LimitShares;
};

/** Whether the down payment is computed from savings. Older links have only a down payment, without savings. */
export function isFromSavings({ fundsMode, saved, downPayment }: AffordabilityValues): boolean {
  return fundsMode === 'saved' && (saved > 0 || downPayment === fields.downPayment.initial);
}

/** Whether the visitor has typed tax, insurance or mortgage insurance. */
function typedIn({ taxMode, monthlyPropertyTax, insuranceMode, monthlyInsurance, ...rest }: AffordabilityValues) {
  return {
    tax: taxMode === 'typed' || monthlyPropertyTax > 0,
    insurance: insuranceMode === 'typed' || monthlyInsurance > 0,
    pmi: rest.pmiMode === 'typed' || rest.pmiPercent > 0,
  };
}

function buyerFor(values: AffordabilityValues, market: Market): Buyer {
  const typed = typedIn(values);
  const buyer = buyerFrom(values, market);
  const [tax, insurance] = assumedCarrying(values.county, market);
  return {
    ...buyer,
    funds: isFromSavings(values) ? buyer.funds : { downPayment: values.downPayment },
    pmiPercent: typed.pmi ? values.pmiPercent : null,
    carrying: [
      typed.tax ? propertyTaxCost({ basis: 'amount', value: values.monthlyPropertyTax }) : tax,
      typed.insurance ? homeInsuranceCost({ basis: 'amount', value: values.monthlyInsurance }) : insurance,
    ],
  };
}

export function comfortablePrice(values: AffordabilityValues, { market }: Pick<AffordabilityFacts, 'market'>): number {
  return rungOf('comfortable', buyerFor(values, market), market)?.price ?? 0;
}

/** The spec's 28 percent rule: all savings are the down payment, and mortgage insurance is based on its own price. */
function ruleOf(values: AffordabilityValues, buyer: Buyer, market: Market) {
  const { monthlyPropertyTax, monthlyInsurance, county, saved } = values;
  const typed = typedIn(values);
  const inputs = { ...values, downPayment: isFromSavings(values) ? saved : values.downPayment };
  const bare = affordability({ ...inputs, pmiPercent: 0 });
  const { pmiPercent } = loanInputsAt(bare.homePrice, inputs.downPayment, buyer, market);
  const priced = { ...inputs, pmiPercent };
  const { homePrice } = affordability(priced);
  const ofCounty = typed.tax ? 0 : dollarsOf(countyRates[county] ?? 0, homePrice) / 12;
  const counted = { ...priced, monthlyPropertyTax: monthlyPropertyTax + ofCounty };
  const assumedTax = typed.tax || ofCounty > 0 ? 0 : dollarsOf(market.taxPercent, homePrice) / 12;
  const assumedInsurance = typed.insurance ? 0 : dollarsOf(market.insurancePercent, homePrice) / 12;
  return {
    ...affordability(counted),
    downPayment: inputs.downPayment,
    pmiPercent,
    /**
     * Tax and insurance in dollars a month: what the rule subtracts from the payment, and the full cost of its home.
     */
    taken: counted.monthlyPropertyTax + monthlyInsurance,
    others: counted.monthlyPropertyTax + assumedTax + monthlyInsurance + assumedInsurance,
  };
}

/**
 * Ohio's second loan: its percent of the price, its dollars at the comfortable price, and that price without and with
 * it; null unless it is offered and the home is a first home in a named county.
 */
function ohioLoanOf(values: AffordabilityValues, buyer: Buyer, scale: PriceScale, market: Market) {
  const percent = ohioHelpPercent(buyer, market);
  if (percent === 0 || values.firstHome !== 'Yes' || values.county === '') return null;
  const comfortable = (helpPercent: number) =>
    helpPercent === buyer.helpPercent ? scale.comfortable : rungOf('comfortable', { ...buyer, helpPercent }, market);
  const [without, helped] = [comfortable(0), comfortable(percent)];
  if (!without || !helped) return null;
  return { percent, amount: Math.floor(dollarsOf(percent, without.price)), without, helped };
}

export type OhioLoan = NonNullable<ReturnType<typeof ohioLoanOf>>;

export type HomeInMind = Purchase & { readonly level: Level };

/** What an income supports: the inputs and everything computed from them, once for all sections of the screen. */
export function analysisOf(values: AffordabilityValues, { market }: Pick<AffordabilityFacts, 'market'>) {
  const buyer = buyerFor(values, market);
  const scale = highestPrices(buyer, market);
  const { homeInMind: price } = values;
  const home: HomeInMind | null =
    price > 0 ? { ...purchaseAt(price, buyer, market), level: levelOf(price, scale) } : null;
  const shown: Purchase | null = scale.comfortable ?? scale.stretch ?? scale.most;
  const short = shown?.short ?? 0;
  return {
    values,
    buyer,
    scale,
    home,
    /** The price on the plate: comfortable, or the lowest rung available. */
    shown,
    /** The price that savings reach, if they do not cover the one on the plate. */
    reach: short > 0 ? priceInReach(buyer, market) : null,
    ohio: ohioLoanOf(values, buyer, scale, market),
    rule: ruleOf(values, buyer, market),
    typed: typedIn(values),
  };
}

export type Analysis = Readonly<ReturnType<typeof analysisOf>>;

/** Adds what a change implies for tax, insurance and funds: a typed amount counts, even 0. */
export function withTies(
  _values: AffordabilityValues,
  patch: Partial<AffordabilityValues>,
): Partial<AffordabilityValues> {
  return {
    ...(patch.monthlyPropertyTax !== undefined && { taxMode: 'typed' }),
    ...(patch.county !== undefined && { taxMode: 'follows', monthlyPropertyTax: 0 }),
    ...(patch.monthlyInsurance !== undefined && { insuranceMode: 'typed' }),
    ...(patch.pmiPercent !== undefined && { pmiMode: 'typed' }),
    ...(patch.downPayment !== undefined && { fundsMode: 'down' }),
    ...(patch.saved !== undefined && { fundsMode: 'saved', downPayment: fields.downPayment.initial }),
    ...patch,
  };
}
