'use client';

import { memo, useMemo } from 'react';
import { Plot } from '@/components/calculators/charts/plot.client';
import type { Mark } from '@/components/calculators/charts/plot-parts';
import type { Analysis } from '@/components/calculators/rent-or-buy/analysis';
import { words } from '@/components/calculators/rent-or-buy/words';
import { leadOf, leadText } from '@/lib/calculators/rent-or-buy';
import { spanText, termText } from '@/lib/calculators/words';
import type { Series } from '@/lib/charts';
import type { NetWorths } from '@/lib/mortgage/rent-vs-buy-whole';
import { usdWhole } from '@/lib/numbers/format';

const { chart: texts } = words;

/** The months of the table: those of the first five years, then of every fifth. */
const rows = [0, 1, 2, 3, 4, 5, 10, 15, 20, 25, 30, 35, 40].map((years) => 12 * years);

/** The net worths at the end of a stay: "After 7 years: owner $160,396, renter $242,149; the renter is ahead by …". */
function readoutOf(worths: NetWorths | undefined, month: number): string {
  if (!worths) return '';
  const when = month === 0 ? 'On the first day' : `After ${spanText(month)}`;
  return `${when}: owner ${usdWhole(worths.ownerNet)}, renter ${usdWhole(worths.renterNet)}; ${leadText(worths)}.`;
}

/** The visitor's own stay with who is ahead, and the month in which the owner comes ahead. */
function marksOf({ values: { stayMonths }, worths, stays }: Analysis): readonly Mark[] {
  const atStay = stayMonths > 0 ? worths[stayMonths] : undefined;
  const lead = atStay ? leadOf(atStay) : 0;
  const ahead = lead === 0 ? 'both the same' : `${lead > 0 ? 'owner' : 'renter'} +${usdWhole(Math.abs(lead))}`;
  const from = stays[0]?.from ?? 0;
  const stay: Mark = { at: stayMonths, words: [`your stay, ${termText(stayMonths)}`, ahead] };
  return [...(atStay ? [stay] : []), ...(from > 1 ? [{ at: from, plate: termText(from) }] : [])];
}

type CrossingProps = {
  readonly analysis: Analysis;
  /** The chart in one sentence. */
  readonly sentence: string;
};

/** The net worths of owner and renter by length of stay, and where they cross. */
export const Crossing = memo(function Crossing({ analysis, sentence }: CrossingProps) {
  const { worths } = analysis;
  const series = useMemo<readonly Series[]>(
    () => [
      { label: texts.owner, note: texts.ownerNote, tone: 1, amounts: worths.map(({ ownerNet }) => ownerNet) },
      {
        label: texts.renter,
        note: texts.renterNote,
        tone: 2,
        broken: true,
        amounts: worths.map(({ renterNet }) => renterNet),
      },
    ],
    [worths],
  );
  const marks = useMemo(() => marksOf(analysis), [analysis]);
  return (
    <section aria-labelledby="net-worths">
      <h2 id="net-worths">{texts.title}</h2>
      <Plot
        title={texts.caption}
        sentence={sentence}
        series={series}
        fill="between"
        marks={marks}
        readoutOf={(month) => readoutOf(worths[month], month)}
        rows={rows}
      />
    </section>
  );
});
