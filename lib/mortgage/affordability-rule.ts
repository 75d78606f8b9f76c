import { type AffordabilityInputs, debtShare, housingShare } from '@/lib/mortgage/affordability';
import { payment, principalFor } from '@/lib/mortgage/loan';

/** Dollars, all but the price and the loan a month. */
export type RuleAffordability = {
  /** 28 % of gross income. */
  readonly housingLimit: number;
  /** 36 % of gross income less debts. */
  readonly debtLimit: number;
  /** The smaller of the two, at least 0: all that housing may cost. */
  readonly budget: number;
  /** Which of the two limits sets the budget. */
  readonly setBy: 'housing' | 'debts';
  readonly principalAndInterest: number;
  readonly monthlyPmi: number;
  readonly loanAmount: number;
  readonly homePrice: number;
  readonly qualifies: boolean;
};

/** A loan of 80 % of the price, above which it carries mortgage insurance, is four times the down payment. */
const loansPerDownPayment = 4;

/**
 * The home price under the 28/36 rule, with property tax, insurance and mortgage insurance inside the budget.
 *
 * budget = min(28 % of gross monthly income, 36 % of it - debts);
 * principal and interest + property tax + insurance + PMI = budget, or less where PMI would take the difference.
 * PMI is here a percentage of the loan a year, paid monthly while the loan is above 80 % of the price. At rate 0,
 * principal and interest are loan / months. Nothing left for a loan: loan 0, price = down payment, does not qualify.
 * Example: $75,000 a year, $300 of debts, $50,000 down, 6.5 % over 360 months, 0.4 % PMI, no tax and insurance: a budget
 * of $1,750.00 and a price of $312,999.16.
 */
export function ruleAffordability(inputs: AffordabilityInputs): RuleAffordability {
  const { downPayment, ratePercent, termMonths } = inputs;
  const gross = inputs.annualIncome / 12;
  const housingLimit = housingShare * gross;
  const debtLimit = debtShare * gross - inputs.monthlyDebts;
  const limits = {
    housingLimit,
    debtLimit,
    budget: Math.max(0, Math.min(housingLimit, debtLimit)),
    setBy: debtLimit < housingLimit ? ('debts' as const) : ('housing' as const),
  };
  const room = limits.budget - inputs.monthlyPropertyTax - inputs.monthlyInsurance;
  const withoutPmi = principalFor({ payment: room, ratePercent, termMonths });
  if (!(room > 0 && withoutPmi >= 0.005)) {
    return {
      ...limits,
      principalAndInterest: 0,
      monthlyPmi: 0,
      loanAmount: 0,
      homePrice: downPayment,
      qualifies: false,
    };
  }
  const freeOfPmi = loansPerDownPayment * Math.max(0, downPayment);
  const pmiShare = inputs.pmiPercent / 1200;
  const withPmi = room / (payment({ principal: 1, ratePercent, termMonths }) + pmiShare);
  // Between the two, the largest loan is the one that just stays free of PMI.
  const loanAmount = withoutPmi <= freeOfPmi ? withoutPmi : Math.max(withPmi, freeOfPmi);
  return {
    ...limits,
    principalAndInterest: payment({ principal: loanAmount, ratePercent, termMonths }),
    monthlyPmi: loanAmount > freeOfPmi ? loanAmount * pmiShare : 0,
    loanAmount,
    homePrice: loanAmount + downPayment,
    qualifies: true,
  };
}
