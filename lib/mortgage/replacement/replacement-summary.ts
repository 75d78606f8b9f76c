import { listText } from '@/lib/calculators/words';
import type { Replacement } from '@/lib/mortgage/replacement/replace-debts';
import { percentText, roundHalfAway, usd } from '@/lib/numbers/format';

/** What a new loan changes, for a sentence: percent a year; dollars, never negative, rounded to cents. */
export type ReplacementSummary = {
  readonly newRatePercent: number;
  readonly currentRatePercents: readonly number[];
  readonly payment: { readonly goes: 'down' | 'up'; readonly amount: number };
  /** null when the present debts are never paid off. */
  readonly interest: { readonly kind: 'saved' | 'additional'; readonly amount: number } | null;
};

/** The pieces of the summary; a change that rounds to $0.00 counts as down, or saved. */
export function summaryOf(
  result: Pick<Replacement, 'monthlySavings' | 'interestSaved'>,
  rates: Pick<ReplacementSummary, 'newRatePercent' | 'currentRatePercents'>,
): ReplacementSummary {
  const savings = roundHalfAway(result.monthlySavings, 2);
  const saved = result.interestSaved === null ? null : roundHalfAway(result.interestSaved, 2);
  return {
    newRatePercent: rates.newRatePercent,
    currentRatePercents: rates.currentRatePercents,
    payment: { goes: savings < 0 ? 'up' : 'down', amount: Math.abs(savings) },
    interest: saved === null ? null : { kind: saved < 0 ? 'additional' : 'saved', amount: Math.abs(saved) },
  };
}

/**
 * The summary as a sentence of two clauses, or of one when the present debts are never paid off.
 *
 * Example: "At 3.5% instead of 4%, your monthly payment goes down by $652.87, and over the life of the loan you pay an
 * additional $68,386.51 in interest."
 */
export function summarySentence(summary: ReplacementSummary): string {
  const present = listText(summary.currentRatePercents.map(percentText));
  const { goes, amount } = summary.payment;
  const first = `At ${percentText(summary.newRatePercent)} instead of ${present}, your monthly payment goes ${goes} by ${usd(amount)}`;
  if (summary.interest === null) return `${first}.`;
  const interest =
    summary.interest.kind === 'saved'
      ? `you save ${usd(summary.interest.amount)} in interest`
      : `you pay an additional ${usd(summary.interest.amount)} in interest`;
  return `${first}, and over the life of the loan ${interest}.`;
}
