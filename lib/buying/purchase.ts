import { dollarsOf } from '@/lib/calculators/amount';
import type { Market } from '@/lib/market';
import { type ClosingCosts, closingCosts } from '@/lib/mortgage/cash-to-close';
import { amountNoise } from '@/lib/mortgage/loan';
import { financedOf, firstLoanPayment, type LoanPlan, loanPlan } from '@/lib/mortgage/loan-plan';
import { roundHalfAway } from '@/lib/numbers/format';
import { type Buyer, loanInputsAt, minDownAt } from './buyer';
import { carryingTotalAt, type MonthlyCosts, monthlyCosts } from './monthly-costs';

/** A home at a price for one household: money down, borrowed and paid. In dollars and percent. */
export type Purchase = {
  readonly price: number;
  /** From the household's own money. */
  readonly downPayment: number;
  readonly minDown: number;
  /** The second loan without payments; 0 if there is none. */
  readonly help: number;
  readonly closing: ClosingCosts;
  readonly bring: number;
  readonly reserve: number;
  /** Savings that stay in the bank: the reserve and any surplus; null for a given down payment. */
  readonly inBank: number | null;
  /**
   * The shortfall: of savings for the minimum down payment, closing and reserve, or of a given down payment for the
   * minimum.
   */
  readonly short: number;
  readonly plan: LoanPlan;
  readonly month: MonthlyCosts;
  /** In percent of gross income, alone and with debts; null without an income. */
  readonly ofIncome: number | null;
  readonly withDebts: number | null;
};

/** The full payment in the first month, in dollars: the total of `homeAt`, for searches over many prices. */
export function monthAt(price: number, downPayment: number, buyer: Buyer, market: Market): number {
  const equity = downPayment + dollarsOf(buyer.helpPercent, price);
  return firstLoanPayment(loanInputsAt(price, equity, buyer, market)) + carryingTotalAt(buyer.carrying, price);
}

function closingAt(price: number, downPayment: number, buyer: Buyer, market: Market): ClosingCosts {
  const equity = Math.min(price, downPayment + dollarsOf(buyer.helpPercent, price));
  const baseLoan = price - equity;
  const monthly = (id: string) =>
    carryingTotalAt(
      buyer.carrying.filter((cost) => cost.id === id),
      price,
    );
  return closingCosts(
    {
      price,
      charges: dollarsOf(market.chargesPercent, baseLoan),
      // Interest to the end of the month also applies to a financed premium or fee.
      loan: baseLoan > 0 ? baseLoan + financedOf(loanInputsAt(price, equity, buyer, market)) : 0,
      ratePercent: buyer.ratePercent,
      monthlyPropertyTax: monthly('tax'),
      monthlyInsurance: monthly('insurance'),
    },
    market.closing,
  );
}

/** A number of monthly payments, each rounded up to the dollar. */
function reserveOf(months: number, monthly: number): number {
  return Math.ceil(roundHalfAway(months * monthly, 2));
}

/**
 * The down payment that savings leave: the largest whole dollar d, at most the price, with
 * d + closing(d) + reserve(d) ≤ saved, or 0 if even nothing down does not fit.
 * Closing and reserve fall as d grows, even at a step in mortgage insurance. So every d that fits is at most saved −
 * closing(x) − reserve(x) for any x above it, and stepping down from the price by the shortfall stops at the largest.
 * Example: $18,000 for a $162,300 home in Lucas County with one month in reserve leaves $10,453, with $6,100 for
 * closing and $1,447 in the bank.
 */
export function downPaymentFrom(
  price: number,
  { saved, reserveMonths }: { readonly saved: number; readonly reserveMonths: number },
  buyer: Buyer,
  market: Market,
): number {
  let down = Math.min(price, Math.floor(saved));
  while (down > 0) {
    const needed =
      closingAt(price, down, buyer, market).plan + reserveOf(reserveMonths, monthAt(price, down, buyer, market));
    if (down + needed <= saved + amountNoise) return down;
    down = Math.min(Math.ceil(down) - 1, Math.floor(saved - needed));
  }
  return 0;
}

type Down = {
  /** From the household's own money, raised to the minimum for the loan. */
  readonly down: number;
  readonly minDown: number;
  readonly lacking: number;
};

/** The down payment at a price; a second loan without payments counts toward the minimum. */
function downAt(price: number, buyer: Buyer, market: Market): Down {
  const { funds } = buyer;
  const minDown = minDownAt(price, buyer, market);
  const ownMin = Math.max(0, minDown - Math.floor(dollarsOf(buyer.helpPercent, price)));
  if ('saved' in funds) {
    return { down: Math.max(ownMin, downPaymentFrom(price, funds, buyer, market)), minDown, lacking: 0 };
  }
  const given = 'downPayment' in funds ? funds.downPayment : roundHalfAway(dollarsOf(funds.downPercent, price), 2);
  return { down: Math.max(ownMin, given), minDown, lacking: Math.max(0, ownMin - given) };
}

/** The loan of `purchaseAt` without financed fees, in dollars, for searches over many prices. */
export function baseLoanAt(price: number, buyer: Buyer, market: Market): number {
  return Math.max(0, price - downAt(price, buyer, market).down - dollarsOf(buyer.helpPercent, price));
}

/** The full payment of `purchaseAt` in the first month, in dollars, for searches over many prices. */
export function monthlyAt(price: number, buyer: Buyer, market: Market): number {
  return monthAt(price, Math.min(price, downAt(price, buyer, market).down), buyer, market);
}

/** A home with a given down payment, even if it is below the loan's minimum. */
export type Home = Pick<Purchase, 'plan' | 'month' | 'closing'>;

/** A home's loan, monthly cost and closing costs with this much of the household's own money down. */
export function homeAt(price: number, downPayment: number, buyer: Buyer, market: Market): Home {
  const equity = downPayment + dollarsOf(buyer.helpPercent, price);
  const plan = loanPlan(loanInputsAt(price, equity, buyer, market));
  return {
    plan,
    month: monthlyCosts(plan, price, buyer.carrying),
    closing: closingAt(price, downPayment, buyer, market),
  };
}

/**
 * A home at a price for a household. With savings, the down payment is that of `downPaymentFrom`, or the minimum for
 * the kind of loan if that is more; the difference is `short`. A given down payment is also raised to the minimum, with
 * closing costs on top. Savings above the price make no loan. At a rate of 0 the payment is loan / months.
 * Example: $62,000 a year, $18,000 saved, $310 of debts, a first home in Lucas County at $162,300 and 7.4 %: $1,446.51
 * a month, APR 8.138 %, 28.0 % of income.
 */
export function purchaseAt(price: number, buyer: Buyer, market: Market): Purchase {
  const { funds, annualIncome, monthlyDebts } = buyer;
  const { down, minDown, lacking } = downAt(price, buyer, market);
  const downPayment = Math.min(price, down);
  const help = Math.min(price - downPayment, dollarsOf(buyer.helpPercent, price));
  const { plan, month, closing } = homeAt(price, downPayment, buyer, market);
  const reserve = 'saved' in funds ? reserveOf(funds.reserveMonths, month.total ?? 0) : 0;
  const bring = downPayment + closing.plan;
  const left = 'saved' in funds ? funds.saved - bring : null;
  const income = annualIncome / 12;
  return {
    price,
    downPayment,
    minDown,
    help,
    closing,
    bring,
    reserve,
    inBank: left === null ? null : Math.max(0, left),
    short: left === null ? lacking : Math.max(0, reserve - left),
    plan,
    month,
    ofIncome: income > 0 && month.total !== null ? (100 * month.total) / income : null,
    withDebts: income > 0 && month.total !== null ? (100 * (month.total + monthlyDebts)) / income : null,
  };
}
