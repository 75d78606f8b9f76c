import type { ChoiceField, MoneyField, MonthsField, PercentField } from '@/lib/calculators/definition';
import type { LimitTexts } from '@/lib/counties';
import type { NextLink, NoScriptTexts, WorkNotes } from './shared';

/** The fields of the calculator that compares renting and buying. */
export type RentVsBuyFields = {
  readonly rent: MoneyField;
  readonly stayMonths: MonthsField;
  readonly price: MoneyField;
  readonly downPaymentPercent: PercentField;
  readonly termMonths: MonthsField;
  readonly ratePercent: PercentField;
  readonly county: ChoiceField;
  readonly propertyTaxPercent: PercentField;
  readonly appreciationPercent: PercentField;
  readonly buyingCostPercent: PercentField;
  readonly sellingCostPercent: PercentField;
  readonly maintenancePercent: PercentField;
  readonly homeInsurancePercent: PercentField;
  readonly rentGrowthPercent: PercentField;
  readonly returnPercent: PercentField;
  readonly deduction: ChoiceField;
};

/** The words of the chart of both net worths. */
export type CrossingTexts = Readonly<
  Record<'title' | 'owner' | 'ownerNote' | 'renter' | 'renterNote' | 'reader' | 'question', string>
>;

/** Fields and words of the calculator that compares renting and buying. */
export type RentVsBuyContent = {
  readonly form: string;
  readonly groups: Readonly<Record<'choice', string>>;
  readonly fields: RentVsBuyFields;
  readonly verdict: {
    /** Asked in place of a verdict while the field of this name is empty. */
    readonly questions: Readonly<Record<'rent' | 'price', string>>;
    /** What the verdict counts. */
    readonly counted: string;
    /** The name of the answer in the bar of small screens while there is none. */
    readonly bar: string;
    /** The link of that bar. */
    readonly link: string;
  };
  readonly chart: CrossingTexts;
  readonly owner: Readonly<
    Record<'title' | 'value' | 'selling' | 'balance' | 'account' | 'noAccount' | 'total', string>
  >;
  readonly renter: Readonly<Record<'title' | 'kept' | 'earned' | 'saved' | 'total', string>>;
  /** Shown in place of the two while there is no stay. */
  readonly noStay: string;
  readonly counted: Readonly<Record<'title' | 'form' | 'leftOut', string>>;
  readonly countyLimits: LimitTexts;
  readonly payments: Readonly<
    Record<
      | 'title'
      | 'renting'
      | 'buying'
      | 'average'
      | 'total'
      | 'savings'
      | 'mortgage'
      | 'tax'
      | 'taxSavings'
      | 'taxSavingsNote'
      | 'noTaxSavingsNote'
      | 'appreciated'
      | 'balance'
      | 'equity'
      | 'equityNote'
      | 'note',
      string
    >
  >;
  readonly next: NextLink;
  readonly quote: NextLink;
  readonly work: WorkNotes;
};

export type RentVsBuyProps = { readonly content: RentVsBuyContent; readonly withoutScript: NoScriptTexts };
