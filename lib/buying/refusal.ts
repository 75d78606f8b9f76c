import { dollarsOf } from '@/lib/calculators/amount';
import { fhaAreaOf } from '@/lib/counties';
import type { Market } from '@/lib/market';
import { amountNoise } from '@/lib/mortgage/loan';
import type { LoanKind } from '@/lib/mortgage/loan-plan';
import type { YesOrNo } from '@/lib/my-numbers';

/** Why a kind of loan cannot be had, and the down payment, in dollars, with which it can. */
export type Refusal = {
  /** Too little down, more than FHA insures in the county, or a jumbo loan. */
  readonly reason: 'down' | 'limit' | 'jumbo';
  /** Percent of the price for `down`, the largest loan in dollars otherwise. */
  readonly limit: number;
  readonly downPayment: number;
};

type Asked = {
  readonly kind: LoanKind;
  /** While it is not known, the smaller down payment of a first home is not refused. */
  readonly firstHome?: YesOrNo | '' | undefined;
  readonly county: string;
};

/**
 * Why a loan of a kind cannot be had at a price with a down payment; null where it can.
 * Conventional starts at 3 % down for a first home, 5 % otherwise, and is a jumbo loan above the conforming limit; FHA
 * starts at 3.5 % and ends at the limit of the county; VA with full entitlement has neither.
 * Example: FHA in Franklin County at $900,000 with $31,500 down is above $591,100, and takes $308,900 down.
 */
export function refusalOf(
  { kind, firstHome, county }: Asked,
  price: number,
  downPayment: number,
  { minDown, limits }: Market,
): Refusal | null {
  if (kind === 'va' || !(price > 0)) return null;
  const isFha = kind === 'fha';
  const percent = isFha ? minDown.fha : firstHome === 'No' ? minDown.conventional : minDown.firstHome;
  const smallest = Math.ceil(Number(dollarsOf(percent, price).toFixed(6)));
  const largest = isFha ? limits.fha[fhaAreaOf(county)] : limits.conforming;
  if (price - downPayment > largest + amountNoise) {
    const fix = Math.max(smallest, Math.ceil(price - largest));
    return { reason: isFha ? 'limit' : 'jumbo', limit: largest, downPayment: fix };
  }
  return downPayment < dollarsOf(percent, price) - amountNoise
    ? { reason: 'down', limit: percent, downPayment: smallest }
    : null;
}
