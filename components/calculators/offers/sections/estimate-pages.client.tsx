'use client';

import { memo } from 'react';
import styles from '@/components/calculators/offers/offers.module.css';
import { words } from '@/components/calculators/offers/words';
import { EstimateSheet } from '@/components/drawings/estimate-sheet/estimate-sheet';

/** Three pages of a Loan Estimate, drawn, with the numbers of the rows where the form states them. */
export const EstimatePages = memo(function EstimatePages() {
  const { pages: texts } = words;
  return (
    <aside className={styles.pages} aria-labelledby="pages">
      <h2 id="pages">{texts.title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on small screens the drawings scroll sideways */}
      <section tabIndex={0} aria-label={texts.label}>
        {([1, 2, 3] as const).map((page) => (
          <EstimateSheet key={page} page={page}>
            {texts.captions[page - 1]}
          </EstimateSheet>
        ))}
      </section>
      <p className="small">{texts.note}</p>
    </aside>
  );
});
