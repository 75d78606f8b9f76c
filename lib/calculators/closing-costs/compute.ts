import { dollarsOf } from '@/lib/calculators/amount';
import { countyRates } from '@/lib/county-figures';
import { type ClosingAssumptions, cashToClose, sellerCosts } from '@/lib/mortgage/cash-to-close';
import type { ClosingValues } from './fields';

/** What counts beside the visitor's own numbers; percent a year, US dollars. */
export type ClosingFacts = {
  readonly assumed: ClosingAssumptions;
  /** What the lender charges, percent of the loan. */
  readonly chargesPercent: number;
  readonly ratePercent: number;
  readonly taxPercent: number;
  readonly insurancePercent: number;
  /** The conveyance fee for each $1,000 of the price: of most counties, of those that differ, and where two tables disagree. */
  readonly conveyance: {
    readonly usual: number;
    readonly others: Readonly<Record<string, number>>;
    readonly uncertain: readonly string[];
    readonly parcel: number;
  };
  readonly protection: number;
};

/** What the buyer brings and what the seller takes home: net = price − the seller’s costs − agents − payoff. US dollars; null without a price. */
export function closingSides(values: ClosingValues, facts: ClosingFacts) {
  const { price, county, payoff } = values;
  if (price <= 0) return null;
  const { assumed, conveyance: fees, protection } = facts;
  const downPayment = dollarsOf(Math.min(100, values.downPaymentPercent), price);
  const loan = price - downPayment;
  const buyer = cashToClose(
    {
      price,
      downPayment,
      charges: dollarsOf(facts.chargesPercent, loan),
      loan,
      ratePercent: facts.ratePercent,
      monthlyPropertyTax: dollarsOf(countyRates[county] ?? facts.taxPercent, price) / 12,
      monthlyInsurance: dollarsOf(facts.insurancePercent, price) / 12,
    },
    assumed,
  );
  const per1000 = fees.others[county] ?? fees.usual;
  const rules = { conveyancePer1000: per1000, parcel: fees.parcel, protection };
  const costs = sellerCosts(price, rules, assumed.premiums, buyer.sellerTax);
  const agents = dollarsOf(values.agentsPercent, price);
  const rest = price - agents - payoff;
  return {
    buyer,
    seller: {
      ...costs,
      per1000,
      isCertain: county !== '' && !fees.uncertain.includes(county),
      agents,
      payoff,
      /** What is left of the price; negative where the price does not cover it all. */
      net: { low: rest - costs.total.high, high: rest - costs.total.low },
    },
  };
}

export type ClosingSides = NonNullable<ReturnType<typeof closingSides>>;
