import type { PaymentRun } from './apr';
import { balanceAfter, type Loan, payment } from './loan';

/** How the rate of an adjustable loan moves: percent a year, percentage points, whole months. */
export type Adjustment = {
  /** How long the first rate lasts, and each later one. */
  readonly fixedMonths: number;
  readonly changeMonths: number;
  /** The rate follows this index plus the margin. */
  readonly indexPercent: number;
  readonly marginPoints: number;
  /** Caps on the first change, on each later one, and on the total rise above the first rate. */
  readonly firstCapPoints: number;
  readonly laterCapPoints: number;
  readonly lifeCapPoints: number;
};

/** Equal payments in dollars, and their rate. */
export type RatedRun = PaymentRun & { readonly ratePercent: number };

/**
 * The payments of an adjustable loan whose rate moves toward one rate, as far as the caps allow at each change.
 * `loan.ratePercent` is the first rate; each new payment repays the balance over the rest of the term. Without
 * `towardPercent` the rate is index + margin, as in the APR of an advertisement.
 * Source: Regulation Z, commentary on 12 CFR 1026.17(c)(1), paragraph 10.
 * Example: $300,000 over 30 years at 6 % for five years, then every six months toward 9 % by at most 2 points and 1
 * point: 60 payments at 6 %, 6 at 8 %, 294 at 9 %.
 */
export function adjustablePayments(
  loan: Loan,
  adjustment: Adjustment,
  towardPercent = adjustment.indexPercent + adjustment.marginPoints,
): readonly RatedRun[] {
  const { fixedMonths, changeMonths, firstCapPoints, laterCapPoints, lifeCapPoints } = adjustment;
  const toward = Math.max(0, Math.min(towardPercent, loan.ratePercent + lifeCapPoints));
  const runs: RatedRun[] = [];
  let rest = loan;
  let cap = firstCapPoints;
  for (let months = fixedMonths; ; months = changeMonths) {
    const isLast = (runs.length > 0 && rest.ratePercent === toward) || months >= rest.termMonths;
    const count = isLast ? rest.termMonths : months;
    runs.push({ amount: payment(rest), count, ratePercent: rest.ratePercent });
    if (isLast) return runs;
    const ratePercent = Math.max(rest.ratePercent - cap, Math.min(rest.ratePercent + cap, toward));
    rest = { principal: balanceAfter(rest, count), ratePercent, termMonths: rest.termMonths - count };
    cap = laterCapPoints;
  }
}

/**
 * The largest payment that the caps allow, in dollars, with its rate and the number of payments before it. The rate
 * rises as far as it may at each change.
 */
export function worstPayment(loan: Loan, adjustment: Adjustment): RatedRun & { readonly after: number } {
  let after = 0;
  let worst = { amount: 0, count: 0, ratePercent: 0, after };
  for (const run of adjustablePayments(loan, adjustment, loan.ratePercent + adjustment.lifeCapPoints)) {
    if (run.amount > worst.amount) worst = { ...run, after };
    after += run.count;
  }
  return worst;
}
