import { termText } from '@/lib/calculators/words';
import type { Replacement } from '@/lib/mortgage/replacement';
import { integerText, percentText, roundHalfAway, usdWhole } from '@/lib/numbers/format';
import type { Analysis } from './compute';
import { aheadText, stayText, strikeText } from './outlook-words';

/** The verdict on a new loan, in parts: `key` is the most important one. */
export type Verdict = {
  readonly before: string;
  /** Whether several debts cost more as one loan, which is a warning; having to wait for a rate is not. */
  readonly bad: boolean;
  readonly key: string;
  readonly after: string;
  /** The reason: the monthly change, and the result after the stay. */
  readonly reason: string;
  readonly bar: { readonly label: string; readonly figure: string };
  /** The savings or loss if it is kept to the last payment; null while unknown. */
  readonly end: { readonly text: string; readonly bad: boolean } | null;
};

type Replacing = Pick<Analysis, 'debts' | 'loan' | 'replaced' | 'outlook' | 'stayMonths'>;

function cents(amount: number): number {
  return roundHalfAway(amount, 2);
}

/** The monthly change: "$204 less a month"; to the cent with `usd`. */
export function changeText({ monthlySavings }: Pick<Replacement, 'monthlySavings'>, print = usdWhole): string {
  const dollars = print(Math.abs(monthlySavings));
  return /[1-9]/.test(dollars)
    ? `${dollars} ${monthlySavings > 0 ? 'less' : 'more'} a month`
    : 'About the same payment';
}

function noRateText({ replaced: { result }, stayMonths }: Replacing): string {
  if (stayMonths === 0) return 'Type how long you’ll keep the loan.';
  return cents(result.closingCosts) > 0
    ? `You can’t make up ${usdWhole(result.closingCosts)} of closing costs in ${termText(stayMonths)}.`
    : 'You pay less interest on what you have than on any new loan.';
}

/** The result of keeping it to the last payment, with the reason for a loss. */
function endOf({ replaced: { result, monthsRemaining }, loan, outlook: { savedAtEnd } }: Replacing): Verdict['end'] {
  if (savedAtEnd === null) return null;
  const dollars = roundHalfAway(savedAtEnd, 0);
  if (dollars === 0) return { text: 'Kept to the last payment, both cost the same.', bad: false };
  if (dollars > 0) return { text: `Kept to the last payment, it saves you ${usdWhole(dollars)}.`, bad: false };
  const last = Math.max(0, ...monthsRemaining.map((months) => months ?? 0));
  const reason =
    loan.termMonths > last
      ? `${result.newRateIsHigher && monthsRemaining.length === 1 ? 'the rate is higher and ' : ''}the ${termText(loan.termMonths)} start over`
      : result.newRateIsHigher
        ? 'the rate is higher'
        : 'the costs outweigh what it saves';
  return { text: `Kept to the last payment, it costs you ${usdWhole(-dollars)} more, because ${reason}.`, bad: true };
}

function around(sentence: string, key: string) {
  const [before = '', ...after] = sentence.split(key);
  return { before, key, after: after.join(key) };
}

/** When a new loan is ahead, or at which rate it would be after the stay. `rateText`: "At 6%, the rate you typed". */
export function verdictOf(replacing: Replacing, rateText: string): Verdict {
  const { replaced, outlook, stayMonths, debts } = replacing;
  const ahead = aheadText(outlook);
  const shared = { bad: ahead === null && debts.length > 1, end: endOf(replacing) };
  if (ahead === null && outlook.strikeRate === null) {
    const bar = { label: 'Worth it at', figure: 'no rate' };
    return { ...shared, ...around('Not at any rate.', 'any rate'), reason: noRateText(replacing), bar };
  }
  const change = changeText(replaced.result);
  const reason = `${rateText}, ${change.charAt(0).toLowerCase()}${change.slice(1)}. ${stayText(outlook, stayMonths)}`;
  if (ahead !== null && outlook.ahead) {
    const { from } = outlook.ahead;
    const figure = `month ${integerText(from)}`;
    const said = around(`${ahead}.`, from === 1 ? 'the first month' : figure);
    return { ...shared, ...said, reason, bar: { label: 'You’re ahead from', figure } };
  }
  const figure = percentText(outlook.strikeRate ?? 0);
  const said = around(`${strikeText(outlook.strikeRate, stayMonths)}.`, figure);
  return { ...shared, ...said, reason, bar: { label: 'Worth it at', figure } };
}

/** The months to offset the closing costs, or words if a number would mean nothing. */
export function monthsText({ monthlySavings, closingCosts, monthsToBreakEven }: Replacement): string {
  const savings = cents(monthlySavings);
  if (savings < 0) return 'Never, the payment is higher';
  if (savings === 0) return 'Your payment stays the same';
  return cents(closingCosts) === 0 ? 'From the first payment' : integerText(monthsToBreakEven);
}
