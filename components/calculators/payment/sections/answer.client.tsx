'use client';

import { useMemo } from 'react';
import { DonutSvg } from '@/components/calculators/charts/donut-svg';
import table from '@/components/calculators/charts/parts-table.module.css';
import { useToday } from '@/components/calculators/frame/use-today.client';
import type { PaymentValues } from '@/components/calculators/payment/plan';
import { aprSentence, insuranceLabel, insuranceNote } from '@/components/calculators/payment/words';
import { PlainButton } from '@/components/ui/button';
import { CallOut } from '@/components/ui/call-out';
import { classes } from '@/components/ui/classes';
import { amountsThatAddUp } from '@/lib/calculators/cents';
import type { Message } from '@/lib/calculators/content/shared';
import { monthOfPayment } from '@/lib/calculators/months-ahead';
import { drawnTotal, type Part } from '@/lib/calculators/parts';
import { shareOf } from '@/lib/calculators/words';
import type { PaymentPlan } from '@/lib/mortgage/payment-plan';
import { usd } from '@/lib/numbers/format';
import styles from './answer.module.css';

type AnswerProps = {
  readonly values: PaymentValues;
  readonly plan: PaymentPlan;
  /** Where the property tax comes from. */
  readonly taxNote: string;
  /** Shows principal and interest without the rest. */
  readonly only: boolean;
  readonly onOnly: (only: boolean) => void;
  /** Why there is no payment. */
  readonly refusal: Message;
  /** Asks for the county; null once a state is chosen. */
  readonly onCounty: (() => void) | null;
};

type Row = Part & { readonly note: string };

function rowsOf(
  values: PaymentValues,
  { whole, insurance }: PaymentPlan,
  taxNote: string,
  ends: string,
): readonly Row[] {
  const none = whole.total === null;
  const [principalAndInterest, tax, mortgage, home, dues] = amountsThatAddUp([
    { amount: whole.principalAndInterest ?? 0, estimated: false },
    { amount: whole.propertyTax, estimated: true },
    { amount: whole.mortgageInsurance, estimated: true },
    { amount: whole.insurance, estimated: true },
    { amount: whole.dues, estimated: false },
  ]);
  return [
    {
      id: 'loan',
      label: 'Principal and interest',
      note: '',
      value: none ? null : (principalAndInterest ?? 0),
      tone: 1,
    },
    { id: 'tax', label: 'Property tax', note: taxNote, value: tax ?? 0, tone: 2 },
    {
      id: 'mortgage',
      label: insuranceLabel(values.kind),
      note: insuranceNote(values, insurance, ends),
      value: none ? null : (mortgage ?? 0),
      tone: 5,
    },
    { id: 'home', label: 'Homeowner’s insurance', note: '', value: home ?? 0, tone: 3 },
    { id: 'dues', label: 'HOA fees', note: '', value: dues ?? 0, tone: 4 },
  ];
}

/** The whole payment in the answer panel: its ring, its parts, and the APR with what it counts. */
export function Answer({ values, plan, taxNote, only, onOnly, refusal, onCounty }: AnswerProps) {
  const today = useToday();
  const { endMonth } = plan.insurance;
  const ends = today && endMonth > 0 ? `${monthOfPayment(today, endMonth)}, ` : '';
  const rows = useMemo(() => rowsOf(values, plan, taxNote, ends), [values, plan, taxNote, ends]);
  const none = plan.whole.total === null;
  const drawn = none ? [] : only ? rows.slice(0, 1) : rows;
  const whole = drawnTotal(drawn);
  return (
    <>
      <div className={styles.ring}>
        <DonutSvg parts={drawn} active={null} />
      </div>
      <label className={styles.switch} data-print="no">
        <input
          type="checkbox"
          role="switch"
          aria-checked={only}
          checked={only}
          onChange={(event) => onOnly(event.target.checked)}
        />
        Show principal and interest only
      </label>
      <table className={classes(table.parts, styles.key)}>
        <caption className="vh">What you would pay each month, by part</caption>
        <tbody>
          {rows.map((row) => {
            const isDrawn = drawn.includes(row) && (row.value ?? 0) > 0;
            return (
              <tr key={row.id}>
                <th scope="row">
                  <i data-tone={row.tone} />
                  {row.label}
                  {row.note ? <small>{row.note}</small> : null}
                </th>
                <td>{isDrawn ? shareOf(row.value ?? 0, whole) : ''}</td>
                <td>{row.id === 'mortgage' && row.value === 0 ? 'none' : usd(row.value)}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Whole payment</th>
            <td />
            <td>{usd(plan.whole.total)}</td>
          </tr>
        </tfoot>
      </table>
      {none ? (
        <CallOut tone="bad" title={refusal.title}>
          <p>{refusal.text}</p>
        </CallOut>
      ) : (
        <p className={styles.apr}>
          {only ? (
            <>
              This payment does not include taxes and insurance. <b>Your actual payment will be higher.</b>{' '}
              {onCounty ? <PlainButton onClick={onCounty}>Choose your county</PlainButton> : null}
            </>
          ) : (
            aprSentence(plan, values)
          )}
        </p>
      )}
    </>
  );
}
