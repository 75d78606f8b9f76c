import { type Loan, payment, principalFor } from './loan';

/**
 * The inputs of the monthly payment calculator: dollars; `annualPropertyTax` a year, `monthlyInsurance` and
 * `monthlyHoa` a month; `ratePercent` a year; `termMonths` whole months, 0 while empty. `state` only ever sets the tax
 * field.
 */
export type MonthlyPaymentInputs = {
  readonly homePrice: number;
  readonly downPayment: number;
  readonly termMonths: number;
  readonly ratePercent: number;
  readonly state?: string;
  readonly annualPropertyTax: number;
  readonly monthlyInsurance: number;
  readonly monthlyHoa: number;
};

/** In dollars, monthly where the name says so; null is shown as "---". */
export type MonthlyPayment = {
  readonly loanAmount: number;
  readonly principalAndInterest: number | null;
  readonly monthlyPropertyTax: number;
  readonly monthlyInsurance: number;
  readonly monthlyHoa: number;
  readonly monthlyPayment: number | null;
};

/** In dollars. */
export type HomePrice = {
  readonly principalAndInterest: number;
  readonly loanAmount: number;
  readonly homePrice: number;
};

/**
 * The monthly cost of a home: principal and interest, a twelfth of the property tax, insurance and HOA fees. The loan
 * is price less down payment; principal and interest are its level payment, at rate 0 loan / months. Without a loan or
 * a term there is no payment (null), whatever tax, insurance and HOA are.
 * Example: $500,000 with $66,000 down at 6.5 % over 360 months is a loan of $434,000 and $2,743.18 a month; with
 * $12,100 of property tax a year, $3,751.51.
 */
export function monthlyPayment(inputs: MonthlyPaymentInputs): MonthlyPayment {
  const { monthlyInsurance, monthlyHoa, ratePercent, termMonths } = inputs;
  const loanAmount = inputs.homePrice - inputs.downPayment;
  const monthlyPropertyTax = inputs.annualPropertyTax / 12;
  const parts = { loanAmount, monthlyPropertyTax, monthlyInsurance, monthlyHoa };
  if (!(loanAmount > 0 && termMonths > 0)) return { ...parts, principalAndInterest: null, monthlyPayment: null };
  const principalAndInterest = payment({ principal: loanAmount, ratePercent, termMonths });
  return {
    ...parts,
    principalAndInterest,
    monthlyPayment: principalAndInterest + monthlyPropertyTax + monthlyInsurance + monthlyHoa,
  };
}

/**
 * The home price that a monthly payment supports, unrounded and without an upper limit.
 * Principal and interest are the payment less a twelfth of the tax, insurance and HOA; the price is the loan they
 * repay, at rate 0 their sum over the term, plus the down payment. With nothing left for principal and interest the
 * loan is 0 and the price is the down payment.
 * Example: $3,000 a month at 6.5 % over 360 months with $66,000 down affords $540,632.46.
 */
export function homePriceFor(
  inputs: Omit<MonthlyPaymentInputs, 'homePrice'> & { readonly monthlyPayment: number },
): HomePrice {
  const { downPayment, ratePercent, termMonths } = inputs;
  const left = inputs.monthlyPayment - inputs.monthlyInsurance - inputs.monthlyHoa - inputs.annualPropertyTax / 12;
  if (left <= 0) return { principalAndInterest: 0, loanAmount: 0, homePrice: downPayment };
  const loanAmount = principalFor({ payment: left, ratePercent, termMonths });
  return { principalAndInterest: left, loanAmount, homePrice: loanAmount + downPayment };
}

/**
 * The annual property tax, in dollars, when a state is selected: price × rate / 100; 0 without a rate.
 * Example: at New Jersey's 2.42 % a $500,000 home is taxed $12,100.00 a year.
 */
export function propertyTaxFor(homePrice: number, stateRatePercent: number | undefined): number {
  return (homePrice * (stateRatePercent ?? 0)) / 100;
}

/** In dollars: tax per year, the rest per month; `monthlyDues` go to an owners’ association. */
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
 * The full monthly cost of a home, by part.
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
