import { type Buyer, buyerFrom, isFromSavings, loanInputsAt, refusalOf } from '@/lib/buying/buyer';
import { homeAt, purchaseAt } from '@/lib/buying/purchase';
import { dollarsOf, percentOf } from '@/lib/calculators/amount';
import type { LimitTexts } from '@/lib/counties';
import type { Market } from '@/lib/market';
import type { LoanKind, LoanPlan } from '@/lib/mortgage/loan-plan';
import { rentVsBuy } from '@/lib/mortgage/rent-vs-buy';
import { breakEvenRent, maxBreakEvenMonths, netWorthsByMonth, staysAhead } from '@/lib/mortgage/rent-vs-buy-whole';
import type { Stays } from '@/lib/mortgage/replacement';
import type { RentOrBuyValues } from './fields';

/** Inputs of the calculator that change without its words. */
export type RentOrBuyFacts = {
  readonly countyLimits: LimitTexts;
  /** The source of a county's typical price. */
  readonly typical: string;
  readonly market: Market;
};

/** The buyer described by the fields: with savings, or with a down payment in percent. */
function buyerFor(values: RentOrBuyValues, market: Market): Buyer {
  const buyer = buyerFrom(values, market);
  return isFromSavings(values) ? buyer : { ...buyer, funds: { downPercent: values.downPaymentPercent } };
}

/** What FHA or VA adds to the loan and its payments; undefined for a conventional loan. */
function governmentOf({ financed, principalAndInterest, runs }: LoanPlan, kind: LoanKind) {
  if (kind === 'conventional' || principalAndInterest === null) return undefined;
  return { financed, premiums: runs.map(({ amount, count }) => ({ amount: amount - principalAndInterest, count })) };
}

/** Months on the chart: twice the stay or past the break-even, in whole years from 5 to 40. */
function monthsShown(stayMonths: number, [first]: readonly Stays[]): number {
  const months = Math.max(2 * stayMonths, first ? 1.2 * first.from : 0, 60);
  return Math.min(maxBreakEvenMonths, 12 * Math.ceil(months / 12));
}

/** What owner and renter have: the inputs and everything computed from them, once for all sections of the screen. */
export function analysisOf(typed: RentOrBuyValues, market: Market) {
  const buyer = buyerFor(typed, market);
  const purchase = isFromSavings(typed) && typed.price > 0 ? purchaseAt(typed.price, buyer, market) : null;
  const values = purchase ? { ...typed, downPaymentPercent: percentOf(purchase.downPayment, typed.price) } : typed;
  const { price, kind } = values;
  const equity = dollarsOf(values.downPaymentPercent, price);
  const loan = loanInputsAt(price, equity, buyer, market);
  const { plan, closing } = homeAt(price, equity, buyer, market);
  const government = governmentOf(plan, kind);
  const inputs = { ...values, pmiPercent: loan.pmiPercent, ...(government && { government }) };
  const worths = netWorthsByMonth(inputs, maxBreakEvenMonths);
  const stays = staysAhead(worths);
  return {
    values,
    purchase,
    inputs,
    /** The loan for its kind, as on the other screens. */
    plan,
    /** Down payment plus closing costs, in dollars. */
    bring: equity + closing.plan,
    refusal: refusalOf(values, price, equity, market),
    breakEvenRent: breakEvenRent(inputs),
    monthsShown: monthsShown(values.stayMonths, stays),
    worths,
    stays,
    alone: rentVsBuy(values),
  };
}

export type Analysis = Readonly<ReturnType<typeof analysisOf>>;
