import type { CalculatorFields, MoneyField, ValuesOf } from '@/lib/calculators/definition';
import { acceptedValue } from '@/lib/calculators/share';
import {
  downPaymentField,
  downShareField,
  downUnitField,
  firstHomeField,
  fundsModeField,
  loanKindField,
  medianCountyField,
  priceField,
  reserveField,
  savedField,
  scoreField,
  vaUseField,
} from '@/lib/calculators/shared-fields';
import { countySlug } from '@/lib/counties';
import { ratesLoanAmount } from '@/lib/mortgage/rate-rows';

export const fields = {
  homePrice: { ...priceField, initial: 265_000 },
  saved: { ...savedField, initial: 25_000 },
  reserveMonths: reserveField,
  fundsMode: { ...fundsModeField, initial: 'saved' },
  downPayment: { ...downPaymentField, initial: 14_000 },
  downUnit: downUnitField,
  downPercent: downShareField,
  county: medianCountyField,
  firstHome: firstHomeField,
  score: scoreField,
  kind: { ...loanKindField, hidden: true },
  vaUse: { ...vaUseField, hidden: true },
} as const satisfies CalculatorFields;

/** The loan amount for the rate rows. */
export const loanField = {
  kind: 'money',
  label: 'Loan amount',
  param: 'loan',
  initial: ratesLoanAmount,
} as const satisfies MoneyField;

/** The house as typed: dollars, and percent of the price. */
export type House = ValuesOf<typeof fields>;

export type LinkedHouse = Pick<House, 'homePrice' | 'downPayment' | 'county'>;

const start = '#house=';

/** A house as a URL fragment: `#house=265000,14000,franklin`, or without the county if there is none. */
export function houseHash({ homePrice, downPayment, county }: LinkedHouse): string {
  const amounts = [homePrice, downPayment].map((amount) => String(Number(amount.toFixed(2))));
  return start + [...amounts, ...(county === '' ? [] : [countySlug(county)])].join(',');
}

/** The house in a URL fragment; null for any other or damaged fragment. */
export function linkedHouse(hash: string): LinkedHouse | null {
  if (!hash.startsWith(start)) return null;
  const [price = '', down = '', slug = '', ...more] = hash.slice(start.length).split(',');
  const homePrice = acceptedValue(fields.homePrice, price);
  const downPayment = acceptedValue(fields.downPayment, down);
  const county = fields.county.choices.find(({ value }) => countySlug(value) === slug)?.value;
  if (typeof homePrice !== 'number' || typeof downPayment !== 'number' || county === undefined || more.length > 0)
    return null;
  return { homePrice, downPayment, county };
}
