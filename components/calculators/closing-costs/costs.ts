import { dollarsOf } from '@/lib/calculators/amount';
import { countyRates } from '@/lib/county-figures';
import {
  type CashToClose,
  type ClosingAssumptions,
  cashToClose,
  type DollarRange,
  ownersTitlePremium,
} from '@/lib/mortgage/cash-to-close';
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
  /** Closing protection coverage of a seller. */
  readonly protection: number;
};

/** Both sides of a closing; US dollars. */
export type ClosingSides = {
  readonly buyer: CashToClose;
  readonly seller: {
    readonly per1000: number;
    readonly isCertain: boolean;
    readonly conveyance: number;
    /** The owner's title policy: none of it or all. */
    readonly policy: DollarRange;
    readonly protection: number;
    /** The tax until the closing, which the buyer gets. */
    readonly tax: DollarRange;
    readonly agents: number;
    readonly payoff: number;
    /** What is left of the price; negative where the price does not cover it all. */
    readonly net: DollarRange;
  };
};

/**
 * What the buyer brings and what the seller takes home; null without a price.
 *
 * conveyance = price, rounded up to the next $100, / 1,000 × the fee of state and county, and the fee of one parcel;
 * net = price − conveyance − policy − protection − tax − agents − payoff.
 * Source of the conveyance fee: Ohio Revised Code 319.54 and 322.02.
 */
export function closingSides(values: ClosingValues, facts: ClosingFacts): ClosingSides | null {
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
  const conveyance = (Math.ceil(price / 100) / 10) * per1000 + fees.parcel;
  const policy = { low: 0, high: ownersTitlePremium(price, assumed.premiums) };
  const tax = buyer.sellerTax;
  const agents = dollarsOf(values.agentsPercent, price);
  const sure = conveyance + protection + agents + payoff;
  return {
    buyer,
    seller: {
      per1000,
      isCertain: county !== '' && !fees.uncertain.includes(county),
      conveyance,
      policy,
      protection,
      tax,
      agents,
      payoff,
      net: { low: price - sure - policy.high - tax.high, high: price - sure - policy.low - tax.low },
    },
  };
}
