'use client';

import { memo, useMemo, useRef } from 'react';
import { ChartTable } from '@/components/calculators/kit/chart-table';
import { LineChart } from '@/components/calculators/kit/line-chart.client';
import { useLater } from '@/components/calculators/kit/use-later.client';
import type { ReplacementTexts } from '@/lib/calculators/content/replacement';
import { verdictOf } from '@/lib/calculators/verdict';
import { termText } from '@/lib/calculators/words';
import { type Debt, type NewLoan, replaceDebts } from '@/lib/mortgage/replace-debts';
import { replacementProgress } from '@/lib/mortgage/replacement-progress';
import { usdWhole } from '@/lib/numbers/format';
import styles from './verdict.module.css';

type VerdictProps = {
  readonly texts: ReplacementTexts['verdict'];
  /** The same object while the inputs are the same. */
  readonly debts: readonly Debt[];
  readonly loan: NewLoan;
};

/** The months that the chart shows at most: a debt that is never paid off would make it too long to read. */
const longestChart = 480;

const Body = memo(function Body({ texts, debts, loan }: VerdictProps) {
  const { verdict, ahead } = useMemo(() => {
    const { result, monthsRemaining } = replaceDebts(debts, loan);
    const progress = replacementProgress(debts, loan);
    const lowerRate = debts.every((debt) => loan.newRatePercent < debt.ratePercent);
    return {
      verdict: verdictOf({ result, progress, monthsRemaining, termMonths: loan.termMonths, lowerRate }),
      ahead: progress.ahead.slice(0, longestChart + 1),
    };
  }, [debts, loan]);
  const series = useMemo(() => [{ label: texts.series, tone: 1 as const, amounts: ahead }], [texts, ahead]);
  const end = ahead.at(-1) ?? 0;
  return (
    <>
      <div>
        <h2 id="verdict">{texts.title}</h2>
        <p className={styles.change}>{verdict.change}</p>
        <p>{verdict.reason}</p>
        <p>{verdict.when}</p>
      </div>
      <div>
        <LineChart
          title={texts.chart}
          sentence={`${verdict.when} After ${termText(ahead.length - 1)} you are ${usdWhole(Math.abs(end))} ${end < 0 ? 'behind' : 'ahead'}.`}
          series={series}
        />
        <p className={`small ${styles.note}`}>{texts.chartNote}</p>
        <ChartTable caption={texts.chart} series={series} />
      </div>
    </>
  );
});

/** Whether the new loan is worth it, in words and month by month. */
export function ReplacementVerdict({ texts, debts, loan }: VerdictProps) {
  const inputs = useMemo(() => ({ debts, loan }), [debts, loan]);
  const section = useRef<HTMLElement>(null);
  const later = useLater(inputs, section);
  return (
    <section ref={section} className={`section sky ${styles.section}`} aria-labelledby="verdict">
      <div className="wrap split">
        <Body texts={texts} debts={later.debts} loan={later.loan} />
      </div>
    </section>
  );
}
