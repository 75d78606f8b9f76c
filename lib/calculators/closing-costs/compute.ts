import { type Buyer, buyerFrom, isFromSavings, refusalOf } from '@/lib/buying/buyer';
import { homeAt, purchaseAt } from '@/lib/buying/purchase';
import { dollarsOf } from '@/lib/calculators/amount';
import type { Market } from '@/lib/market';
import { type CashToClose, sellerCosts } from '@/lib/mortgage/cash-to-close';
import { isDated } from '@/lib/mortgage/closing-day';
import type { ClosingValues } from './fields';

/** Figures besides the visitor's own numbers; in US dollars. */
export type ClosingFacts = {
  readonly market: Market;
  /** The conveyance fee per $1,000 of the price: of most counties, of exceptions, and where two tables disagree. */
  readonly conveyance: {
    readonly usual: number;
    readonly others: Readonly<Record<string, number>>;
    readonly uncertain: readonly string[];
    readonly parcel: number;
  };
  readonly protection: number;
};

function buyerFor(values: ClosingValues, market: Market): Buyer {
  const buyer = buyerFrom(values, market);
  return isFromSavings(values) ? buyer : { ...buyer, funds: { downPercent: Math.min(100, values.downPaymentPercent) } };
}

/** Adds the down payment to the lines of a closing. */
function withDown(lines: CashToClose, amount: number): CashToClose {
  const { low, high } = lines.total;
  return { ...lines, downPayment: { low: amount, high: amount }, total: { low: low + amount, high: high + amount } };
}

/**
 * The buyer's cash and the seller's proceeds: net = price − the seller’s costs − agents − payoff. In US dollars; null
 * without a price.
 */
export function closingSides(values: ClosingValues, { market, conveyance: fees, protection }: ClosingFacts) {
  const { price, county, payoff } = values;
  if (price <= 0) return null;
  const household = buyerFor(values, market);
  const fromSavings = isFromSavings(values) ? purchaseAt(price, household, market) : null;
  const downPayment = fromSavings?.downPayment ?? dollarsOf(Math.min(100, values.downPaymentPercent), price);
  const { closing } = fromSavings ?? homeAt(price, downPayment, household, market);
  const buyer = withDown(closing.lines, downPayment);
  const per1000 = fees.others[county] ?? fees.usual;
  const rules = { conveyancePer1000: per1000, parcel: fees.parcel, protection };
  const { premiums, ownersShare } = market.closing;
  // A closing day settles who pays for the policy; until then the seller may pay all of it.
  const dated = isDated(market.closing);
  const sellersShare = dated ? { low: 1 - ownersShare.high, high: 1 - ownersShare.low } : undefined;
  const costs = sellerCosts(price, rules, premiums, buyer.sellerTax, sellersShare);
  const agents = dollarsOf(values.agentsPercent, price);
  const rest = price - agents - payoff;
  return {
    isDated: dated,
    isLoan: downPayment < price,
    buyer,
    /** Down payment plus closing costs. */
    bring: downPayment + closing.plan,
    /** The purchase with savings; null if the down payment is typed. */
    fromSavings,
    refusal: refusalOf(values, price, downPayment, market),
    seller: {
      ...costs,
      per1000,
      isCertain: county !== '' && !fees.uncertain.includes(county),
      agents,
      payoff,
      /** The rest of the price; negative if the price does not cover everything. */
      net: { low: rest - costs.total.high, high: rest - costs.total.low },
    },
  };
}

export type ClosingSides = NonNullable<ReturnType<typeof closingSides>>;
