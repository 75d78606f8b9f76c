import { type Fixed, fixed, one, over, power, times, toNumber } from '@/lib/numbers/fixed';

/**
 * A fixed-rate loan with level payments at the end of each month: `principal` in dollars, `ratePercent` per year (0 to
 * 100), `termMonths` in whole months (1 or more). The monthly rate is r = ratePercent / 100 / 12.
 */
export type Loan = { readonly principal: number; readonly ratePercent: number; readonly termMonths: number };

/** The payoff of a debt: null, shown as "---", if the payment never exceeds the interest. */
export type PayOff =
  | { readonly months: number; readonly interest: number }
  | { readonly months: null; readonly interest: null };

/** One month of a schedule, in dollars: payment = principal + interest, and the balance after it. */
export type ScheduleRow = {
  readonly month: number;
  readonly payment: number;
  readonly principal: number;
  readonly interest: number;
  readonly balance: number;
};

/**
 * Extra payments in dollars: with every payment, and once. A single amount without a month is paid with the first
 * payment.
 */
export type ExtraPayments = {
  readonly extraMonthly?: number;
  readonly extraOnce?: number | { readonly amount: number; readonly month: number };
};

/** A balance below half a cent counts as paid. */
const halfCent = one / 200n;

/** ln(1 + r): this form stays exact for rates down to thousandths of a percent. */
function growth(ratePercent: number): number {
  return Math.log1p(ratePercent / 1200);
}

/** The present value of one dollar a month for `months`: (1 - (1 + r)^-months) / r, or `months` at rate 0. */
function annuity(ratePercent: number, months: number): number {
  if (ratePercent === 0) return months;
  return -Math.expm1(-months * growth(ratePercent)) / (ratePercent / 1200);
}

/**
 * The level monthly payment of a loan, in dollars.
 * L × r / (1 - (1 + r)^-n); at rate 0, L / n; for L = 0, 0.
 * Example: $434,000 at 6.5 % over 360 months costs $2,743.18 a month.
 */
export function payment(loan: Loan): number {
  if (loan.principal === 0) return 0;
  return loan.principal / annuity(loan.ratePercent, loan.termMonths);
}

/**
 * The principal that a monthly payment can repay, in dollars; the inverse of `payment`.
 * m × (1 - (1 + r)^-n) / r; at rate 0, m × n.
 * Example: $3,000 a month at 6.5 % over 360 months repays $474,632.46.
 */
export function principalFor(terms: {
  readonly payment: number;
  readonly ratePercent: number;
  readonly termMonths: number;
}): number {
  return terms.payment * annuity(terms.ratePercent, terms.termMonths);
}

/**
 * The balance after `months` payments, in dollars: the present value of the remaining payments.
 * L at 0 months, 0 from the end of the term on, otherwise principalFor(payment, rate, n - months); at rate 0,
 * L × (n - months) / n.
 * Example: after 84 payments of a 360-month, $360,000 loan at 6.5 %, $325,498.48 is owed.
 */
export function balanceAfter(loan: Loan, months: number): number {
  if (months >= loan.termMonths) return 0;
  if (months <= 0) return loan.principal;
  return principalFor({
    payment: payment(loan),
    ratePercent: loan.ratePercent,
    termMonths: loan.termMonths - months,
  });
}

/**
 * The total interest of a loan, in dollars.
 * n × payment - L; at rate 0, 0.
 * Example: $300,000 at 3.5 % over 360 months costs $184,968.26 in interest.
 */
export function totalInterest(loan: Loan): number {
  if (loan.ratePercent === 0) return 0;
  return loan.termMonths * payment(loan) - loan.principal;
}

/**
 * The interest in the payments from `fromPayment` to `toPayment`, in dollars; both count from 1 and are included.
 * Payments outside the term contain no interest.
 * Payments made less the reduction of the balance; at rate 0, 0.
 * Example: the first 12 payments of a 360-month, $300,000 loan at 3.5 % contain $10,408.22 of interest.
 */
export function interestBetween(loan: Loan, fromPayment: number, toPayment: number): number {
  const first = Math.max(1, fromPayment);
  const last = Math.min(loan.termMonths, toPayment);
  if (last < first || loan.ratePercent === 0) return 0;
  const repaid = balanceAfter(loan, first - 1) - balanceAfter(loan, last);
  return (last - first + 1) * payment(loan) - repaid;
}

/**
 * Months and interest (in dollars) until a debt is paid off with the same amount each month; the last payment is the
 * remaining balance. With n = -ln(1 - P × r / m) / ln(1 + r), or P / m at rate 0, there are k = floor(n) full payments;
 * they leave
 * B = m / r + (P - m / r) × (1 + r)^k. Interest is k × m + B × (1 + r) - P, at rate 0 it is 0; months are k, and one
 * more if B is half a cent or more. A debt of 0 takes 0 months. A payment of at most P × r never pays it off: both are
 * null.
 * Example: $300,000 at 4 %, paid with $2,000 a month, takes 209 months and $116,581.76 of interest.
 */
export function payOff(debt: {
  readonly principal: number;
  readonly ratePercent: number;
  readonly payment: number;
}): PayOff {
  if (debt.principal <= 0) return { months: 0, interest: 0 };
  const owed = fixed(debt.principal);
  const paid = fixed(debt.payment);
  const rate = fixed(debt.ratePercent);
  // Compared without division, so that a payment equal to the interest differs from one a cent above it.
  const repaidTimes1200 = 1200n * paid * one - owed * rate;
  if (repaidTimes1200 <= 0n) return { months: null, interest: null };

  if (rate === 0n) {
    const full = owed / paid;
    return { months: Number(full) + (owed - full * paid >= halfCent ? 1 : 0), interest: 0 };
  }

  const factor = one + rate / 1200n;
  const ceiling = over(paid, factor - one);
  const balance = (months: number): Fixed => ceiling + times(owed - ceiling, power(factor, months));
  const firstRepaid = toNumber(repaidTimes1200 / (1200n * one));
  let full = Math.floor(Math.log(debt.payment / firstRepaid) / growth(debt.ratePercent));
  // The logarithms are doubles: near an integer they may be off by one, which the exact balance reveals.
  while (full > 0 && balance(full) < 0n) full -= 1;
  while (times(balance(full), factor) >= paid) full += 1;
  const rest = balance(full);
  return {
    months: full + (rest >= halfCent ? 1 : 0),
    interest: toNumber(BigInt(full) * paid + times(rest, factor) - owed),
  };
}

/** The rows of a loan paid as agreed, each in closed form, so that no error accumulates from month to month. */
function levelSchedule(loan: Loan): ScheduleRow[] {
  const level = payment(loan);
  const rate = growth(loan.ratePercent);
  return Array.from({ length: loan.termMonths }, (_, index) => {
    const discount = -(loan.termMonths - index) * rate;
    return {
      month: index + 1,
      payment: level,
      principal: level * Math.exp(discount),
      interest: level * -Math.expm1(discount) || 0,
      balance: balanceAfter(loan, index + 1),
    };
  });
}

/** The level payment with 60 decimals: month by month, an error in it would grow like the debt itself. */
export function exactPayment(loan: Loan): Fixed {
  const owed = fixed(loan.principal);
  const rate = fixed(loan.ratePercent) / 1200n;
  if (rate === 0n) return owed / BigInt(loan.termMonths);
  const grown = power(one + rate, loan.termMonths);
  return over(times(times(owed, rate), grown), grown - one);
}

/** The rows of a loan with extra payments, month by month with 60 decimals. */
function shortenedSchedule(loan: Loan, extra: Fixed, once: { amount: Fixed; month: number }): ScheduleRow[] {
  const rows: ScheduleRow[] = [];
  const rate = fixed(loan.ratePercent) / 1200n;
  const level = exactPayment(loan) + extra;
  let owed = fixed(loan.principal);
  for (let month = 1; owed > 0n && month <= loan.termMonths; month += 1) {
    const interest = times(owed, rate);
    const meant = month === once.month ? level + once.amount : level;
    const left = owed + interest - meant;
    const isLast = left < halfCent || month === loan.termMonths;
    const paid = isLast ? owed + interest : meant;
    owed = isLast ? 0n : left;
    rows.push({
      month,
      payment: toNumber(paid),
      principal: toNumber(paid - interest),
      interest: toNumber(interest),
      balance: toNumber(owed),
    });
  }
  return rows;
}

/**
 * The loan month by month until it is paid off, in dollars; no rows for a principal of 0 or less. Interest is r × the
 * balance before, principal the rest of the payment; at rate 0 all of it is principal. Extra payments are added to the
 * level payment and repay principal; the last payment is the remaining balance, and a remainder below half a cent is
 * paid with the one before.
 * Example: of the first $1,347.13 for $300,000 at 3.5 % over 360 months, $875.00 is interest and $472.13 principal.
 */
export function schedule(loan: Loan, extras: ExtraPayments = {}): ScheduleRow[] {
  if (loan.principal <= 0) return [];
  const { extraMonthly = 0, extraOnce = 0 } = extras;
  const once = typeof extraOnce === 'number' ? { amount: extraOnce, month: 1 } : extraOnce;
  if (extraMonthly <= 0 && once.amount <= 0) return levelSchedule(loan);
  return shortenedSchedule(loan, fixed(Math.max(0, extraMonthly)), {
    amount: fixed(Math.max(0, once.amount)),
    month: once.month,
  });
}

/** In dollars, a ten-thousandth of a cent: a smaller difference between two amounts is floating-point noise. */
export const amountNoise = 1e-6;
