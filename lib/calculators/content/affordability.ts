import type { MoneyField, MonthsField, PercentField } from '@/lib/calculators/definition';
import type { ExtraFields, Message, NextLink, PartText, Phone, ScreenProps, WorkNotes } from './shared';

/** The fields of the affordability calculator. */
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

/** Fields and words of the affordability calculator. */
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
  readonly refusal: Message & { readonly soften: string; readonly phone: Phone };
  readonly rules: {
    readonly title: string;
    readonly lead: string;
    readonly first: Message & Readonly<Record<'debts' | 'pmi', string>>;
    readonly second: Message &
      Readonly<
        Record<'housing' | 'debts' | 'budget' | 'costs' | 'pmi' | 'pmiNote' | 'loanPart' | 'loan' | 'refusal', string>
      >;
  };
  readonly next: NextLink;
  readonly quote: NextLink;
  readonly work: WorkNotes;
};

export type AffordabilityProps = ScreenProps<AffordabilityContent>;
