import { dollarsOf } from '@/lib/calculators/amount';
import { fhaAreaOf } from '@/lib/counties';
import type { IncomeLimits, Market } from '@/lib/market';
import { amountNoise } from '@/lib/mortgage/loan';
import { type Buyer, minDownAt } from './buyer';
import { baseLoanAt, downPaymentFrom, monthlyAt, type Purchase, purchaseAt } from './purchase';

/** Prices are searched and shown in steps of this many dollars. */
const step = 100;
const maxPrice = 999_999_900;

/**
 * The highest multiple of $100 that passes a test, or 0. The test must hold for every price below one that passes. A
 * full payment grows with the price, even at a step in mortgage insurance or a premium, so this finds the highest price
 * below such a step.
 */
export function highestHundred(passes: (price: number) => boolean): number {
  let fits = 0;
  let fails = maxPrice / step + 1;
  // Doubling first keeps the search near realistic home prices.
  for (let guess = 1024; guess < fails; guess *= 2) {
    if (passes(guess * step)) fits = guess;
    else fails = guess;
  }
  while (fails - fits > 1) {
    const guess = Math.floor((fits + fails) / 2);
    if (passes(guess * step)) fits = guess;
    else fails = guess;
  }
  return fits * step;
}

export const rungNames = ['comfortable', 'stretch', 'most'] as const;
export type RungName = (typeof rungNames)[number];

/** A price's place on the scale; `beyond` is above every usual limit. */
export type Level = RungName | 'beyond';

/** What limits a price: the income share for the home, the share including debts, or the largest loan of its kind. */
export type BindingLimit = 'housing' | 'debts' | 'loan';

export type Rung = Purchase & { readonly binding: BindingLimit };

/** The three prices for an income; null if nothing is left for a home. */
export type PriceScale = Readonly<Record<RungName, Rung | null>>;

/** A monthly budget for the full payment, in dollars, and the share that sets it. */
export type Budget = { readonly amount: number; readonly binding: 'housing' | 'debts' };

/**
 * The monthly budget that an income leaves for a home.
 * comfortable = min(front % × income / 12, back % × income / 12 − debts); a stretch and the most = back % × income / 12
 * − debts. Negative if debts take more.
 * Example: $62,000 a year and $310 of debts at 28/36, 43 and 50 %: $1,446.67, $1,911.67 and $2,273.33.
 */
export function budgetOf(
  name: RungName,
  { annualIncome, monthlyDebts }: Pick<Buyer, 'annualIncome' | 'monthlyDebts'>,
  limits: IncomeLimits,
): Budget {
  const share = (percent: number) => (percent * annualIncome) / 1200;
  const back = share(limits[name].back) - monthlyDebts;
  if (name !== 'comfortable') return { amount: back, binding: 'debts' };
  const front = share(limits.comfortable.front);
  return front <= back ? { amount: front, binding: 'housing' } : { amount: back, binding: 'debts' };
}

/**
 * The largest base loan in a county, in dollars: FHA's limit; unlimited for conventional (jumbo above the limit) and VA
 * with full entitlement.
 */
export function maxLoan({ kind, county }: Pick<Buyer, 'kind' | 'county'>, { limits }: Market): number {
  return kind === 'fha' ? limits.fha[fhaAreaOf(county)] : Number.POSITIVE_INFINITY;
}

/** The highest price of one rung; null if nothing is left for a home. */
export function rungOf(name: RungName, buyer: Buyer, market: Market): Rung | null {
  const { amount, binding } = budgetOf(name, buyer, market.income);
  if (!(amount > 0)) return null;
  const byIncome = highestHundred((price) => monthlyAt(price, buyer, market) <= amount + amountNoise);
  const largest = maxLoan(buyer, market);
  const isLimited = byIncome > 0 && baseLoanAt(byIncome, buyer, market) > largest + amountNoise;
  const price = isLimited
    ? highestHundred((guess) => guess <= byIncome && baseLoanAt(guess, buyer, market) <= largest + amountNoise)
    : byIncome;
  if (price <= 0) return null;
  return { ...purchaseAt(price, buyer, market), binding: isLimited ? 'loan' : binding };
}

/**
 * The highest prices that an income supports: comfortable, a stretch, the most. Each is the highest multiple of $100
 * whose full payment (loan, tax, insurance, dues, mortgage insurance) is within `budgetOf`, with the down payment that
 * savings leave at that price or the minimum for the loan.
 * Example: $62,000, $310, $18,000 saved, one month in reserve, first home in Lucas County at 7.4 %: $162,300, $206,700
 * and $243,400.
 */
export function highestPrices(buyer: Buyer, market: Market): PriceScale {
  return {
    comfortable: rungOf('comfortable', buyer, market),
    stretch: rungOf('stretch', buyer, market),
    most: rungOf('most', buyer, market),
  };
}

export function levelOf(price: number, scale: PriceScale): Level {
  return rungNames.find((name) => price <= (scale[name]?.price ?? 0)) ?? 'beyond';
}

/**
 * The highest price, in steps of $100, at which savings cover the minimum down payment, closing and reserve; null for a
 * given down payment, or if savings cover no price.
 * Example: $6,000 without a reserve reaches, with 3 % down in Lucas County, the price at which closing takes the rest.
 */
export function priceInReach(buyer: Buyer, market: Market): number | null {
  const { funds } = buyer;
  if (!('saved' in funds)) return null;
  const price = highestHundred((guess) => {
    const own = minDownAt(guess, buyer, market) - Math.floor(dollarsOf(buyer.helpPercent, guess));
    const left = downPaymentFrom(guess, funds, buyer, market);
    return left > 0 ? left >= own : own <= 0 && purchaseAt(guess, buyer, market).short === 0;
  });
  return price > 0 ? price : null;
}

/**
 * The highest price, to the cent, whose monthly figure is at most `monthly`, or 0; with `isNearest` the cent nearest to
 * it, above or below. `monthAt` must not fall as the price rises.
 */
export function priceForPayment(monthly: number, monthAt: (price: number) => number, isNearest = false): number {
  let low = 0;
  let high = 100 * maxPrice;
  while (high - low > 1) {
    const guess = Math.floor((low + high) / 2);
    if (monthAt(guess / 100) <= monthly + amountNoise) low = guess;
    else high = guess;
  }
  return (isNearest && monthAt((low + 0.5) / 100) <= monthly ? high : low) / 100;
}
