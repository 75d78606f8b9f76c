import { type Buyer, buyerFrom, type Refusal, refusalOf } from '@/lib/buying/buyer';
import { type Home, homeAt, type Purchase, purchaseAt } from '@/lib/buying/purchase';
import type { Market } from '@/lib/market';
import type { LoanKind } from '@/lib/mortgage/loan-plan';
import type { RateRow } from '@/lib/mortgage/rate-rows';
import type { House } from './fields';

/** A kind of loan with its rate, points and fees; `kind` where the premium alone doesn’t say it. */
export type LoanRow = RateRow & { readonly id: string; readonly label: string; readonly kind?: LoanKind };

/** Rows of one day: percent a year. */
export type Rows = { readonly rows: readonly LoanRow[]; readonly dayText: string };

/** What changes without the words of the house front. */
export type HouseFacts = {
  /** Rows at the rate of the examples, a national average of that day. */
  readonly example: Rows;
  /** The lender’s own rates; absent once they had expired on the day of the build. */
  readonly today?: Rows & {
    /** The last day, `YYYY-MM-DD`, on which they count as current. */
    readonly expires: string;
  };
  readonly market: Market;
};

type TypedHouse = Pick<House, 'homePrice' | 'downPayment' | 'county'> & Partial<House>;

type RowTerms = Omit<LoanRow, 'aprPercent'>;

export function kindOf({ kind, premium }: Pick<LoanRow, 'kind' | 'premium'>): LoanKind {
  return kind ?? (premium ? 'fha' : 'conventional');
}

/**
 * The row that a house is priced by, and whose it is: the first of `rates` of its kind of loan. A kind that the lender
 * prints no rate for has the terms of the first example.
 */
export function ownRow(
  kind: LoanKind,
  rates: Rows,
  { example }: Pick<HouseFacts, 'example'>,
): { readonly row: LoanRow; readonly rates: Rows } | null {
  const row = rates.rows.find((each) => kindOf(each) === kind);
  if (row) return { row, rates };
  const [first] = example.rows;
  return first
    ? { row: { ...first, kind, id: kind, label: `${first.label} ${kind.toUpperCase()}` }, rates: example }
    : null;
}

function buyerFor(house: TypedHouse, row: RowTerms, market: Market): Buyer {
  const { ratePercent, termYears } = row;
  return buyerFrom({ saved: 0, ...house, kind: kindOf(row), ratePercent, termMonths: 12 * termYears }, market);
}

/** The market with the points and fees of a row in place of the usual charges; `loan` in dollars. */
function marketFor({ pointsPercent, feesDollars }: RowTerms, loan: number, market: Market): Market {
  return { ...market, chargesPercent: pointsPercent + (loan > 0 ? (100 * feesDollars) / loan : 0) };
}

/** Whether the down payment is what savings leave. */
export function isFromSavings({ fundsMode }: Pick<House, 'fundsMode'>): boolean {
  return fundsMode === 'saved';
}

/** The purchase that the savings of a house make with the loan of a row. */
export function purchaseOf(house: House, row: RowTerms, { market }: Pick<HouseFacts, 'market'>): Purchase {
  return purchaseAt(house.homePrice, buyerFor(house, row, market), market);
}

/** The house with the down payment that counts: what the savings leave, or the one that was typed. */
export function countedHouse(house: House, row: RowTerms, facts: Pick<HouseFacts, 'market'>): House {
  if (!isFromSavings(house)) return house;
  return { ...house, downPayment: purchaseOf(house, row, facts).downPayment };
}

/** The month of a house with the loan of a row. All of it, the APR too, is of one loan. */
export function homeOf(house: TypedHouse, row: RowTerms, { market }: Pick<HouseFacts, 'market'>): Home {
  const { homePrice, downPayment } = house;
  const priced = marketFor(row, homePrice - downPayment, market);
  return homeAt(homePrice, downPayment, buyerFor(house, row, market), priced);
}

/** Why the loan of a row cannot be had for a house; null where it can. */
export function rowRefusal(house: TypedHouse, row: RowTerms, { market }: Pick<HouseFacts, 'market'>): Refusal | null {
  return refusalOf({ ...house, kind: kindOf(row) }, house.homePrice, house.downPayment, market);
}

/** How far a payment goes into a yearly income, in percent of the gross month; null where there is no income. */
export function shareOfIncome(monthly: number | null, annualIncome: number | undefined): number | null {
  return monthly === null || !annualIncome ? null : (1200 * monthly) / annualIncome;
}
