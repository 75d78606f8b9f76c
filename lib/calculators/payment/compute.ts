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

/** What the payment calculator is given: all that changes without its words. */
export type PaymentFacts = {
  readonly market: Market;
  readonly countyLimits: LimitTexts;
  readonly tax: { readonly caption: string; readonly countyCaption: string; readonly source: WorkSource };
  /** What closing costs are made of, in sentences, and where each figure comes from. */
  readonly closing: { readonly note: string; readonly sources: readonly WorkSource[] };
};

type MoneyFieldName = {
  [Name in keyof PaymentFields]: PaymentFields[Name] extends { readonly kind: 'money' } ? Name : never;
}[keyof PaymentFields];

/** The fields that are paid by the month. A new money field is one of them until it is named here as something else. */
type CostFieldName = Exclude<MoneyFieldName, 'homePrice' | 'downPayment' | 'saved' | keyof ExtraFields>;

/** What is assumed at these inputs: a tax until a place is chosen or a tax is typed, insurance until it is typed. */
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

/** Every field that is paid by the month, as a line of the month. */
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

/** The down payment at a price, dollars: what savings leave, a share of the price, or the amount that was typed. */
function downPaymentAt(price: number, values: PaymentValues, buyer: Buyer, market: Market): number {
  if (isFromSavings(values)) return purchaseAt(price, buyer, market).downPayment;
  if (values.downUnit === 'percent') return roundHalfAway(dollarsOf(values.downPercent, price), 2);
  return values.downPayment;
}

/** The inputs and all that follows from them, computed once for every section of the screen. */
export function paymentOf(typed: PaymentValues, { market }: Pick<PaymentFacts, 'market'>) {
  const buyer = buyerFor(typed, market);
  const assumed = assumedAt(typed);
  const price = typed.homePrice;
  const downPayment = isFromSavings(typed) ? downPaymentAt(price, typed, buyer, market) : typed.downPayment;
  const home = homeAt(price, downPayment, buyer, market);
  const { pmiPercent } = loanInputsAt(price, downPayment, buyer, market);
  return {
    ...home,
    /** What counts: the inputs, with what is assumed or follows in place of what was not typed. */
    values: {
      ...typed,
      downPayment,
      annualPropertyTax: roundHalfAway(12 * costOf(home.month, 'tax'), 8),
      monthlyInsurance: costOf(home.month, 'insurance'),
      pmiPercent,
    },
    /** Which of them are assumed, in percent of the price a year; 0 for none. */
    assumed: {
      taxPercent: assumed.tax ? market.taxPercent : 0,
      insurancePercent: assumed.insurance ? market.insurancePercent : 0,
    },
    /** Whether mortgage insurance is priced by the card. */
    isByCard: !isPmiTyped(typed),
    buyer,
    /** Why this kind of loan cannot be had; null where it can. */
    refusal: refusalOf(typed, price, downPayment, market),
    hasPayment: home.plan.principalAndInterest !== null,
  };
}

export type Payment = Readonly<ReturnType<typeof paymentOf>>;

export function withTerm({ values, buyer }: Payment, termMonths: number, market: Market) {
  return homeAt(values.homePrice, values.downPayment, { ...buyer, termMonths }, market);
}

export type PricesForPayment = {
  /** With every line of the month in the payment. */
  readonly whole: number;
  /** The simple rule: the payment less tax, insurance and dues repays the loan, without mortgage insurance. */
  readonly simple: number;
};

/**
 * The home price whose whole month is a payment that the visitor asks for, and the price by the simple rule.
 * Every line follows the price as it does on the screen: a tax of a county, a share of the price, mortgage insurance by
 * the card. Where tax, insurance and dues use the payment up, both are the down payment, and there is no loan.
 * Example: $3,000 at 6.5 % over 360 months with $66,000 down and no tax, insurance or dues: $540,632.46 by the simple rule.
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
    // The premium of an FHA loan is not a line of the simple rule either.
    if (kind !== 'conventional')
      return monthAt(price, down(price), { ...buyer, kind: 'conventional', pmiPercent: 0 }, market);
    return whole(price) - pmiMonthly({ price, principal: loan, pmiPercent });
  };
  const least = typed.downUnit === 'percent' || fromSavings ? 0 : typed.downPayment;
  return {
    whole: Math.max(least, priceForPayment(monthly, whole)),
    simple: Math.max(least, priceForPayment(monthly, simple)),
  };
}

/** A change with the property tax, and a down payment in percent, that follow the price until they are typed over. */
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
