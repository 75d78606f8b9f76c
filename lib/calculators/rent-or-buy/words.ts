import { spanText, termText, type Verdict } from '@/lib/calculators/words';
import type { RentVsBuy } from '@/lib/mortgage/rent-vs-buy';
import { maxBreakEvenMonths, type NetWorths } from '@/lib/mortgage/rent-vs-buy-whole';
import type { Stays } from '@/lib/mortgage/replacement';
import { roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';

/** The stays at which buying is ahead, in one sentence; `stays` from `staysAhead`, up to 480 months. */
export function aheadVerdict(stays: readonly Stays[]): Verdict {
  const [first] = stays;
  const last = stays.at(-1);
  if (!first || !last) {
    return { before: 'Buying doesn’t come out ahead ', key: `within ${spanText(maxBreakEvenMonths)}`, after: '.' };
  }
  const onward = last.to === maxBreakEvenMonths;
  if (first === last && onward) {
    return first.from === 1
      ? { before: 'Buying is ahead ', key: 'from the first month', after: '.' }
      : { before: 'Buying is ahead if you stay past ', key: spanText(first.from), after: '.' };
  }
  return {
    before: 'Buying is ahead for a stay of ',
    key: stays
      .map(({ from, to }) => {
        if (to === maxBreakEvenMonths) return `${spanText(from)} or more`;
        return from === to ? spanText(from) : `${spanText(from)} to ${spanText(to)}`;
      })
      .join(', or of '),
    after: ', and at no other.',
  };
}

/** The lead of owner over renter in whole dollars; negative when the renter is ahead. */
export function leadOf({ ownerNet, renterNet }: NetWorths): number {
  return roundHalfAway(ownerNet - renterNet, 0);
}

export function leadText(worths: NetWorths): string {
  const lead = leadOf(worths);
  if (lead === 0) return 'both have the same';
  return `the ${lead > 0 ? 'owner' : 'renter'} is ahead by ${usdWhole(Math.abs(lead))}`;
}

/**
 * The rent above which buying wins, in a sentence; `rent` from `breakEvenRent`, rounded up so that the sentence holds.
 */
export function breakEvenRentText(rent: number): string {
  if (rent === 0) return 'For your stay, buying wins at any rent.';
  return `For your stay, buying wins if the same home rents for more than ${usdWhole(Math.ceil(rent))} a month.`;
}

/** The answer in two or three words, for the bar on small screens. */
export function aheadInShort(stays: readonly Stays[]): { readonly label: string; readonly figure: string } {
  const [first] = stays;
  if (!first) return { label: 'Buying ahead', figure: 'not in 40 years' };
  const only = stays.length === 1;
  if (only && first.to === maxBreakEvenMonths && first.from > 1) {
    return { label: 'Buying ahead past', figure: termText(first.from) };
  }
  if (only && first.to === maxBreakEvenMonths) return { label: 'Buying is ahead', figure: 'from month 1' };
  return { label: 'Buying ahead', figure: 'for some stays' };
}

/** The difference in payments alone, in dollars rounded to cents; positive if buying costs less. */
export function differenceOf({ savingsOnBuying }: Pick<RentVsBuy, 'savingsOnBuying'>): number {
  return roundHalfAway(savingsOnBuying, 2) || 0;
}

/** The same as an amount without a sign: "$54,637.37 more" if buying costs more. */
export function savingsText(result: Pick<RentVsBuy, 'savingsOnBuying'>): string {
  const difference = differenceOf(result);
  if (difference === 0) return usd(0);
  return `${usd(Math.abs(difference))} ${difference > 0 ? 'less' : 'more'}`;
}

export const words = {
  form: 'Renting and buying calculator',
  next: [
    { label: 'Start the purchase questions', href: '/purchase-questions' },
    { label: 'Quick Quote', href: '/quick-quote' },
  ],
} as const;
