import type { ChoiceField, MoneyField, MonthsField, PercentField } from '@/lib/calculators/definition';
import type { ExtraFields, NextLink, ScreenProps, WorkNotes } from './shared';

/** The fields of the calculator that compares renting and buying. */
export type RentVsBuyFields = {
  readonly rent: MoneyField;
  readonly stayMonths: MonthsField;
  readonly price: MoneyField;
  readonly downPaymentPercent: PercentField;
  readonly termMonths: MonthsField;
  readonly ratePercent: PercentField;
  readonly propertyTaxPercent: PercentField;
  readonly appreciationPercent: PercentField;
  readonly deduction: ChoiceField;
} & ExtraFields;

/** One way to count what buying costs: the chart's title, what it counts, and the name of its line. */
export type CostView = { readonly title: string; readonly text: string; readonly buying: string };

/** The words of the costs over time. */
export type CostOverTimeTexts = {
  readonly title: string;
  readonly lead: string;
  readonly renting: string;
  readonly payments: CostView;
  readonly net: CostView;
  readonly table: Readonly<Record<'caption' | 'year' | 'renting' | 'buying' | 'net', string>>;
  readonly all: string;
  readonly fewer: string;
};

/** Fields and words of the calculator that compares renting and buying. */
export type RentVsBuyContent = {
  readonly form: string;
  readonly groups: Readonly<Record<'rent' | 'home' | 'loan' | 'owning', string>>;
  readonly fields: RentVsBuyFields;
  readonly result: string;
  readonly bar: Readonly<Record<'less' | 'more' | 'same', string>>;
  readonly comparison: Readonly<Record<'caption' | 'renting' | 'buying' | 'average' | 'total', string>>;
  readonly rows: Readonly<
    Record<
      | 'caption'
      | 'mortgage'
      | 'tax'
      | 'appreciated'
      | 'balance'
      | 'equity'
      | 'equityNote'
      | 'taxSavings'
      | 'taxSavingsNote'
      | 'noTaxSavingsNote',
      string
    >
  >;
  readonly overTime: CostOverTimeTexts;
  /** What the results leave out. */
  readonly note: string;
  readonly next: NextLink;
  readonly quote: NextLink;
  readonly work: WorkNotes;
};

export type RentVsBuyProps = ScreenProps<RentVsBuyContent>;
