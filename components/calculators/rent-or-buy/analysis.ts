import type { Phone } from '@/components/calculators/frame/calculator-screen.client';
import type { LimitTexts } from '@/lib/counties';
import { type RentVsBuy, rentVsBuy } from '@/lib/mortgage/rent-vs-buy';
import {
  longestBreakEven,
  type NetWorths,
  netWorthsByMonth,
  type Stays,
  staysAhead,
} from '@/lib/mortgage/rent-vs-buy-whole';
import type { RentOrBuyValues } from './fields';

/** What the calculator is given: all that changes without its words. */
export type RentOrBuyFacts = {
  readonly phone: Phone;
  readonly countyLimits: LimitTexts;
  /** Where the typical rent and price of a county come from. */
  readonly typical: string;
};

/** The inputs and all that follows from them, computed once for every section of the screen. */
export type Analysis = {
  readonly values: RentOrBuyValues;
  /** By month, for stays of 0 to 480 months. */
  readonly worths: readonly NetWorths[];
  /** The stays at which buying is ahead. */
  readonly stays: readonly Stays[];
  /** Payments alone. */
  readonly alone: RentVsBuy;
};

/** What owner and renter have, by length of stay. */
export function analysisOf(values: RentOrBuyValues): Analysis {
  const worths = netWorthsByMonth({ ...values, stayMonths: 0 }, longestBreakEven);
  return { values, worths, stays: staysAhead(worths), alone: rentVsBuy(values) };
}
