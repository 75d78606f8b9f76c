import { roundHalfAway } from '@/lib/numbers/format';
import type { ClosingAssumptions, DollarRange } from './cash-to-close';

// Not exported from cash-to-close.ts, because every calculator would then load it at startup.
const exactly = (amount: number): DollarRange => ({ low: amount, high: amount });

/** What the closing day and its contract determine. */
export type ClosingTerms = {
  /** As 2027-04-30. */
  readonly day: string;
  /** Whether the seller pays tax for the current half year until closing, or for the half year before it too. */
  readonly proration: 'short' | 'long';
  /** Who pays the owner’s title policy. */
  readonly policy: keyof typeof policyShares;
};

/** The buyer's share of the owner’s title policy. */
const policyShares = { buyer: 1, half: 0.5, seller: 0 } as const;

/** Months of tax that an escrow account may hold beyond its bills. Source: Regulation X, 12 CFR 1024.17 (c). */
const cushionMonths = 2;

/**
 * The assumptions for a known closing day. Interest runs from that day to the end of its month. The halves of a year's
 * tax are billed about February and July, so the escrow account starts with the months of this half year, including the
 * month of closing, plus the cushion, within the earlier range. The seller owes the days of this half year and, with
 * long proration, the previous half year too.
 * Example: a closing on April 30 has 1 day of interest, 6 months of reserve, and a credit of 4 months (short) or 10
 * (long).
 */
export function closingOn({ day, proration, policy }: ClosingTerms, assumed: ClosingAssumptions): ClosingAssumptions {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const ofHalf = (month - 1) % 6;
  const { low, high } = assumed.taxReserveMonths;
  return {
    ...assumed,
    ownersShare: exactly(policyShares[policy]),
    taxReserveMonths: exactly(Math.min(high, Math.max(low, ofHalf + 1 + cushionMonths))),
    sellerTaxMonths: exactly(ofHalf + date / days + (proration === 'long' ? 6 : 0)),
    interestDays: exactly(days - date + 1),
  };
}

/** A household's answers about its closing. */
type Said = {
  readonly closingDay?: ClosingTerms['day'] | undefined;
  readonly taxProration?: ClosingTerms['proration'] | undefined;
  readonly ownersPolicy?: ClosingTerms['policy'] | undefined;
};

/** The market for a known closing day; short proration and half a policy unless the household says otherwise. */
export function marketFor<Market extends { readonly closing: ClosingAssumptions }>(
  { closingDay: day, taxProration: proration = 'short', ownersPolicy: policy = 'half' }: Said,
  market: Market,
): Market {
  return day === undefined ? market : { ...market, closing: closingOn({ day, proration, policy }, market.closing) };
}

/** Whether these assumptions are for a known day. */
export function isDated({ interestDays: { low, high } }: Pick<ClosingAssumptions, 'interestDays'>): boolean {
  return low === high;
}

/** A count or range, to a tenth: "2 to 6 months", "4.4 months", "1 day". */
export function countsText({ low, high }: DollarRange, unit: string): string {
  const [first, last] = [low, high].map((count) => String(roundHalfAway(count, 1)));
  return `${first === last ? '' : `${first} to `}${last} ${unit}${last === '1' ? '' : 's'}`;
}
