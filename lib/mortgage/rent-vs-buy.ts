import { balanceAfter, payment } from '@/lib/mortgage/loan';
import { fixed, one, power, times, toNumber } from '@/lib/numbers/fixed';

/**
 * The inputs of the rent-or-buy calculator: dollars, a month for the rent; the down payment in percent of the price,
 * the other percentages a year; whole months.
 */
export type RentVsBuyInputs = {
  readonly rent: number;
  readonly price: number;
  readonly downPaymentPercent: number;
  readonly termMonths: number;
  readonly ratePercent: number;
  readonly stayMonths: number;
  readonly propertyTaxPercent: number;
  readonly appreciationPercent: number;
};

/** Dollars; `savingsOnBuying` is negative when buying costs more. */
export type RentVsBuy = {
  readonly downPayment: number;
  readonly loanAmount: number;
  readonly mortgagePayment: number;
  readonly monthlyPropertyTax: number;
  readonly appreciatedPrice: number;
  readonly remainingBalance: number;
  readonly equityEarned: number;
  readonly taxSavings: number;
  readonly averageMonthlyRenting: number;
  readonly averageMonthlyBuying: number;
  readonly totalRenting: number;
  readonly totalBuying: number;
  readonly savingsOnBuying: number;
};

/** The share of the cost of buying counted as income tax savings: a generous flat estimate. */
export const taxSavingsShare = 0.28;

/** The longest stay, a hundred years: a 60-decimal power for a longer one could take minutes. */
const maxExactYears = 100;

/** The 60-decimal part covers whole years, since 40 years multiply a rounding error as much as they do the price. */
function appreciated(price: number, percent: number, months: number): number {
  const years = Math.floor(months / 12);
  if (years < 0 || years > maxExactYears) return price * (1 + percent / 100) ** (months / 12);
  const afterYears = toNumber(times(fixed(price), power(one + fixed(percent) / 100n, years)));
  return afterYears * (1 + percent / 100) ** ((months - 12 * years) / 12);
}

/**
 * Renting and buying over a stay of `stayMonths`.
 * loan = price × (1 - down payment %), with its level payment (at rate 0, loan / term; no loan, 0); property tax on the
 * purchase price; appreciated price = price × (1 + appreciation %)^(stay / 12); equity = appreciated price - balance
 * after the stay; total buying = payment × min(stay, term) + tax × stay; total renting = rent × stay; tax savings =
 * 28 % of total buying, not deducted; averages are totals / stay, 0 for no stay.
 * Example: $2,000 of rent against $450,000 with 20 % down at 6.5 % over 360 months, 1 % tax and 2 % appreciation, after
 * 84 months: $168,000.00 against $222,637.37, equity $191,410.07.
 */
export function rentVsBuy(inputs: RentVsBuyInputs): RentVsBuy {
  const { price, termMonths, stayMonths } = inputs;
  const loanAmount = price * (1 - inputs.downPaymentPercent / 100);
  const loan = { principal: Math.max(0, loanAmount), ratePercent: inputs.ratePercent, termMonths };
  const mortgagePayment = payment(loan);
  const monthlyPropertyTax = (price * inputs.propertyTaxPercent) / 100 / 12;
  const appreciatedPrice = appreciated(price, inputs.appreciationPercent, stayMonths);
  const remainingBalance = balanceAfter(loan, stayMonths);
  const totalRenting = inputs.rent * stayMonths;
  const totalBuying = mortgagePayment * Math.min(stayMonths, termMonths) + monthlyPropertyTax * stayMonths;
  return {
    downPayment: (price * inputs.downPaymentPercent) / 100,
    loanAmount,
    mortgagePayment,
    monthlyPropertyTax,
    appreciatedPrice,
    remainingBalance,
    equityEarned: appreciatedPrice - remainingBalance,
    taxSavings: taxSavingsShare * totalBuying,
    averageMonthlyRenting: stayMonths > 0 ? totalRenting / stayMonths : 0,
    averageMonthlyBuying: stayMonths > 0 ? totalBuying / stayMonths : 0,
    totalRenting,
    totalBuying,
    savingsOnBuying: totalRenting - totalBuying,
  };
}
