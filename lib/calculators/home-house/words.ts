import { loanCostIds, type MonthlyCost } from '@/lib/buying/monthly-costs';
import type { Home } from '@/lib/buying/purchase';
import { paymentsText } from '@/lib/calculators/loan-terms-text';
import { kindNames } from '@/lib/calculators/shared-fields';
import { shareText } from '@/lib/calculators/words';
import { countyRates } from '@/lib/county-figures';
import { aprText } from '@/lib/mortgage/apr';
import type { LoanPlan } from '@/lib/mortgage/loan-plan';
import { type RateRow, rateRowLoan, rateRowPayment, rateRowPremium } from '@/lib/mortgage/rate-rows';
import { integerText, percentText, usd, usdWhole } from '@/lib/numbers/format';
import { type HouseFacts, kindOf, type LoanRow, type Rows } from './compute';
import type { House } from './fields';
import type { PictureWords } from './picture';

export const words = {
  plate: 'a month, all in',
  noLoan: 'The down payment is as much as the price.',
} as const;

/** The place whose tax applies, with its yearly rate: "Franklin, 1.47%". */
export function placeText(county: string, { market }: Pick<HouseFacts, 'market'>): string {
  const rate = countyRates[county];
  return rate === undefined ? `Median county, ${percentText(market.taxPercent)}` : `${county}, ${rate.toFixed(2)}%`;
}

/** The pennant: whose rate it is, with its APR and date. */
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

export function insuranceEnd({ insurance }: LoanPlan): string {
  return insurance.endMonth > 0 ? `From a 2018 rate card; ends in month ${insurance.endMonth}` : '';
}

/** The number of payments, and unless conventional, the kind of loan and its financed fee. */
export function loanNote({ financed }: LoanPlan, row: LoanRow): string {
  const payments = `${12 * row.termYears} payments`;
  const kind = kindOf(row);
  if (kind === 'conventional') return payments;
  const fee = financed > 0 ? `, ${usdWhole(financed)} of ${kind === 'fha' ? 'premium' : 'fee'} in it` : '';
  return `${kindNames[kind]}, ${payments}${fee}`;
}

/** The payments of a row's loan of `amount` dollars: how many, how much, and what the premium adds. */
export function rowPayments(amount: number, row: RateRow): string {
  const each = `${12 * row.termYears} payments of ${usd(rateRowPayment(rateRowLoan(amount, row), row))}`;
  if (!row.premium) return each;
  return `${each} (${usdWhole(rateRowLoan(amount, row))} with the Federal Housing Administration’s upfront premium), plus ${usd(rateRowPremium(amount, row))} of mortgage insurance in year 1`;
}

export function planPayments(
  { principalAndInterest, insurance, financed, loan }: LoanPlan,
  { termYears }: RateRow,
): string {
  if (principalAndInterest === null) return '';
  const each = `${12 * termYears} payments of ${usd(principalAndInterest)}`;
  if (insurance.endMonth === 0) return financed > 0 ? `${each} (${usdWhole(loan)} with the VA funding fee)` : each;
  const premium = `plus ${usd(insurance.monthly)} of mortgage insurance`;
  if (financed === 0) return `${each}, ${premium} until month ${insurance.endMonth}`;
  return `${each} (${usdWhole(loan)} with the Federal Housing Administration’s upfront premium), ${premium} in year 1, less later`;
}

/** The label of a monthly cost next to its bar. */
export function lineName({ id, label }: Pick<MonthlyCost, 'id' | 'label'>, years: number): string {
  if (id === loanCostIds.loan) return `Loan, ${years} years`;
  return id === 'insurance' ? 'Home insurance' : label;
}

export function incomeText(share: number): string {
  return `${shareText(share)} of your income`;
}

export function pointsText({ pointsPercent, feesDollars }: LoanRow): string {
  return `${percentText(pointsPercent).replace('%', '')} ${pointsPercent === 1 ? 'point' : 'points'}, ${usdWhole(feesDollars)} in fees`;
}

function houseText({ homePrice, county }: Pick<House, 'homePrice' | 'county'>): string {
  return `${usdWhole(homePrice)} in ${county === '' ? 'a median county' : `${county} County`}`;
}

/** The loan in a few words: "$14,000 down, 30 years". */
function loanText({ downPayment, kind }: Pick<House, 'downPayment' | 'kind'>, { termYears }: RateRow): string {
  const name = kind === 'conventional' ? '' : `, ${kindNames[kind]}`;
  return `${usdWhole(downPayment)} down, ${integerText(termYears)} years${name}`;
}

type PictureOf = {
  readonly house: House;
  readonly row: RateRow;
  readonly home: Home;
  readonly rates: Rows;
  readonly isExample: boolean;
  readonly lender: string;
};

export function pictureWordsOf({
  house,
  row,
  home: { plan, month },
  rates,
  isExample,
  lender,
}: PictureOf): PictureWords {
  const [rate, day] = pennantOf(rates, isExample, row, plan.aprPercent, house.county);
  return {
    house: houseText(house),
    loan: loanText(house, row),
    month: month.total ?? 0,
    rate,
    foot: [
      `${lender}. ${day.charAt(0).toUpperCase()}${day.slice(1)}.`,
      `The loan in it is ${paymentsText(plan.runs)}${plan.insurance.endMonth > 0 ? ', with mortgage insurance' : ''}.`,
    ],
  };
}
