/**
 * Loan arithmetic in decimals, implemented from Regulation Z (12 CFR 1026), payment by payment, without the site's
 * code, for comparison in tests. In dollars, percent and whole months.
 */
import { Decimal } from 'decimal.js';

export const Exact = Decimal.clone({ precision: 40 });
export type Amount = Decimal.Value;

export type Payments = { readonly amount: Decimal; readonly count: number };

const monthly = (ratePercent: Amount) => new Exact(ratePercent).div(1200);
const sumOf = (amounts: readonly Decimal[]) => amounts.reduce((sum, amount) => sum.plus(amount), new Exact(0));

export const percentOf = (percent: Amount, amount: Amount) => new Exact(amount).times(percent).div(100);

/**
 * The present value of a dollar a month, (1 - v^n) / i: appendix J (b)(7), "the present value of 1 per unit-period".
 */
function worthOfOneAMonth(ratePercent: Amount, months: number): Decimal {
  const i = monthly(ratePercent);
  return i.isZero() ? new Exact(months) : new Exact(1).minus(i.plus(1).pow(-months)).div(i);
}

export const principalOf = (amount: Amount, ratePercent: Amount, months: number) =>
  worthOfOneAMonth(ratePercent, months).times(amount);

export const levelPayment = (principal: Amount, ratePercent: Amount, months: number) =>
  new Exact(principal).div(worthOfOneAMonth(ratePercent, months));

/** A debt paid monthly until it is gone: the balance before each payment, and the total interest. */
export function paidOff(principal: Amount, ratePercent: Amount, amount: Amount) {
  const owed: Decimal[] = [];
  let interest = new Exact(0);
  for (let rest = new Exact(principal); rest.gte('0.005'); ) {
    owed.push(rest);
    const due = rest.times(monthly(ratePercent));
    interest = interest.plus(due);
    rest = rest.plus(due).minus(amount);
  }
  return { owed, months: owed.length, interest };
}

/** The balance before each payment of a loan, from the first, and 0 after the last. */
export function balances(principal: Amount, ratePercent: Amount, months: number): readonly Decimal[] {
  const amount = levelPayment(principal, ratePercent, months);
  const owed = [new Exact(principal)];
  for (let month = 1; month <= months; month += 1) {
    const before = owed[month - 1] ?? new Exact(0);
    owed.push(before.times(monthly(ratePercent).plus(1)).minus(amount));
  }
  return owed;
}

export const owedAfter = (principal: Amount, ratePercent: Amount, months: number, paid: number) =>
  balances(principal, ratePercent, months)[paid] ?? new Exact(0);

export const interestOver = (principal: Amount, ratePercent: Amount, months: number, from = 0, to = months) =>
  sumOf(balances(principal, ratePercent, months).slice(from, to)).times(monthly(ratePercent));

/**
 * Private mortgage insurance: it may be canceled on request at 80 % of the price and ends automatically at 78 %, or at
 * the midpoint (12 U.S.C. 4901, 4902). The loan's payments include it until then: commentary on 12 CFR 1026.18(g),
 * paragraph 5.
 */
export function insured(price: Amount, principal: Amount, ratePercent: Amount, months: number, yearlyPercent: Amount) {
  const level = levelPayment(principal, ratePercent, months);
  const owed = balances(principal, ratePercent, months);
  const downTo = (percent: number) => owed.findIndex((rest) => rest.lte(percentOf(percent, price).plus('1e-9')));
  const end = new Exact(principal).gt(percentOf(80, price)) ? Math.min(downTo(78), months / 2) : 0;
  const premium = end > 0 ? percentOf(yearlyPercent, principal).div(12) : new Exact(0);
  const first = { amount: level.plus(premium), count: end };
  const payments = [first, { amount: level, count: months - end }].filter(({ count }) => count > 0);
  return { level, premium, ask: end > 0 ? downTo(80) : 0, end, payments };
}

/**
 * Annual fees as a share of each year's average balance, one twelfth a month: HUD Handbook 4000.1, appendix 1.0; USDA
 * HB-1-3555.
 */
export function onMeanBalances(
  principal: Amount,
  ratePercent: Amount,
  yearlyPercent: Amount,
  years: number,
  months = 360,
) {
  const owed = balances(principal, ratePercent, months);
  return Array.from({ length: years }, (_, year) =>
    percentOf(yearlyPercent, sumOf(owed.slice(12 * year, 12 * year + 12)).div(12)).div(12),
  );
}

export const withYearlyFees = (level: Decimal, fees: readonly Decimal[], years = 30): readonly Payments[] =>
  Array.from({ length: years }, (_, year) => ({ amount: level.plus(fees[year] ?? 0), count: 12 }));

/** How an adjustable rate moves: years, months, percent and percentage points. */
type Adjusting = {
  readonly fixedYears: number;
  readonly changeMonths: number;
  readonly indexPercent: number;
  readonly marginPoints: number;
  readonly firstCapPoints: number;
  readonly laterCapPoints: number;
  readonly lifeCapPoints: number;
};

/**
 * The payments for a rate that follows index and margin as far as its caps allow: commentary on 12 CFR 1026.17(c)(1),
 * 10.
 */
export function adjustedBy(arm: Adjusting, principal: Amount, ratePercent: number, months: number): Payments[] {
  const goal = Math.min(arm.indexPercent + arm.marginPoints, ratePercent + arm.lifeCapPoints);
  const runs: Payments[] = [];
  let [owed, rate, cap, left] = [new Exact(principal), ratePercent, arm.firstCapPoints, months];
  while (left > 0) {
    const held = runs.length === 0 ? 12 * arm.fixedYears : arm.changeMonths;
    const count = runs.length > 0 && rate === goal ? left : Math.min(left, held);
    runs.push({ amount: levelPayment(owed, rate, left), count });
    owed = owedAfter(owed, rate, left, count);
    rate = goal > rate ? Math.min(goal, rate + cap) : Math.max(goal, rate - cap);
    cap = arm.laterCapPoints;
    left -= count;
  }
  return runs;
}

/**
 * The annual percentage rate: twelve times the unit-period rate at which the payments are worth the amount financed, A
 * = Σ P / (1 + i)^k, appendix J (b)(1) and (b)(8), found by the interpolations of (b)(9). The amount financed is the
 * loan less prepaid finance charges, 12 CFR 1026.18(b).
 */
export function annualPercentageRate(financed: Amount, payments: readonly Payments[]): Decimal {
  const worthAt = (percent: Decimal) => {
    let [worth, before] = [new Exact(0), 0];
    for (const { amount, count } of payments) {
      const then = worthOfOneAMonth(percent, count).times(amount);
      worth = worth.plus(then.div(monthly(percent).plus(1).pow(before)));
      before += count;
    }
    return worth;
  };
  let percent = new Exact('12.5');
  for (let round = 0; round < 50; round += 1) {
    const [low, high] = [worthAt(percent), worthAt(percent.plus('0.1'))];
    const step = new Exact(financed).minus(low).div(high.minus(low)).times('0.1');
    percent = percent.plus(step);
    if (step.abs().lt('1e-12')) return percent;
  }
  throw new Error('The interpolation of appendix J finds no rate.');
}

/** The payments of a loan with `prepaid` dollars of prepaid finance charges, and their APR. */
export function levelLoan(principal: Amount, ratePercent: Amount, months: number, prepaid: Amount) {
  const amount = levelPayment(principal, ratePercent, months);
  const payments = [{ amount, count: months }];
  return { amount, payments, apr: annualPercentageRate(new Exact(principal).minus(prepaid), payments) };
}

export const cents = (amount: Amount) => {
  const text = new Exact(amount).toFixed(2);
  return `${text.startsWith('-') ? '−' : ''}$${text.replace('-', '').replace(/\B(?=(\d{3})+\.)/g, ',')}`;
};

export const dollars = (amount: Amount) => cents(new Exact(amount).round()).replace('.00', '');

export const aprText = (apr: Decimal) => `${apr.toFixed(3)}%`;
