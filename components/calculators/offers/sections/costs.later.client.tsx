'use client';

import { memo, useRef } from 'react';
import { useLater } from '@/components/calculators/frame/use-later.client';
import styles from '@/components/calculators/offers/offers.module.css';
import { saveFile } from '@/components/calculators/schedule/save-file.client';
import { PlainButton } from '@/components/ui/button';
import type { OffersContent, OffersFields } from '@/lib/calculators/content/offers';
import type { ValuesOf } from '@/lib/calculators/definition';
import { type Comparison, fiveYearRows, stayRows } from '@/lib/calculators/offers';
import { offersCsv } from '@/lib/calculators/offers-csv';
import { spokenText, termText } from '@/lib/calculators/words';
import { OfferTable, OutcomeRow } from './offer-table';

type CostsProps = {
  readonly content: OffersContent;
  readonly comparison: Comparison;
  readonly values: ValuesOf<OffersFields>;
};

const Tables = memo(function Tables({ content, comparison }: Omit<CostsProps, 'values'>) {
  const { costs } = content;
  const five = fiveYearRows(comparison);
  return (
    <>
      <OfferTable caption={costs.caption}>
        {stayRows(comparison).map(({ months, isYours, cells }) => (
          <OutcomeRow
            key={months}
            label={`${termText(months)}${isYours ? ', your stay' : ''}`}
            note={spokenText('months', months)}
            now={isYours}
            cells={cells}
          />
        ))}
      </OfferTable>
      <h3>{costs.five}</h3>
      <OfferTable caption={costs.five}>
        <OutcomeRow mark={costs.paid.mark} label={costs.paid.label} note={costs.paid.note} cells={five.paid} />
        <OutcomeRow label={costs.repaid.label} note={costs.repaid.note} cells={five.repaid} />
        <OutcomeRow label={costs.cost.label} note={costs.cost.note} cells={five.cost} />
      </OfferTable>
    </>
  );
});

/** What each offer costs by length of stay and in five years, and the whole comparison as a file. */
export function Costs({ content, comparison, values }: CostsProps) {
  const { costs } = content;
  const section = useRef<HTMLElement>(null);
  return (
    <section ref={section} className="section" aria-labelledby="costs">
      <div className="wrap split">
        <div>
          <h2 id="costs">{costs.title}</h2>
          <p>{costs.lead}</p>
          <p className="small">{costs.note}</p>
        </div>
        <div className={styles.costs}>
          <Tables content={content} comparison={useLater(comparison, section)} />
          <PlainButton data-print="no" onClick={() => saveFile('loan-offers.csv', offersCsv(content, values))}>
            Download as CSV
          </PlainButton>
        </div>
      </div>
    </section>
  );
}
