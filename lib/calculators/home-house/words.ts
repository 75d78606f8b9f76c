import { paymentsText } from '@/lib/calculators/loan-terms-text';
import { shareText } from '@/lib/calculators/words';
import { countyRates } from '@/lib/county-figures';
import { aprText } from '@/lib/mortgage/apr';
import type { PaymentPlan } from '@/lib/mortgage/payment-plan';
import { type RateRow, rateRowLoan, rateRowPayment, rateRowPremium } from '@/lib/mortgage/rate-rows';
import { integerText, percentText, usd, usdWhole } from '@/lib/numbers/format';
import type { HouseFacts, LoanRow, Rows } from './compute';
import type { House } from './fields';
import type { PictureWords } from './picture';

export const words = {
  plate: 'a month, all in',
  noLoan: 'The down payment is as much as the price.',
} as const;

/** The place whose tax is counted, with its rate a year: "Franklin, 1.47%". */
export function placeText(county: string, { assumed }: Pick<HouseFacts, 'assumed'>): string {
  const rate = countyRates[county];
  return rate === undefined ? `Median county, ${percentText(assumed.taxPercent)}` : `${county}, ${rate.toFixed(2)}%`;
}

/** The pennant: whose rate it is, with its APR, and its day. */
export function pennantOf(
  rates: Rows,
  isExample: boolean,
  { ratePercent }: RateRow,
  aprPercent: number | null,
  county: string,
): readonly [string, string] {
  const apr = aprPercent === null ? '' : `, APR ${aprText(aprPercent)}`;
  const rate = percentText(ratePercent);
  const place = county === '' ? ', median county' : '';
  return isExample
    ? [`Example rate ${rate}${apr}`, `national average of ${rates.dayText}${place}`]
    : [`Today’s rate ${rate}${apr}`, `as of ${rates.dayText}${place}`];
}

/** When mortgage insurance ends. */
export function insuranceEnd({ insurance }: PaymentPlan): string {
  return insurance.endMonth > 0 ? `Assumed; ends in month ${insurance.endMonth}` : '';
}

/** The payments of a row's loan of `amount` dollars: how many, of what, and what the premium adds. */
export function rowPayments(amount: number, row: RateRow): string {
  const each = `${12 * row.termYears} payments of ${usd(rateRowPayment(rateRowLoan(amount, row), row))}`;
  if (!row.premium) return each;
  return `${each} (${usdWhole(rateRowLoan(amount, row))} with the Federal Housing Administration’s upfront premium), plus ${usd(rateRowPremium(amount, row))} of mortgage insurance in year 1`;
}

/** The same of the loan of a house. */
export function planPayments({ whole, insurance, financed, loan }: PaymentPlan, { termYears }: RateRow): string {
  if (whole.principalAndInterest === null) return '';
  const each = `${12 * termYears} payments of ${usd(whole.principalAndInterest)}`;
  if (insurance.endMonth === 0) return each;
  const premium = `plus ${usd(insurance.monthly)} of mortgage insurance`;
  if (financed === 0) return `${each}, ${premium} until month ${insurance.endMonth}`;
  return `${each} (${usdWhole(loan)} with the Federal Housing Administration’s upfront premium), ${premium} in year 1, less later`;
}

/** Why there is no FHA loan of a house. */
export function fhaRefusalText(reason: 'down' | 'limit', county: string, { fha }: Pick<HouseFacts, 'fha'>): string {
  if (reason === 'down') return `FHA asks for ${percentText(fha.downPercent)} of the price down.`;
  return `More than FHA insures in ${county === '' ? 'most counties' : `${county} County`}.`;
}

/** How much of a yearly income the payment takes. */
export function incomeText(share: number): string {
  return `${shareText(share)} of your income`;
}

/** The points and fees of a row. */
export function pointsText({ pointsPercent, feesDollars }: LoanRow): string {
  return `${percentText(pointsPercent).replace('%', '')} ${pointsPercent === 1 ? 'point' : 'points'}, ${usdWhole(feesDollars)} in fees`;
}

/** The house in a few words: "$265,000 in Franklin County". */
function houseText({ homePrice, county }: Pick<House, 'homePrice' | 'county'>): string {
  return `${usdWhole(homePrice)} in ${county === '' ? 'a median county' : `${county} County`}`;
}

/** The loan in a few words: "$14,000 down, 30 years". */
function loanText({ downPayment }: Pick<House, 'downPayment'>, { termYears }: RateRow): string {
  return `${usdWhole(downPayment)} down, ${integerText(termYears)} years`;
}

type PictureOf = {
  readonly house: House;
  readonly row: RateRow;
  readonly plan: PaymentPlan;
  readonly rates: Rows;
  readonly isExample: boolean;
  /** Who lends, with the number of its registration. */
  readonly lender: string;
};

/** The words of the picture of a house that has a month. */
export function pictureWordsOf({ house, row, plan, rates, isExample, lender }: PictureOf): PictureWords {
  const [rate, day] = pennantOf(rates, isExample, row, plan.aprPercent, house.county);
  return {
    house: houseText(house),
    loan: loanText(house, row),
    month: plan.whole.total ?? 0,
    rate,
    foot: [
      `${lender}. ${day.charAt(0).toUpperCase()}${day.slice(1)}.`,
      `Of the month the loan is ${paymentsText(plan.runs)}${plan.insurance.endMonth > 0 ? ', mortgage insurance in it' : ''}.`,
    ],
  };
}
