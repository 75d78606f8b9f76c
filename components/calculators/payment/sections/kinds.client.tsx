'use client';

import { useId, useMemo, useState } from 'react';
import { Field } from '@/components/calculators/fields/field.client';
import type { Calculator } from '@/components/calculators/frame/use-calculator.client';
import { PlainButton } from '@/components/controls/button';
import { LoansTable } from '@/components/page/figures/loans-table';
import type { Payment } from '@/lib/calculators/payment/compute';
import type { PaymentFields } from '@/lib/calculators/payment/fields';
import {
  type KindOfLoan,
  kindHeads,
  kindRows,
  kindsOf,
  kindsVerdict,
  paymentsText,
  refusedText,
} from '@/lib/calculators/payment/kinds';
import { pmiCardNote } from '@/lib/calculators/shared-fields';
import { termText } from '@/lib/calculators/words';
import type { Market } from '@/lib/market';
import { percentText, usdWhole } from '@/lib/numbers/format';
import styles from './kinds.module.css';

type KindsProps = {
  readonly calculator: Calculator<PaymentFields>;
  readonly payment: Payment;
  readonly market: Market;
  readonly onDown: (amount: number) => void;
};

/** Why each kind is not available, with a button that fixes it; undefined if all are. */
function problemsOf(kinds: readonly KindOfLoan[], onFix: (amount: number) => void) {
  if (kinds.every(({ refusal }) => refusal === null)) return undefined;
  return {
    label: 'At this down payment',
    cells: kinds.map(({ kind, refusal }) => (
      <span key={kind}>
        {refusedText({ refusal })}{' '}
        {refusal ? (
          <PlainButton onClick={() => onFix(refusal.downPayment)}>Use {usdWhole(refusal.downPayment)}</PlainButton>
        ) : null}
      </span>
    )),
  };
}

/** FHA, conventional and VA side by side at the page's price, with the requirements and costs of each. */
export function Kinds({ calculator, payment, market, onDown }: KindsProps) {
  const id = useId();
  const { fieldProps } = calculator;
  const { values } = payment;
  const { downPayment, homePrice, ratePercent, termMonths, kind, vaUse } = values;
  /** The down payment at which each kind was switched to its minimum; typing another one ends that. */
  const [comparedAt, setComparedAt] = useState<number | null>(null);
  const eachAtMin = comparedAt === downPayment;
  const isVeteran = values.veteran === 'Yes';
  const stayMonths = Math.max(1, Math.min(values.stayMonths, termMonths));
  const kinds = useMemo(
    () => kindsOf(payment, { isVeteran, vaUse, stayMonths, eachAtMin }, market),
    [payment, isVeteran, vaUse, stayMonths, eachAtMin, market],
  );
  if (!(homePrice > downPayment) || !(termMonths > 0)) return null;
  const { before, key, after } = kindsVerdict(kinds, stayMonths);
  const asks = eachAtMin || kinds.some(({ refusal }) => refusal !== null);
  const average = ratePercent === market.rate.ratePercent ? `, the national average of ${market.rate.dayText}` : '';

  function takeDown(amount: number): void {
    onDown(amount);
    document.getElementById(id)?.focus();
  }

  return (
    <section className="section" id="kinds" aria-labelledby={`${id}-title`} data-print="no">
      <div className="wrap flow">
        <h2 id={`${id}-title`}>Three kinds of loan, side by side</h2>
        <p className={styles.verdict} id={id} role="status" tabIndex={-1}>
          {before}
          <b>{key}</b>
          {after}
        </p>
        {asks ? (
          <p>
            <PlainButton onClick={() => setComparedAt(eachAtMin ? null : downPayment)}>
              {eachAtMin ? `Compare at ${usdWhole(downPayment)} down` : 'Compare each with the least down'}
            </PlainButton>
          </p>
        ) : null}
        <form className={styles.asked} aria-label="What to compare by" onSubmit={(event) => event.preventDefault()}>
          <Field {...fieldProps('score')} />
          <Field {...fieldProps('veteran')} />
          {isVeteran && kind !== 'va' ? <Field {...fieldProps('vaUse')} /> : null}
          <Field {...fieldProps('firstHome')} />
          <Field {...fieldProps('stayMonths')} />
        </form>
        <LoansTable
          caption="Kinds of loan, side by side"
          heads={kindHeads(kinds, market)}
          rows={kindRows(kinds, { stayMonths, eachAtMin, ratePercent })}
          first={problemsOf(kinds, takeDown)}
          doors
        />
        <p className="small">
          We mark the lowest in each row among the loans open to you. All three are at {percentText(ratePercent)}
          {average}, over {termText(termMonths)}; on any given day each kind has its own rate.{' '}
          {kinds
            .filter(({ refusal }) => refusal === null)
            .map(({ kind: each, home }) => paymentsText(each, home.plan))
            .join('. ')}
          . These payments don’t include taxes and insurance, so your actual payment will be higher.{' '}
          {payment.isByCard ? pmiCardNote(values.score) : ''} We aren’t a government agency.
        </p>
      </div>
    </section>
  );
}
