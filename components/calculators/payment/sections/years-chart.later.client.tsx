'use client';

import { useMemo, useRef } from 'react';
import { Fold } from '@/components/calculators/answer/fold';
import { useLater } from '@/components/calculators/frame/use-later.client';
import { useToday } from '@/components/calculators/frame/use-today.client';
import { type PaymentValues, planInputsOf } from '@/components/calculators/payment/plan';
import { ScrollBox, Table } from '@/components/ui/table';
import { axisMarks, axisText, yearMarks } from '@/lib/calculators/axis';
import type { Tone } from '@/lib/calculators/parts';
import { termText } from '@/lib/calculators/words';
import { type PaidYear, paidYears, paymentPlan } from '@/lib/mortgage/payment-plan';
import { usdWhole } from '@/lib/numbers/format';
import styles from './sections.module.css';

type YearsChartProps = { readonly values: PaymentValues; readonly chargesPercent: number };

type Band = { readonly label: string; readonly tone: Tone; readonly of: (year: PaidYear) => number };

const bands: readonly Band[] = [
  { label: 'Principal', tone: 1, of: (year) => year.principal },
  { label: 'Interest', tone: 6, of: (year) => year.interest },
  { label: 'Taxes, insurance, dues', tone: 2, of: (year) => year.others },
  { label: 'Mortgage insurance', tone: 5, of: (year) => year.mortgageInsurance },
];

/** The upper edge of a band and back along the one below, in a box of 1000 by 1000. */
function areaOf(lower: readonly number[], upper: readonly number[], top: number): string {
  const last = Math.max(1, upper.length - 1);
  const point = (amount: number, index: number) =>
    `${Math.round((1000 * index) / last)} ${Math.round(1000 - (1000 * amount) / top)}`;
  const there = upper.map(point);
  const back = lower.map(point).reverse();
  return `M${[...there, ...back].join('L')}Z`;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** What each year's payments consist of, as areas on top of each other. */
export function YearsChart({ values: now, chargesPercent }: YearsChartProps) {
  const section = useRef<HTMLElement>(null);
  // By script alone: the exported page would be too heavy with it.
  const isAwake = useToday() !== null;
  const values = useLater(now, section);
  const years = useMemo(() => {
    const inputs = planInputsOf(values, chargesPercent);
    // A last year of fewer months would look like a fall of the payment.
    return paidYears(paymentPlan(inputs), inputs).slice(0, Math.max(1, Math.floor(values.termMonths / 12)));
  }, [values, chargesPercent]);
  const shown = bands.map((band) => ({ ...band, amounts: years.map(band.of), total: sum(years.map(band.of)) }));
  const edges = [years.map(() => 0)];
  for (const { amounts } of shown) {
    const below = edges.at(-1) ?? [];
    edges.push(amounts.map((amount, index) => amount + (below[index] ?? 0)));
  }
  const marks = axisMarks(0, Math.max(0, ...(edges.at(-1) ?? [])));
  const top = marks.at(-1) ?? 1;
  const turning = years.find((year) => year.principal > year.interest)?.year;
  const [first] = years;
  const last = years.at(-1);
  const lead = turning && turning > 1 ? `From year ${turning}, more goes to the loan than to interest. ` : '';
  if (!isAwake) return null;
  return (
    <section ref={section} className="section" aria-labelledby="years" data-print="no">
      <div className="wrap split">
        <div>
          <h2 id="years">Where each year’s money goes</h2>
          {first && last ? (
            <p>
              {lead}Over {termText(values.termMonths)} you pay <b>{usdWhole(sum(shown.map(({ total }) => total)))}</b>,
              with taxes, insurance and dues held at today’s figures.
            </p>
          ) : (
            <p>There is no loan to pay for yet.</p>
          )}
        </div>
        {first && last ? (
          <div>
            <ul className={styles.legend}>
              {shown.map(({ label, tone, total }) => (
                <li key={label}>
                  <i data-tone={tone} />
                  {label} <b>{usdWhole(total)}</b>
                </li>
              ))}
            </ul>
            <div
              className={styles.chart}
              role="img"
              aria-label={`Area chart of each year’s payments over ${termText(values.termMonths)}. Principal goes from ${usdWhole(first.principal)} to ${usdWhole(last.principal)} a year, interest from ${usdWhole(first.interest)} to ${usdWhole(last.interest)}, taxes, insurance and dues are ${usdWhole(first.others)}, mortgage insurance is ${usdWhole(first.mortgageInsurance)} in the first year.`}
            >
              <svg aria-hidden="true">
                {marks.map((amount) => (
                  <g key={amount}>
                    <line
                      x1="0"
                      x2="100%"
                      y1={`${100 - (100 * amount) / top}%`}
                      y2={`${100 - (100 * amount) / top}%`}
                    />
                    <text x="-8" y={`${100 - (100 * amount) / top}%`} dy="0.35em" textAnchor="end">
                      {axisText(amount)}
                    </text>
                  </g>
                ))}
                <svg width="100%" height="100%" viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
                  {shown.map(({ label, tone, total }, index) =>
                    total > 0 ? (
                      <path
                        key={label}
                        data-tone={tone}
                        vectorEffect="non-scaling-stroke"
                        d={areaOf(edges[index] ?? [], edges[index + 1] ?? [], top)}
                      />
                    ) : null,
                  )}
                </svg>
                {yearMarks(12 * Math.max(1, years.length - 1)).map((year) => (
                  <text
                    key={year}
                    x={`${(100 * year) / Math.max(1, years.length - 1)}%`}
                    y="100%"
                    dy="1.6em"
                    textAnchor="middle"
                  >
                    {year + 1}
                  </text>
                ))}
              </svg>
            </div>
            <p className={styles.axis}>Year of the loan</p>
            <Fold summary="The chart in figures">
              <ScrollBox label="Each year’s payments by part, figures">
                <Table>
                  <caption className="vh">Each year’s payments by part</caption>
                  <thead>
                    <tr>
                      <th scope="col">Year</th>
                      {bands.map(({ label }) => (
                        <th key={label} scope="col" data-n="">
                          {label}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {years
                      .filter(({ year }) => year === 1 || year % 5 === 0)
                      .map((year) => (
                        <tr key={year.year}>
                          <th scope="row">{year.year}</th>
                          {bands.map(({ label, of }) => (
                            <td key={label} data-n="">
                              {usdWhole(of(year))}
                            </td>
                          ))}
                        </tr>
                      ))}
                  </tbody>
                </Table>
              </ScrollBox>
            </Fold>
          </div>
        ) : null}
      </div>
    </section>
  );
}
