'use client';

import { memo } from 'react';
import { type Figure, Figures } from '@/components/calculators/answer/figures';
import { Sides } from '@/components/calculators/frame/sides';
import { words } from '@/components/calculators/rent-or-buy/words';
import { spanText } from '@/lib/calculators/words';
import { type RentVsBuyWholeInputs, worthParts } from '@/lib/mortgage/rent-vs-buy-whole';
import { addingUp } from '@/lib/numbers/adding-up';
import { percentText, usd } from '@/lib/numbers/format';

const { owner, renter } = words;

/** The owner’s parts; every cent of the sum is in one of them. */
function ownerLines(inputs: RentVsBuyWholeInputs) {
  const { value, sellingCosts, balance, account } = worthParts(inputs).owner;
  const [sold = 0, selling = 0, owed = 0, saved = 0] = addingUp([value, -sellingCosts, -balance, account], [1]);
  const lines: readonly Figure[] = [
    {
      label: owner.value,
      note: `${usd(inputs.price)}, growing ${percentText(inputs.appreciationPercent)} a year`,
      text: usd(sold),
    },
    { label: `${owner.selling}, ${percentText(inputs.sellingCostPercent)}`, text: usd(selling) },
    { label: owner.balance, text: usd(owed) },
    { label: owner.account, note: saved === 0 ? owner.noAccount : undefined, text: usd(saved) },
  ];
  return { lines, total: { label: owner.total, text: usd(sold + selling + owed + saved) } };
}

function renterLines(inputs: RentVsBuyWholeInputs) {
  const { renter: parts, firstMonth } = worthParts(inputs);
  const [kept = 0, earned = 0, saved = 0] = addingUp([parts.kept, parts.earned, parts.saved], [1, 2]);
  const lines: readonly Figure[] = [
    {
      label: renter.kept,
      note: `${percentText(inputs.downPaymentPercent)} and ${percentText(inputs.buyingCostPercent)} of the price`,
      text: usd(kept),
    },
    { label: `${renter.earned}, ${percentText(inputs.returnPercent)} a year`, text: usd(earned) },
    {
      label: renter.saved,
      note: `First month: ${usd(firstMonth.renting)} of rent against ${usd(firstMonth.owning)}`,
      text: usd(saved),
    },
  ];
  return { lines, total: { label: renter.total, text: usd(kept + earned + saved) } };
}

/** What owner and renter have at the end of the stay, part by part. */
export const Worths = memo(function Worths({ inputs }: { readonly inputs: RentVsBuyWholeInputs }) {
  const after = `after ${spanText(inputs.stayMonths)}`;
  return (
    <Sides>
      <section>
        <h2>
          {owner.title} {after}
        </h2>
        <Figures caption={`${owner.title} ${after}`} {...ownerLines(inputs)} />
      </section>
      <section>
        <h2>
          {renter.title} {after}
        </h2>
        <Figures caption={`${renter.title} ${after}`} {...renterLines(inputs)} />
      </section>
    </Sides>
  );
});
