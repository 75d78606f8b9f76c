import { longestBreakEven, type NetWorths, type Stays } from '@/lib/mortgage/rent-vs-buy-whole';
import { roundHalfAway, usd } from '@/lib/numbers/format';
import { spanText, termText } from './words';

/** A verdict in parts: `key` is what matters most in it. */
export type Verdict = { readonly before: string; readonly key: string; readonly after: string };

/** The stays at which buying is ahead, in one sentence; `stays` as of `staysAhead`, up to 480 months. */
export function aheadVerdict(stays: readonly Stays[]): Verdict {
  const [first] = stays;
  const last = stays.at(-1);
  if (!first || !last) {
    return { before: 'Buying doesn’t come out ahead ', key: `within ${spanText(longestBreakEven)}`, after: '.' };
  }
  const onward = last.to === longestBreakEven;
  if (first === last && onward) {
    return first.from === 1
      ? { before: 'Buying is ahead ', key: 'from the first month', after: '.' }
      : { before: 'Buying is ahead if you stay past ', key: spanText(first.from), after: '.' };
  }
  return {
    before: 'Buying is ahead for a stay of ',
    key: stays
      .map(({ from, to }) => {
        if (to === longestBreakEven) return `${spanText(from)} or more`;
        return from === to ? spanText(from) : `${spanText(from)} to ${spanText(to)}`;
      })
      .join(', or of '),
    after: ', and at no other.',
  };
}

/** The lead of owner over renter in dollars, rounded to cents; negative when the renter is ahead. */
export function leadOf({ ownerNet, renterNet }: NetWorths): number {
  return roundHalfAway(ownerNet - renterNet, 2);
}

/** Who is ahead, and by how much: "the renter is ahead by $81,753.29". */
export function leadText(worths: NetWorths): string {
  const lead = leadOf(worths);
  if (lead === 0) return 'both have the same';
  return `the ${lead > 0 ? 'owner' : 'renter'} is ahead by ${usd(Math.abs(lead))}`;
}

/** The answer in two or three words, for the bar of small screens. */
export function aheadInShort(stays: readonly Stays[]): { readonly label: string; readonly figure: string } {
  const [first] = stays;
  if (!first) return { label: 'Buying ahead', figure: 'not in 40 years' };
  const only = stays.length === 1;
  if (only && first.to === longestBreakEven && first.from > 1) {
    return { label: 'Buying ahead past', figure: termText(first.from) };
  }
  if (only && first.to === longestBreakEven) return { label: 'Buying is ahead', figure: 'from month 1' };
  return { label: 'Buying ahead', figure: 'for some stays' };
}
