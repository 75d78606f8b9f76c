'use client';

import { useEffect, useState } from 'react';
import { drawnTotal } from '@/components/calculators/answer/answer.client';
import { Announcer } from '@/components/calculators/frame/announcer.client';
import { PlainButton } from '@/components/controls/button';
import { CallOut } from '@/components/page/call-out';
import { type Figure, Figures } from '@/components/page/figures/figures';
import type { Payment } from '@/lib/calculators/payment/compute';
import type { PaymentValues } from '@/lib/calculators/payment/fields';
import { aprSentence, basisOf, insuranceLabel, insuranceNote, locationOf } from '@/lib/calculators/payment/words';
import { taxRateOf } from '@/lib/calculators/property-tax';
import { shareOf } from '@/lib/calculators/words';
import type { Slice } from '@/lib/charts';
import { type CalendarMonth, monthOfPayment } from '@/lib/day';
import { percentText, usd } from '@/lib/numbers/format';
import { roundToTotal } from '@/lib/numbers/round-to-total';
import styles from './answer.module.css';

/** The visitor's month; null in the exported page, which is older than the visit. */
function useToday(): CalendarMonth | null {
  const [today, setToday] = useState<CalendarMonth | null>(null);
  useEffect(() => {
    const now = new Date();
    setToday({ year: now.getFullYear(), month: now.getMonth() + 1 });
  }, []);
  return today;
}

/** The parts of a payment, to cents that add up to it; null without one. */
export function slicesOf({ values, plan: { whole } }: Payment): readonly Slice[] {
  const none = whole.total === null;
  const { principalAndInterest, propertyTax, mortgageInsurance, insurance } = whole;
  const amounts = [principalAndInterest ?? 0, propertyTax, mortgageInsurance, insurance, whole.dues];
  // Tax and insurance are estimates: an odd cent is theirs.
  const estimated = [1, 2, 3].filter((part) => (amounts[part] ?? 0) > 0);
  const [loan = 0, tax = 0, mortgage = 0, home = 0, dues = 0] = roundToTotal(amounts, estimated);
  return [
    { id: 'loan', label: 'Principal and interest', value: none ? null : loan, tone: 1 },
    { id: 'tax', label: 'Property tax', value: tax, tone: 2 },
    { id: 'mortgage', label: insuranceLabel(values.kind), value: none ? null : mortgage, tone: 5 },
    { id: 'home', label: 'Homeowner’s insurance', value: home, tone: 3 },
    { id: 'dues', label: 'HOA fees', value: dues, tone: 4 },
  ];
}

type AnswerProps = {
  readonly payment: Payment;
  readonly slices: readonly Slice[];
  /** Notes under the lines of these slices. */
  readonly notes: Readonly<Record<string, string>>;
  /** Shows principal and interest without the rest. */
  readonly only: boolean;
  readonly onOnly: (only: boolean) => void;
  /** Why there is no payment. */
  readonly refusal: { readonly title: string; readonly text: string };
  /** Asks for the county; null once a state is chosen. */
  readonly onCounty: (() => void) | null;
};

/** The whole payment in the answer panel: its parts, and the APR with what it counts. */
export function Answer({ payment, slices, notes, only, onOnly, refusal, onCounty }: AnswerProps) {
  const { values, plan } = payment;
  const today = useToday();
  const { endMonth } = plan.insurance;
  const ends = today && endMonth > 0 ? `${monthOfPayment(today, endMonth)}, ` : '';
  const none = plan.whole.total === null;
  const drawn = none ? [] : only ? slices.slice(0, 1) : slices;
  const whole = drawnTotal(drawn);
  const lines = slices.map((slice): Figure => {
    const { id, label, value, tone } = slice;
    const note = id === 'mortgage' ? insuranceNote(values, plan.insurance, ends) : notes[id];
    return {
      label,
      tone,
      note: note || undefined,
      share: drawn.includes(slice) && (value ?? 0) > 0 ? shareOf(value ?? 0, whole) : '',
      text: id === 'mortgage' && value === 0 ? 'none' : usd(value),
    };
  });
  return (
    <>
      <Figures
        caption="What you would pay each month, by part"
        dense
        lines={lines}
        total={{ label: 'Whole payment', text: usd(plan.whole.total) }}
        below={{
          label: plan.whole.mortgageInsurance > 0 ? 'Monthly payment, without mortgage insurance' : 'Monthly payment',
          text: usd(none ? null : (plan.whole.total ?? 0) - plan.whole.mortgageInsurance),
        }}
      />
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
            `${basisOf(values, plan)} ${aprSentence(plan, values)}`
          )}
        </p>
      )}
    </>
  );
}

/** What the choice of a place changes, announced once; the price that is typed later does not change it. */
export function StateTaxAnnouncer({ values }: { readonly values: PaymentValues }) {
  const rate = taxRateOf(values);
  const text = !rate
    ? ''
    : rate.builtIn
      ? `Property tax at ${percentText(rate.percent)} of the price`
      : `There is no built-in rate for ${locationOf(values)}; the property tax is $0. A typical rate is offered below.`;
  return <Announcer text={text} />;
}
