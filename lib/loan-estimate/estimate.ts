import { termText } from '@/lib/calculators/words';
import { percentText, usd, usdWhole } from '@/lib/numbers/format';
import type { Area } from './page-text';

/** `page` counts the file's pages from 0; the area is in points of the page turned upright. */
export type Place = Area & { readonly page: number };

export type Found<T> = { readonly value: T; readonly place: Place };

/** Years of the loan in which the payments stay in the same range, from year 1, both ends included. */
export type Years = { readonly from: number; readonly to: number };

/** Dollars a month; the ends are equal when the amount is fixed. */
export type Span = { readonly min: number; readonly max: number };

/** `name` is null if it cannot be distinguished from the next line's. */
export type CostLine = { readonly name: string | null; readonly amount: number };

/** Prints cents only if there are any, as the forms do. */
export const dollars = (amount: number) => (Number.isInteger(amount) ? usdWhole(amount) : usd(amount));
const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const spanText = ({ min, max }: Span) => (min === max ? dollars(min) : `${dollars(min)} to ${dollars(max)}`);
const yearsText = ({ from, to }: Years) => (from === to ? `year ${from}` : `years ${from} to ${to}`);
const lineText = ({ name, amount }: CostLine) => `${name ?? 'a charge whose name takes two lines'} ${dollars(amount)}`;
const list =
  <T>(text: (entry: T) => string) =>
  (entries: readonly T[]) =>
    entries.map(text).join(', ');

/** "2013-02-15" becomes "February 15, 2013". */
export function dayWords(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** The page of a Loan Estimate that states a field. */
type FormPageNumber = 1 | 2 | 3;

/** The label shown to visitors, the page of the form with the field, and how to print its value. */
type Field<T> = { readonly label: string; readonly page: FormPageNumber; readonly text: (value: T) => string };

const field =
  <T>(text: (value: T) => string) =>
  (label: string, page: FormPageNumber): Field<T> => ({ label, page, text });

const words = field((text: string) => text);
const money = field(dollars);
const rate = field(percentText);
const day = field(dayWords);
const answer = field((isYes: boolean) => (isYes ? 'Yes' : 'No'));
const term = field(termText);
const inEscrow = field<'yes' | 'no' | 'some'>(capitalized);
const amounts = field(list(dollars));
const spans = field(list(spanText));
const lines = field(list(lineText));
const years = field((all: readonly Years[]) => capitalized(list(yearsText)(all)));

/** The contents of a Loan Estimate or Closing Disclosure, in form order: dollars, percent a year, months, ISO dates. */
const fields = {
  lender: words('Lender', 3),
  dateIssued: day('Date issued', 1),
  /** Sale price, or the appraised or estimated value of the property. */
  price: money('Price or value of the home', 1),
  termMonths: term('Loan term', 1),
  purpose: words('Purpose', 1),
  product: words('Product', 1),
  loanType: words('Loan type', 1),
  rateLocked: answer('Rate locked', 1),
  lockedUntil: day('Rate locked until', 1),
  costsExpire: day('Costs expire on', 1),
  loanAmount: money('Loan amount', 1),
  amountCanIncrease: answer('Can the loan amount increase?', 1),
  ratePercent: rate('Interest rate', 1),
  rateCanIncrease: answer('Can the rate increase?', 1),
  /** The first one. */
  payment: money('Monthly principal and interest', 1),
  paymentCanIncrease: answer('Can that payment increase?', 1),
  prepaymentPenalty: answer('Prepayment penalty', 1),
  /** The text next to the answer, as for the balloon payment. */
  penaltyTerms: words('The penalty', 1),
  balloon: answer('Balloon payment', 1),
  balloonTerms: words('The balloon payment', 1),
  /** The columns of "Projected Payments", and its rows. */
  years: years('Columns of the payments', 1),
  principalAndInterest: spans('Principal and interest, by those years', 1),
  mortgageInsurance: amounts('Mortgage insurance, by those years', 1),
  escrow: amounts('Escrow, by those years', 1),
  monthlyTotal: spans('Total monthly payment, by those years', 1),
  taxesAndInsurance: money('Taxes, insurance and assessments, a month', 1),
  taxesInEscrow: inEscrow('Property taxes in escrow', 1),
  insuranceInEscrow: inEscrow('Homeowner’s insurance in escrow', 1),
  closingCosts: money('Estimated closing costs', 1),
  cashToClose: money('Estimated cash to close', 1),
  totalA: money('A. Origination charges', 2),
  linesA: lines('Charges in section A', 2),
  pointsPercent: rate('Points', 2),
  pointsAmount: money('Points, in dollars', 2),
  totalB: money('B. Services you cannot shop for', 2),
  linesB: lines('Charges in section B', 2),
  totalC: money('C. Services you can shop for', 2),
  linesC: lines('Charges in section C', 2),
  totalD: money('D. Total loan costs', 2),
  totalE: money('E. Taxes and other government fees', 2),
  linesE: lines('Charges in section E', 2),
  totalF: money('F. Prepaids', 2),
  linesF: lines('Charges in section F', 2),
  totalG: money('G. Initial escrow payment at closing', 2),
  linesG: lines('Charges in section G', 2),
  totalH: money('H. Other', 2),
  linesH: lines('Charges in section H', 2),
  totalI: money('I. Total other costs', 2),
  totalJ: money('J. Total closing costs', 2),
  /** A positive number. */
  lenderCredits: money('Lender credits', 2),
  /** The lines of "Calculating Cash to Close", with their signs. */
  costsFinanced: money('Closing costs financed', 2),
  downPayment: money('Down payment', 2),
  deposit: money('Deposit', 2),
  fundsForBorrower: money('Funds for borrower', 2),
  sellerCredits: money('Seller credits', 2),
  adjustments: money('Adjustments and other credits', 2),
  /** The tables of adjustable payments and rates, as printed. */
  interestOnly: words('Interest-only payments', 2),
  firstPaymentChange: words('First change of the payment', 2),
  maximumPayment: words('Highest payment', 2),
  indexAndMargin: words('Index and margin', 2),
  initialRatePercent: rate('First interest rate', 2),
  minimumRatePercent: rate('Lowest interest rate', 2),
  maximumRatePercent: rate('Highest interest rate', 2),
  firstRateChange: words('First change of the rate', 2),
  laterRateChanges: words('Later changes of the rate', 2),
  firstCapPercent: rate('Most at the first change', 2),
  laterCapPercent: rate('Most at later changes', 2),
  paidInFiveYears: money('Paid in five years', 3),
  principalInFiveYears: money('Loan paid off in five years', 3),
  aprPercent: rate('APR', 3),
  tipPercent: rate('Total interest percentage (TIP)', 3),
};

export type FieldName = keyof typeof fields;

export const fieldNames = Object.keys(fields) as readonly FieldName[];

export type EstimateValues = { readonly [Name in FieldName]: Parameters<(typeof fields)[Name]['text']>[0] };

/** Null if a value was not found. */
export type Fields = { readonly [Name in FieldName]: Found<EstimateValues[Name]> | null };

export type PageFields = Partial<Fields>;

export type Form = 'estimate' | 'disclosure';

export type ReadForm = { readonly form: Form; readonly fields: Fields };

/** A field's label, its page in a Loan Estimate, and its printed value, null if it was not read. */
export type ReadText = { readonly label: string; readonly page: FormPageNumber; readonly text: string | null };

export function textOfField<Name extends FieldName>(read: Fields, name: Name): ReadText {
  const texts: { readonly [Each in FieldName]: Field<EstimateValues[Each]> } = fields;
  const { label, page, text } = texts[name];
  const found = read[name];
  return { label, page, text: found ? text(found.value as EstimateValues[Name]) : null };
}
