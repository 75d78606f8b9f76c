import type { Phone } from '@/components/calculators/frame/calculator-screen.client';
import { type Debt, type NewLoan, type Replaced, replaceDebts } from '@/lib/mortgage/replace-debts';
import { type ReplacementOutcome, replacementOutcome } from '@/lib/mortgage/replacement-outcome';
import type { ReplaceDebtsValues } from './fields';

/** What refinancing and consolidating are given: the example rates of the day by years, the longest first. */
export type ReplaceDebtsFacts = {
  readonly phone: Phone;
  readonly today: {
    readonly expires: string;
    readonly rates: readonly { readonly termYears: number; readonly ratePercent: number }[];
  };
};

/** How many debts a calculator always shows, and how many it can show. */
export type DebtRange = { readonly least: number; readonly most: number };

/** How many groups of debts are shown: at least `least`, and every one that has an amount. */
export function debtCountOf(values: ReplaceDebtsValues, { least, most }: DebtRange): number {
  let count = Math.max(least, Math.min(most, Number(values.debtCount ?? least)));
  for (let number = count + 1; number <= most; number += 1) {
    if (values[`principal${number}`] || values[`payment${number}`]) count = number;
  }
  return count;
}

/** The debts that the inputs describe, in order: the first `least` as they are, a card once it has a balance. */
function debtsOf(values: ReplaceDebtsValues, { least, most }: DebtRange): readonly Debt[] {
  return Array.from({ length: most }, (_, index) => ({
    principal: values[`principal${index + 1}`] ?? 0,
    payment: values[`payment${index + 1}`] ?? 0,
    ratePercent: values[`ratePercent${index + 1}`] ?? 0,
    ...(index >= least ? ({ card: true } as const) : undefined),
  })).filter((debt) => !debt.card || debt.principal > 0);
}

/** The new loan that the inputs describe. */
function newLoanOf(values: ReplaceDebtsValues): NewLoan {
  const { newRatePercent, termMonths, closingCostsType, closingCosts, closingCostsDollars, financeClosingCosts } =
    values;
  return {
    newRatePercent,
    termMonths,
    closingCosts: closingCostsType === 'percent' ? closingCosts : closingCostsDollars,
    closingCostsType,
    financeClosingCosts: financeClosingCosts === 'Yes',
  };
}

/** The inputs and all that follows from them, computed once for every section of the screen. */
export type Analysis = {
  readonly debts: readonly Debt[];
  readonly loan: NewLoan;
  readonly stayMonths: number;
  readonly replaced: Replaced;
  readonly outcome: ReplacementOutcome;
};

/** What a new loan in place of the debts changes. */
export function analysisOf(values: ReplaceDebtsValues, range: DebtRange): Analysis {
  const [debts, loan] = [debtsOf(values, range), newLoanOf(values)];
  const { stayMonths } = values;
  return {
    debts,
    loan,
    stayMonths,
    replaced: replaceDebts(debts, loan),
    outcome: replacementOutcome(debts, loan, stayMonths),
  };
}
