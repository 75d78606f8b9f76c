'use client';

import { memo } from 'react';
import type { Analysis } from '@/components/calculators/affordability/analysis';
import { words } from '@/components/calculators/affordability/words';
import { type Figure, Figures } from '@/components/calculators/answer/figures';
import { type Limits, type ScaleInputs, scaleOf } from '@/lib/calculators/affordability-scale';
import { percentText, usdWhole } from '@/lib/numbers/format';

const { moves: texts } = words;

type MovesProps = { readonly analysis: Analysis; readonly limits: Limits };

type Move = { readonly label: string; readonly inputs: ScaleInputs };

/** Changes that a visitor could make, one at a time. */
function movesOf(inputs: ScaleInputs): readonly Move[] {
  const { monthlyDebts, ratePercent, monthlyInsurance } = inputs;
  return [
    ...(monthlyDebts >= 100 ? [{ label: texts.debts, inputs: { ...inputs, monthlyDebts: monthlyDebts - 100 } }] : []),
    { label: texts.down, inputs: { ...inputs, downPayment: inputs.downPayment + 10_000 } },
    ...(ratePercent > 0.5
      ? [
          {
            label: `${percentText(ratePercent - 0.5)} instead of ${percentText(ratePercent)}`,
            inputs: { ...inputs, ratePercent: ratePercent - 0.5 },
          },
        ]
      : []),
    ...(monthlyInsurance >= 25
      ? [{ label: texts.insurance, inputs: { ...inputs, monthlyInsurance: monthlyInsurance - 25 } }]
      : []),
  ];
}

/** How far the stretch goes with one change at a time. */
export const Moves = memo(function Moves({ analysis: { inputs, scale }, limits }: MovesProps) {
  const now = scale.rungs.stretch?.price ?? 0;
  const lines: readonly Figure[] = movesOf(inputs).map(({ label, inputs: changed }) => {
    const then = scaleOf(changed, limits).rungs.stretch?.price ?? 0;
    return { label, note: `${texts.stretch} ${usdWhole(then)}`, text: `+${usdWhole(then - now)}` };
  });
  return (
    <section className="section stone" aria-labelledby="moves">
      <div className="wrap split">
        <div>
          <h2 id="moves">{texts.title}</h2>
          <p>{texts.lead}</p>
        </div>
        <Figures caption={texts.title} lines={lines} />
      </div>
    </section>
  );
});
