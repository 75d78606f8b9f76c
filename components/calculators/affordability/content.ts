import type { ExtraFields, NextLink, PartText, Refusal, ScreenProps } from '@/components/calculators/kit/content';
import type { WorkNotes } from '@/components/calculators/kit/show-work';
import type { MoneyField, MonthsField, PercentField } from '@/lib/calculators/definition';

/** The inputs of the affordability calculator. */
export type AffordabilityFields = {
  readonly annualIncome: MoneyField;
  readonly monthlyDebts: MoneyField;
  readonly downPayment: MoneyField;
  readonly ratePercent: PercentField;
  readonly termMonths: MonthsField;
  readonly pmiPercent: PercentField;
  readonly monthlyInsurance: MoneyField;
  readonly monthlyPropertyTax: MoneyField;
} & ExtraFields;

type RuleText = { readonly title: string; readonly text: string };

/** Everything that the affordability calculator says. */
export type AffordabilityContent = {
  readonly form: string;
  readonly groups: { readonly money: string; readonly loan: string; readonly costs: string };
  readonly fields: AffordabilityFields;
  readonly result: string;
  /** The figure's name in the bar on small screens. */
  readonly bar: string;
  readonly chart: string;
  readonly parts: Readonly<Record<'loan' | 'down', PartText>>;
  readonly total: string;
  readonly payment: { readonly label: string; readonly note: string };
  readonly refusal: Refusal & {
    readonly soften: string;
    readonly phone: { readonly display: string; readonly href: string };
  };
  readonly rules: {
    readonly title: string;
    readonly lead: string;
    readonly first: RuleText & { readonly debts: string; readonly pmi: string };
    readonly second: RuleText & {
      readonly housing: string;
      readonly debts: string;
      readonly budget: string;
      readonly costs: string;
      readonly pmi: string;
      readonly pmiNote: string;
      readonly loanPart: string;
      readonly loan: string;
      readonly refusal: string;
    };
  };
  readonly next: NextLink;
  readonly quote: NextLink;
  readonly work: WorkNotes;
};

export type AffordabilityProps = ScreenProps<AffordabilityContent>;
