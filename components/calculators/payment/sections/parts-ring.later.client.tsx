'use client';

import { useMemo } from 'react';
import { Donut } from '@/components/calculators/charts/donut.client';
import type { PaymentValues } from '@/components/calculators/payment/plan';
import type { MonthlyPaymentContent } from '@/lib/calculators/content/monthly-payment';
import { middleOf, type Part } from '@/lib/calculators/parts';
import { type MonthlyPayment, monthlyPayment } from '@/lib/mortgage/monthly-payment';
import styles from './sections.module.css';

type PartsRingProps = {
  readonly content: Pick<MonthlyPaymentContent, 'chart' | 'parts' | 'total'>;
  readonly values: PaymentValues;
};

function partsOf(result: MonthlyPayment, parts: MonthlyPaymentContent['parts']): readonly Part[] {
  return [
    {
      id: 'principalAndInterest',
      label: parts.principalAndInterest.label,
      value: result.principalAndInterest,
      tone: 1,
    },
    { id: 'propertyTax', label: parts.propertyTax.label, value: result.monthlyPropertyTax, tone: 2 },
    { id: 'insurance', label: parts.insurance.label, value: result.monthlyInsurance, tone: 3 },
    { id: 'hoa', label: parts.hoa.label, value: result.monthlyHoa, tone: 4 },
  ];
}

/** The payment without mortgage insurance, as a ring of its four parts. */
export function PartsRing({ content, values }: PartsRingProps) {
  const result = useMemo(() => monthlyPayment(values), [values]);
  const parts = useMemo(() => partsOf(result, content.parts), [result, content]);
  const middle = useMemo(() => middleOf(content.parts), [content]);
  return (
    <section className="section" aria-labelledby="parts" data-print="no">
      <div className="wrap split">
        <div>
          <h2 id="parts">Without mortgage insurance</h2>
        </div>
        <div className={styles.panel}>
          <Donut
            parts={parts}
            title={content.chart}
            middle={middle}
            total={{ label: content.total, value: result.monthlyPayment }}
            instead={result.monthlyPayment === null ? <p>There is no payment to divide into parts.</p> : undefined}
          />
        </div>
      </div>
    </section>
  );
}
