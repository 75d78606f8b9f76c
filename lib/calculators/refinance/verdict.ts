import { termText } from '@/lib/calculators/words';
import type { Replacement } from '@/lib/mortgage/replacement';
import { integerText, percentText, roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';
import type { Analysis } from './compute';

/** The verdict on a new loan, in parts: `key` is what matters most in it. */
export type Verdict = {
  /** The answer in a word. */
  readonly plate: string;
  /** Whether the new loan is behind when the home is sold, or always. */
  readonly bad: boolean;
  readonly key: string;
  readonly after: string;
  /** The answer in the bar of small screens. */
  readonly bar: { readonly label: string; readonly figure: string };
  /** How the month was found; empty where there is nothing to explain. */
  readonly note: string;
  /** What it costs or saves once both are paid off; null where that is not known. */
  readonly end: { readonly text: string; readonly bad: boolean } | null;
};

type Replacing = Pick<Analysis, 'debts' | 'loan' | 'replaced' | 'outcome' | 'stayMonths'>;

function cents(amount: number): number {
  return roundHalfAway(amount, 2);
}

/** What changes by the month: "$204.02 less a month". */
export function changeText({ monthlySavings }: Pick<Replacement, 'monthlySavings'>): string {
  const savings = cents(monthlySavings);
  return savings === 0 ? 'The same payment' : `${usd(Math.abs(savings))} ${savings > 0 ? 'less' : 'more'} a month`;
}

function monthOf({ replaced: { result }, outcome, stayMonths }: Replacing): Omit<Verdict, 'end'> {
  const savings = cents(result.monthlySavings);
  const costs = cents(result.closingCosts);
  const key = `${changeText(result)}.`;
  const [first] = outcome.ahead;
  if (first === undefined) {
    const after = ' You never break even, what you still owe counted.';
    return { plate: 'never', bad: true, key, after, bar: { label: 'Break even', figure: 'never' }, note: '' };
  }
  const plate = `month ${integerText(first.from)}`;
  const note = savings < 0 ? 'Against today’s debts, paid with the same sum a month' : '';
  if (stayMonths > 0 && !outcome.ahead.some(({ from, to }) => from <= stayMonths && stayMonths <= to)) {
    const when = first.from > stayMonths ? `before ${plate}` : `after month ${integerText(first.to)}`;
    const after = ` After ${termText(stayMonths)} you’re behind: you don’t come out ahead ${when}.`;
    return { plate: 'behind', bad: true, key, after, bar: { label: 'When you sell', figure: 'behind' }, note };
  }
  if (costs === 0 && savings > 0 && first.from === 1) {
    const bar = { label: 'Payment a month', figure: `−${usd(savings)}` };
    return { plate: 'now', bad: false, key, after: ' There are no costs to earn back.', bar, note };
  }
  const after = ` You break even in ${plate}, what you still owe counted.`;
  return { plate, bad: false, key, after, bar: { label: 'Break even in', figure: plate }, note };
}

/** What the whole term of both brings, with the reason of a loss: "Costs you $3,917 more by the end: the 30 years start over." */
function endOf({ replaced: { result, monthsRemaining }, loan }: Replacing): Verdict['end'] {
  if (result.netSavings === null) return null;
  const dollars = roundHalfAway(result.netSavings, 0);
  if (dollars === 0) return { text: 'By the end both cost the same.', bad: false };
  if (dollars > 0) return { text: `You pay ${usdWhole(dollars)} less by the end.`, bad: false };
  const last = Math.max(0, ...monthsRemaining.map((months) => months ?? 0));
  const reason =
    loan.termMonths > last
      ? `the ${termText(loan.termMonths)} start over`
      : result.newRateIsHigher
        ? 'the rate is higher'
        : 'the costs outweigh what the rate saves';
  return { text: `Costs you ${usdWhole(-dollars)} more by the end: ${reason}.`, bad: true };
}

/**
 * The verdict on replacing debts by a new loan: what it changes a month, when it breaks even, what is still owed counted, and
 * what it saves or costs by the end. A new rate above a present one comes before the month.
 */
export function verdictOf(replacing: Replacing): Verdict {
  const { replaced, debts, loan } = replacing;
  const month = { ...monthOf(replacing), end: endOf(replacing) };
  if (!replaced.result.newRateIsHigher) return month;
  const lowest = Math.min(
    ...debts.filter((debt) => !debt.card && loan.newRatePercent > debt.ratePercent).map((debt) => debt.ratePercent),
  );
  const rate = percentText(loan.newRatePercent);
  return {
    ...month,
    plate: 'higher',
    bad: true,
    key: `${changeText(replaced.result)}, at a higher rate:`,
    after: ` ${rate} instead of ${percentText(lowest)}.`,
    bar: { label: 'A higher rate', figure: rate },
    note: '',
  };
}

/** The months to offset the closing costs, in words where a number of months says nothing. */
export function monthsText({ monthlySavings, closingCosts, monthsToBreakEven }: Replacement): string {
  const savings = cents(monthlySavings);
  if (savings < 0) return 'Never, the payment is higher';
  if (savings === 0) return 'Nothing changes by the month';
  return cents(closingCosts) === 0 ? 'From the first payment' : integerText(monthsToBreakEven);
}

/** Why the interest in all rises or falls. */
export function reasonOf({ debts, loan, replaced }: Replacing): string {
  const { result, monthsRemaining } = replaced;
  const { termMonths } = loan;
  const lowerRate = debts.every((debt) => loan.newRatePercent < debt.ratePercent);
  const many = monthsRemaining.length > 1;
  const now = many ? 'Your present loans' : 'Your present loan';
  const payment = many ? 'one of your present payments does' : 'your present payment does';
  if (monthsRemaining.some((months) => months === null)) {
    return `As it stands, ${payment} not even cover the interest, so that debt is never paid off. The new loan ends after ${termText(termMonths)}.`;
  }
  const last = Math.max(0, ...monthsRemaining.map((months) => months ?? 0));
  if (last === 0) return 'There is nothing to pay off, so a new loan saves nothing.';
  const left = `${now} would be paid off in ${termText(last)}; the new one runs ${termText(termMonths)}.`;
  const saved = cents(result.interestSaved ?? 0);
  if (saved < 0) {
    if (termMonths > last) {
      return lowerRate
        ? `${left} The lower rate saves, but the longer time costs more than it saves.`
        : `${left} The rate isn’t lower and the time is longer: both add interest.`;
    }
    return `${left} It ends no later, but the rate and the costs outweigh that.`;
  }
  if (saved > 0) {
    if (termMonths > last) return `${left} The lower rate saves more than the longer time costs.`;
    return lowerRate
      ? `${left} A lower rate and no more time: both save interest.`
      : `${left} Paying it off sooner saves more than the rate costs.`;
  }
  return left;
}
