'use client';

import { type PartLine, PartList } from '@/components/calculators/answer/part-list';
import styles from '@/components/calculators/rent-or-buy/rent-vs-buy.module.css';
import type { RentVsBuyContent } from '@/lib/calculators/content/rent-vs-buy';
import { spanText } from '@/lib/calculators/words';
import { type RentVsBuyWholeInputs, worthParts } from '@/lib/mortgage/rent-vs-buy-whole';
import { addingUp } from '@/lib/numbers/adding-up';
import { percentText, usd } from '@/lib/numbers/format';

type WorthsProps = { readonly content: RentVsBuyContent; readonly inputs: RentVsBuyWholeInputs };

/** The owner’s parts; every cent of the sum is in one of them. */
function ownerLines({ owner: texts }: RentVsBuyContent, inputs: RentVsBuyWholeInputs) {
  const { value, sellingCosts, balance, account } = worthParts(inputs).owner;
  const [sold = 0, selling = 0, owed = 0, saved = 0] = addingUp([value, -sellingCosts, -balance, account], [1]);
  const lines: readonly PartLine[] = [
    {
      label: texts.value,
      note: `${usd(inputs.price)}, growing ${percentText(inputs.appreciationPercent)} a year`,
      text: usd(sold),
    },
    { label: `${texts.selling}, ${percentText(inputs.sellingCostPercent)}`, text: usd(selling) },
    { label: texts.balance, text: usd(owed) },
    { label: texts.account, note: saved === 0 ? texts.noAccount : undefined, text: usd(saved) },
  ];
  return { lines, total: { label: texts.total, text: usd(sold + selling + owed + saved) } };
}

function renterLines({ renter: texts }: RentVsBuyContent, inputs: RentVsBuyWholeInputs) {
  const { renter, firstMonth } = worthParts(inputs);
  const [kept = 0, earned = 0, saved = 0] = addingUp([renter.kept, renter.earned, renter.saved], [1, 2]);
  const lines: readonly PartLine[] = [
    {
      label: texts.kept,
      note: `${percentText(inputs.downPaymentPercent)} and ${percentText(inputs.buyingCostPercent)} of the price`,
      text: usd(kept),
    },
    { label: `${texts.earned}, ${percentText(inputs.returnPercent)} a year`, text: usd(earned) },
    {
      label: texts.saved,
      note: `First month: ${usd(firstMonth.renting)} of rent against ${usd(firstMonth.owning)}`,
      text: usd(saved),
    },
  ];
  return { lines, total: { label: texts.total, text: usd(kept + earned + saved) } };
}

/** What owner and renter have at the end of the stay, part by part. */
export function Worths({ content, inputs }: WorthsProps) {
  const after = `after ${spanText(inputs.stayMonths)}`;
  return (
    <div className={styles.worths}>
      <section>
        <h2>
          {content.owner.title} {after}
        </h2>
        <PartList {...ownerLines(content, inputs)} />
      </section>
      <section>
        <h2>
          {content.renter.title} {after}
        </h2>
        <PartList {...renterLines(content, inputs)} />
      </section>
    </div>
  );
}
