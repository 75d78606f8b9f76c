import type { Series } from '@/lib/charts';
import { type ExtraPayments, type Loan, type ScheduleRow, schedule, totalInterest } from '@/lib/mortgage/loan';
import { usd } from '@/lib/numbers/format';
import { termText } from './words';

function sumOf(rows: readonly ScheduleRow[], part: 'payment' | 'principal' | 'interest'): number {
  return rows.reduce((total, row) => total + row[part], 0);
}

/**
 * The rows of `schedule` in years of twelve payments; the last year has the remaining months.
 * Example: the first year of $300,000 at 3.5 % over 360 months has $16,165.61 of payments, $10,408.22 of it interest.
 */
export function yearlyRows(schedule: readonly ScheduleRow[]) {
  return Array.from({ length: Math.ceil(schedule.length / 12) }, (_, index) => {
    const months = schedule.slice(12 * index, 12 * index + 12);
    return {
      year: index + 1,
      payment: sumOf(months, 'payment'),
      principal: sumOf(months, 'principal'),
      interest: sumOf(months, 'interest'),
      balance: months.at(-1)?.balance ?? 0,
      months,
    };
  });
}

/** A year of a schedule, counted from the first payment: its totals, its ending balance, and its months. */
export type YearlyRow = Readonly<ReturnType<typeof yearlyRows>[number]>;

/**
 * What extra payments save: the schedule with them, and the months and interest saved compared with `schedule(loan)`.
 * At rate 0 they save months but no interest. Nothing is saved on a principal of 0 or less.
 * Example: $100 more a month on $300,000 at 3.5 % over 360 months takes 319 months and saves $23,876.29 of interest.
 */
export function withExtraPayments(loan: Loan, extras: ExtraPayments) {
  const rows = schedule(loan, extras);
  if (rows.length === 0) return { rows, monthsSaved: 0, interestSaved: 0 };
  const interest = rows.reduce((total, row) => total + row.interest, 0);
  return {
    rows,
    monthsSaved: loan.termMonths - rows.length,
    interestSaved: totalInterest(loan) - interest,
  };
}

/** A loan with extra payments: `monthly` with every payment, `once` with payment number `onceMonth`; in dollars. */
export type AmortizationTerms = Loan & { readonly monthly: number; readonly once: number; readonly onceMonth: number };

function savedText(months: number, saved: { readonly months: number; readonly interest: number }): string {
  const sooner = saved.months > 0 ? `, ${termText(saved.months)} sooner` : '';
  return `With the extra payments you are done in ${termText(months)}${sooner}, and you save ${usd(saved.interest)} in interest.`;
}

/** A loan's payments by month and year, with the effect of extra payments, ready to show. */
export function amortizationOf(terms: AmortizationTerms) {
  const plain = schedule(terms);
  const extra =
    terms.monthly > 0 || terms.once > 0
      ? withExtraPayments(terms, {
          extraMonthly: terms.monthly,
          extraOnce: { amount: terms.once, month: Math.max(1, terms.onceMonth) },
        })
      : null;
  const rows = extra?.rows ?? plain;
  const balances = (all: typeof rows) => [terms.principal, ...all.map((row) => row.balance)];
  const agreed: Series = { label: 'As agreed', tone: 1, amounts: balances(plain) };
  const series: readonly Series[] = extra
    ? [
        { ...agreed, dashed: true },
        { label: 'With extra payments', tone: 3, amounts: balances(rows) },
      ]
    : [agreed];
  return {
    principal: terms.principal,
    rows,
    years: yearlyRows(rows),
    series,
    /** The savings from extra payments, in a sentence; empty without any. */
    saved: extra
      ? savedText(rows.length, { months: extra.monthsSaved, interest: Math.max(0, extra.interestSaved) })
      : '',
  };
}

export type Amortization = Readonly<ReturnType<typeof amortizationOf>>;

/** Whether the short schedule shows a year: the first five, every fifth after that, and the last. */
export function isHeadline(year: number, lastYear: number): boolean {
  return year <= 5 || year % 5 === 0 || year === lastYear;
}

/** The first year in which principal exceeds interest; null if there is none. */
export function turningYear(
  years: readonly { readonly year: number; readonly principal: number; readonly interest: number }[],
) {
  return years.find((row) => row.principal > row.interest)?.year ?? null;
}

/** A schedule as comma-separated values with a heading, amounts to the cent, and RFC 4180 line endings. */
export function scheduleCsv(rows: readonly ScheduleRow[]): string {
  const lines = rows.map(({ month, payment, principal, interest, balance }) =>
    [month, ...[payment, principal, interest, balance].map((amount) => amount.toFixed(2))].join(','),
  );
  return `${['Month,Payment,Principal,Interest,Balance', ...lines].join('\r\n')}\r\n`;
}
