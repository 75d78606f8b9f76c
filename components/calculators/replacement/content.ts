import type { NextLink, PartText, Refusal } from '@/components/calculators/kit/content';
import type { WorkNotes } from '@/components/calculators/kit/show-work';
import type { ChoiceField, MoneyField, MonthsField, PercentField } from '@/lib/calculators/definition';

/** The inputs of a new loan that replaces debts. */
export type NewLoanFields = {
  readonly newRatePercent: PercentField;
  readonly termMonths: MonthsField;
  readonly closingCostsType: ChoiceField;
  readonly closingCosts: PercentField;
  readonly closingCostsDollars: MoneyField;
  readonly financeClosingCosts: ChoiceField;
};

/** What both calculators say that replace debts by a new loan. */
export type ReplacementTexts = {
  readonly result: string;
  readonly bar: string;
  readonly chart: string;
  readonly parts: Readonly<Record<'payment' | 'savings', PartText>>;
  readonly rows: {
    readonly reduction: string;
    readonly months: string;
    readonly current: string;
    readonly refinanced: string;
    readonly saved: string;
    readonly net: string;
    readonly netNote: string;
  };
  /** Beside dashes: why there is no figure. */
  readonly never: string;
  readonly costsHint: { readonly text: string; readonly label: string; readonly percent: number };
  readonly rateWarning: Refusal;
  readonly verdict: {
    readonly title: string;
    readonly chart: string;
    readonly series: string;
    readonly chartNote: string;
  };
  readonly next: NextLink;
  readonly quote: NextLink;
  readonly basis: string;
  readonly work: WorkNotes;
};
