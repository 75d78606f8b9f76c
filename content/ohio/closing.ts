import { z } from 'zod';
import { text } from '@/content/schema/check';
import { number, optionalNumber, readCsv } from '@/content/schema/csv';
import { ownersTitlePremium, type TitlePremiums } from '@/lib/mortgage/cash-to-close';

const fees = readCsv(
  'content/ohio/conveyance-fees.csv',
  z.strictObject({
    fips: text,
    county: text,
    /** State and county together, in US dollars per $1,000 of the price. */
    dollars_per_1000: number,
    confidence: z.enum(['high', 'medium'], 'write high or medium'),
  }),
);

export type ConveyanceFee = {
  /** In US dollars per $1,000 of the price. */
  readonly per1000: number;
  /** Whether two tables agree on it. */
  readonly certain: boolean;
};

export function conveyanceFeeIn(county: string): ConveyanceFee {
  const line = fees.find((each) => each.county === county);
  if (!line) throw new Error(`content/ohio/conveyance-fees.csv: there is no county ${county}.`);
  return { per1000: line.dollars_per_1000, certain: line.confidence === 'high' };
}

/** The number of counties with each fee, highest first. */
export const conveyanceFees: readonly { readonly per1000: number; readonly counties: readonly string[] }[] = [
  ...new Set(fees.map((line) => line.dollars_per_1000)),
]
  .toSorted((a, b) => b - a)
  .map((per1000) => ({
    per1000,
    counties: fees.filter((line) => line.dollars_per_1000 === per1000).map(({ county }) => county),
  }));

/** The auditor's additional fee per parcel, in US dollars. */
export const parcelFee = 0.5;

/** The counties for which two tables state different fees. */
export const uncertainFees = fees.filter(({ confidence }) => confidence === 'medium').map(({ county }) => county);

const event = z.enum(['reappraisal', 'update'], 'write reappraisal or update');
const events = readCsv(
  'content/ohio/reappraisals.csv',
  z.strictObject({
    fips: text,
    county: text,
    last_event: event,
    last_tax_year: number,
    next_event: event,
    next_tax_year: number,
  }),
);

/** When a county last revalued its homes, and when it will next; tax years, billed the year after. */
export function reappraisalsOf(county: string) {
  const line = events.find((each) => each.county === county);
  if (!line) throw new Error(`content/ohio/reappraisals.csv: there is no county ${county}.`);
  return {
    last: { event: line.last_event, taxYear: line.last_tax_year },
    next: { event: line.next_event, taxYear: line.next_tax_year },
  };
}

const brackets = readCsv(
  'content/ohio/title-rates.csv',
  z.strictObject({
    policy: z.literal('owner', 'write owner'),
    from_usd: number,
    to_usd: optionalNumber,
    per_1000_usd: number,
    /** The premium for all brackets below. */
    base_usd: number,
    minimum_usd: number,
  }),
);

export const titlePremiums: TitlePremiums = {
  lines: brackets.map(({ per_1000_usd: rate, from_usd, base_usd }) => [
    rate,
    Math.round(base_usd - (rate * from_usd) / 1000),
  ]),
  minimum: brackets[0]?.minimum_usd ?? 0,
};

/** The premium of an owner's title policy in Ohio at a price, in US dollars. */
export const ownersPremiumAt = (price: number): number => ownersTitlePremium(price, titlePremiums);
