import { payment } from '@/lib/mortgage/loan';

/** Dollars, a month where the name says so; percent a year; whole months. */
export type HighestPriceInputs = {
  readonly annualIncome: number;
  readonly monthlyDebts: number;
  readonly downPayment: number;
  readonly termMonths: number;
  readonly ratePercent: number;
  /** Mortgage insurance, in percent of the loan a year while the loan is above 80 % of the price. */
  readonly pmiPercent: number;
  /** Property tax, in percent of the price a year. */
  readonly taxPercent: number;
  readonly monthlyInsurance: number;
  readonly monthlyDues: number;
  /** The share of gross income that housing may take; null for no such limit. */
  readonly frontPercent: number | null;
  /** The share of gross income that housing and debts may take together. */
  readonly backPercent: number;
};

/** The price above which a loan is more than 80 % of it, in down payments. */
const downPaymentsPerPrice = 5;

/**
 * The highest price, in dollars, whose whole payment stays within shares of gross income; null when not even a home for
 * nothing does.
 *
 * budget = min(front % of income / 12, back % of income / 12 - debts). Whole payment of a price p with the loan
 * max(0, p - down payment): level payment + tax % × p / 1200 + insurance + dues + PMI % × loan / 1200 while the loan is
 * above 80 % of p. It is linear in p between p = down payment and p = five down payments, and jumps up at the second,
 * where mortgage insurance begins: each part is solved separately, the highest first. At rate 0, loan / months.
 * Example: $75,000 a year, $300 of debts, $50,000 down, 360 months at 6.5 %, PMI 0.4 %, tax 1.5469 %, insurance $125, 28
 * and 36 %: $250,000.00, because insurance begins at the next dollar.
 */
export function highestPrice(inputs: HighestPriceInputs): number | null {
  const { frontPercent, backPercent, ratePercent, termMonths } = inputs;
  const monthlyPercent = inputs.annualIncome / 1200;
  const back = backPercent * monthlyPercent - inputs.monthlyDebts;
  const budget = frontPercent === null ? back : Math.min(frontPercent * monthlyPercent, back);
  const room = budget - inputs.monthlyInsurance - inputs.monthlyDues;
  if (!(room >= 0 && termMonths > 0)) return null;

  const downPayment = Math.max(0, inputs.downPayment);
  const tax = inputs.taxPercent / 1200;
  const ofLoan = payment({ principal: 1, ratePercent, termMonths });
  /** The price at which a loan that costs `perDollar` a month uses up the room. */
  const priceAt = (perDollar: number) => (room + perDollar * downPayment) / (perDollar + tax);

  const insuredFrom = downPaymentsPerPrice * downPayment;
  const insured = priceAt(ofLoan + inputs.pmiPercent / 1200);
  if (insured > insuredFrom) return insured;
  const uninsured = priceAt(ofLoan);
  if (uninsured >= downPayment) return Math.min(uninsured, insuredFrom);
  // Without a loan only the tax limits the price.
  return Math.min(downPayment, room / tax);
}
