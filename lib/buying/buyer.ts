import { dollarsOf } from '@/lib/calculators/amount';
import { fhaAreaOf } from '@/lib/counties';
import { countyRates } from '@/lib/county-figures';
import { assumedScoreGroup, type Market, type ScoreGroup } from '@/lib/market';
import { amountNoise } from '@/lib/mortgage/loan';
import type { LoanKind, LoanPlanInputs, VaUse } from '@/lib/mortgage/loan-plan';
import { pmiPercentFor } from '@/lib/mortgage/mortgage-insurance';
import type { MyNumbers, ReserveMonths, YesOrNo } from '@/lib/my-numbers';
import { type CarryingCost, homeInsuranceCost, propertyTaxCost } from './monthly-costs';

/** A buyer's money: savings, which also pay for closing, or a down payment in dollars or in percent of the price. */
export type Funds =
  | { readonly saved: number; readonly reserveMonths: number }
  | { readonly downPayment: number }
  | { readonly downPercent: number };

export type Buyer = {
  /** Before taxes, in dollars a year; 0 while unknown. */
  readonly annualIncome: number;
  /** Monthly debt payments besides the mortgage, in dollars. */
  readonly monthlyDebts: number;
  readonly funds: Funds;
  readonly kind: LoanKind;
  readonly vaUse: VaUse;
  readonly firstHome: boolean;
  readonly score: ScoreGroup;
  /** Empty for the median county. */
  readonly county: string;
  readonly ratePercent: number;
  readonly termMonths: number;
  /** Typed mortgage insurance, in percent of the loan a year; null to use the rate card. */
  readonly pmiPercent: number | null;
  readonly carrying: readonly CarryingCost[];
  /** A second loan without payments, such as Ohio's, in percent of the price; 0 if there is none. */
  readonly helpPercent: number;
};

/** Months of payments to leave in the bank until the visitor chooses. */
export const assumedReserveMonths: ReserveMonths = '1';

/** Property tax of a county, in percent of the price a year; of the median county for an unknown name. */
export function taxPercentIn(county: string, market: Market): number {
  return countyRates[county] ?? market.taxPercent;
}

/** A county's property tax and the assumed insurance, both in percent of the price. */
export function assumedCarrying(county: string, market: Market): readonly [tax: CarryingCost, insurance: CarryingCost] {
  return [
    propertyTaxCost({ basis: 'percentOfPrice', value: taxPercentIn(county, market) }),
    homeInsuranceCost({ basis: 'percentOfPrice', value: market.insurancePercent }),
  ];
}

/**
 * The second loan that Ohio may make with a kind of loan, in percent of the price; 0 if it is not offered, or takes a
 * better score.
 */
export function ohioHelpPercent({ kind, score }: Pick<Buyer, 'kind' | 'score'>, { help }: Market): number {
  if (!help || score === '639') return 0;
  return kind === 'conventional' ? help.conventionalPercent : help.governmentPercent;
}

/** A household's kind of loan: its choice, otherwise VA for a veteran and conventional for others. */
export function loanKindOf({ loanKind, veteran }: MyNumbers): LoanKind {
  return loanKind ?? (veteran === 'Yes' ? 'va' : 'conventional');
}

function fundsOf({ saved, reserveMonths, downPayment, downPercent }: MyNumbers): Funds {
  if (saved !== undefined) return { saved, reserveMonths: Number(reserveMonths ?? assumedReserveMonths) };
  if (downPercent !== undefined) return { downPercent };
  return { downPayment: downPayment ?? 0 };
}

/** A household as a buyer. Unknown values come from the market, with a score of 700 to 739. */
export function buyerOf(household: MyNumbers, market: Market): Buyer {
  const kind = loanKindOf(household);
  const county = household.county ?? '';
  const firstHome = household.firstHome === 'Yes';
  const score = household.score ?? assumedScoreGroup;
  return {
    annualIncome: household.annualIncome ?? 0,
    monthlyDebts: household.monthlyDebts ?? 0,
    funds: fundsOf(household),
    kind,
    vaUse: household.vaUse ?? 'first',
    firstHome,
    score,
    county,
    ratePercent: household.ratePercent ?? market.rate.ratePercent,
    termMonths: household.termMonths ?? 360,
    pmiPercent: null,
    carrying: assumedCarrying(county, market),
    helpPercent: firstHome && household.ohioHelp === 'Yes' ? ohioHelpPercent({ kind, score }, market) : 0,
  };
}

/** A screen's fields, where a choice not made is an empty string. */
type HouseholdFields = Omit<MyNumbers, 'loanKind' | 'firstHome' | 'veteran' | 'score'> & {
  readonly kind?: LoanKind;
  readonly firstHome?: YesOrNo | '';
  readonly veteran?: YesOrNo | '';
  readonly score?: ScoreGroup | '';
};

/** The buyer described by a screen's fields. */
export function buyerFrom({ kind, firstHome, veteran, score, ...said }: HouseholdFields, market: Market): Buyer {
  const chosen = { firstHome: firstHome || undefined, veteran: veteran || undefined, score: score || undefined };
  return buyerOf({ ...said, ...chosen, loanKind: kind }, market);
}

/** Whether the down payment is computed from savings. */
export function isFromSavings({ fundsMode, saved }: { readonly fundsMode: string; readonly saved: number }): boolean {
  return fundsMode === 'saved' && saved > 0;
}

export function minDownPercent({ kind, firstHome }: Pick<Buyer, 'kind' | 'firstHome'>, { minDown }: Market): number {
  if (kind === 'va') return 0;
  if (kind === 'fha') return minDown.fha;
  return firstHome ? minDown.firstHome : minDown.conventional;
}

/** The minimum down payment at a price, in whole dollars. Example: 3 % of $162,350 is $4,871. */
export function minDownAt(price: number, buyer: Pick<Buyer, 'kind' | 'firstHome'>, market: Market): number {
  return Math.ceil(Number(dollarsOf(minDownPercent(buyer, market), price).toFixed(6)));
}

/** The loan inputs at a price; `equity` is the down payment plus any second loan without payments, in dollars. */
export function loanInputsAt(price: number, equity: number, buyer: Buyer, market: Market): LoanPlanInputs {
  const { kind, vaUse, ratePercent, termMonths, score } = buyer;
  const downPayment = Math.min(price, equity);
  const pmiPercent = buyer.pmiPercent ?? pmiPercentFor(market.pmi, price - downPayment, price, score);
  return {
    kind,
    vaUse,
    price,
    downPayment,
    ratePercent,
    termMonths,
    pmiPercent,
    chargesPercent: market.chargesPercent,
  };
}

/** Why a kind of loan is not available, and the down payment, in dollars, that would make it available. */
export type Refusal = {
  /** Too little down, above FHA's limit for the county, or a jumbo loan. */
  readonly reason: 'down' | 'limit' | 'jumbo';
  /** In percent of the price for `down`; otherwise the largest loan, in dollars. */
  readonly limit: number;
  readonly downPayment: number;
};

type Asked = {
  readonly kind: LoanKind;
  /** While unknown, the smaller down payment of a first home is accepted. */
  readonly firstHome?: YesOrNo | '' | undefined;
  readonly county: string;
};

/**
 * Why a kind of loan is not available at a price and down payment; null if it is. Conventional starts at 3 % down for a
 * first home, otherwise 5 %, and is a jumbo loan above the conforming limit; FHA starts at 3.5 % and ends at the
 * county's limit; VA with full entitlement has neither.
 * Example: FHA in Franklin County at $900,000 with $31,500 down is above $591,100, and takes $308,900 down.
 */
export function refusalOf(
  { kind, firstHome, county }: Asked,
  price: number,
  downPayment: number,
  { minDown, limits }: Market,
): Refusal | null {
  if (kind === 'va' || !(price > 0)) return null;
  const isFha = kind === 'fha';
  const percent = isFha ? minDown.fha : firstHome === 'No' ? minDown.conventional : minDown.firstHome;
  const smallest = Math.ceil(Number(dollarsOf(percent, price).toFixed(6)));
  const largest = isFha ? limits.fha[fhaAreaOf(county)] : limits.conforming;
  if (price - downPayment > largest + amountNoise) {
    const fix = Math.max(smallest, Math.ceil(price - largest));
    return { reason: isFha ? 'limit' : 'jumbo', limit: largest, downPayment: fix };
  }
  return downPayment < dollarsOf(percent, price) - amountNoise
    ? { reason: 'down', limit: percent, downPayment: smallest }
    : null;
}
