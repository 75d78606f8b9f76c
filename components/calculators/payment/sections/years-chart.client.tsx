'use client';

import { memo, useMemo } from 'react';
import { Plot } from '@/components/calculators/charts/plot.client';
import type { Payment } from '@/components/calculators/payment/plan';
import { turningYear } from '@/lib/calculators/schedule';
import { termText } from '@/lib/calculators/words';
import { loanYearsAxis, type Series } from '@/lib/charts/axis';
import { type PaidYear, paidYears } from '@/lib/mortgage/payment-plan';
import { integerText, roundHalfAway, usdWhole } from '@/lib/numbers/format';

const bands = [
  { label: 'Principal', tone: 1, of: (year: PaidYear) => year.principal },
  { label: 'Interest', tone: 6, of: (year: PaidYear) => year.interest },
  { label: 'Taxes, insurance, dues', tone: 2, of: (year: PaidYear) => year.others },
  { label: 'Mortgage insurance', tone: 5, of: (year: PaidYear) => year.mortgageInsurance },
] as const;

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** The chart in one sentence. */
function sentenceOf(years: readonly PaidYear[], termMonths: number): string {
  const [first] = years;
  const last = years.at(-1);
  if (!first || !last) return '';
  return `Area chart of each year’s payments over ${termText(termMonths)}. Principal goes from ${usdWhole(first.principal)} to ${usdWhole(last.principal)} a year, interest from ${usdWhole(first.interest)} to ${usdWhole(last.interest)}, taxes, insurance and dues are ${usdWhole(first.others)}, mortgage insurance is ${usdWhole(first.mortgageInsurance)} in the first year.`;
}

/** What each year's payments consist of, as areas on top of each other. */
export const YearsChart = memo(function YearsChart({ payment }: { readonly payment: Payment }) {
  const { inputs, plan } = payment;
  const { termMonths } = inputs;
  // A last year of fewer months would look like a fall of the payment.
  const years = useMemo(
    () => paidYears(plan, inputs).slice(0, Math.max(1, Math.floor(termMonths / 12))),
    [plan, inputs, termMonths],
  );
  const series = useMemo(
    () =>
      bands.flatMap(({ label, tone, of }): readonly Series[] => {
        const amounts = years.map(of);
        const total = sum(amounts);
        return total > 0 ? [{ label, note: `${label} ${usdWhole(total)}`, tone, amounts }] : [];
      }),
    [years],
  );
  const axis = useMemo(() => loanYearsAxis(years.length), [years.length]);
  const [first] = years;
  const turning = turningYear(years);
  const marks = useMemo(
    () => (turning && turning > 1 ? [{ at: turning - 1, plate: `year ${turning}` }] : []),
    [turning],
  );
  const rows = years.flatMap(({ year }) => (year === 1 || year % 5 === 0 ? [year - 1] : []));
  const loanPaid = first ? first.principal + first.interest : 0;
  const cents = first && loanPaid > 0 ? roundHalfAway((100 * first.interest) / loanPaid, 0) : 0;
  return (
    <section className="section" aria-labelledby="years" data-print="no">
      <div className="wrap split">
        <div>
          <h2 id="years">Where each year’s money goes</h2>
          {first ? (
            <p>
              In the first year {integerText(cents)} {cents === 1 ? 'cent' : 'cents'} of every dollar of principal and
              interest is interest.
              {turning && turning > 1 ? (
                <>
                  {' '}
                  From <b>year {turning}</b>, more goes to the loan than to interest.
                </>
              ) : null}
            </p>
          ) : (
            <p>There is no loan to pay for yet.</p>
          )}
        </div>
        {first ? (
          <Plot
            title="Each year’s payments by part"
            quiet
            sentence={sentenceOf(years, termMonths)}
            series={series}
            axis={axis}
            fill="stack"
            marks={marks}
            rows={rows}
          />
        ) : null}
      </div>
    </section>
  );
});
