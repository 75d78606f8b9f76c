import type { MoneyField, MonthsField, PercentField, ValuesOf } from '@/lib/calculators/definition';
import type { OfferTerms } from '@/lib/mortgage/offers';
import type { NextLink, NoScriptTexts, WorkNotes } from './shared';

/** The names of the offers, in order. */
export const offerLetters = ['A', 'B', 'C'] as const;
export type OfferLetter = (typeof offerLetters)[number];

/** What is typed of each offer. */
type Typed = {
  readonly principal: MoneyField;
  readonly ratePercent: PercentField;
  readonly termMonths: MonthsField;
  readonly insuranceMonthly: MoneyField;
  readonly insuranceMonths: MonthsField;
  readonly pointsPercent: PercentField;
  readonly lenderFees: MoneyField;
  readonly lenderCredit: MoneyField;
};
export type TypedName = keyof Typed;

/** All fields: those of each offer, named by its letter, and how long the loan will be kept. */
export type OffersFields = {
  readonly [Name in `${TypedName}${OfferLetter}`]: Name extends `${infer Part extends TypedName}${OfferLetter}`
    ? Typed[Part]
    : never;
} & { readonly stayMonths: MonthsField };

/** One row of the form: what is typed for each offer, and where a Loan Estimate states it. */
export type OfferRow = {
  readonly name: TypedName;
  /** Its number in the drawing of the pages. */
  readonly mark?: number;
  readonly label: string;
  readonly where: string;
};

/** A row of results. */
export type OutcomeText = { readonly mark?: number; readonly label: string; readonly note: string };

export type OffersContent = {
  readonly form: string;
  readonly fields: OffersFields;
  readonly rows: readonly OfferRow[];
  readonly caption: string;
  /** What to do with two offers. */
  readonly fewer: string;
  readonly example: { readonly text: string; readonly clear: string };
  /** The link to the number that the verdict asks for. */
  readonly fill: string;
  readonly stay: string;
  readonly pages: {
    readonly title: string;
    readonly label: string;
    readonly captions: readonly [string, string, string];
    readonly note: string;
  };
  readonly outcome: {
    readonly title: string;
    readonly caption: string;
    readonly apr: OutcomeText;
    readonly payment: OutcomeText;
    readonly upfront: OutcomeText;
    /** Under payments: taxes and insurance are not in them. */
    readonly note: string;
    readonly higher: string;
  };
  readonly chart: {
    readonly title: string;
    readonly name: string;
    readonly note: string;
    /** The link from the bar at the foot of small screens. */
    readonly link: string;
  };
  readonly costs: {
    readonly title: string;
    readonly lead: string;
    readonly note: string;
    readonly caption: string;
    readonly five: string;
    readonly paid: OutcomeText;
    readonly repaid: OutcomeText;
    readonly cost: OutcomeText;
  };
  readonly next: NextLink;
  readonly work: WorkNotes;
};

export type OffersProps = { readonly content: OffersContent; readonly withoutScript: NoScriptTexts };

/** An offer that was typed, with its letter. */
export type NamedOffer = { readonly letter: OfferLetter; readonly terms: OfferTerms };

/** The offers that have a loan amount. */
export function offersOf(values: ValuesOf<OffersFields>): readonly NamedOffer[] {
  return offerLetters.flatMap((letter) => {
    const principal = values[`principal${letter}`];
    if (!(principal > 0)) return [];
    return [
      {
        letter,
        terms: {
          principal,
          ratePercent: values[`ratePercent${letter}`],
          termMonths: values[`termMonths${letter}`],
          insuranceMonthly: values[`insuranceMonthly${letter}`],
          insuranceMonths: values[`insuranceMonths${letter}`],
          pointsPercent: values[`pointsPercent${letter}`],
          lenderFees: values[`lenderFees${letter}`],
          lenderCredit: values[`lenderCredit${letter}`],
        },
      },
    ];
  });
}
