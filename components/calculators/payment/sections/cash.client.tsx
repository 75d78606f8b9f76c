'use client';

import { memo } from 'react';
import { type Figure, Figures } from '@/components/calculators/answer/figures';
import { sourceLink } from '@/components/calculators/answer/show-work';
import type { Payment, PaymentFacts } from '@/components/calculators/payment/plan';
import { Fold } from '@/components/controls/fold';
import { cashToClose, type DollarRange } from '@/lib/mortgage/cash-to-close';
import { percentText, usd, usdRange } from '@/lib/numbers/format';
import styles from './answer.module.css';

type CashProps = { readonly payment: Payment; readonly closing: PaymentFacts['closing'] };

const rangeText = (range: DollarRange): string => usdRange(range, ' to ');

/** What the buyer brings to the closing, line by line. */
export const Cash = memo(function Cash({ payment, closing: { assumed, note, sources } }: CashProps) {
  const { values, inputs, plan } = payment;
  const { whole, charges, loan } = plan;
  if (whole.total === null) return null;
  const cash = cashToClose(
    {
      price: values.homePrice,
      downPayment: values.downPayment,
      charges,
      loan,
      ratePercent: values.ratePercent,
      monthlyPropertyTax: whole.propertyTax,
      monthlyInsurance: values.monthlyInsurance,
    },
    assumed,
  );
  const { taxReserveMonths, sellerTaxMonths, interestDays } = assumed;
  const tax = usd(whole.propertyTax);
  const lines: readonly Figure[] = [
    { label: 'Down payment', text: rangeText(cash.downPayment) },
    {
      label: 'Lender charges',
      note: `${percentText(inputs.chargesPercent)} of the loan, an example`,
      text: rangeText(cash.charges),
    },
    { label: 'Appraisal, credit report, flood check', text: rangeText(cash.services) },
    { label: 'Title and settlement', text: rangeText(cash.title) },
    { label: 'Recording', text: rangeText(cash.recording) },
    { label: 'Insurance, first year', text: rangeText(cash.insurance) },
    {
      label: 'Tax reserve',
      note: `${taxReserveMonths.low} to ${taxReserveMonths.high} months of ${tax}`,
      text: rangeText(cash.taxReserve),
    },
    {
      label: 'Interest to month’s end',
      text: rangeText(cash.interest),
    },
    {
      label: 'Seller’s share of taxes',
      note: `${sellerTaxMonths.low} to ${sellerTaxMonths.high} months of ${tax}`,
      text: cash.sellerTax.high > 0 ? `−${rangeText(cash.sellerTax).replace(' to ', ' to −')}` : '$0',
    },
  ];
  return (
    <section className="section stone" aria-labelledby="cash" data-print="no">
      <div className="wrap split">
        <div>
          <h2 id="cash">Cash to close</h2>
          <p className={`big ${styles.cash}`}>{rangeText(cash.total)}</p>
          <p className="small">Sellers may pay part of it.</p>
          {whole.propertyTax > 0 && values.monthlyInsurance > 0 ? null : (
            <p className="small">
              Without {whole.propertyTax > 0 ? 'homeowner’s insurance' : 'property tax or its reserve'} so far: fill in
              the costs above.
            </p>
          )}
        </div>
        <div>
          <Figures caption="Cash to close" lines={lines} />
          <Fold summary="Where these ranges come from">
            <p>
              {note} Interest is {interestDays.low} to {interestDays.high} days at {usd(cash.dailyInterest)}. The rest
              is our estimate.
            </p>
            <ul>
              {sources.map((source) => (
                <li key={source.name}>{sourceLink(source)}</li>
              ))}
            </ul>
          </Fold>
        </div>
      </div>
    </section>
  );
});
