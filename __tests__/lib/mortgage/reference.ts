/**
 * The same loans with 60-decimal arithmetic, month by month, without any formula from `lib/mortgage`. Amounts and rates
 * have at most five decimals.
 */
const unit = 10n ** 60n;
const halfCent = unit / 200n;

function exact(value: number): bigint {
  return BigInt(Math.round(value * 1e5)) * 10n ** 55n;
}

function monthlyRate(ratePercent: number): bigint {
  return exact(ratePercent) / 1200n;
}

function approximate(value: bigint): number {
  return Number(value / 10n ** 40n) / 1e20;
}

function levelPayment(principal: number, ratePercent: number, termMonths: number): bigint {
  const factor = unit + monthlyRate(ratePercent);
  let worth = unit;
  let sum = 0n;
  for (let month = 1; month <= termMonths; month += 1) {
    worth = (worth * unit) / factor;
    sum += worth;
  }
  return (exact(principal) * unit) / sum;
}

export type ReferenceRow = {
  readonly payment: number;
  readonly principal: number;
  readonly interest: number;
  readonly balance: number;
};

/** The level payment: the principal divided by the present value of a dollar a month, discounted month by month. */
export function referencePayment(principal: number, ratePercent: number, termMonths: number): number {
  return approximate(levelPayment(principal, ratePercent, termMonths));
}

/** The schedule, month by month, with monthly and single extra payments. */
export function referenceRows(
  loan: { readonly principal: number; readonly ratePercent: number; readonly termMonths: number },
  extraMonthly = 0,
  extraOnce = { amount: 0, month: 0 },
): ReferenceRow[] {
  const rate = monthlyRate(loan.ratePercent);
  const level = levelPayment(loan.principal, loan.ratePercent, loan.termMonths);
  const hasExtras = extraMonthly > 0 || extraOnce.amount > 0;
  const rows: ReferenceRow[] = [];
  let balance = exact(loan.principal);
  for (let month = 1; month <= loan.termMonths; month += 1) {
    const interest = (balance * rate) / unit;
    let paid = level + exact(extraMonthly) + (month === extraOnce.month ? exact(extraOnce.amount) : 0n);
    const left = balance + interest - paid;
    const isPaidOff = month === loan.termMonths || (hasExtras && left < halfCent);
    if (isPaidOff) paid = balance + interest;
    balance = balance + interest - paid;
    rows.push({
      payment: approximate(paid),
      principal: approximate(paid - interest),
      interest: approximate(interest),
      balance: approximate(balance),
    });
    if (isPaidOff) break;
  }
  return rows;
}

/**
 * Months and interest until a debt is paid off, month by month; null if the payment is at most the first month's
 * interest.
 */
export function referencePayOff(
  principal: number,
  ratePercent: number,
  payment: number,
): { readonly months: number; readonly interest: number } | null {
  const paid = exact(payment);
  if (exact(principal) * exact(ratePercent) >= 1200n * paid * unit) return null;
  const rate = monthlyRate(ratePercent);
  let owed = exact(principal);
  let interest = 0n;
  let months = 0;
  for (;;) {
    const due = (owed * rate) / unit;
    if (owed + due < paid) {
      return { months: months + (owed >= halfCent ? 1 : 0), interest: approximate(interest + due) };
    }
    interest += due;
    owed += due - paid;
    months += 1;
  }
}
