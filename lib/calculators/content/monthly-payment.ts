import type { ChoiceField, MoneyField, MonthsField, PercentField } from '@/lib/calculators/definition';
import type { LimitTexts } from '@/lib/counties';
import type { ClosingAssumptions } from '@/lib/mortgage/cash-to-close';
import type { ExtraFields, Message, NextLink, PartText, ScreenProps, WorkNotes, WorkSource } from './shared';

/** The fields of the monthly payment calculator. */
export type MonthlyPaymentFields = {
  readonly kind: ChoiceField;
  readonly vaUse: ChoiceField;
  readonly homePrice: MoneyField;
  readonly downPayment: MoneyField;
  /** Whether the down payment is typed in dollars or in percent of the price. */
  readonly downUnit: ChoiceField;
  readonly downPercent: PercentField;
  readonly termMonths: MonthsField;
  readonly ratePercent: PercentField;
  readonly state: ChoiceField;
  readonly county: ChoiceField;
  /** Whether the property tax follows the price; it has no control of its own. */
  readonly taxTie: ChoiceField;
  readonly annualPropertyTax: MoneyField;
  readonly monthlyInsurance: MoneyField;
  readonly monthlyHoa: MoneyField;
  readonly pmiPercent: PercentField;
} & ExtraFields;

/** Fields and words of the monthly payment calculator. */
export type MonthlyPaymentContent = {
  readonly form: string;
  readonly groups: { readonly loan: string; readonly costs: string; readonly target: string };
  readonly targetHint: string;
  readonly fields: MonthlyPaymentFields;
  /** The payment to work back from; not an input of its own. */
  readonly target: MoneyField;
  readonly result: string;
  readonly chart: string;
  readonly parts: Readonly<Record<'principalAndInterest' | 'propertyTax' | 'insurance' | 'hoa', PartText>>;
  readonly total: string;
  readonly noLoan: Message;
  readonly tooLow: Message;
  readonly tax: {
    readonly caption: string;
    readonly countyCaption: string;
  };
  readonly countyLimits: LimitTexts;
  /** What the lender charges to make the loan, in percent of it: an example. */
  readonly chargesPercent: number;
  /** What is assumed about the closing, and where each figure comes from. */
  readonly closing: { readonly assumed: ClosingAssumptions; readonly sources: readonly WorkSource[] };
  readonly next: NextLink;
  readonly quote: NextLink;
  readonly work: WorkNotes;
};

export type MonthlyPaymentProps = ScreenProps<MonthlyPaymentContent>;
