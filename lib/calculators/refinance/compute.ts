import type { OwnRate } from '@/lib/calculators/refinance/outlook-words';
import { type Debt, type NewLoan, outlookOf, replacement } from '@/lib/mortgage/replacement';
import { isDebtField, type RefinanceFields, type RefinanceValues } from './fields';

/** Assumptions about a fixed second loan, and who makes it; percent a year, whole months. */
export type SecondLoan = { readonly ratePercent: number; readonly months: number; readonly whoMakesIt: string };

/**
 * Inputs of refinancing and consolidating that change without their words: the example rate, and current rates by
 * years, the longest first.
 */
export type RefinanceFacts = {
  /** In percent a year, with a description: "national average of October 8, 2026". */
  readonly example: { readonly ratePercent: number; readonly what: string };
  readonly today: {
    readonly expires: string;
    readonly rates: readonly { readonly termYears: number; readonly ratePercent: number }[];
  };
  /** If it is already at the rate to wait for, nobody is asked to wait. */
  readonly ownRate?: OwnRate | undefined;
  readonly second: SecondLoan;
  /** The phone number of HUD’s counselors, for several debts. */
  readonly counselor?: string;
};

/** How many debts a calculator always shows, and how many it can show. */
export type DebtRange = { readonly min: number; readonly max: number };

/** Closing costs in percent of the loan until the visitor types their own; not the example's. */
export const usualCostsPercent = 2;

export function isExample(fields: RefinanceFields, values: RefinanceValues): boolean {
  return Object.entries(fields).every(
    ([name, { initial }]) => !isDebtField(name) || Reflect.get(values, name) === initial,
  );
}

/**
 * The visitor's first number removes the example's debts, and sets the example rate and usual costs unless they were
 * changed.
 */
export function replaceExampleOnFirstNumber(fields: RefinanceFields, { example }: RefinanceFacts, { min }: DebtRange) {
  const shown = (number: number) => [`principal${number}`, `payment${number}`, `ratePercent${number}`];
  const examples = Array.from({ length: min }, (_, index) => shown(index + 1)).flat();
  return (values: RefinanceValues, patch: Partial<RefinanceValues>): Partial<RefinanceValues> => {
    const known = patch.ratePercent1 === undefined ? undefined : ({ rateStatus: 'known' } as const);
    const isFirst = Object.entries(patch).some(
      ([name, value]) => examples.includes(name) || (isDebtField(name) && value !== Reflect.get(values, name)),
    );
    if (!isFirst || !isExample(fields, values)) return { ...known, ...patch };
    const { newRatePercent, closingCosts } = fields;
    return {
      ...Object.fromEntries(examples.map((name) => [name, 0])),
      rateStatus: 'open',
      ...(values.newRatePercent === newRatePercent.initial && { newRatePercent: example.ratePercent }),
      ...(values.closingCosts === closingCosts.initial && { closingCosts: usualCostsPercent }),
      ...known,
      ...patch,
    };
  };
}

/** The number of debts shown: at least `min`, and all that have an amount. */
export function debtCountOf(values: RefinanceValues, { min, max }: DebtRange): number {
  let count = Math.max(min, Math.min(max, Number(values.debtCount ?? min)));
  for (let number = count + 1; number <= max; number += 1) {
    if (values[`principal${number}`] || values[`payment${number}`]) count = number;
  }
  return count;
}

/**
 * The debts that the inputs describe, in order; a mortgage counts once it has any number, an added debt once it has a
 * balance.
 */
function debtsOf(
  values: RefinanceValues,
  { min, max }: DebtRange,
): readonly (Debt & { readonly kind?: string | undefined })[] {
  return Array.from({ length: max }, (_, index) => ({
    principal: values[`principal${index + 1}`] ?? 0,
    payment: values[`payment${index + 1}`] ?? 0,
    ratePercent: values[`ratePercent${index + 1}`] ?? 0,
    ...(index >= min ? ({ card: true, kind: values[`kind${index + 1}`] } as const) : undefined),
  })).filter(
    ({ principal, payment, ratePercent, card }) => principal > 0 || (!card && (payment > 0 || ratePercent > 0)),
  );
}

function newLoanOf(values: RefinanceValues): NewLoan {
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

/** The next number needed for an answer; null if there is an answer. */
export type Missing = 'principal' | 'payment' | 'ratePercent' | null;

function missingOf(debts: readonly Debt[], { principal1 = 0, rateStatus }: RefinanceValues): Missing {
  if (!debts.some((debt) => debt.principal > 0)) return 'principal';
  if (!debts.some((debt) => debt.payment > 0)) return 'payment';
  return principal1 > 0 && rateStatus === 'open' ? 'ratePercent' : null;
}

/**
 * How a new loan changes the debts: the inputs and everything computed from them, once for all sections of the screen.
 */
export function analysisOf(values: RefinanceValues, range: DebtRange) {
  const [debts, loan] = [debtsOf(values, range), newLoanOf(values)];
  const { stayMonths } = values;
  return {
    debts,
    loan,
    stayMonths,
    missing: missingOf(debts, values),
    replaced: replacement(debts, loan),
    outlook: outlookOf(debts, loan, stayMonths),
  };
}

export type Analysis = Readonly<ReturnType<typeof analysisOf>>;
