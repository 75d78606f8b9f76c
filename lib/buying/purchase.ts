import { dollarsOf } from '@/lib/calculators/amount';
import type { Market } from '@/lib/market';
import { type ClosingCosts, closingCosts } from '@/lib/mortgage/cash-to-close';
import { amountNoise } from '@/lib/mortgage/loan';
import { financedOf, firstLoanPayment, type LoanPlan, loanPlan } from '@/lib/mortgage/loan-plan';
import { roundHalfAway } from '@/lib/numbers/format';
import { type Buyer, loanInputsAt, minDownAt } from './buyer';
import { carryingTotalAt, type MonthlyCosts, monthlyCosts } from './monthly-costs';

/** A home at a price for one household: what it brings, borrows and pays. Dollars; percent. */
export type Purchase = {
  readonly price: number;
  /** Of the household's own money. */
  readonly downPayment: number;
  readonly minDown: number;
  /** The second loan without payments; 0 without one. */
  readonly help: number;
  readonly closing: ClosingCosts;
  readonly bring: number;
  readonly reserve: number;
  /** What stays of the savings: the reserve, and what is over; null where a down payment was given. */
  readonly inBank: number | null;
  /** What savings lack for the smallest down payment, closing and reserve, or a given down payment for the smallest. */
  readonly short: number;
  readonly plan: LoanPlan;
  readonly month: MonthlyCosts;
  /** Percent of gross income, alone and with debts; null without an income. */
  readonly ofIncome: number | null;
  readonly withDebts: number | null;
};

/** The whole payment of the first month, dollars: the total of `homeAt`, for searches over many prices. */
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
      // Interest to the end of the month is due on a financed premium or fee too.
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
 * d + closing(d) + reserve(d) ≤ saved; 0 where not even nothing down fits.
 * Closing and reserve fall as d grows, also where mortgage insurance steps down. So every d that fits is at most
 * saved − closing(x) − reserve(x) for any x above it, and stepping down from the price by what is missing stops at the
 * largest.
 * Example: $18,000 for a $162,300 home in Lucas County with one month in reserve leaves $10,453, with $6,100 for closing
 * and $1,447 in the bank.
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
  /** Of the household's own money: what it brings, or the smallest that the loan takes where that is more. */
  readonly down: number;
  readonly minDown: number;
  readonly lacking: number;
};

/** The down payment at a price; a second loan without payments counts toward the smallest. */
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

/** The loan at a price without what is financed, dollars: that of `purchaseAt`, for searches over many prices. */
export function baseLoanAt(price: number, buyer: Buyer, market: Market): number {
  return Math.max(0, price - downAt(price, buyer, market).down - dollarsOf(buyer.helpPercent, price));
}

/** The whole payment of the first month at a price, dollars: that of `purchaseAt`, for searches over many prices. */
export function monthlyAt(price: number, buyer: Buyer, market: Market): number {
  return monthAt(price, Math.min(price, downAt(price, buyer, market).down), buyer, market);
}

/** A home with a down payment that is taken as it is, also where it is less than the loan asks for. */
export type Home = Pick<Purchase, 'plan' | 'month' | 'closing'>;

/** The loan, the month and the closing costs of a home with this much of the household's own money down. */
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
 * A home at a price for a household.
 * From savings, the down payment is what `downPaymentFrom` leaves, or the smallest that the kind of loan takes where that
 * is more; what is then missing is `short`. A down payment that was given is raised to that smallest too, and closing
 * costs come on top of it.
 * Savings over the price make no loan. At a rate of 0 the payment is loan / months.
 * Example: $62,000 a year, $18,000 saved, $310 of debts, a first home in Lucas County at $162,300 and 7.4 %: $1,446.51 a
 * month, APR 8.138 %, 28.0 % of income.
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
