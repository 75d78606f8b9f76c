import type { ChoiceField, MoneyField, MonthsField, PercentField, ValuesOf } from '@/lib/calculators/definition';
import type { CalculatorName } from '@/lib/calculators/pins';
import type { Debt, NewLoan } from '@/lib/mortgage/replace-debts';
import type { ExtraFields, Message, NextLink, ScreenProps, WorkNotes } from './shared';

/** The fields of the debts that a new loan replaces: three for each debt, numbered from 1. */
export type DebtFields = {
  readonly [name: `principal${number}`]: MoneyField;
  readonly [name: `payment${number}`]: MoneyField;
  readonly [name: `ratePercent${number}`]: PercentField;
};

/** The fields of the new loan. */
export type NewLoanFields = {
  readonly newRatePercent: PercentField;
  readonly termMonths: MonthsField;
  readonly closingCostsType: ChoiceField;
  readonly closingCosts: PercentField;
  readonly closingCostsDollars: MoneyField;
  readonly financeClosingCosts: ChoiceField;
  /** When the home is sold or the loan paid off. */
  readonly stayMonths: MonthsField;
};

/** How many debts are shown, where further ones can be added to the ones that always are. */
export type DebtCountField = { readonly debtCount?: ChoiceField };

/** All fields of a calculator that replaces debts with a new loan. */
export type ReplacementFields = DebtFields & NewLoanFields & DebtCountField & ExtraFields;

/** The words that refinancing and consolidating have in common. */
export type ReplacementTexts = {
  readonly bars: Readonly<Record<'note' | 'strong', string>>;
  /** The chart of the payments saved, and what is true when the home is sold. */
  readonly outcome: Readonly<
    Record<
      | 'chart'
      | 'series'
      | 'never'
      | 'sale'
      | 'payments'
      | 'cash'
      | 'financed'
      | 'owedMore'
      | 'owedLess'
      | 'saved'
      | 'lost'
      | 'why',
      string
    >
  >;
  /** The link from the bar of small screens. */
  readonly chartLink: string;
  readonly result: string;
  readonly rows: Readonly<
    Record<
      | 'payment'
      | 'savings'
      | 'reduction'
      | 'months'
      | 'costs'
      | 'apr'
      | 'aprNote'
      | 'current'
      | 'refinanced'
      | 'saved'
      | 'net'
      | 'netNote',
      string
    >
  >;
  /** Beside dashes: why there is no figure. */
  readonly never: string;
  /** What the verdict asks for while it is missing. */
  readonly questions: Readonly<Record<'principal' | 'payment', string>>;
  /** Beside the verdict while the closing costs are those of the example. */
  readonly exampleCosts: string;
  readonly costsHint: { readonly text: string; readonly label: string; readonly percent: number };
  readonly rateWarning: Message;
  /** The example rates of the day by the years of the loan, in percent, the longest first; offered until they expire. */
  readonly today: {
    readonly label: string;
    readonly expires: string;
    readonly rates: readonly { readonly termYears: number; readonly ratePercent: number }[];
  };
  readonly next: NextLink;
  readonly quote: NextLink;
};

/** Fields and words of a calculator that replaces debts with a new loan. */
export type ReplacementContent = ReplacementTexts & {
  readonly name: CalculatorName;
  readonly form: string;
  /** Legends of the groups of fields; one for each debt. */
  readonly groups: {
    readonly debts: readonly string[];
    readonly next: string;
    readonly costs: string;
    readonly stay: string;
  };
  readonly fields: ReplacementFields;
  /** Which part of a payment to type, above the debts. */
  readonly escrow?: Message;
  /** Further debts that a visitor can add after the groups of `groups.debts`. */
  readonly cards?: {
    /** The legend of one, before its number. */
    readonly legend: string;
    readonly most: number;
    readonly add: string;
    readonly remove: string;
    readonly hint: string;
  };
  /** The row with the average rate of the debts. */
  readonly average?: { readonly label: string; readonly note: string };
  readonly work: WorkNotes;
};

export type ReplacementProps = ScreenProps<ReplacementContent>;

/** How many groups of debts are shown: at least `least`, and every one that has an amount. */
export function debtCountOf(values: ValuesOf<ReplacementFields>, least: number, most: number): number {
  let count = Math.max(least, Math.min(most, Number(values.debtCount ?? least)));
  for (let number = count + 1; number <= most; number += 1) {
    if (values[`principal${number}`] || values[`payment${number}`]) count = number;
  }
  return count;
}

/** The debts that the inputs describe, in order: the first `least` as they are, a card once it has a balance. */
export function debtsOf(values: ValuesOf<DebtFields>, least: number, most = least): readonly Debt[] {
  return Array.from({ length: most }, (_, index) => ({
    principal: values[`principal${index + 1}`] ?? 0,
    payment: values[`payment${index + 1}`] ?? 0,
    ratePercent: values[`ratePercent${index + 1}`] ?? 0,
    ...(index >= least ? ({ card: true } as const) : undefined),
  })).filter((debt) => !debt.card || debt.principal > 0);
}

/** The new loan that the inputs describe. */
export function newLoanOf(values: ValuesOf<NewLoanFields>): NewLoan {
  const inPercent = values.closingCostsType === 'percent';
  return {
    newRatePercent: values.newRatePercent,
    termMonths: values.termMonths,
    closingCosts: inPercent ? values.closingCosts : values.closingCostsDollars,
    closingCostsType: inPercent ? 'percent' : 'dollars',
    financeClosingCosts: values.financeClosingCosts === 'Yes',
  };
}
