import type { ChoiceField, MoneyField, MonthsField, PercentField, ValuesOf } from '@/lib/calculators/definition';
import type { CalculatorName } from '@/lib/calculators/pins';
import type { Debt, NewLoan } from '@/lib/mortgage/replace-debts';
import type { ExtraFields, Message, NextLink, PartText, ScreenProps, WorkNotes } from './shared';

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
};

/** All fields of a calculator that replaces debts with a new loan. */
export type ReplacementFields = DebtFields & NewLoanFields & ExtraFields;

/** The words that refinancing and consolidating have in common. */
export type ReplacementTexts = {
  readonly result: string;
  readonly bar: string;
  readonly chart: string;
  readonly parts: Readonly<Record<'payment' | 'savings', PartText>>;
  readonly rows: Readonly<
    Record<'reduction' | 'months' | 'current' | 'refinanced' | 'saved' | 'net' | 'netNote', string>
  >;
  /** Beside dashes: why there is no figure. */
  readonly never: string;
  readonly costsHint: { readonly text: string; readonly label: string; readonly percent: number };
  readonly rateWarning: Message;
  readonly verdict: Readonly<Record<'title' | 'chart' | 'series' | 'chartNote', string>>;
  readonly next: NextLink;
  readonly quote: NextLink;
  readonly basis: string;
};

/** Fields and words of a calculator that replaces debts with a new loan. */
export type ReplacementContent = ReplacementTexts & {
  readonly name: CalculatorName;
  readonly form: string;
  /** Legends of the groups of fields; one for each debt. */
  readonly groups: { readonly debts: readonly string[]; readonly next: string; readonly costs: string };
  readonly fields: ReplacementFields;
  /** Which part of a payment to type, above the debts. */
  readonly escrow?: Message;
  /** The row with the average rate of the debts. */
  readonly average?: { readonly label: string; readonly note: string };
  readonly work: WorkNotes;
};

export type ReplacementProps = ScreenProps<ReplacementContent>;

/** The debts that the inputs describe, in order. */
export function debtsOf(values: ValuesOf<DebtFields>, count: number): readonly Debt[] {
  return Array.from({ length: count }, (_, index) => ({
    principal: values[`principal${index + 1}`] ?? 0,
    payment: values[`payment${index + 1}`] ?? 0,
    ratePercent: values[`ratePercent${index + 1}`] ?? 0,
  }));
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
