'use client';

import { memo, useMemo } from 'react';
import { Plot } from '@/components/calculators/charts/plot.client';
import {
  type Comparison,
  chartMonths,
  chartSentence,
  differenceLines,
  pairTexts,
  spansText,
} from '@/components/calculators/offers/comparison';
import styles from '@/components/calculators/offers/offers.module.css';
import { words } from '@/components/calculators/offers/words';
import { integerText } from '@/lib/numbers/format';

const { chart: texts } = words;

type DifferenceProps = { readonly comparison: Comparison };

/** Which offer is the cheapest, over the months of the chart; the colors are those of the lines. */
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
        aria-label={`${texts.name}: ${spansText(comparison)}.`}
      >
        {comparison.spans
          .filter(({ from }) => from <= months)
          .map(({ offer, from, to }) => (
            <g key={from} data-tone={offer}>
              <rect x={percent(from - 1)} width={percent(to - from + 1)} height="48" />
              {(Math.min(to, months) - from) / months > 0.06 ? (
                <text x={percent(from - 1)} dx="12" y="30">
                  {comparison.offers[offer]?.letter}
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
        <h2 id="chart">{texts.title}</h2>
        {pairTexts(comparison).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <Spans comparison={comparison} />
      </div>
      <Plot
        title={`${texts.note} ${offers[0]?.letter}`}
        sentence={chartSentence(comparison)}
        series={lines}
        marks={marks}
      />
    </>
  );
}

/** Where the cheapest offer changes: the costs of the other offers above or below the first, by months kept. */
export const Difference = memo(function Difference({ comparison }: DifferenceProps) {
  return (
    <section className="section stone" id="difference" tabIndex={-1} aria-labelledby="chart">
      <div className="wrap split">
        {comparison.offers.length > 1 ? (
          <Body comparison={comparison} />
        ) : (
          <div className={styles.empty}>
            <h2 id="chart">{texts.title}</h2>
            <p>The chart appears once two offers have a loan amount.</p>
          </div>
        )}
      </div>
    </section>
  );
});
