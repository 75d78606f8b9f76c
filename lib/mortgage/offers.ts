import { annualPercentageRate } from './apr';
import { amountNoise, balanceAfter, type Loan, payment } from './loan';

/** A loan as a lender offers it: dollars, percent a year, whole months. */
export type OfferTerms = Loan & {
  /** Discount points, in percent of the loan. */
  readonly pointsPercent: number;
  readonly lenderFees: number;
  readonly lenderCredit: number;
  /** Monthly mortgage insurance during the first `insuranceMonths` months. */
  readonly insuranceMonthly: number;
  readonly insuranceMonths: number;
};

/** An offer and how long the borrower keeps the loan. */
export type OfferInputs = OfferTerms & { readonly stayMonths: number };

/** Total payments, and how much of them repaid principal, in dollars. */
export type Paid = { readonly paid: number; readonly principalPaid: number };

/** Dollars; percent a year. */
export type Offer = Paid & {
  /** The first month's payment. */
  readonly payment: number;
  /** Points and fees less the credit; negative if the credit is larger. */
  readonly upfront: number;
  readonly aprPercent: number | null;
  /** The cost over the stay: everything paid that did not repay principal. */
  readonly cost: number;
  readonly inFiveYears: Paid;
};

function upfrontOf(terms: OfferTerms): number {
  return (terms.principal * terms.pointsPercent) / 100 + terms.lenderFees - terms.lenderCredit;
}

/** How many of the first `months` payments include insurance. */
function insuredMonths(terms: OfferTerms, months: number): number {
  return Math.max(0, Math.min(terms.insuranceMonths, terms.termMonths, months));
}

/** Total payments after `months` months, including upfront costs. */
function paidAfter(terms: OfferTerms, months: number): Paid {
  const made = Math.max(0, Math.min(months, terms.termMonths));
  return {
    paid: upfrontOf(terms) + payment(terms) * made + terms.insuranceMonthly * insuredMonths(terms, made),
    principalPaid: terms.principal - balanceAfter(terms, made),
  };
}

/** The cost of an offer over `months` months: everything paid less the principal repaid, in dollars. */
export function costAfter(terms: OfferTerms, months: number): number {
  const { paid, principalPaid } = paidAfter(terms, months);
  return paid - principalPaid;
}

/**
 * The cost over a stay of one loan offer, as stated in a Loan Estimate.
 * upfront = points % of the loan + fees - credit; APR of the payments (level payment, and insurance in its months) on
 * the loan less upfront costs above 0; paid = upfront + payments of the stay; principal paid = loan - balance;
 * cost = paid - principal paid. The same after 60 months. At rate 0 the level payment is loan / months.
 * Source: Loan Estimate, page 3, "Comparisons", 12 CFR 1026.37(l).
 * Example: $300,000 at 6.5 % over 360 months with 1 point, $1,500 of fees and no insurance: $1,896.20 a month,
 * $4,500.00 at the start, an APR of 6.646 %, and $99,105.18 of cost in 60 months.
 */
export function offer(inputs: OfferInputs): Offer {
  const { principal, termMonths, insuranceMonthly, stayMonths } = inputs;
  const level = payment(inputs);
  const upfront = upfrontOf(inputs);
  const insured = insuredMonths(inputs, termMonths);
  return {
    payment: level + (insured > 0 ? insuranceMonthly : 0),
    upfront,
    aprPercent: annualPercentageRate({
      amountFinanced: principal - Math.max(0, upfront),
      payments: [
        { amount: level + insuranceMonthly, count: insured },
        { amount: level, count: termMonths - insured },
      ],
    }),
    ...paidAfter(inputs, stayMonths),
    cost: costAfter(inputs, stayMonths),
    inFiveYears: paidAfter(inputs, 60),
  };
}

/**
 * The first month from which the cost of `a` is at most the cost of `b`, through the end of the longer term; 1 if it
 * always is, null if it is not even at the end.
 * Example: of two $300,000 loans over 360 months, 6.25 % with $4,500 at the start costs at most as much as 6.5 %
 * without from month 72 on.
 */
export function firstMonthCheaper(a: OfferTerms, b: OfferTerms): number | null {
  let first: number | null = null;
  for (let month = Math.max(a.termMonths, b.termMonths); month >= 1; month -= 1) {
    if (costAfter(a, month) > costAfter(b, month) + amountNoise) break;
    first = month;
  }
  return first;
}

export type Cheapest = {
  readonly offer: number;
  /** The indexes of all offers with that cost; of these, `offer` needs the least cash at the start. */
  readonly tied: readonly number[];
  /** Those of `tied` that need as little cash at the start as `offer`: nothing tells them apart. */
  readonly alike: readonly number[];
};

/**
 * The offer with the lowest cost over a stay of `months` months; for equal costs, the one with the lowest cash at the
 * start, then the first. Null without offers.
 */
export function cheapestAfter(offers: readonly OfferTerms[], months: number): Cheapest | null {
  const costs = offers.map((terms) => costAfter(terms, months));
  const lowest = Math.min(...costs);
  const tied = costs.flatMap((cost, place) => (cost <= lowest + amountNoise ? [place] : []));
  const upfront = (place: number) => upfrontOf(offers[place] as OfferTerms);
  const [first, ...others] = tied;
  if (first === undefined) return null;
  const offer = others.reduce((best, place) => (upfront(place) < upfront(best) - amountNoise ? place : best), first);
  return { offer, tied, alike: tied.filter((place) => upfront(place) <= upfront(offer) + amountNoise) };
}

/** A range of stays, from `from` to `to` months, over which the same offer is cheapest, or the same ones `alike`. */
export type CheapestSpan = Pick<Cheapest, 'offer' | 'alike'> & { readonly from: number; readonly to: number };

/** The cheapest offer by length of stay, from 1 month to the longest term. */
export function cheapestSpans(offers: readonly OfferTerms[]): readonly CheapestSpan[] {
  const spans: CheapestSpan[] = [];
  const last = Math.max(0, ...offers.map(({ termMonths }) => termMonths));
  for (let month = 1; month <= last; month += 1) {
    const { offer, alike } = cheapestAfter(offers, month) ?? { offer: 0, alike: [0] };
    const open = spans.at(-1);
    if (open && String(open.alike) === String(alike)) spans[spans.length - 1] = { ...open, to: month };
    else spans.push({ offer, alike, from: month, to: month });
  }
  return spans;
}
