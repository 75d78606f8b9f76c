import { dollarsOf } from '@/lib/calculators/amount';
import { fhaAreaOf } from '@/lib/counties';
import { countyRates } from '@/lib/county-figures';
import { assumedScoreGroup, type Market, type ScoreGroup } from '@/lib/market';
import { amountNoise } from '@/lib/mortgage/loan';
import type { LoanKind, LoanPlanInputs, VaUse } from '@/lib/mortgage/loan-plan';
import { pmiPercentFor } from '@/lib/mortgage/mortgage-insurance';
import type { MyNumbers, ReserveMonths, YesOrNo } from '@/lib/my-numbers';
import { type CarryingCost, homeInsuranceCost, propertyTaxCost } from './monthly-costs';

/** What a buyer brings: savings, out of which the closing is paid, or a down payment in dollars or in percent of the price. */
export type Funds =
  | { readonly saved: number; readonly reserveMonths: number }
  | { readonly downPayment: number }
  | { readonly downPercent: number };

export type Buyer = {
  /** Before taxes, dollars a year; 0 while it is not known. */
  readonly annualIncome: number;
  /** Debts beside the mortgage, dollars a month. */
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
  /** Mortgage insurance in percent of the loan a year, if it was typed; null counts the rate card. */
  readonly pmiPercent: number | null;
  readonly carrying: readonly CarryingCost[];
  /** A second loan without payments in percent of the price, such as Ohio's; 0 without one. */
  readonly helpPercent: number;
};

/** The months of payments that stay in the bank until the visitor chooses. */
export const assumedReserveMonths: ReserveMonths = '1';

/** Property tax of a county, percent of the price a year; of the median county where none is named. */
export function taxPercentIn(county: string, market: Market): number {
  return countyRates[county] ?? market.taxPercent;
}

/** Property tax of a county and assumed insurance, both as shares of the price. */
export function assumedCarrying(county: string, market: Market): readonly [tax: CarryingCost, insurance: CarryingCost] {
  return [
    propertyTaxCost({ basis: 'percentOfPrice', value: taxPercentIn(county, market) }),
    homeInsuranceCost({ basis: 'percentOfPrice', value: market.insurancePercent }),
  ];
}

/** The share of the price that Ohio may lend with a kind of loan, percent; 0 where it is not offered. */
export function ohioHelpPercent(kind: LoanKind, { help }: Market): number {
  if (!help) return 0;
  return kind === 'conventional' ? help.conventionalPercent : help.governmentPercent;
}

/** The kind of loan of a household: the one chosen, else VA for a veteran, else conventional. */
export function loanKindOf({ loanKind, veteran }: MyNumbers): LoanKind {
  return loanKind ?? (veteran === 'Yes' ? 'va' : 'conventional');
}

function fundsOf({ saved, reserveMonths, downPayment, downPercent }: MyNumbers): Funds {
  if (saved !== undefined) return { saved, reserveMonths: Number(reserveMonths ?? assumedReserveMonths) };
  if (downPercent !== undefined) return { downPercent };
  return { downPayment: downPayment ?? 0 };
}

/** The buyer that a household is, with the market's figures (and a score of 700 to 739) for what it has not said. */
export function buyerOf(household: MyNumbers, market: Market): Buyer {
  const kind = loanKindOf(household);
  const county = household.county ?? '';
  const firstHome = household.firstHome === 'Yes';
  return {
    annualIncome: household.annualIncome ?? 0,
    monthlyDebts: household.monthlyDebts ?? 0,
    funds: fundsOf(household),
    kind,
    vaUse: household.vaUse ?? 'first',
    firstHome,
    score: household.score ?? assumedScoreGroup,
    county,
    ratePercent: household.ratePercent ?? market.rate.ratePercent,
    termMonths: household.termMonths ?? 360,
    pmiPercent: null,
    carrying: assumedCarrying(county, market),
    helpPercent: firstHome && household.ohioHelp === 'Yes' ? ohioHelpPercent(kind, market) : 0,
  };
}

/** The fields of a screen, where a choice that was not made is the empty text. */
type HouseholdFields = Omit<MyNumbers, 'loanKind' | 'firstHome' | 'veteran' | 'score'> & {
  readonly kind?: LoanKind;
  readonly firstHome?: YesOrNo | '';
  readonly veteran?: YesOrNo | '';
  readonly score?: ScoreGroup | '';
};

/** The buyer that the fields of a screen describe. */
export function buyerFrom({ kind, firstHome, veteran, score, ...said }: HouseholdFields, market: Market): Buyer {
  const chosen = { firstHome: firstHome || undefined, veteran: veteran || undefined, score: score || undefined };
  return buyerOf({ ...said, ...chosen, loanKind: kind }, market);
}

/** Whether the down payment is what savings leave. */
export function isFromSavings({ fundsMode, saved }: { readonly fundsMode: string; readonly saved: number }): boolean {
  return fundsMode === 'saved' && saved > 0;
}

/** The smallest down payment of a kind of loan, percent of the price. */
export function minDownPercent({ kind, firstHome }: Pick<Buyer, 'kind' | 'firstHome'>, { minDown }: Market): number {
  if (kind === 'va') return 0;
  if (kind === 'fha') return minDown.fha;
  return firstHome ? minDown.firstHome : minDown.conventional;
}

/** The smallest down payment at a price, in whole dollars. Example: 3 % of $162,350 is $4,871. */
export function minDownAt(price: number, buyer: Pick<Buyer, 'kind' | 'firstHome'>, market: Market): number {
  return Math.ceil(Number(dollarsOf(minDownPercent(buyer, market), price).toFixed(6)));
}

/** The inputs of the loan at a price; `equity` is the down payment with any second loan that has no payments, dollars. */
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

/** Why a kind of loan cannot be had, and the down payment, in dollars, with which it can. */
export type Refusal = {
  /** Too little down, more than FHA insures in the county, or a jumbo loan. */
  readonly reason: 'down' | 'limit' | 'jumbo';
  /** Percent of the price for `down`, the largest loan in dollars otherwise. */
  readonly limit: number;
  readonly downPayment: number;
};

type Asked = {
  readonly kind: LoanKind;
  /** While it is not known, the smaller down payment of a first home is not refused. */
  readonly firstHome?: YesOrNo | '' | undefined;
  readonly county: string;
};

/**
 * Why a loan of a kind cannot be had at a price with a down payment; null where it can.
 * Conventional starts at 3 % down for a first home, 5 % otherwise, and is a jumbo loan above the conforming limit; FHA
 * starts at 3.5 % and ends at the limit of the county; VA with full entitlement has neither.
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
