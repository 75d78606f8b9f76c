/** A loan of the quiz: the answers that it needs or that rule it out, and what to say for it. */
export type QuizLoan = {
  readonly name: string;
  readonly path: string;
  /** Answers without which it is not shown. */
  readonly needs?: readonly string[];
  /** Answers that rule it out; two in a list rule it out together. */
  readonly not: readonly (string | readonly [string, string])[];
  /** For an answer, why the loan fits it, as it follows the word because. */
  readonly because: Readonly<Record<string, string>>;
  readonly catch: string;
  /** Cheaper loans have lower numbers. */
  readonly cost: number;
};

/** A loan that fits, with the reasons for it. */
export type FittingLoan = { readonly loan: QuizLoan; readonly reasons: readonly string[] };

const most = 3;
const maxReasons = 2;

/**
 * The loans that fit the answers given so far, at most three: those that meet the most answers first, of equals the cheaper
 * one, then in the given order. A loan that none of the answers speaks for is left out.
 */
export function fittingLoans(loans: readonly QuizLoan[], answers: ReadonlySet<string>): readonly FittingLoan[] {
  const isOut = ({ not, needs = [] }: QuizLoan) =>
    not.some((each) => (typeof each === 'string' ? answers.has(each) : each.every((answer) => answers.has(answer)))) ||
    needs.some((answer) => !answers.has(answer));
  return loans
    .filter((loan) => !isOut(loan))
    .map((loan) => ({
      loan,
      reasons: Object.entries(loan.because).flatMap(([answer, reason]) => (answers.has(answer) ? [reason] : [])),
    }))
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((a, b) => b.reasons.length - a.reasons.length || a.loan.cost - b.loan.cost)
    .slice(0, most)
    .map(({ loan, reasons }) => ({ loan, reasons: reasons.slice(0, maxReasons) }));
}
