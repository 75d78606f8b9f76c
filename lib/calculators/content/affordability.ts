import type { Limits, Place, RungName } from '@/lib/calculators/affordability-scale';
import type { ChoiceField, MoneyField, MonthsField, PercentField, ValuesOf } from '@/lib/calculators/definition';
import type { LimitTexts } from '@/lib/counties';
import type { Message, NextLink, NoScriptTexts, Phone, WorkNotes } from './shared';

/** The fields of the affordability calculator. */
export type AffordabilityFields = {
  readonly annualIncome: MoneyField;
  readonly monthlyDebts: MoneyField;
  readonly downPayment: MoneyField;
  /** 0 while the visitor has no home in mind. */
  readonly homeInMind: MoneyField;
  readonly ratePercent: PercentField;
  readonly termMonths: MonthsField;
  readonly pmiPercent: PercentField;
  readonly county: ChoiceField;
  readonly monthlyInsurance: MoneyField;
  readonly monthlyPropertyTax: MoneyField;
};

export type AffordabilityValues = ValuesOf<AffordabilityFields>;

/** Fields and words of the affordability calculator. */
export type AffordabilityContent = {
  readonly form: string;
  readonly groups: Readonly<Record<'household' | 'loan', string>>;
  readonly fields: AffordabilityFields;
  readonly limits: Limits;
  readonly verdict: {
    /** Asked in place of a verdict without an income. */
    readonly question: string;
    /** What the verdict counts, when its payment is whole. */
    readonly whole: string;
    /** The name of the answer in the bar of small screens while there is none. */
    readonly bar: string;
    /** The link of that bar. */
    readonly link: string;
    readonly countyAsk: string;
  };
  readonly tax: Readonly<Record<'follows' | 'own' | 'followAgain', string>>;
  readonly countyLimits: LimitTexts;
  readonly scale: Readonly<Record<'title' | 'lead' | 'home' | 'rule' | 'under' | 'nothing', string>> & {
    readonly rungs: Readonly<Record<RungName, Message>>;
    readonly places: Readonly<Record<Place, string>>;
  };
  readonly payments: Readonly<
    Record<
      'home' | 'price' | 'loan' | 'tax' | 'insurance' | 'mortgageInsurance' | 'noMortgageInsurance' | 'whole',
      string
    >
  >;
  readonly rule: Readonly<
    Record<'title' | 'text' | 'budget' | 'pmi' | 'loan' | 'payment' | 'paymentNote' | 'higher' | 'wholeNote', string>
  >;
  readonly refusal: Message & { readonly soften: string; readonly phone: Phone };
  readonly moves: Readonly<Record<'title' | 'lead' | 'stretch' | 'debts' | 'down' | 'insurance', string>>;
  readonly next: NextLink;
  readonly quote: NextLink;
  readonly work: WorkNotes;
};

export type AffordabilityProps = { readonly content: AffordabilityContent; readonly withoutScript: NoScriptTexts };
