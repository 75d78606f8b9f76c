import type { Area } from './page-text';

/** Where something was read: the place of its page in the file, from 0, and an area in points of that page, upright. */
export type Place = Area & { readonly page: number };

/** A value and where it was read. */
export type Found<T> = { readonly value: T; readonly place: Place };

/** Years of a loan for which payments stay in the same range; both count from 1 and are included. */
export type Years = { readonly from: number; readonly to: number };

/** An amount that stays between two ends, in dollars a month; the ends are equal when it is fixed. */
export type Span = { readonly least: number; readonly most: number };

/** One line of a section: what is charged, null when its name cannot be told from the next line, and dollars. */
export type CostLine = { readonly name: string | null; readonly amount: number };

/** What a Loan Estimate or Closing Disclosure says: dollars, percent a year, months, and days as "2026-11-23". */
export type EstimateValues = {
  readonly lender: string;
  readonly dateIssued: string;
  readonly termMonths: number;
  readonly purpose: string;
  readonly product: string;
  readonly loanType: string;
  /** Sale price, or the appraised or estimated value of the property. */
  readonly price: number;
  readonly rateLocked: boolean;
  readonly lockedUntil: string;
  readonly costsExpire: string;
  readonly loanAmount: number;
  readonly amountCanIncrease: boolean;
  readonly ratePercent: number;
  readonly rateCanIncrease: boolean;
  /** Monthly principal and interest, at first. */
  readonly payment: number;
  readonly paymentCanIncrease: boolean;
  readonly prepaymentPenalty: boolean;
  /** What is printed beside the answer on a prepayment penalty, and on a balloon payment. */
  readonly penaltyTerms: string;
  readonly balloon: boolean;
  readonly balloonTerms: string;
  /** The columns of "Projected Payments", and its rows. */
  readonly years: readonly Years[];
  readonly principalAndInterest: readonly Span[];
  readonly mortgageInsurance: readonly number[];
  readonly escrow: readonly number[];
  readonly monthlyTotal: readonly Span[];
  /** Estimated taxes, insurance and assessments a month, and whether they are paid from escrow. */
  readonly taxesAndInsurance: number;
  readonly taxesInEscrow: 'yes' | 'no' | 'some';
  readonly insuranceInEscrow: 'yes' | 'no' | 'some';
  readonly closingCosts: number;
  readonly cashToClose: number;
  readonly totalA: number;
  readonly totalB: number;
  readonly totalC: number;
  readonly totalD: number;
  readonly totalE: number;
  readonly totalF: number;
  readonly totalG: number;
  readonly totalH: number;
  readonly totalI: number;
  readonly totalJ: number;
  readonly linesA: readonly CostLine[];
  readonly linesB: readonly CostLine[];
  readonly linesC: readonly CostLine[];
  readonly linesE: readonly CostLine[];
  readonly linesF: readonly CostLine[];
  readonly linesG: readonly CostLine[];
  readonly linesH: readonly CostLine[];
  readonly pointsPercent: number;
  readonly pointsAmount: number;
  /** As a positive number. */
  readonly lenderCredits: number;
  /** The lines of "Calculating Cash to Close", with their signs. */
  readonly costsFinanced: number;
  readonly downPayment: number;
  readonly deposit: number;
  readonly fundsForBorrower: number;
  readonly sellerCredits: number;
  readonly adjustments: number;
  readonly paidInFiveYears: number;
  readonly principalInFiveYears: number;
  readonly aprPercent: number;
  readonly tipPercent: number;
  /** The table of adjustable payments: its answers as printed. */
  readonly interestOnly: string;
  readonly firstPaymentChange: string;
  readonly maximumPayment: string;
  /** The table of adjustable rates. */
  readonly indexAndMargin: string;
  readonly initialRatePercent: number;
  readonly minimumRatePercent: number;
  readonly maximumRatePercent: number;
  readonly firstRateChange: string;
  readonly laterRateChanges: string;
  readonly firstCapPercent: number;
  readonly laterCapPercent: number;
};

export type FieldName = keyof EstimateValues;

/** Each value that was found; the rest is null. */
export type Fields = { readonly [Name in FieldName]: Found<EstimateValues[Name]> | null };

/** The fields that one of the pages states. */
export type PageFields = { readonly [Name in FieldName]?: Found<EstimateValues[Name]> | null };

/** The fields in the order of the form. */
export const fieldNames = [
  'lender',
  'dateIssued',
  'price',
  'termMonths',
  'purpose',
  'product',
  'loanType',
  'rateLocked',
  'lockedUntil',
  'costsExpire',
  'loanAmount',
  'amountCanIncrease',
  'ratePercent',
  'rateCanIncrease',
  'payment',
  'paymentCanIncrease',
  'prepaymentPenalty',
  'penaltyTerms',
  'balloon',
  'balloonTerms',
  'years',
  'principalAndInterest',
  'mortgageInsurance',
  'escrow',
  'monthlyTotal',
  'taxesAndInsurance',
  'taxesInEscrow',
  'insuranceInEscrow',
  'closingCosts',
  'cashToClose',
  'totalA',
  'linesA',
  'pointsPercent',
  'pointsAmount',
  'totalB',
  'linesB',
  'totalC',
  'linesC',
  'totalD',
  'totalE',
  'linesE',
  'totalF',
  'linesF',
  'totalG',
  'linesG',
  'totalH',
  'linesH',
  'totalI',
  'totalJ',
  'lenderCredits',
  'costsFinanced',
  'downPayment',
  'deposit',
  'fundsForBorrower',
  'sellerCredits',
  'adjustments',
  'interestOnly',
  'firstPaymentChange',
  'maximumPayment',
  'indexAndMargin',
  'initialRatePercent',
  'minimumRatePercent',
  'maximumRatePercent',
  'firstRateChange',
  'laterRateChanges',
  'firstCapPercent',
  'laterCapPercent',
  'paidInFiveYears',
  'principalInFiveYears',
  'aprPercent',
  'tipPercent',
] as const satisfies readonly FieldName[];

/** One form of a file: which of the two it is, and what it says. */
export type ReadForm = {
  readonly form: 'estimate' | 'disclosure';
  readonly fields: Fields;
};
