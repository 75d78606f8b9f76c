import { type Fixed, fixed, one, over, power, times, toNumber } from '@/lib/numbers/fixed';
import { exactPayment, type PayOff, payment, payOff, totalInterest } from './loan';

/** An existing debt: dollars, dollars a month (principal and interest only), percent a year. */
export type Debt = {
  readonly principal: number;
  readonly payment: number;
  readonly ratePercent: number;
  /** A debt that is not a mortgage: its rate does not affect `newRateIsHigher`. */
  readonly card?: true;
};

/** The loan that replaces debts; `closingCosts` in percent of the principal or in dollars. */
export type NewLoan = {
  readonly newRatePercent: number;
  readonly termMonths: number;
  readonly closingCosts: number;
  readonly closingCostsType: 'percent' | 'dollars';
  readonly financeClosingCosts: boolean;
};

/** Dollars; null is shown as "---". */
export type Replacement = {
  readonly closingCosts: number;
  readonly financedAmount: number;
  readonly currentPayment: number;
  readonly newPayment: number;
  /** Also the row "monthly payment reduction"; negative when the payment goes up. */
  readonly monthlySavings: number;
  /** 0 without costs or savings. */
  readonly monthsToBreakEven: number;
  readonly interestCurrent: number | null;
  readonly interestRefinanced: number;
  readonly interestSaved: number | null;
  readonly netSavings: number | null;
  readonly newRateIsHigher: boolean;
};

/** The result, and the months until each debt is paid off; null for a debt that never is. */
export type ReplacementResult = { readonly result: Replacement; readonly monthsRemaining: readonly (number | null)[] };

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The interest of debts, each paid off with its own payment; null if any of them never is. */
function interestOf(payOffs: readonly PayOff[]): number | null {
  let total = 0;
  for (const { interest } of payOffs) {
    if (interest === null) return null;
    total += interest;
  }
  return total;
}

/**
 * Compares one new loan with paying each debt off with its own payment: months until the savings cover the costs =
 * ceil(costs / monthly savings), interest saved = interest of the debts - interest of the new loan, net savings =
 * interest saved - costs, financed or not. A rate may be 0: then that loan has no interest. If a debt is never paid
 * off, the current interest, the interest saved and the net savings are null.
 * Example: $300,000 at 4 % paid with $2,000 a month, replaced at 3.5 % over 360 months with 0.02 % of costs: new
 * payment $1,347.13, savings $652.87 a month, interest saved -$68,386.51, net -$68,446.51.
 */
export function replacement(debts: readonly Debt[], loan: NewLoan): ReplacementResult {
  const principal = sum(debts.map((debt) => debt.principal));
  const closingCosts = loan.closingCostsType === 'percent' ? (principal * loan.closingCosts) / 100 : loan.closingCosts;
  const financedAmount = principal + (loan.financeClosingCosts ? closingCosts : 0);
  const terms = { principal: financedAmount, ratePercent: loan.newRatePercent, termMonths: loan.termMonths };
  const currentPayment = sum(debts.map((debt) => debt.payment));
  const newPayment = payment(terms);
  const monthlySavings = currentPayment - newPayment;
  const payOffs = debts.map(payOff);
  const interestCurrent = interestOf(payOffs);
  const interestRefinanced = totalInterest(terms);
  const interestSaved = interestCurrent === null ? null : interestCurrent - interestRefinanced;
  return {
    result: {
      closingCosts,
      financedAmount,
      currentPayment,
      newPayment,
      monthlySavings,
      // The 1e-9 keeps an exact quotient (6000 / 200) from being rounded up for the noise of doubles.
      monthsToBreakEven: closingCosts > 0 && monthlySavings > 0 ? Math.ceil(closingCosts / monthlySavings - 1e-9) : 0,
      interestCurrent,
      interestRefinanced,
      interestSaved,
      netSavings: interestSaved === null ? null : interestSaved - closingCosts,
      newRateIsHigher: debts.some((debt) => !debt.card && loan.newRatePercent > debt.ratePercent),
    },
    monthsRemaining: payOffs.map(({ months }) => months),
  };
}

/**
 * The average rate of debts, weighted by balance, in percent; null if nothing is owed.
 * Σ (principal × rate) / Σ principal.
 * Example: $300,000 at 4 % and $200,000 at 4.5 % average 4.2 %.
 */
export function weightedRate(debts: readonly Pick<Debt, 'principal' | 'ratePercent'>[]): number | null {
  let owed = 0;
  let weighted = 0;
  for (const { principal, ratePercent } of debts) {
    owed += principal;
    weighted += principal * ratePercent;
  }
  return owed > 0 ? weighted / owed : null;
}

/** A new loan's effect by the end of each month, compared with the debts it replaces; in dollars, from month 0. */
export type OutcomeByMonth = {
  /** Closing costs paid in cash; 0 if they are financed. */
  readonly cashCosts: number;
  /** Payments on the debts less payments on the new loan. */
  readonly paidLess: readonly number[];
  /** The new loan's balance less the debts' balances; negative if the new loan has the lower balance. */
  readonly owedMore: readonly number[];
  /** The new loan's savings by then, including the balances; negative for a cost. */
  readonly saved: readonly number[];
  /** The stays of `staysAhead`. */
  readonly ahead: readonly Stays[];
};

/** In dollars: the rounding error with which doubles add up to zero. */
const noise = 1e-9;

/** A debt in 60 decimals, with a monthly rate. Month by month, an error in a double would grow like the debt itself. */
type Exact = { readonly balance: Fixed; readonly payment: Fixed; readonly rate: Fixed };

const total = (values: readonly Fixed[]) => values.reduce((sum, value) => sum + value, 0n);

/**
 * The debts and the new loan in 60 decimals. If the new payment is higher than today's, the difference goes to the debt
 * with the highest rate (the first, for equal rates): paying more is not a benefit of the new loan.
 */
function exactly(debts: readonly Debt[], loan: NewLoan) {
  const { closingCosts, financedAmount } = replacement(debts, loan).result;
  const terms = { principal: financedAmount, ratePercent: loan.newRatePercent, termMonths: loan.termMonths };
  const newPayment = financedAmount > 0 ? exactPayment(terms) : 0n;
  const today = debts.map(
    ({ principal, payment, ratePercent }): Exact => ({
      balance: fixed(Math.max(0, principal)),
      payment: fixed(payment),
      rate: fixed(ratePercent) / 1200n,
    }),
  );
  const more = newPayment - total(today.map((debt) => debt.payment));
  const owed = today.filter(({ balance }) => balance > 0n);
  const dearest = owed.reduce<Exact | null>((max, debt) => (max && max.rate >= debt.rate ? max : debt), null);
  return {
    closingCosts,
    newLoan: { balance: fixed(financedAmount), payment: newPayment, rate: fixed(loan.newRatePercent) / 1200n },
    held: today.map((debt) => (more > 0n && debt === dearest ? { ...debt, payment: debt.payment + more } : debt)),
  };
}

/** Steps through the months of a debt; the last payment is whatever is still owed. */
function walker({ balance, payment, rate }: Exact) {
  let owed = balance;
  let paid = 0n;
  return {
    pay() {
      if (owed === 0n) return;
      const due = owed + times(owed, rate);
      const part = due > payment ? payment : due;
      paid += part;
      owed = due - part;
    },
    owed: () => owed,
    paid: () => paid,
  };
}

/**
 * The balance of a debt after `months` payments, in dollars.
 * Example: $187,000 at 3.2 %, paid with $1,040 a month, is $151,828.02 after 60.
 */
export function owedAfter({ principal, payment, ratePercent }: Debt, months: number): number {
  const debt = walker({
    balance: fixed(Math.max(0, principal)),
    payment: fixed(payment),
    rate: fixed(ratePercent) / 1200n,
  });
  for (let month = 0; month < months; month += 1) debt.pay();
  return toNumber(debt.owed());
}

/**
 * The effect of a new loan by the end of each month up to `months`, if the home is then sold.
 * saved(k) = interest of the debts by month k - interest of the new loan by month k - closing costs
 *          = payments saved - costs paid in cash - additional balance.
 * If the new payment is higher, the debts are assumed to be paid with the same monthly total. At rate 0 there is no
 * interest.
 * Example: $300,000 at 4 % paid with $2,000 a month, replaced at 3.5 % over 360 months with $6,000 of costs: after 60
 * months the payments are $39,171.96 less, and $35,390.20 more is owed: it costs $2,218.24.
 */
export function outcomeByMonth(debts: readonly Debt[], loan: NewLoan, months: number): OutcomeByMonth {
  const { closingCosts, newLoan, held } = exactly(debts, loan);
  const [next, ...today] = [newLoan, ...held].map(walker) as [
    ReturnType<typeof walker>,
    ...ReturnType<typeof walker>[],
  ];
  const cashCosts = loan.financeClosingCosts ? 0 : closingCosts;
  const paidLess: number[] = [];
  const owedMore: number[] = [];
  const saved: number[] = [];
  for (let month = 0; month <= months; month += 1) {
    if (month > 0) for (const one of [next, ...today]) one.pay();
    const less = total(today.map((one) => one.paid())) - next.paid();
    const more = next.owed() - total(today.map((one) => one.owed()));
    paidLess.push(toNumber(less));
    owedMore.push(toNumber(more));
    saved.push(toNumber(less - more - fixed(cashCosts)));
  }
  return { cashCosts, paidLess, owedMore, saved, ahead: staysOf(saved, (amount) => amount >= -noise) };
}

/**
 * The stays of 1 to `months` months after which a new loan is ahead of the debts that it replaces, in order: those
 * where saved(k) >= 0 (see `outcomeByMonth`).
 * Example: $280,000 at 6.9 % paid with $2,041.66, replaced at 6 % over 360 months with 2 % of costs in cash: ahead from
 * month 29 to month 204. $300,000 at 4 % paid with $2,000, at 3.5 % with 0.02 % of costs: from month 1 to month 111.
 */
export function staysAhead(debts: readonly Debt[], loan: NewLoan, months: number): readonly Stays[] {
  return outcomeByMonth(debts, loan, months).ahead;
}

/**
 * The month by which the new loan and all debts that end are paid off, at most a hundred years. Nothing changes after
 * it.
 */
export function lastMonth({ monthsRemaining }: ReplacementResult, { termMonths }: NewLoan): number {
  return Math.min(1200, Math.max(termMonths, ...monthsRemaining.map((months) => months ?? 0)));
}

/** A debt's interest by the end of a month, without stepping through the months. */
function interestBy({ balance, payment, rate }: Exact, months: number): Fixed {
  if (rate === 0n || balance === 0n) return 0n;
  const factor = one + rate;
  const ceiling = over(payment, rate);
  const left = ceiling + times(balance - ceiling, power(factor, months));
  if (left >= 0n) return BigInt(months) * payment - (balance - left);
  // Paid off earlier, so all of its interest.
  const walk = walker({ balance, payment, rate });
  while (walk.owed() > 0n) walk.pay();
  return walk.paid() - balance;
}

/** saved(k) of one month. */
function savedBy(debts: readonly Debt[], loan: NewLoan, months: number): number {
  const { closingCosts, newLoan, held } = exactly(debts, loan);
  const interest = total(held.map((debt) => interestBy(debt, months)));
  return toNumber(interest - interestBy(newLoan, months) - fixed(closingCosts));
}

/** The step of strike rates, which range from 0 to 20 percent. */
export const rateStep = 0.125;
export const maxStrikeRate = 20;

/**
 * The highest rate at which a new loan is ahead once the home is sold after `stayMonths`: the highest multiple of 0.125
 * from 0 to 20 percent with saved(stay) >= 0 (see `outcomeByMonth`); null if there is none. The interest of a level
 * loan by any month rises with its rate, and the cost of the debts falls as more is paid on them, so saved(stay) falls
 * as the rate rises, which allows a binary search.
 * Example: $280,000 at 6.9 % paid with $2,041.66, over 360 months with 2 % of costs in cash: 6.25 % for a stay of 60
 * months, 5.75 % for 24.
 */
export function strikeRate(
  debts: readonly Debt[],
  terms: Omit<NewLoan, 'newRatePercent'>,
  stayMonths: number,
): number | null {
  const isAhead = (step: number) => savedBy(debts, { ...terms, newRatePercent: step * rateStep }, stayMonths) >= -noise;
  if (!isAhead(0)) return null;
  let [ahead, behind] = [0, maxStrikeRate / rateStep + 1];
  while (behind - ahead > 1) {
    const middle = Math.floor((ahead + behind) / 2);
    if (isAhead(middle)) ahead = middle;
    else behind = middle;
  }
  return ahead * rateStep;
}

/** A new loan's result for an owner who sells after a stay; dollars and months. */
export type Outlook = {
  readonly byMonth: OutcomeByMonth;
  /** Savings by the end of the stay, including the balances; negative for a cost. */
  readonly saved: number;
  /** The range of stays around this one that are also ahead; null if this one is not. */
  readonly ahead: Stays | null;
  /** In percent a year; null if no rate is ahead after the stay. */
  readonly strikeRate: number | null;
  /** Savings once the debts and the new loan are paid off; null if a debt never is, or not within a hundred years. */
  readonly savedAtEnd: number | null;
};

/** The longest chart, in months. */
const maxChart = 480;

/**
 * A new loan's results for a stay, as the calculators show them.
 * Example: $280,000 at 6.9 % paid with $2,041.66, replaced at 6 % over 360 months with 2 % of costs in cash: after 60
 * months $4,798.98 is saved, months 29 to 204 are ahead, the strike rate is 6.25 %, and at the end it costs $56,623.82.
 */
export function outlookOf(debts: readonly Debt[], loan: NewLoan, stayMonths: number): Outlook {
  const replaced = replacement(debts, loan);
  const last = lastMonth(replaced, loan);
  const hasEnd = replaced.monthsRemaining.every((months) => months !== null && months <= last);
  const byMonth = outcomeByMonth(debts, loan, Math.max(last, stayMonths, Math.min(2 * stayMonths, maxChart)));
  return {
    byMonth,
    saved: byMonth.saved[stayMonths] ?? 0,
    ahead: byMonth.ahead.find(({ from, to }) => from <= stayMonths && stayMonths <= to) ?? null,
    strikeRate: strikeRate(debts, loan, stayMonths),
    savedAtEnd: hasEnd ? (byMonth.saved[last] ?? 0) : null,
  };
}

/** Stays from `from` to `to` months, inclusive. */
export type Stays = { readonly from: number; readonly to: number };

/** The ranges of stays, from 1 month to the last index of a list, whose entries are ahead, in order. */
export function staysOf<Entry>(months: readonly Entry[], isAhead: (entry: Entry) => boolean): readonly Stays[] {
  const stays: { from: number; to: number }[] = [];
  months.forEach((entry, month) => {
    if (month === 0 || !isAhead(entry)) return;
    const last = stays.at(-1);
    if (last?.to === month - 1) last.to = month;
    else stays.push({ from: month, to: month });
  });
  return stays;
}
