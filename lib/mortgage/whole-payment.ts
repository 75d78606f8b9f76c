import { type Loan, payment } from '@/lib/mortgage/loan';

/** Dollars: the tax a year, the rest a month; `monthlyDues` are those of an owners’ association. */
export type WholePaymentInputs = Loan & {
  readonly annualPropertyTax: number;
  readonly monthlyInsurance: number;
  readonly monthlyDues: number;
  readonly mortgageInsurance: number;
};

/** Dollars a month; null is shown as "---". */
export type WholePayment = {
  readonly principalAndInterest: number | null;
  readonly propertyTax: number;
  readonly insurance: number;
  readonly dues: number;
  readonly mortgageInsurance: number;
  readonly total: number | null;
};

/**
 * All that a home costs a month, part by part.
 *
 * The level payment of the loan (at rate 0, loan / months; without a loan 0), a twelfth of the property tax, insurance,
 * dues and mortgage insurance, and their sum. A loan without a term has no payment and no sum: null.
 * Example: a payment of $1,444.20 with $250 of tax and $100 of insurance a month is $1,794.20.
 */
export function wholePayment(inputs: WholePaymentInputs): WholePayment {
  const { principal, mortgageInsurance } = inputs;
  const parts = {
    propertyTax: inputs.annualPropertyTax / 12,
    insurance: inputs.monthlyInsurance,
    dues: inputs.monthlyDues,
    mortgageInsurance,
  };
  if (principal > 0 && !(inputs.termMonths > 0)) return { ...parts, principalAndInterest: null, total: null };
  const principalAndInterest = principal > 0 ? payment(inputs) : 0;
  return {
    ...parts,
    principalAndInterest,
    total: principalAndInterest + parts.propertyTax + parts.insurance + parts.dues + mortgageInsurance,
  };
}
