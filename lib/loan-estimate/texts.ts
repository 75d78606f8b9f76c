import { termText } from '@/lib/calculators/words';
import { percentText, usd, usdWhole } from '@/lib/numbers/format';
import type { CostLine, EstimateValues, FieldName, Fields, Span, Years } from './estimate';

/** Dollars as a form prints them: cents only where there are some. */
const dollars = (amount: number) => (Number.isInteger(amount) ? usdWhole(amount) : usd(amount));
const plain = (text: string) => text;
const yesNo = (answer: boolean) => (answer ? 'Yes' : 'No');
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const spanText = ({ least, most }: Span) => (least === most ? dollars(least) : `${dollars(least)} to ${dollars(most)}`);
const yearsText = ({ from, to }: Years) => (from === to ? `year ${from}` : `years ${from} to ${to}`);
const lineText = ({ name, amount }: CostLine) => `${name ?? 'a charge whose name takes two lines'} ${dollars(amount)}`;
const list =
  <T>(text: (entry: T) => string) =>
  (entries: readonly T[]) =>
    entries.map(text).join(', ');

/** A day such as "2013-02-15" in words: "February 15, 2013". */
export function dayWords(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
}

/** The name of a field for a visitor, the page of the form that has it, and how its value is written. */
type FieldText<T> = { readonly label: string; readonly page: 1 | 2 | 3; readonly text: (value: T) => string };

const lines = (letter: string): FieldText<readonly CostLine[]> => ({
  label: `Charges in section ${letter}`,
  page: 2,
  text: list(lineText),
});
const money = (label: string, page: 1 | 2 | 3): FieldText<number> => ({ label, page, text: dollars });
const rate = (label: string, page: 1 | 2 | 3): FieldText<number> => ({ label, page, text: percentText });
const words = (label: string, page: 1 | 2 | 3): FieldText<string> => ({ label, page, text: plain });
const day = (label: string): FieldText<string> => ({ label, page: 1, text: dayWords });
const answer = (label: string): FieldText<boolean> => ({ label, page: 1, text: yesNo });

const fieldTexts: { readonly [Name in FieldName]: FieldText<EstimateValues[Name]> } = {
  lender: words('Lender', 3),
  dateIssued: day('Date issued'),
  price: money('Price or value of the home', 1),
  termMonths: { label: 'Loan term', page: 1, text: termText },
  purpose: words('Purpose', 1),
  product: words('Product', 1),
  loanType: words('Loan type', 1),
  rateLocked: answer('Rate locked'),
  lockedUntil: day('Rate locked until'),
  costsExpire: day('Costs expire on'),
  loanAmount: money('Loan amount', 1),
  amountCanIncrease: answer('Can the loan amount increase?'),
  ratePercent: rate('Interest rate', 1),
  rateCanIncrease: answer('Can the rate increase?'),
  payment: money('Monthly principal and interest', 1),
  paymentCanIncrease: answer('Can that payment increase?'),
  prepaymentPenalty: answer('Prepayment penalty'),
  penaltyTerms: words('The penalty', 1),
  balloon: answer('Balloon payment'),
  balloonTerms: words('The balloon payment', 1),
  years: { label: 'Columns of the payments', page: 1, text: (years) => capital(list(yearsText)(years)) },
  principalAndInterest: { label: 'Principal and interest, by those years', page: 1, text: list(spanText) },
  mortgageInsurance: { label: 'Mortgage insurance, by those years', page: 1, text: list(dollars) },
  escrow: { label: 'Escrow, by those years', page: 1, text: list(dollars) },
  monthlyTotal: { label: 'Total monthly payment, by those years', page: 1, text: list(spanText) },
  taxesAndInsurance: money('Taxes, insurance and assessments, a month', 1),
  taxesInEscrow: { label: 'Property taxes in escrow', page: 1, text: capital },
  insuranceInEscrow: { label: 'Homeowner’s insurance in escrow', page: 1, text: capital },
  closingCosts: money('Estimated closing costs', 1),
  cashToClose: money('Estimated cash to close', 1),
  totalA: money('A. Origination charges', 2),
  linesA: lines('A'),
  pointsPercent: { label: 'Points', page: 2, text: percentText },
  pointsAmount: money('Points, in dollars', 2),
  totalB: money('B. Services you cannot shop for', 2),
  linesB: lines('B'),
  totalC: money('C. Services you can shop for', 2),
  linesC: lines('C'),
  totalD: money('D. Total loan costs', 2),
  totalE: money('E. Taxes and other government fees', 2),
  linesE: lines('E'),
  totalF: money('F. Prepaids', 2),
  linesF: lines('F'),
  totalG: money('G. Initial escrow payment at closing', 2),
  linesG: lines('G'),
  totalH: money('H. Other', 2),
  linesH: lines('H'),
  totalI: money('I. Total other costs', 2),
  totalJ: money('J. Total closing costs', 2),
  lenderCredits: money('Lender credits', 2),
  costsFinanced: money('Closing costs financed', 2),
  downPayment: money('Down payment', 2),
  deposit: money('Deposit', 2),
  fundsForBorrower: money('Funds for borrower', 2),
  sellerCredits: money('Seller credits', 2),
  adjustments: money('Adjustments and other credits', 2),
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
  principalInFiveYears: money('Of it, loan paid off', 3),
  aprPercent: rate('APR', 3),
  tipPercent: rate('Total interest percentage (TIP)', 3),
};

/** What a visitor reads of a field: its name, the page of a Loan Estimate that states it, and its value, null unread. */
export type ReadText = { readonly label: string; readonly page: 1 | 2 | 3; readonly text: string | null };

/** A field and its value as a visitor reads them. */
export function textOfField<Name extends FieldName>(fields: Fields, name: Name): ReadText {
  const { label, page, text } = fieldTexts[name];
  const found = fields[name];
  return { label, page, text: found ? text(found.value as EstimateValues[Name]) : null };
}
