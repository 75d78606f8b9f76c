'use client';

import { memo } from 'react';
import { Field } from '@/components/calculators/fields/field.client';
import type { Calculator, FieldBinding } from '@/components/calculators/frame/use-calculator.client';
import styles from '@/components/calculators/rent-or-buy/rent-or-buy.module.css';
import { ScrollBox, Table } from '@/components/page/table';
import type { Analysis } from '@/lib/calculators/rent-or-buy/compute';
import type { RentOrBuyFields } from '@/lib/calculators/rent-or-buy/fields';
import { differenceOf, savingsText } from '@/lib/calculators/rent-or-buy/words';
import { termText } from '@/lib/calculators/words';
import { aprText, exampleChargesPercent } from '@/lib/mortgage/apr';
import { integerText, usd } from '@/lib/numbers/format';

type CountedProps = { readonly calculator: Calculator<RentOrBuyFields> };

/** Every cost in the answer, with an input to change it and its amount in dollars. */
export function Counted({ calculator: { values, fieldProps } }: CountedProps) {
  const { price, rent } = values;
  const firstMonth = (percent: number) => `Of the value, a year: ${usd((price * percent) / 1200)} the first month`;
  return (
    <section className="section stone" aria-labelledby="counted">
      <div className="wrap flow">
        <h2 id="counted">What’s counted. Change any of it.</h2>
        <form
          className={`rows ${styles.counted}`}
          aria-label="Costs that are counted"
          onSubmit={(event) => event.preventDefault()}
        >
          <Field
            {...fieldProps('buyingCostPercent')}
            note={`Of the price, once: ${usd((price * values.buyingCostPercent) / 100)}`}
          />
          <Field {...fieldProps('sellingCostPercent')} />
          <Field {...fieldProps('propertyTaxPercent')} note={firstMonth(values.propertyTaxPercent)} />
          <Field {...fieldProps('maintenancePercent')} note={firstMonth(values.maintenancePercent)} />
          <Field {...fieldProps('homeInsurancePercent')} note={firstMonth(values.homeInsurancePercent)} />
          <Field {...fieldProps('appreciationPercent')} />
          <Field
            {...fieldProps('rentGrowthPercent')}
            note={`Once a year: ${usd(rent * (1 + values.rentGrowthPercent / 100))} in year 2`}
          />
          <Field {...fieldProps('returnPercent')} />
        </form>
        <p className="small">
          Mortgage insurance counts while less than 20% is paid off, from a published 2018 rate card for a score of 700
          to 719; today’s price comes with your quote. Not counted: tax deductions, moving, renter’s insurance and
          deposit.
        </p>
      </div>
    </section>
  );
}

type PaymentsAloneProps = { readonly analysis: Analysis; readonly deduction: FieldBinding };

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
      label: 'Average a month',
      renting: usd(result.averageMonthlyRenting),
      buying: usd(result.averageMonthlyBuying),
    },
    { label: 'Total', note: `Over ${stay}`, renting: usd(result.totalRenting), buying: usd(result.totalBuying) },
    {
      label: 'Savings on buying',
      buying: savingsText(result),
      ...(differenceOf(result) < 0 && { note: 'None: buying costs more', negative: true }),
    },
    { label: 'Mortgage payment', note: 'Principal and interest, a month', buying: usd(result.mortgagePayment) },
    { label: 'Property tax', note: 'A month', buying: usd(result.monthlyPropertyTax) },
    {
      label: 'Tax savings',
      note: standard ? 'None with the standard deduction' : 'At a flat 28%, a generous guess; not taken off the total',
      buying: usd(standard ? 0 : result.taxSavings),
    },
    { label: 'Appreciated price', note: `After ${stay}`, buying: usd(result.appreciatedPrice) },
    { label: 'Remaining balance', note: `After ${stay}`, buying: usd(result.remainingBalance) },
    {
      label: 'Equity earned',
      note: 'Appreciated price less remaining balance',
      buying: usd(result.equityEarned),
      negative: result.equityEarned <= -0.005,
    },
  ];
  return rows;
}

/** "147 payments of $1,798.78, then 213 of $1,644.40"; those of FHA and VA without premiums. */
function paymentsText({ values, plan }: Analysis): string {
  const { runs, principalAndInterest } = plan;
  const [first] = runs;
  const last = runs.at(-1);
  if (values.kind !== 'conventional' || !first || !last || first === last)
    return `${integerText(values.termMonths)} payments of ${usd(principalAndInterest)}`;
  return `${integerText(first.count)} payments of ${usd(first.amount)}, then ${integerText(last.count)} of ${usd(last.amount)}`;
}

/** Only the money paid for rent and for the home during the stay. */
export const PaymentsAlone = memo(function PaymentsAlone({ analysis, deduction }: PaymentsAloneProps) {
  const { values, plan } = analysis;
  return (
    <section className={`section ${styles.payments}`} aria-labelledby="payments-alone">
      <div className="wrap split">
        <div>
          <h2 id="payments-alone">What you’d pay out, and nothing else</h2>
          <p>
            Here’s what leaves your account in {termText(values.stayMonths)}: no value of the home, no upkeep, no return
            on savings. A narrower question than the one above, with property tax on the purchase price.
          </p>
          {plan.aprPercent === null ? null : (
            <p className="small">
              Loan of {usd(plan.loan)}: {paymentsText(analysis)}. APR {aprText(plan.aprPercent)} with{' '}
              {usd(plan.charges)} of lender charges, {exampleChargesPercent}% of the loan as an example
              {plan.insurance.monthly > 0 ? ', and the mortgage insurance' : ''}. These payments do not include taxes
              and homeowner’s insurance. <b>Your actual payment will be higher.</b>
            </p>
          )}
          <p className="small">These results are estimates. They ignore insurance, closing costs and selling costs.</p>
          <Field {...deduction} />
        </div>
        <ScrollBox label="Payments alone, figures">
          <Table>
            <caption className="vh">Payments alone</caption>
            <thead>
              <tr>
                <td />
                <th scope="col" data-n="">
                  Renting
                </th>
                <th scope="col" data-n="">
                  Buying
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
