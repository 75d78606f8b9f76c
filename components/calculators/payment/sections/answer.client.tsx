'use client';

import { useEffect, useState } from 'react';
import { drawnTotal } from '@/components/calculators/answer/answer.client';
import { Announcer } from '@/components/calculators/frame/announcer.client';
import { PlainButton } from '@/components/controls/button';
import { CallOut } from '@/components/page/call-out';
import { type Figure, Figures } from '@/components/page/figures/figures';
import { costLabel, loanCostIds, printedCosts } from '@/lib/buying/monthly-costs';
import type { Payment } from '@/lib/calculators/payment/compute';
import type { PaymentValues } from '@/lib/calculators/payment/fields';
import { aprSentence, basisOf, insuranceNote, locationOf, refusalTexts } from '@/lib/calculators/payment/words';
import { taxRateOf } from '@/lib/calculators/property-tax';
import { shareOf } from '@/lib/calculators/words';
import type { Slice } from '@/lib/charts';
import { type CalendarMonth, monthOfPayment } from '@/lib/day';
import { percentText, usd } from '@/lib/numbers/format';
import styles from './answer.module.css';

/** The visitor's current month; null in the exported page, which was built earlier. */
function useToday(): CalendarMonth | null {
  const [today, setToday] = useState<CalendarMonth | null>(null);
  useEffect(() => {
    const now = new Date();
    setToday({ year: now.getFullYear(), month: now.getMonth() + 1 });
  }, []);
  return today;
}

const noLoan: Slice = { id: loanCostIds.loan, label: 'Principal and interest', value: null, tone: 1 };

/** The monthly costs, rounded to cents that add up to the total; dashes for the loan if there is no payment. */
export function slicesOf({ values, month, hasPayment }: Payment): readonly Slice[] {
  const lines = printedCosts(month).map(({ id, label, monthly, tone }) => ({
    id,
    label: costLabel({ id, label }, values.kind),
    value: monthly,
    tone,
  }));
  return hasPayment ? lines : [noLoan, ...lines.filter(({ id }) => id !== noLoan.id)];
}

type AnswerProps = {
  readonly payment: Payment;
  readonly slices: readonly Slice[];
  readonly notes: Readonly<Record<string, string>>;
  /** Shows principal and interest only. */
  readonly only: boolean;
  readonly onOnly: (only: boolean) => void;
  readonly refusal: { readonly title: string; readonly text: string };
  /** Asks for the county; null once a state is selected. */
  readonly onCounty: (() => void) | null;
  readonly onFix: (downPayment: number) => void;
};

function Refused({ payment, onFix }: Pick<AnswerProps, 'payment' | 'onFix'>) {
  const { refusal, values } = payment;
  if (!refusal) return null;
  const { title, text, fix } = refusalTexts(refusal, values);
  return (
    <CallOut tone="error" title={title}>
      <p>
        {text} <PlainButton onClick={() => onFix(refusal.downPayment)}>{fix}</PlainButton>
        {refusal.reason === 'jumbo' ? (
          <>
            {' '}
            <a href="/jumbo-loans">About jumbo loans</a>
          </>
        ) : null}
      </p>
    </CallOut>
  );
}

export function Answer({ payment, slices, notes, only, onOnly, refusal, onCounty, onFix }: AnswerProps) {
  const { values, plan, month, hasPayment } = payment;
  const today = useToday();
  const { endMonth, monthly: premium } = plan.insurance;
  const ends = today && endMonth > 0 ? `${monthOfPayment(today, endMonth)}, ` : '';
  const total = hasPayment ? month.total : null;
  const drawn = hasPayment ? (only ? slices.slice(0, 1) : slices) : [];
  const sum = drawnTotal(drawn);
  const lines = slices.map((slice): Figure => {
    const { id, label, value, tone } = slice;
    const isPremium = id === loanCostIds.mortgageInsurance;
    const note = isPremium ? insuranceNote(values, plan.insurance, ends) : notes[id];
    return {
      label,
      tone,
      note: note || undefined,
      share: drawn.includes(slice) && (value ?? 0) > 0 ? shareOf(value ?? 0, sum) : '',
      text: isPremium && value === 0 ? 'none' : usd(value),
    };
  });
  return (
    <>
      <Figures
        caption="What you would pay each month, by part"
        dense
        lines={lines}
        total={{ label: 'Whole payment', text: usd(total) }}
        below={{
          label: 'Monthly payment',
          ...(premium > 0 && { note: 'Without mortgage insurance' }),
          text: usd(total === null ? null : total - premium),
        }}
      />
      <Refused payment={payment} onFix={onFix} />
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
      {hasPayment ? null : (
        <CallOut tone="error" title={refusal.title}>
          <p>{refusal.text}</p>
        </CallOut>
      )}
      {hasPayment ? (
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
      ) : null}
    </>
  );
}

/** Announces once what the selected state or county changes; typing a price later does not repeat it. */
export function StateTaxAnnouncer({ values }: { readonly values: PaymentValues }) {
  const rate = taxRateOf(values);
  const text = !rate
    ? ''
    : rate.builtIn
      ? `Property tax at ${percentText(rate.percent)} of the price`
      : `There is no built-in rate for ${locationOf(values)}; the property tax is $0. A typical rate is offered below.`;
  return <Announcer text={text} />;
}
