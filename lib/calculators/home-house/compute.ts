import { type Buyer, buyerFrom, type Refusal, refusalOf } from '@/lib/buying/buyer';
import { type Home, homeAt, type Purchase, purchaseAt } from '@/lib/buying/purchase';
import type { Market } from '@/lib/market';
import type { LoanKind } from '@/lib/mortgage/loan-plan';
import type { RateRow } from '@/lib/mortgage/rate-rows';
import type { House } from './fields';

/** A kind of loan with its rate, points and fees; `kind` if the premium alone does not determine it. */
export type LoanRow = RateRow & { readonly id: string; readonly label: string; readonly kind?: LoanKind };

/** Rates as of one day, in percent a year. */
export type Rows = { readonly rows: readonly LoanRow[]; readonly dayText: string };

/** Inputs of the house front that change without its words. */
export type HouseFacts = {
  /** Rows at the example rate, a national average of that day. */
  readonly example: Rows;
  /** The lender’s own rates; absent if they had expired on the build date. */
  readonly today?: Rows & {
    /** The last day, `YYYY-MM-DD`, on which they are current. */
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
 * The row that prices a house, and whose rate it is: the first of `rates` for its kind of loan. A kind without a
 * lender's rate uses the terms of the first example.
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

/** The market with a row's points and fees instead of the usual charges; `loan` in dollars. */
function marketFor({ pointsPercent, feesDollars }: RowTerms, loan: number, market: Market): Market {
  return { ...market, chargesPercent: pointsPercent + (loan > 0 ? (100 * feesDollars) / loan : 0) };
}

export function isFromSavings({ fundsMode }: Pick<House, 'fundsMode'>): boolean {
  return fundsMode === 'saved';
}

/** The purchase of a house with savings and a row's loan. */
export function purchaseOf(house: House, row: RowTerms, { market }: Pick<HouseFacts, 'market'>): Purchase {
  return purchaseAt(house.homePrice, buyerFor(house, row, market), market);
}

/** The house with its effective down payment: computed from savings, or as typed. */
export function countedHouse(house: House, row: RowTerms, facts: Pick<HouseFacts, 'market'>): House {
  if (!isFromSavings(house)) return house;
  return { ...house, downPayment: purchaseOf(house, row, facts).downPayment };
}

/** The monthly cost of a house with a row's loan. All figures, including the APR, are for one loan. */
export function homeOf(house: TypedHouse, row: RowTerms, { market }: Pick<HouseFacts, 'market'>): Home {
  const { homePrice, downPayment } = house;
  const priced = marketFor(row, homePrice - downPayment, market);
  return homeAt(homePrice, downPayment, buyerFor(house, row, market), priced);
}

/** Why a row's loan is not available for a house; null if it is. */
export function rowRefusal(house: TypedHouse, row: RowTerms, { market }: Pick<HouseFacts, 'market'>): Refusal | null {
  return refusalOf({ ...house, kind: kindOf(row) }, house.homePrice, house.downPayment, market);
}

/** A payment in percent of gross monthly income; null without an income. */
export function shareOfIncome(monthly: number | null, annualIncome: number | undefined): number | null {
  return monthly === null || !annualIncome ? null : (1200 * monthly) / annualIncome;
}
