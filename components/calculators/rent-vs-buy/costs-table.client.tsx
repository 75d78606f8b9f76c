'use client';

import { memo, useState } from 'react';
import { PlainButton } from '@/components/ui/button';
import { Table } from '@/components/ui/table';
import type { CostOverTimeTexts } from '@/lib/calculators/content/rent-vs-buy';
import { isHeadline } from '@/lib/calculators/schedule';
import { termText } from '@/lib/calculators/words';
import type { CostPoint } from '@/lib/mortgage/cost-over-time';
import { usdWhole } from '@/lib/numbers/format';
import styles from './rent-vs-buy.module.css';

type CostsTableProps = { readonly texts: CostOverTimeTexts; readonly points: readonly CostPoint[] };

/** The figures of the charts at the end of each year and at the end of the chart. */
export const CostsTable = memo(function CostsTable({ texts, points }: CostsTableProps) {
  const [all, setAll] = useState(false);
  const last = points.length - 1;
  const rows = points.filter(({ month }) => month > 0 && (month % 12 === 0 || month === last));
  const isShown = ({ month }: CostPoint) => month === last || isHeadline(month / 12, last / 12);
  return (
    <div className={styles.costs}>
      <Table>
        <caption>{texts.table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.table.year}</th>
            <th scope="col" data-n="">
              {texts.table.renting}
            </th>
            <th scope="col" data-n="">
              {texts.table.buying}
            </th>
            <th scope="col" data-n="">
              {texts.table.net}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((point) => (
            <tr key={point.month} data-left={all || isShown(point) ? undefined : ''}>
              <th scope="row">{point.month % 12 === 0 ? point.month / 12 : termText(point.month)}</th>
              <td data-n="">{usdWhole(point.renting)}</td>
              <td data-n="">{usdWhole(point.buying)}</td>
              <td data-n="">{usdWhole(point.buyingNet)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.every(isShown) ? null : (
        <PlainButton className={styles.all} aria-expanded={all} onClick={() => setAll(!all)} data-print="no">
          {all ? texts.fewer : texts.all}
        </PlainButton>
      )}
    </div>
  );
});
