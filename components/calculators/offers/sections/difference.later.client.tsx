'use client';

import { memo, useMemo, useRef } from 'react';
import { LineChart } from '@/components/calculators/charts/line-chart.client';
import { useLater } from '@/components/calculators/frame/use-later.client';
import styles from '@/components/calculators/offers/offers.module.css';
import type { OffersContent } from '@/lib/calculators/content/offers';
import {
  type Comparison,
  chartMonths,
  chartSentence,
  differenceLines,
  pairTexts,
  spansText,
} from '@/lib/calculators/offers';
import { integerText } from '@/lib/numbers/format';

/** Which offer is the cheapest, as a strip over the months of the chart; the colors are those of the lines. */
const Spans = memo(function Spans({ name, comparison }: { readonly name: string; readonly comparison: Comparison }) {
  const months = chartMonths(comparison);
  const percent = (month: number) => `${(100 * Math.min(month, months)) / months}%`;
  return (
    <>
      <svg
        className={styles.spans}
        width="100%"
        height="48"
        role="img"
        aria-label={`${name}: ${spansText(comparison)}.`}
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
});

const Body = memo(function Body({
  texts,
  comparison,
}: {
  readonly texts: OffersContent['chart'];
  readonly comparison: Comparison;
}) {
  const lines = useMemo(() => differenceLines(comparison), [comparison]);
  const { spans, offers } = comparison;
  const changes = spans.at(-1)?.from ?? 1;
  return (
    <>
      <div>
        <h2 id="chart">{texts.title}</h2>
        {pairTexts(comparison).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <Spans name={texts.name} comparison={comparison} />
      </div>
      <LineChart
        title={`${texts.note} ${offers[0]?.letter}`}
        sentence={chartSentence(comparison)}
        series={lines}
        {...(changes > 1 ? { mark: { month: changes, label: `In month ${integerText(changes)}` } } : {})}
      />
    </>
  );
});

/** Where the cheapest offer changes: the costs of the other offers above or below the first, by months kept. */
export function Difference({
  texts,
  comparison,
}: {
  readonly texts: OffersContent['chart'];
  readonly comparison: Comparison;
}) {
  const section = useRef<HTMLElement>(null);
  const later = useLater(comparison, section);
  return (
    <section ref={section} className="section stone" id="difference" tabIndex={-1} aria-labelledby="chart">
      <div className="wrap split">
        {later.offers.length > 1 ? (
          <Body texts={texts} comparison={later} />
        ) : (
          <div className={styles.empty}>
            <h2 id="chart">{texts.title}</h2>
            <p>The chart appears once two offers have a loan amount.</p>
          </div>
        )}
      </div>
    </section>
  );
}
