import type { Replacement } from '@/lib/mortgage/replace-debts';
import type { ReplacementProgress, Span } from '@/lib/mortgage/replacement-progress';
import { integerText, roundHalfAway, usd } from '@/lib/numbers/format';
import { listText, termText } from './words';

/** The effect of a new loan on the borrower, in three plain sentences. */
export type Verdict = {
  /** The payment and the interest, against today. */
  readonly change: string;
  /** The reason. */
  readonly reason: string;
  /** The month from which it pays, or that it never does. */
  readonly when: string;
};

/** The inputs of the verdict; months are null for a debt that is never paid off. */
export type VerdictInputs = {
  readonly result: Pick<
    Replacement,
    'monthlySavings' | 'interestSaved' | 'closingCosts' | 'newRateIsHigher' | 'interestRefinanced'
  >;
  readonly progress: Pick<ReplacementProgress, 'costsRecoveredMonth' | 'aheadSpans'>;
  readonly monthsRemaining: readonly (number | null)[];
  readonly termMonths: number;
  /** Whether the rate is lower than every present one. */
  readonly lowerRate: boolean;
};

const cent = 0.005;

function changeOf({ monthlySavings, interestSaved }: VerdictInputs['result']): string {
  const savings = roundHalfAway(monthlySavings, 2);
  const month =
    savings === 0 ? 'the same a month' : `${usd(Math.abs(savings))} ${savings > 0 ? 'less' : 'more'} a month`;
  if (interestSaved === null) return `You pay ${month}.`;
  const saved = roundHalfAway(interestSaved, 2);
  const interest =
    saved === 0 ? 'the same interest in all' : `${usd(Math.abs(saved))} ${saved > 0 ? 'less' : 'more'} interest in all`;
  return `You pay ${month} and ${interest}.`;
}

function reasonOf({ result, monthsRemaining, termMonths, lowerRate }: VerdictInputs): string {
  const many = monthsRemaining.length > 1;
  const now = many ? 'Your present loans' : 'Your present loan';
  const payment = many ? 'one of your present payments does' : 'your present payment does';
  if (monthsRemaining.some((months) => months === null)) {
    return `As it stands, ${payment} not even cover the interest, so that debt is never paid off. The new loan ends after ${termText(termMonths)}.`;
  }
  const last = Math.max(0, ...monthsRemaining.map((months) => months ?? 0));
  if (last === 0) return 'There is nothing to pay off, so a new loan saves nothing.';
  const left = `${now} would be paid off in ${termText(last)}; the new one runs ${termText(termMonths)}.`;
  const saved = result.interestSaved ?? 0;
  if (saved < -cent) {
    if (termMonths > last) {
      return lowerRate
        ? `${left} The lower rate saves, but the longer time costs more than it saves.`
        : `${left} The rate is not lower and the time is longer: both add interest.`;
    }
    return `${left} It ends no later, but the rate and the costs outweigh that.`;
  }
  if (saved > cent) {
    if (termMonths > last) return `${left} The lower rate saves more than the longer time costs.`;
    return lowerRate
      ? `${left} A lower rate and no more time: both save interest.`
      : `${left} Paying it off sooner saves more than the rate costs.`;
  }
  return left;
}

function spanText({ fromMonth, toMonth }: Span): string {
  const from = Math.max(1, fromMonth);
  if (toMonth === null) return `from month ${integerText(from)} on`;
  return toMonth <= from
    ? `in month ${integerText(from)}`
    : `from month ${integerText(from)} to month ${integerText(toMonth)}`;
}

function costsText({ closingCosts, monthlySavings }: VerdictInputs['result'], month: number | null): string {
  if (!(closingCosts > 0)) return '';
  if (month === null) return 'The payments you save never make up for the closing costs. ';
  return monthlySavings > 0
    ? `The payments you save have covered the closing costs by month ${integerText(month)}. `
    : `All payments and the closing costs added up, you have paid less by month ${integerText(month)}. `;
}

function whenOf({ result, progress }: VerdictInputs): string {
  const spans = progress.aheadSpans;
  const last = spans.at(-1);
  const costs = costsText(result, progress.costsRecoveredMonth);
  if (!last) return `${costs}Counting interest and costs, it never pays.`;
  const ahead = `Counting interest and costs, you are ahead ${listText(spans.map(spanText))}`;
  return last.toMonth === null ? `${costs}${ahead}.` : `${costs}${ahead}, and behind after that.`;
}

/** The verdict on replacing debts by a new loan: "You pay $652.87 less a month and $68,386.51 more interest in all." and why. */
export function verdictOf(inputs: VerdictInputs): Verdict {
  return { change: changeOf(inputs.result), reason: reasonOf(inputs), when: whenOf(inputs) };
}
