import type { Series } from '@/lib/charts/axis';
import { withExtraPayments } from '@/lib/mortgage/extra-payments';
import { type Loan, type ScheduleRow, schedule } from '@/lib/mortgage/loan';
import { type YearlyRow, yearlyRows } from '@/lib/mortgage/yearly-rows';
import { usd } from '@/lib/numbers/format';
import { termText } from './words';

/** A loan with extra payments: `monthly` with every payment, `once` with payment number `onceMonth`; dollars. */
export type AmortizationTerms = Loan & { readonly monthly: number; readonly once: number; readonly onceMonth: number };

/** The payments of a loan, ready to be shown. */
export type Amortization = {
  readonly principal: number;
  /** With the extra payments, where there are any. */
  readonly rows: readonly ScheduleRow[];
  readonly years: readonly YearlyRow[];
  /** The balance by month: as agreed and, where there are extra payments, with them. */
  readonly series: readonly Series[];
  /** What the extra payments save, in a sentence; empty without extra payments. */
  readonly saved: string;
};

function savedText(months: number, saved: { readonly months: number; readonly interest: number }): string {
  const sooner = saved.months > 0 ? `, ${termText(saved.months)} sooner` : '';
  return `With the extra payments you are done in ${termText(months)}${sooner}, and you save ${usd(saved.interest)} in interest.`;
}

/** The payments of a loan by month and by year, with what extra payments change. */
export function amortizationOf(terms: AmortizationTerms): Amortization {
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
  return {
    principal: terms.principal,
    rows,
    years: yearlyRows(rows),
    series: extra
      ? [
          { ...agreed, broken: true },
          { label: 'With extra payments', tone: 3, amounts: balances(rows) },
        ]
      : [agreed],
    saved: extra
      ? savedText(rows.length, { months: extra.monthsSaved, interest: Math.max(0, extra.interestSaved) })
      : '',
  };
}
