'use client';

import { useState } from 'react';
import { NumberField } from '@/components/calculators/fields/number-field.client';
import { PlainButton } from '@/components/controls/button';
import { type Refusal, refusalOf } from '@/lib/buying/buyer';
import { refusalText } from '@/lib/buying/kind-words';
import {
  type HouseFacts,
  homeOf,
  kindOf,
  type LoanRow,
  type Rows,
  rowRefusal,
} from '@/lib/calculators/home-house/compute';
import { type House, loanField } from '@/lib/calculators/home-house/fields';
import { planPayments, pointsText, rowPayments } from '@/lib/calculators/home-house/words';
import { aprText } from '@/lib/mortgage/apr';
import { rateRowApr, rateRowLoan, rateRowPayment, ratesLoanAmount } from '@/lib/mortgage/rate-rows';
import { percentText, usd, usdWhole } from '@/lib/numbers/format';
import styles from './house.module.css';

type RateRowsProps = {
  readonly facts: HouseFacts;
  readonly rates: Rows;
  /** The row that prices the house above. */
  readonly own: LoanRow;
  readonly isExample: boolean;
  /** The house above; null if it has no monthly payment. */
  readonly house: House | null;
  readonly note: string;
  readonly calculatorPath: string;
};

type Line = { readonly figure: string; readonly aprPercent: number | null; readonly payments: string };

const none: Line = { figure: usd(null), aprPercent: null, payments: '' };

/** The payments, with a remark about the loan's size if there is one. */
function withNote(payments: string, refusal: Refusal | null): string {
  return refusal ? `${payments}. ${refusalText(refusal, 'conventional', '')}` : payments;
}

/** A row for a loan of `amount` dollars: principal and interest. The stated APR applies to the stated loan only. */
function loanLine(amount: number, row: LoanRow, county: string, { market }: HouseFacts): Line {
  const asked = { kind: kindOf(row), firstHome: undefined, county };
  // With a price of twice the loan, only the loan's size can be refused.
  const refusal = refusalOf(asked, 2 * amount, amount, market);
  if (refusal?.reason === 'limit') return { ...none, payments: refusalText(refusal, 'fha', county) };
  if (amount <= 0) return { figure: usd(0), aprPercent: row.aprPercent, payments: '' };
  return {
    figure: usd(rateRowPayment(rateRowLoan(amount, row), row)),
    aprPercent: amount === (row.loanDollars ?? ratesLoanAmount) ? row.aprPercent : rateRowApr(amount, row),
    payments: withNote(rowPayments(amount, row), refusal),
  };
}

function houseLine(house: House | null, row: LoanRow, facts: HouseFacts): Line {
  if (!house) return none;
  const refusal = rowRefusal(house, row, facts);
  if (refusal && refusal.reason !== 'jumbo') {
    return { ...none, payments: refusalText(refusal, kindOf(row), house.county) };
  }
  const { plan, month } = homeOf(house, row, facts);
  return {
    figure: usdWhole(month.total),
    aprPercent: plan.aprPercent,
    payments: withNote(planPayments(plan, row), refusal),
  };
}

/** The loans side by side, for an amount the visitor types, $100,000 at first, or for the loan of the house above. */
export function RateRows({ facts, rates, own, isExample, house, note, calculatorPath }: RateRowsProps) {
  const [typed, setTyped] = useState<number | null>(loanField.initial);
  const isOfHouse = typed === null;
  const loan = house ? house.homePrice - house.downPayment : 0;
  const amount = typed ?? loan;
  const rows = isOfHouse && !rates.rows.includes(own) ? [own, ...rates.rows] : rates.rows;
  const heading = isOfHouse
    ? `The same home, ${rows.length === 3 ? 'three' : rows.length} loans`
    : amount === loanField.initial
      ? `Three loans, per ${usdWhole(amount)}`
      : `Three loans of ${usdWhole(amount)}`;
  return (
    <div className={`wrap ${styles.rates}`}>
      <div className={`row ${styles.head}`}>
        <h3>{heading}</h3>
        <div className={`${styles.amount} live`}>
          {isOfHouse ? null : (
            <PlainButton className="live" disabled={!house} onClick={() => setTyped(null)}>
              Use the house above
            </PlainButton>
          )}
          <label htmlFor="loan-amount">{loanField.label}</label>
          <div>
            <NumberField id="loan-amount" field={loanField} value={amount} onType={setTyped} />
          </div>
        </div>
      </div>
      <ul className={styles.loans}>
        {rows.map((row) => {
          const { figure, aprPercent, payments } = isOfHouse
            ? houseLine(house, row, facts)
            : loanLine(amount, row, house?.county ?? '', facts);
          return (
            <li key={row.id}>
              <h4>{row.label}</h4>
              <b>{figure}</b>
              <p>
                Rate <strong>{percentText(row.ratePercent)}</strong>{' '}
                {aprPercent === null ? null : (
                  <>
                    APR{'\u00a0'}
                    <strong>{aprText(aprPercent)}</strong>
                  </>
                )}
                {isExample ? null : <> {pointsText(row)}</>}
              </p>
              <small className={payments.length > 30 ? styles.long : undefined}>{payments}</small>
            </li>
          );
        })}
      </ul>
      <p className={styles.fine}>
        {isOfHouse ? 'The large figures are all in, the payments below them are not. ' : ''}
        {note} <a href={calculatorPath}>Open the payment calculator</a>
      </p>
    </div>
  );
}
