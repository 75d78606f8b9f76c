import { annualPercentageRate } from '@/lib/mortgage/apr';
import { balanceAfter, type Loan, payment } from '@/lib/mortgage/loan';

/** A loan as a lender offers it: dollars, percent a year, whole months. */
export type OfferTerms = Loan & {
  /** Discount points, in percent of the loan. */
  readonly pointsPercent: number;
  readonly lenderFees: number;
  readonly lenderCredit: number;
  /** Mortgage insurance a month, in the first `insuranceMonths` months. */
  readonly insuranceMonthly: number;
  readonly insuranceMonths: number;
};

/** An offer and how long the borrower keeps the loan. */
export type OfferInputs = OfferTerms & { readonly stayMonths: number };

/** What has been paid in all, and how much of it repaid the loan, in dollars. */
export type Paid = { readonly paid: number; readonly principalPaid: number };

/** Dollars; percent a year. */
export type Offer = Paid & {
  /** The first month's payment. */
  readonly payment: number;
  /** Points and fees less the credit; negative when the credit is larger. */
  readonly upfront: number;
  readonly aprPercent: number | null;
  /** What the loan cost over the stay and is not in the house. */
  readonly cost: number;
  readonly inFiveYears: Paid;
};

function upfrontOf(terms: OfferTerms): number {
  return (terms.principal * terms.pointsPercent) / 100 + terms.lenderFees - terms.lenderCredit;
}

/** How many of the first `months` payments contain insurance. */
function insuredMonths(terms: OfferTerms, months: number): number {
  return Math.max(0, Math.min(terms.insuranceMonths, terms.termMonths, months));
}

/** What has been paid after `months` months, the upfront costs included. */
function paidAfter(terms: OfferTerms, months: number): Paid {
  const made = Math.max(0, Math.min(months, terms.termMonths));
  return {
    paid: upfrontOf(terms) + payment(terms) * made + terms.insuranceMonthly * insuredMonths(terms, made),
    principalPaid: terms.principal - balanceAfter(terms, made),
  };
}

function costAfter(terms: OfferTerms, months: number): number {
  const { paid, principalPaid } = paidAfter(terms, months);
  return paid - principalPaid;
}

/**
 * One offer of a loan, as a Loan Estimate states it, and what it costs over a stay.
 *
 * upfront = points % of the loan + fees - credit; APR of the payments (level payment, and insurance in its months) on
 * the loan less upfront costs above 0; paid = upfront + payments of the stay; principal paid = loan - balance;
 * cost = paid - principal paid. The same after 60 months. At rate 0 the level payment is loan / months.
 * Source: Loan Estimate, page 3, "Comparisons", 12 CFR 1026.37(l).
 * Example: $300,000 at 6.5 % over 360 months with 1 point, $1,500 of fees and no insurance: $1,896.20 a month, $4,500.00
 * at the start, an APR of 6.646 %, and $99,105.18 of cost in 60 months.
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

/** A ten-thousandth of a cent: below it two costs are the same, whatever doubles make of them. */
const noise = 1e-6;

/**
 * The first month from which on, to the end of the longer term, the cost of `a` is at most the cost of `b`; 1 when it
 * always is, null when it is not even at the end.
 *
 * Example: of two $300,000 loans over 360 months, 6.25 % with $4,500 at the start costs at most as much as 6.5 % without
 * from month 72 on.
 */
export function firstMonthCheaper(a: OfferTerms, b: OfferTerms): number | null {
  let first: number | null = null;
  for (let month = Math.max(a.termMonths, b.termMonths); month >= 1; month -= 1) {
    if (costAfter(a, month) > costAfter(b, month) + noise) break;
    first = month;
  }
  return first;
}
