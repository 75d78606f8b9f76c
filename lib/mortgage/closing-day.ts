import { roundHalfAway } from '@/lib/numbers/format';
import type { ClosingAssumptions, DollarRange } from './cash-to-close';

// Exported from there, every calculator would start with its name.
const exactly = (amount: number): DollarRange => ({ low: amount, high: amount });

/** What the day of a closing and its contract settle. */
export type ClosingTerms = {
  /** As 2027-04-30. */
  readonly day: string;
  /** Whether the seller pays for every month until the closing, or for those of the half year that it is in. */
  readonly proration: 'short' | 'long';
  /** Who pays the owner’s title policy. */
  readonly policy: keyof typeof policyShares;
};

/** What the buyer pays of the owner’s title policy. */
const policyShares = { buyer: 1, half: 0.5, seller: 0 } as const;

/** The months of tax that an account may have beyond what its bills take. Source: Regulation X, 12 CFR 1024.17 (c). */
const cushionMonths = 2;

/**
 * What is assumed once the day is known. Interest runs from the day of the closing to the end of its month. The halves of a
 * year's tax are billed about February and July, so the account for taxes is filled with the months of this half year, the
 * month of the closing among them, and the cushion, within what was assumed before. The seller owes the days of this half
 * year, and with the long custom the half year before too.
 * Example: a closing on April 30 has 1 day of interest, 6 months of reserve, and a credit of 4 months (short) or 10 (long).
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

/** What a household has said about its closing. */
type Said = {
  readonly closingDay?: ClosingTerms['day'] | undefined;
  readonly taxProration?: ClosingTerms['proration'] | undefined;
  readonly ownersPolicy?: ClosingTerms['policy'] | undefined;
};

/** The market once the day of a closing is known: the short custom and half a policy until a household says otherwise. */
export function marketFor<Market extends { readonly closing: ClosingAssumptions }>(
  { closingDay: day, taxProration: proration = 'short', ownersPolicy: policy = 'half' }: Said,
  market: Market,
): Market {
  return day === undefined ? market : { ...market, closing: closingOn({ day, proration, policy }, market.closing) };
}

/** Whether these are the assumptions of a known day. */
export function isDated({ interestDays: { low, high } }: Pick<ClosingAssumptions, 'interestDays'>): boolean {
  return low === high;
}

/** A count that may be a range, to a tenth: "2 to 6 months", "4.4 months", "1 day". */
export function countsText({ low, high }: DollarRange, unit: string): string {
  const [first, last] = [low, high].map((count) => String(roundHalfAway(count, 1)));
  return `${first === last ? '' : `${first} to `}${last} ${unit}${last === '1' ? '' : 's'}`;
}
