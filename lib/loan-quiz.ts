export type QuizLoan = {
  readonly name: string;
  readonly path: string;
  /** Hidden without these answers. */
  readonly needs?: readonly string[];
  /** Answers that rule it out; a pair rules it out only together. */
  readonly not: readonly (string | readonly [string, string])[];
  /** For each answer, why the loan fits; follows "because". */
  readonly because: Readonly<Record<string, string>>;
  readonly catch: string;
  /** For an answer, the catch that replaces `catch`. */
  readonly catches?: Readonly<Record<string, string>> | undefined;
  /** Cheaper loans have lower numbers. */
  readonly cost: number;
};

export type FittingLoan = {
  readonly loan: QuizLoan;
  readonly reasons: readonly string[];
  readonly catch: string;
};

const most = 3;
const maxReasons = 2;

/** At most three: by most matching answers, then lower cost, then the given order. */
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
    .sort((a, b) => b.reasons.length - a.reasons.length || a.loan.cost - b.loan.cost)
    .slice(0, most)
    .map(({ loan, reasons }) => {
      const replaced = Object.entries(loan.catches ?? {}).find(([answer]) => answers.has(answer));
      return { loan, reasons: reasons.slice(0, maxReasons), catch: replaced?.[1] ?? loan.catch };
    });
}
