'use client';

import { memo, useMemo } from 'react';
import { Plot } from '@/components/calculators/charts/plot.client';
import styles from '@/components/calculators/offers/offers.module.css';
import { saveFile } from '@/components/calculators/schedule/save-file.client';
import { PlainButton } from '@/components/controls/button';
import { EstimateSheet } from '@/components/drawings/estimate-sheet/estimate-sheet';
import {
  type Comparison,
  chartMonths,
  chartSentence,
  differenceLines,
  fiveYearLines,
  outcomeLines,
  pairTexts,
  spansText,
  stayLines,
} from '@/lib/calculators/offers/compute';
import { type OffersValues, offerLetters } from '@/lib/calculators/offers/fields';
import { words } from '@/lib/calculators/offers/words';
import { integerText } from '@/lib/numbers/format';
import { OfferTable, OutcomeRow } from './offer-table';

/** Three drawn Loan Estimate pages, with numbers that match the rows of the comparison. */
export const EstimatePages = memo(function EstimatePages() {
  return (
    <aside className={styles.pages} data-print="no" aria-labelledby="pages">
      <h2 id="pages">Where to find the numbers</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on small screens the drawings scroll sideways */}
      <section tabIndex={0} aria-label="Three pages of a Loan Estimate, drawn">
        <EstimateSheet page={1}>Page 1: Loan Term, Loan Terms and Projected Payments</EstimateSheet>
        <EstimateSheet page={2}>Page 2: Loan Costs A, lender credits J</EstimateSheet>
        <EstimateSheet page={3}>Page 3: Comparisons</EstimateSheet>
      </section>
      <p className="small">
        A drawing, not the form. Ask every lender for a Loan Estimate on the same day: rates move daily.
      </p>
    </aside>
  );
});

type DifferenceProps = { readonly comparison: Comparison };

/** Which offer is cheapest in which months of the chart; the colors match its lines. */
function Spans({ comparison }: DifferenceProps) {
  const months = chartMonths(comparison);
  const percent = (month: number) => `${(100 * Math.min(month, months)) / months}%`;
  return (
    <>
      <svg
        className={styles.spans}
        width="100%"
        height="48"
        role="img"
        aria-label={`Cheapest offer by how long you keep the loan: ${spansText(comparison)}.`}
      >
        {comparison.spans
          .filter(({ from }) => from <= months)
          .map(({ offer, alike, from, to }) => (
            <g key={from} data-tone={alike.length > 1 ? undefined : offer}>
              <rect x={percent(from - 1)} width={percent(to - from + 1)} height="48" />
              {(Math.min(to, months) - from) / months > 0.06 ? (
                <text x={percent(from - 1)} dx="12" y="30">
                  {alike.map((place) => comparison.offers[place]?.letter).join(' = ')}
                </text>
              ) : null}
            </g>
          ))}
      </svg>
      <p className="small">Cheapest: {spansText(comparison)}.</p>
    </>
  );
}

function Body({ comparison }: DifferenceProps) {
  const lines = useMemo(() => differenceLines(comparison), [comparison]);
  const { spans, offers } = comparison;
  const changes = spans.at(-1)?.from ?? 1;
  const marks = useMemo(
    () => (changes > 1 ? [{ at: changes, plate: `month ${integerText(changes)}` }] : []),
    [changes],
  );
  return (
    <>
      <div>
        <h2 id="chart">The month the answer changes</h2>
        {pairTexts(comparison).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <Spans comparison={comparison} />
      </div>
      <Plot
        title={`Cost above or below offer ${offers[0]?.letter}`}
        sentence={chartSentence(comparison)}
        series={lines}
        marks={marks}
      />
    </>
  );
}

/** Where the cheapest offer changes: the other offers' costs relative to the first, by months the loan is kept. */
export const Difference = memo(function Difference({ comparison }: DifferenceProps) {
  return (
    <section className="section stone" id="difference" tabIndex={-1} aria-labelledby="chart">
      <div className="wrap split">
        {comparison.offers.length > 1 ? (
          <Body comparison={comparison} />
        ) : (
          <div className={styles.empty}>
            <h2 id="chart">The month the answer changes</h2>
            <p>The chart appears once two offers have a loan amount and a rate.</p>
          </div>
        )}
      </div>
    </section>
  );
});

/** A cell per RFC 4180: quoted if it contains a comma, without symbols meant for people. */
function csvCell(text: string): string {
  const plain = text.replace(/[$%]|(?<=\d),(?=\d{3})/g, '').replace(/\u2212/g, '-');
  return /[",\r\n]/.test(plain) ? `"${plain.replace(/"/g, '""')}"` : plain;
}

/** The offers and all results as comma-separated values: one number per row, one offer per column. */
export function offersCsv(values: OffersValues, comparison: Comparison): string {
  const lines = [
    ...outcomeLines(comparison),
    ...stayLines(comparison).map(({ note, cells }) => ({ label: `Cost over ${note}`, cells })),
    ...fiveYearLines(comparison),
  ];
  const rows: readonly (readonly string[])[] = [
    ['', ...offerLetters.map((letter) => `Offer ${letter}`)],
    ...words.rows.map(({ name, label }) => [
      label,
      ...offerLetters.map((letter) => String(values[`${name}${letter}`])),
    ]),
    ...lines.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)]),
  ];
  return `${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

function Tables({ comparison }: { readonly comparison: Comparison }) {
  return (
    <>
      <OfferTable caption="Cost by length of stay">
        {stayLines(comparison).map((line) => (
          <OutcomeRow key={line.label} {...line} />
        ))}
      </OfferTable>
      <h3>In five years</h3>
      <OfferTable caption="In five years">
        {fiveYearLines(comparison).map((line) => (
          <OutcomeRow key={line.label} {...line} />
        ))}
      </OfferTable>
    </>
  );
}

type CostsProps = { readonly values: OffersValues; readonly comparison: Comparison };

/** Each offer's cost by length of stay and after five years, and the comparison as a file. */
export const Costs = memo(function Costs({ values, comparison }: CostsProps) {
  return (
    <section className="section" aria-labelledby="costs">
      <div className={`wrap split ${styles.stays}`}>
        <div>
          <h2 id="costs">What each costs, by your stay</h2>
          <p>Cost is everything paid, less the part that paid off the loan. What’s left is the price of the money.</p>
          <p className="small">
            Paid and paid off in five years are two lines of page 3 (number 9 in the drawing), if the estimate counts
            the same charges.
          </p>
        </div>
        <div className={styles.costs}>
          <Tables comparison={comparison} />
          <PlainButton data-print="no" onClick={() => saveFile('loan-offers.csv', offersCsv(values, comparison))}>
            Download as CSV
          </PlainButton>
        </div>
      </div>
    </section>
  );
});
