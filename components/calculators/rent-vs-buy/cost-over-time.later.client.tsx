'use client';

import { memo, useMemo, useRef } from 'react';
import { LineChart } from '@/components/calculators/kit/line-chart.client';
import { useLater } from '@/components/calculators/kit/use-later.client';
import type { Series } from '@/lib/calculators/axis';
import type { CostOverTimeTexts, CostView } from '@/lib/calculators/content/rent-vs-buy';
import { termText } from '@/lib/calculators/words';
import { type CostPoint, costOverTime, type Lead } from '@/lib/mortgage/cost-over-time';
import type { RentVsBuyInputs } from '@/lib/mortgage/rent-vs-buy';
import { integerText } from '@/lib/numbers/format';
import { CostsTable } from './costs-table.client';
import styles from './rent-vs-buy.module.css';
import { leadText } from './words';

type CostOverTimeProps = {
  readonly texts: CostOverTimeTexts;
  /** The same object while the inputs are the same. */
  readonly inputs: RentVsBuyInputs;
};

type ViewProps = {
  readonly view: CostView;
  readonly renting: string;
  readonly points: readonly CostPoint[];
  readonly cost: 'buying' | 'buyingNet';
  readonly lead: Lead;
  readonly stayMonths: number;
};

const View = memo(function View({ view, renting, points, cost, lead, stayMonths }: ViewProps) {
  const sentence = leadText(lead, points.length - 1);
  const series = useMemo<readonly Series[]>(
    () => [
      { label: renting, tone: 2, broken: true, amounts: points.map((point) => point.renting) },
      { label: view.buying, tone: 1, amounts: points.map((point) => point[cost]) },
    ],
    [view, renting, points, cost],
  );
  const mark = useMemo(() => {
    if (lead.crossing) {
      return { month: lead.crossing.month, label: `The lines cross in month ${integerText(lead.crossing.month)}` };
    }
    return stayMonths > 0 ? { month: stayMonths, label: `After your stay of ${termText(stayMonths)}` } : undefined;
  }, [lead, stayMonths]);
  return (
    <div className={styles.view}>
      <LineChart title={view.title} sentence={`${view.title}: ${sentence}`} series={series} mark={mark} />
      <p className={styles.lead}>{sentence}</p>
      <p className="small">{view.text}</p>
    </div>
  );
});

const Body = memo(function Body({ texts, inputs }: CostOverTimeProps) {
  const { points, payments, net } = useMemo(() => costOverTime(inputs), [inputs]);
  const shared = { renting: texts.renting, points, stayMonths: inputs.stayMonths };
  return (
    <>
      <div className={styles.views}>
        <View {...shared} view={texts.payments} cost="buying" lead={payments} />
        <View {...shared} view={texts.net} cost="buyingNet" lead={net} />
      </div>
      <CostsTable texts={texts} points={points} />
    </>
  );
});

/** The cost of renting and of buying by month, and the month in which the cheaper one changes. */
export function CostOverTime({ texts, inputs }: CostOverTimeProps) {
  const section = useRef<HTMLElement>(null);
  const later = useLater(inputs, section);
  return (
    <section ref={section} className={`section sky ${styles.section}`} aria-labelledby="cost">
      <div className="wrap">
        <div className="head">
          <h2 id="cost">{texts.title}</h2>
          <p>{texts.lead}</p>
        </div>
        <Body texts={texts} inputs={later} />
      </div>
    </section>
  );
}
