'use client';

import { memo, useMemo } from 'react';
import { Plot } from '@/components/calculators/charts/plot.client';
import type { Mark } from '@/components/calculators/charts/plot-parts';
import { type Figure, Figures, SideBySide } from '@/components/page/figures/figures';
import type { Analysis } from '@/lib/calculators/rent-or-buy/compute';
import { leadOf, leadText } from '@/lib/calculators/rent-or-buy/words';
import { spanText, termText } from '@/lib/calculators/words';
import type { Series } from '@/lib/charts';
import { type NetWorths, type RentVsBuyWholeInputs, worthParts } from '@/lib/mortgage/rent-vs-buy-whole';
import { percentText, usd, usdWhole } from '@/lib/numbers/format';
import { roundToTotal } from '@/lib/numbers/round-to-total';

/** Rows of the table, in months: the first five years, then every fifth. */
const rows = [0, 1, 2, 3, 4, 5, 10, 15, 20, 25, 30, 35, 40].map((years) => 12 * years);

/** The net worths at the end of a stay: "After 7 years: owner $160,396, renter $242,149; the renter is ahead by …". */
function readoutOf(worths: NetWorths | undefined, month: number): string {
  if (!worths) return '';
  const when = month === 0 ? 'On the first day' : `After ${spanText(month)}`;
  return `${when}: owner ${usdWhole(worths.ownerNet)}, renter ${usdWhole(worths.renterNet)}; ${leadText(worths)}.`;
}

/** The visitor's stay with who is ahead, and the month in which the owner pulls ahead. */
function marksOf({ values: { stayMonths }, worths, stays, monthsShown }: Analysis): readonly Mark[] {
  const atStay = stayMonths > 0 ? worths[stayMonths] : undefined;
  const lead = atStay ? leadOf(atStay) : 0;
  const ahead = lead === 0 ? 'both the same' : `${lead > 0 ? 'owner' : 'renter'} +${usdWhole(Math.abs(lead))}`;
  const from = stays[0]?.from ?? 0;
  const stay: Mark = { at: stayMonths, words: [`your stay, ${termText(stayMonths)}`, ahead] };
  return [...(atStay ? [stay] : []), ...(from > 1 && from <= monthsShown ? [{ at: from, plate: termText(from) }] : [])];
}

type CrossingProps = { readonly analysis: Analysis; readonly sentence: string };

/** Net worth of owner and renter by length of stay, and where they cross. */
export const Crossing = memo(function Crossing({ analysis, sentence }: CrossingProps) {
  const { monthsShown } = analysis;
  const worths = useMemo(() => analysis.worths.slice(0, monthsShown + 1), [analysis.worths, monthsShown]);
  const series = useMemo<readonly Series[]>(
    () => [
      {
        label: 'Owner',
        note: 'Owner: house sold, loan paid, plus savings',
        tone: 1,
        amounts: worths.map(({ ownerNet }) => ownerNet),
      },
      {
        label: 'Renter',
        note: 'Renter: down payment and savings, invested',
        tone: 2,
        dashed: true,
        amounts: worths.map(({ renterNet }) => renterNet),
      },
    ],
    [worths],
  );
  const marks = useMemo(() => marksOf(analysis), [analysis]);
  return (
    <section aria-labelledby="net-worths">
      <h2 id="net-worths">What each would own, by length of stay</h2>
      <Plot
        title="What owner and renter have"
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

/** The owner’s items, to the cent of their total. */
function ownerLines(inputs: RentVsBuyWholeInputs) {
  const { value, sellingCosts, balance, account } = worthParts(inputs).owner;
  const [sold = 0, selling = 0, owed = 0, saved = 0] = roundToTotal([value, -sellingCosts, -balance, account], [1]);
  const lines: readonly Figure[] = [
    {
      label: 'Home sold for',
      note: `${usd(inputs.price)}, growing ${percentText(inputs.appreciationPercent)} a year`,
      text: usd(sold),
    },
    { label: `Selling costs, ${percentText(inputs.sellingCostPercent)}`, text: usd(selling) },
    { label: 'Loan paid off', text: usd(owed) },
    {
      label: 'Savings account',
      note: saved === 0 ? 'Owning never cost less than rent in these months' : undefined,
      text: usd(saved),
    },
  ];
  return { lines, total: { label: 'Owner has', text: usd(sold + selling + owed + saved) } };
}

function renterLines(inputs: RentVsBuyWholeInputs) {
  const { renter: parts, firstMonth } = worthParts(inputs);
  const [kept = 0, earned = 0, saved = 0] = roundToTotal([parts.kept, parts.earned, parts.saved], [1, 2]);
  const lines: readonly Figure[] = [
    {
      label: 'Down payment and buying costs kept',
      note: `${percentText(inputs.downPaymentPercent)} and ${percentText(inputs.buyingCostPercent)} of the price`,
      text: usd(kept),
    },
    { label: `What it earned, ${percentText(inputs.returnPercent)} a year`, text: usd(earned) },
    {
      label: 'Saved each month, with its earnings',
      note: `First month: ${usd(firstMonth.renting)} of rent against ${usd(firstMonth.owning)}`,
      text: usd(saved),
    },
  ];
  return { lines, total: { label: 'Renter has', text: usd(kept + earned + saved) } };
}

export const Worths = memo(function Worths({ inputs }: { readonly inputs: RentVsBuyWholeInputs }) {
  const after = `after ${spanText(inputs.stayMonths)}`;
  return (
    <SideBySide>
      <section>
        <h2>Owner {after}</h2>
        <Figures caption={`Owner ${after}`} {...ownerLines(inputs)} />
      </section>
      <section>
        <h2>Renter {after}</h2>
        <Figures caption={`Renter ${after}`} {...renterLines(inputs)} />
      </section>
    </SideBySide>
  );
});
