'use client';

import { memo, useMemo } from 'react';
import type { Payment } from '@/components/calculators/payment/plan';
import { aprText, endText } from '@/components/calculators/payment/words';
import { Table } from '@/components/page/table';
import { termText } from '@/lib/calculators/words';
import { paymentPlan } from '@/lib/mortgage/payment-plan';
import { percentText, usd, usdWhole } from '@/lib/numbers/format';

const offered = [360, 240, 180];

/** The same loan over 30, 20 and 15 years, side by side. */
export const Terms = memo(function Terms({ payment: { values, inputs } }: { readonly payment: Payment }) {
  const plans = useMemo(
    () =>
      offered.map((termMonths) => ({
        termMonths,
        plan: paymentPlan({ ...inputs, termMonths }),
      })),
    [inputs],
  );
  const [long, , short] = plans;
  const row = (label: string, texts: readonly string[], big = false) => (
    <tr>
      <th scope="row">{label}</th>
      {texts.map((text, index) => (
        <td key={offered[index]} data-n="" data-now={offered[index] === values.termMonths ? '' : undefined}>
          {big ? <span className="big">{text}</span> : text}
        </td>
      ))}
    </tr>
  );
  const texts = (text: (plan: (typeof plans)[number]['plan']) => string) => plans.map(({ plan }) => text(plan));
  const more = (short?.plan.whole.total ?? 0) - (long?.plan.whole.total ?? 0);
  const less = (long?.plan.interest ?? 0) - (short?.plan.interest ?? 0);
  return (
    <section className="section stone" aria-labelledby="terms" data-print="no">
      <div className="wrap">
        <h2 id="terms">Three terms, side by side</h2>
        <Table columns>
          <caption className="vh">The same loan over 30, 20 and 15 years</caption>
          <thead>
            <tr>
              <td />
              {offered.map((months) => (
                <th key={months} scope="col" data-n="" data-now={months === values.termMonths ? '' : undefined}>
                  {termText(months)}
                  {months === values.termMonths ? <span className="vh">, your choice</span> : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row(
              'Whole payment',
              texts(({ whole }) => usdWhole(whole.total)),
              true,
            )}
            {row(
              'Principal and interest',
              texts(({ whole }) => usd(whole.principalAndInterest)),
            )}
            {row(
              'APR',
              texts(({ aprPercent }) => aprText(aprPercent)),
            )}
            {row(
              'Mortgage insurance ends',
              texts(({ insurance }) => endText(insurance)),
            )}
            {row(
              'Interest over the term',
              texts(({ interest }) => usdWhole(interest)),
            )}
          </tbody>
        </Table>
        {more > 0 ? (
          <p className="small">
            At the same {percentText(values.ratePercent)}, 15 years costs <b>{usd(more)}</b> more each month and{' '}
            <b>{usdWhole(less)}</b> less interest than 30.
          </p>
        ) : null}
      </div>
    </section>
  );
});
