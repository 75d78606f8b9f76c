'use client';

import { memo, type PointerEvent, useMemo, useState } from 'react';
import { ChartTable } from '@/components/calculators/charts/chart-table';
import type { Series } from '@/lib/calculators/axis';
import type { CrossingTexts } from '@/lib/calculators/content/rent-vs-buy';
import { leadText } from '@/lib/calculators/rent-or-buy';
import { spanText } from '@/lib/calculators/words';
import { longestBreakEven, type NetWorths, type Stays } from '@/lib/mortgage/rent-vs-buy-whole';
import { usdWhole } from '@/lib/numbers/format';
import styles from './crossing.module.css';
import { acrossOf, amountsOf, Dots, Drawing, type Frame, frames, Lines } from './crossing-drawing';

type CrossingChartProps = {
  readonly texts: CrossingTexts;
  /** By month, for stays of 0 to 480 months. */
  readonly worths: readonly NetWorths[];
  readonly stays: readonly Stays[];
  readonly stayMonths: number;
  /** The chart in one sentence. */
  readonly sentence: string;
};

/** The years of the table: the first five, then every fifth. */
const tableYears = [1, 2, 3, 4, 5, 10, 15, 20, 25, 30, 35, 40];

/** The net worths at the end of a stay: "After 7 years: owner $160,396, renter $242,149, the renter is ahead by …". */
function readoutOf(worths: NetWorths, month: number): string {
  const when = month === 0 ? 'On the first day' : `After ${spanText(month)}`;
  return `${when}: owner ${usdWhole(worths.ownerNet)}, renter ${usdWhole(worths.renterNet)}; ${leadText(worths)}.`;
}

/** The net worths of owner and renter by length of stay; a hairline under the pointer, or moved by arrow keys, reads them out. */
export const CrossingChart = memo(function CrossingChart({
  texts,
  worths,
  stays,
  stayMonths,
  sentence,
}: CrossingChartProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const amounts = useMemo(() => amountsOf(worths), [worths]);
  const series = useMemo<readonly Series[]>(
    () => [
      { label: texts.owner, tone: 1, amounts: worths.map(({ ownerNet }) => ownerNet) },
      { label: texts.renter, tone: 2, broken: true, amounts: worths.map(({ renterNet }) => renterNet) },
    ],
    [texts, worths],
  );
  const month = pointed ?? stayMonths;
  const atMonth = worths[month];

  function point(event: PointerEvent, { width, left, right }: Frame) {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (((event.clientX - box.left) / box.width) * width - left) / (right - left);
    setPointed(Math.round(longestBreakEven * Math.min(1, Math.max(0, share))));
  }

  return (
    <figure className={styles.figure}>
      <figcaption>
        <ul className={styles.legend}>
          <li data-tone="1">{texts.ownerNote}</li>
          <li data-tone="2" data-broken="">
            {texts.renterNote}
          </li>
        </ul>
      </figcaption>
      <div className={styles.box}>
        <div role="img" aria-label={sentence}>
          <Lines amounts={amounts} worths={worths} />
          {frames.map((frame) => (
            <svg
              key={frame.name}
              className={styles[frame.name]}
              viewBox={`0 0 ${frame.width} ${frame.height}`}
              aria-hidden="true"
              onPointerMove={(event) => point(event, frame)}
              onPointerLeave={() => setPointed(null)}
            >
              <Drawing frame={frame} amounts={amounts} worths={worths} stays={stays} stayMonths={stayMonths} />
              {pointed !== null && atMonth ? (
                <>
                  <path className={styles.hairline} d={`M${acrossOf(frame, pointed)} ${frame.top}V${frame.bottom}`} />
                  <Dots frame={frame} amounts={amounts} month={pointed} worths={atMonth} />
                </>
              ) : null}
            </svg>
          ))}
        </div>
        <input
          type="range"
          className={styles.reader}
          aria-label={texts.reader}
          min="0"
          max={longestBreakEven}
          value={month}
          aria-valuetext={atMonth ? readoutOf(atMonth, month) : undefined}
          onChange={(event) => setPointed(Number(event.target.value))}
          onBlur={() => setPointed(null)}
          data-print="no"
        />
      </div>
      <p className={styles.readout}>{atMonth ? readoutOf(atMonth, month) : null}</p>
      <ChartTable caption={texts.title} series={series} years={tableYears} />
    </figure>
  );
});
