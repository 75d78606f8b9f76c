import { payment, principalFor } from '@/lib/mortgage/loan';

/** Inputs of the affordability calculator: dollars, monthly where the name says so; percent; whole months. */
export type AffordabilityInputs = {
  readonly annualIncome: number;
  readonly monthlyDebts: number;
  readonly downPayment: number;
  readonly termMonths: number;
  readonly ratePercent: number;
  /** Percent of the loan, 0 or more. */
  readonly pmiPercent: number;
  readonly monthlyInsurance: number;
  readonly monthlyPropertyTax: number;
};

/** Dollars; `monthlyPayment` may be negative. */
export type Affordability = {
  readonly affordablePayment: number;
  readonly loanFromAffordablePayment: number;
  readonly pmi: number;
  readonly homePrice: number;
  readonly loanAmount: number;
  readonly monthlyPayment: number;
  readonly qualifies: boolean;
};

/** The share of gross income that may go to housing. */
const housingShare = 0.28;

/**
 * The home price that 28 % of gross income, less debts, supports.
 * affordable payment = 0.28 × income / 12 - debts; loan = what it repays (at rate 0, payment × months);
 * price = loan + down payment - PMI % of the loan; loan amount = price - down payment;
 * monthly payment = the payment of the loan amount - property tax - insurance.
 * A loan amount below half a cent does not qualify: then it is 0, the price is the down payment and the payment 0.
 * Example: $75,000 a year, $300 of debts, $50,000 down, 6.5 % over 360 months and 0.4 % PMI give a price of
 * $278,488.07, a loan amount of $228,488.07 and $1,444.20 a month.
 */
export function affordability(inputs: AffordabilityInputs): Affordability {
  const { downPayment, ratePercent, termMonths } = inputs;
  const affordablePayment = (housingShare * inputs.annualIncome) / 12 - inputs.monthlyDebts;
  const loanFromAffordablePayment = principalFor({ payment: affordablePayment, ratePercent, termMonths });
  const pmi = (loanFromAffordablePayment * inputs.pmiPercent) / 100;
  const loanAmount = loanFromAffordablePayment - pmi;
  const steps = { affordablePayment, loanFromAffordablePayment, pmi };
  // A negative loan less more than 100 % PMI would be positive, but there is no payment and no loan.
  if (!(affordablePayment > 0 && loanAmount >= 0.005)) {
    return { ...steps, homePrice: downPayment, loanAmount: 0, monthlyPayment: 0, qualifies: false };
  }
  const amortised = payment({ principal: loanAmount, ratePercent, termMonths });
  return {
    ...steps,
    homePrice: loanAmount + downPayment,
    loanAmount,
    monthlyPayment: amortised - inputs.monthlyPropertyTax - inputs.monthlyInsurance,
    qualifies: true,
  };
}
