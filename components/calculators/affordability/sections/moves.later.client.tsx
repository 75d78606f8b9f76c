'use client';

import { inputsOf } from '@/components/calculators/affordability/inputs';
import { type PartLine, PartList } from '@/components/calculators/answer/part-list';
import { type ScaleInputs, scaleOf } from '@/lib/calculators/affordability-scale';
import type { AffordabilityContent, AffordabilityValues } from '@/lib/calculators/content/affordability';
import { percentText, usdWhole } from '@/lib/numbers/format';

type MovesProps = { readonly content: AffordabilityContent; readonly values: AffordabilityValues };

type Move = { readonly label: string; readonly inputs: ScaleInputs };

/** Changes that a visitor could make, one at a time. */
function movesOf({ moves: texts }: AffordabilityContent, inputs: ScaleInputs): readonly Move[] {
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
export function Moves({ content, values }: MovesProps) {
  const { moves: texts } = content;
  const inputs = inputsOf(values);
  const stretchOf = (changed: ScaleInputs) => scaleOf(changed, content.limits).rungs.stretch?.price ?? 0;
  const now = stretchOf(inputs);
  const lines: readonly PartLine[] = movesOf(content, inputs).map(({ label, inputs: changed }) => {
    const then = stretchOf(changed);
    return { label, note: `${texts.stretch} ${usdWhole(then)}`, text: `+${usdWhole(then - now)}` };
  });
  return (
    <section className="section stone" aria-labelledby="moves">
      <div className="wrap split">
        <div>
          <h2 id="moves">{texts.title}</h2>
          <p>{texts.lead}</p>
        </div>
        <PartList lines={lines} />
      </div>
    </section>
  );
}
