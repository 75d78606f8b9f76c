import type { ChoiceField, MoneyField, MonthsField, PercentField } from '@/lib/calculators/definition';
import type { ExtraFields, Message, NextLink, PartText, ScreenProps, WorkNotes } from './shared';

/** The fields of the monthly payment calculator. */
export type MonthlyPaymentFields = {
  readonly homePrice: MoneyField;
  readonly downPayment: MoneyField;
  readonly termMonths: MonthsField;
  readonly ratePercent: PercentField;
  readonly state: ChoiceField;
  readonly annualPropertyTax: MoneyField;
  readonly monthlyInsurance: MoneyField;
  readonly monthlyHoa: MoneyField;
} & ExtraFields;

/** Fields and words of the monthly payment calculator. */
export type MonthlyPaymentContent = {
  readonly form: string;
  readonly groups: { readonly home: string; readonly loan: string; readonly costs: string; readonly target: string };
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
    readonly ratePercent: Readonly<Record<string, number>>;
    readonly noBuiltInRate: Readonly<Record<string, number>>;
  };
  readonly stateNames: Readonly<Record<string, string>>;
  readonly next: NextLink;
  readonly quote: NextLink;
  readonly work: WorkNotes;
};

export type MonthlyPaymentProps = ScreenProps<MonthlyPaymentContent>;
