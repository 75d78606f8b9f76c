'use client';

import { memo } from 'react';
import { type Comparison, fiveYearRows, stayRows } from '@/components/calculators/offers/comparison';
import type { OffersValues } from '@/components/calculators/offers/fields';
import styles from '@/components/calculators/offers/offers.module.css';
import { offersCsv } from '@/components/calculators/offers/offers-csv';
import { words } from '@/components/calculators/offers/words';
import { saveFile } from '@/components/calculators/schedule/save-file.client';
import { PlainButton } from '@/components/controls/button';
import { spokenText, termText } from '@/lib/calculators/words';
import { OfferTable, OutcomeRow } from './offer-table';

const { costs } = words;

function Tables({ comparison }: { readonly comparison: Comparison }) {
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
}

type CostsProps = { readonly values: OffersValues; readonly comparison: Comparison };

/** What each offer costs by length of stay and in five years, and the whole comparison as a file. */
export const Costs = memo(function Costs({ values, comparison }: CostsProps) {
  return (
    <section className="section" aria-labelledby="costs">
      <div className="wrap split">
        <div>
          <h2 id="costs">{costs.title}</h2>
          <p>{costs.lead}</p>
          <p className="small">{costs.note}</p>
        </div>
        <div className={styles.costs}>
          <Tables comparison={comparison} />
          <PlainButton data-print="no" onClick={() => saveFile('loan-offers.csv', offersCsv(values, comparison))}>
            Download as CSV
          </PlainButton>
        </div>
      </div>
    </section>
  );
});
