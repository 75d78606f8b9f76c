import { type Buyer, buyerFrom, isFromSavings, loanInputsAt, refusalOf } from '@/lib/buying/buyer';
import { priceForPayment } from '@/lib/buying/highest-price';
import { type CarryingCost, costOf, hoaCost, homeInsuranceCost, propertyTaxCost } from '@/lib/buying/monthly-costs';
import { homeAt, monthAt, monthlyAt, purchaseAt } from '@/lib/buying/purchase';
import { dollarsOf, withDownPayment } from '@/lib/calculators/amount';
import type { WorkSource } from '@/lib/calculators/definition';
import { taxFollowsPrice, taxRateOf, withPropertyTax } from '@/lib/calculators/property-tax';
import type { ExtraFields } from '@/lib/calculators/shared-fields';
import type { LimitTexts } from '@/lib/counties';
import type { Market } from '@/lib/market';
import { pmiMonthly } from '@/lib/mortgage/mortgage-insurance';
import { roundHalfAway } from '@/lib/numbers/format';
import type { PaymentFields, PaymentValues } from './fields';

/** Inputs of the payment calculator that change without its words. */
export type PaymentFacts = {
  readonly market: Market;
  readonly countyLimits: LimitTexts;
  readonly tax: { readonly caption: string; readonly countyCaption: string; readonly source: WorkSource };
  /** Sentences about the parts of the closing costs, and the source of each figure. */
  readonly closing: { readonly note: string; readonly sources: readonly WorkSource[] };
};

type MoneyFieldName = {
  [Name in keyof PaymentFields]: PaymentFields[Name] extends { readonly kind: 'money' } ? Name : never;
}[keyof PaymentFields];

/** The fields that are paid monthly. A new money field is one of them unless it is excluded here. */
type CostFieldName = Exclude<MoneyFieldName, 'homePrice' | 'downPayment' | 'saved' | keyof ExtraFields>;

/** Assumptions for these inputs: a tax until a place is selected or a tax is typed, insurance until it is typed. */
function assumedAt({ state, taxMode, annualPropertyTax, insuranceMode, monthlyInsurance }: PaymentValues) {
  return {
    tax: state === 'NONE' && taxMode === 'follows' && annualPropertyTax === 0,
    insurance: insuranceMode === 'assumed' && monthlyInsurance === 0,
  };
}

function taxCost(values: PaymentValues, market: Market): CarryingCost {
  if (assumedAt(values).tax) return propertyTaxCost({ basis: 'percentOfPrice', value: market.taxPercent });
  const rate = taxFollowsPrice(values) ? taxRateOf(values) : null;
  return rate
    ? propertyTaxCost({ basis: 'percentOfPrice', value: rate.percent })
    : propertyTaxCost({ basis: 'amount', value: values.annualPropertyTax / 12 });
}

/** Every field that is paid monthly, as a carrying cost. */
function carryingOf(values: PaymentValues, market: Market): Readonly<Record<CostFieldName, CarryingCost>> {
  return {
    annualPropertyTax: taxCost(values, market),
    monthlyInsurance: assumedAt(values).insurance
      ? homeInsuranceCost({ basis: 'percentOfPrice', value: market.insurancePercent })
      : homeInsuranceCost({ basis: 'amount', value: values.monthlyInsurance }),
    monthlyHoa: hoaCost({ basis: 'amount', value: values.monthlyHoa }),
  };
}

function isPmiTyped({ pmiMode, pmiPercent }: PaymentValues): boolean {
  return pmiMode === 'typed' || pmiPercent > 0;
}

function buyerFor(values: PaymentValues, market: Market): Buyer {
  return {
    ...buyerFrom(values, market),
    pmiPercent: isPmiTyped(values) ? values.pmiPercent : null,
    carrying: Object.values(carryingOf(values, market)),
  };
}

/** The down payment at a price, in dollars: computed from savings, a share of the price, or as typed. */
function downPaymentAt(price: number, values: PaymentValues, buyer: Buyer, market: Market): number {
  if (isFromSavings(values)) return purchaseAt(price, buyer, market).downPayment;
  if (values.downUnit === 'percent') return roundHalfAway(dollarsOf(values.downPercent, price), 2);
  return values.downPayment;
}

/** The inputs and everything computed from them, once for all sections of the screen. */
export function paymentOf(typed: PaymentValues, { market }: Pick<PaymentFacts, 'market'>) {
  const buyer = buyerFor(typed, market);
  const assumed = assumedAt(typed);
  const price = typed.homePrice;
  const bought = isFromSavings(typed) ? purchaseAt(price, buyer, market) : null;
  const downPayment = bought?.downPayment ?? typed.downPayment;
  const home = bought ?? homeAt(price, downPayment, buyer, market);
  const { pmiPercent } = loanInputsAt(price, downPayment, buyer, market);
  return {
    ...home,
    /** The home that savings pay for; null for a typed down payment. */
    bought,
    /** The effective inputs: typed values, with assumed or computed ones for the rest. */
    values: {
      ...typed,
      downPayment,
      annualPropertyTax: roundHalfAway(12 * costOf(home.month, 'tax'), 8),
      monthlyInsurance: costOf(home.month, 'insurance'),
      pmiPercent,
    },
    /** The assumed ones, in percent of the price a year; 0 if not assumed. */
    assumed: {
      taxPercent: assumed.tax ? market.taxPercent : 0,
      insurancePercent: assumed.insurance ? market.insurancePercent : 0,
    },
    /** Whether mortgage insurance uses the rate card. */
    isByCard: !isPmiTyped(typed),
    buyer,
    refusal: refusalOf(typed, price, downPayment, market),
    hasPayment: home.plan.principalAndInterest !== null,
  };
}

export type Payment = Readonly<ReturnType<typeof paymentOf>>;

export function withTerm({ values, buyer }: Payment, termMonths: number, market: Market) {
  return homeAt(values.homePrice, values.downPayment, { ...buyer, termMonths }, market);
}

export type PricesForPayment = {
  /** With every item of the monthly cost in the payment. */
  readonly whole: number;
  /** The simple rule: the payment less tax, insurance and dues repays the loan, without mortgage insurance. */
  readonly simple: number;
};

/**
 * The home price whose full monthly cost is a payment that the visitor asks for, and the price by the simple rule.
 * Every item follows the price as on the screen: a county's tax, a share of the price, mortgage insurance by the rate
 * card. If tax, insurance and dues use up the payment, both prices are the down payment, and there is no loan.
 * Example: $3,000 at 6.5 % over 360 months with $66,000 down and no tax, insurance or dues: $540,632.46 by the simple
 * rule.
 */
export function pricesForPayment(
  monthly: number,
  typed: PaymentValues,
  { market }: Pick<PaymentFacts, 'market'>,
): PricesForPayment {
  const buyer = buyerFor(typed, market);
  const fromSavings = isFromSavings(typed);
  const down = (price: number) => downPaymentAt(price, typed, buyer, market);
  const whole = (price: number) =>
    fromSavings ? monthlyAt(price, buyer, market) : monthAt(price, down(price), buyer, market);
  const simple = (price: number) => {
    const { kind, pmiPercent } = loanInputsAt(price, down(price), buyer, market);
    const loan = Math.max(0, price - down(price));
    // The simple rule also leaves out an FHA loan's premium.
    if (kind !== 'conventional')
      return monthAt(price, down(price), { ...buyer, kind: 'conventional', pmiPercent: 0 }, market);
    return whole(price) - pmiMonthly({ price, principal: loan, pmiPercent });
  };
  const least = typed.downUnit === 'percent' || fromSavings ? 0 : typed.downPayment;
  return {
    whole: Math.max(least, priceForPayment(monthly, whole)),
    simple: Math.max(least, priceForPayment(monthly, simple, true)),
  };
}

/** Adds the property tax, and a down payment in percent, which follow the price until they are typed over. */
export function withDependents(values: PaymentValues, patch: Partial<PaymentValues>): Partial<PaymentValues> {
  const full = withDownPayment(values, patch);
  const isWhole = full.annualPropertyTax !== undefined && full.taxMode !== undefined;
  const taxed = isWhole ? full : withPropertyTax(values, full);
  return {
    ...(taxed.monthlyInsurance !== undefined && { insuranceMode: 'typed' }),
    ...(patch.pmiPercent !== undefined && { pmiMode: 'typed' }),
    ...((patch.downPayment ?? patch.downPercent) !== undefined && { fundsMode: 'down' }),
    ...taxed,
  };
}

export function needsInsurance({ kind, homePrice, downPayment }: PaymentValues): boolean {
  return kind === 'conventional' && downPayment < 0.2 * homePrice;
}
