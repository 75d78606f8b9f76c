'use client';

import { memo } from 'react';
import { type Figure, Figures } from '@/components/calculators/answer/figures';
import { sourceLink } from '@/components/calculators/answer/show-work';
import type { Payment, PaymentFacts } from '@/components/calculators/payment/plan';
import { downPaymentNote } from '@/components/calculators/payment/words';
import { Fold } from '@/components/ui/fold';
import { cashToClose, type DollarRange } from '@/lib/mortgage/cash-to-close';
import { percentText, usd, usdWhole } from '@/lib/numbers/format';
import styles from './answer.module.css';

type CashProps = { readonly payment: Payment; readonly closing: PaymentFacts['closing'] };

/** A range as printed: "$650 to $900", or one amount where both ends are the same. */
function rangeText({ low, high }: DollarRange): string {
  const [from, to] = [usdWhole(low), usdWhole(high)];
  return from === to ? from : `${from} to ${to}`;
}

/** What the buyer brings to the closing, line by line. */
export const Cash = memo(function Cash({ payment, closing: { assumed, sources } }: CashProps) {
  const { values, inputs, plan } = payment;
  const { whole, charges, loan } = plan;
  if (whole.total === null) return null;
  const cash = cashToClose(
    {
      downPayment: values.downPayment,
      charges,
      loan,
      ratePercent: values.ratePercent,
      monthlyPropertyTax: whole.propertyTax,
      monthlyInsurance: values.monthlyInsurance,
    },
    assumed,
  );
  const { taxReserveMonths, sellerTaxMonths, interestDays, recording } = assumed;
  const tax = usd(whole.propertyTax);
  const lines: readonly Figure[] = [
    { label: 'Down payment', note: downPaymentNote(values), text: rangeText(cash.downPayment) },
    {
      label: 'Lender charges',
      note: `${percentText(inputs.chargesPercent)} of the loan in this example`,
      text: rangeText(cash.charges),
    },
    { label: 'Appraisal, credit report, flood check', text: rangeText(cash.services) },
    { label: 'Title and settlement', text: rangeText(cash.title) },
    {
      label: 'Recording the deed and the mortgage',
      note: `By statute ${usdWhole(recording.first)} for two pages and ${usdWhole(recording.furtherPage)} for each further one; some counties add ${usdWhole(recording.surcharge)}`,
      text: rangeText(cash.recording),
    },
    {
      label: 'Insurance, first year paid ahead',
      note: `12 × ${usd(values.monthlyInsurance)}`,
      text: rangeText(cash.insurance),
    },
    {
      label: 'Tax reserve',
      note: `${taxReserveMonths.low} to ${taxReserveMonths.high} months of ${tax}`,
      text: rangeText(cash.taxReserve),
    },
    {
      label: 'Interest to the end of the month',
      note: `${interestDays.low} to ${interestDays.high} days at ${usd(cash.dailyInterest)}`,
      text: rangeText(cash.interest),
    },
    {
      label: 'Less the seller’s share of taxes',
      note: `Ohio’s tax is paid in arrears: ${sellerTaxMonths.low} to ${sellerTaxMonths.high} months of ${tax}, by contract and season`,
      text: cash.sellerTax.high > 0 ? `−${rangeText(cash.sellerTax).replace(' to ', ' to −')}` : '$0',
    },
  ];
  return (
    <section className="section stone" aria-labelledby="cash" data-print="no">
      <div className="wrap split">
        <div>
          <h2 id="cash">Cash to close</h2>
          <p>
            What you bring to the table, as a range. Sellers may pay part of it; your Loan Estimate has the exact lines.
          </p>
          <p className={`big ${styles.cash}`}>{rangeText(cash.total)}</p>
          {whole.propertyTax > 0 && values.monthlyInsurance > 0 ? null : (
            <p className="small">
              Without {whole.propertyTax > 0 ? 'homeowner’s insurance' : 'property tax or its reserve'} so far: fill in
              the costs above.
            </p>
          )}
        </div>
        <div>
          <Figures caption="Cash to close" lines={lines} total={{ label: 'Together', text: rangeText(cash.total) }} />
          <Fold summary="Where these ranges come from">
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
