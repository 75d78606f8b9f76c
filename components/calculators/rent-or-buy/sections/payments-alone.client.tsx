'use client';

import { memo } from 'react';
import { Field } from '@/components/calculators/fields/field.client';
import type { Bound } from '@/components/calculators/frame/use-calculator.client';
import type { Analysis } from '@/components/calculators/rent-or-buy/analysis';
import styles from '@/components/calculators/rent-or-buy/rent-or-buy.module.css';
import { differenceOf, savingsText, words } from '@/components/calculators/rent-or-buy/words';
import { ScrollBox, Table } from '@/components/page/table';
import { exampleApr } from '@/lib/calculators/example-apr';
import { termText } from '@/lib/calculators/words';
import { exampleChargesPercent } from '@/lib/mortgage/apr';
import { integerText, usd } from '@/lib/numbers/format';

const { payments: texts } = words;

type PaymentsAloneProps = { readonly analysis: Analysis; readonly deduction: Bound };

type Row = {
  readonly label: string;
  readonly note?: string;
  readonly renting?: string;
  readonly buying: string;
  readonly negative?: boolean;
};

function rowsOf({ values, alone: result }: Analysis) {
  const standard = values.deduction === 'standard';
  const stay = termText(values.stayMonths);
  const rows: readonly Row[] = [
    {
      label: texts.average,
      renting: usd(result.averageMonthlyRenting),
      buying: usd(result.averageMonthlyBuying),
    },
    { label: texts.total, note: `Over ${stay}`, renting: usd(result.totalRenting), buying: usd(result.totalBuying) },
    {
      label: texts.savings,
      buying: savingsText(result),
      ...(differenceOf(result) < 0 && { note: texts.noSavings, negative: true }),
    },
    { label: texts.mortgage, note: 'Principal and interest, a month', buying: usd(result.mortgagePayment) },
    { label: texts.tax, note: 'A month', buying: usd(result.monthlyPropertyTax) },
    {
      label: texts.taxSavings,
      note: standard ? texts.noTaxSavingsNote : texts.taxSavingsNote,
      buying: usd(standard ? 0 : result.taxSavings),
    },
    { label: texts.appreciated, note: `After ${stay}`, buying: usd(result.appreciatedPrice) },
    { label: texts.balance, note: `After ${stay}`, buying: usd(result.remainingBalance) },
    {
      label: texts.equity,
      note: texts.equityNote,
      buying: usd(result.equityEarned),
      negative: result.equityEarned <= -0.005,
    },
  ];
  return rows;
}

/** What leaves the account for rent and for the home during the stay, and nothing else. */
export const PaymentsAlone = memo(function PaymentsAlone({ analysis, deduction }: PaymentsAloneProps) {
  const { values, alone: result } = analysis;
  const { ratePercent, termMonths } = values;
  const apr = exampleApr({ principal: result.loanAmount, ratePercent, termMonths });
  return (
    <section className={`section ${styles.payments}`} aria-labelledby="payments-alone">
      <div className="wrap split">
        <div>
          <h2 id="payments-alone">{texts.title}</h2>
          <p>
            What leaves your account in {termText(values.stayMonths)}, and nothing else: no value of the home, no
            upkeep, no return on savings. A narrower question than the one above, with property tax on the purchase
            price.
          </p>
          {apr === null ? null : (
            <p className="small">
              Loan of {usd(result.loanAmount)}: {integerText(termMonths)} payments of {usd(result.mortgagePayment)}. APR{' '}
              {apr} with {usd((result.loanAmount * exampleChargesPercent) / 100)} of lender charges,{' '}
              {exampleChargesPercent}% of the loan as an example. This payment does not include taxes and insurance.{' '}
              <b>Your actual payment will be higher.</b>
            </p>
          )}
          <p className="small">{texts.note}</p>
          <Field {...deduction} />
        </div>
        <ScrollBox label={`${texts.title}, figures`}>
          <Table>
            <caption className="vh">{texts.title}</caption>
            <thead>
              <tr>
                <td />
                <th scope="col" data-n="">
                  {texts.renting}
                </th>
                <th scope="col" data-n="">
                  {texts.buying}
                </th>
              </tr>
            </thead>
            <tbody>
              {rowsOf(analysis).map((row) => (
                <tr key={row.label}>
                  <th scope="row">
                    {row.label}
                    {row.note ? <small>{row.note}</small> : null}
                  </th>
                  <td data-n="">{row.renting}</td>
                  <td data-n="" className={row.negative ? styles.negative : undefined}>
                    {row.buying}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </ScrollBox>
      </div>
    </section>
  );
});
