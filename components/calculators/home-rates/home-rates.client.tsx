'use client';

import { useEffect, useState } from 'react';
import { NumberField } from '@/components/calculators/fields/number-field.client';
import { Announcer } from '@/components/calculators/frame/announcer.client';
import { MoreLink } from '@/components/ui/button';
import { ScrollBox, Table } from '@/components/ui/table';
import type { MoneyField } from '@/lib/calculators/definition';
import { dayText } from '@/lib/day';
import { rateRowLoan, rateRowPayment, rateRowPremium } from '@/lib/mortgage/rate-rows';
import { percentText, usd, usdWhole } from '@/lib/numbers/format';
import styles from './home-rates.module.css';

type HomeRatesProps = {
  readonly texts: {
    readonly heading: string;
    readonly lead?: string;
    readonly columns: readonly [string, string, string, string];
    readonly more: { readonly label: string; readonly path: string };
  };
  readonly field: MoneyField;
  /** Rates and annual percentage rates in percent, terms in years. */
  readonly rows: readonly {
    readonly id: string;
    readonly label: string;
    readonly termYears: number;
    readonly ratePercent: number;
    readonly pointsPercent: number;
    readonly aprPercent: number;
    /** A mortgage insurance premium that every loan of this row has, in percent of the loan. */
    readonly premium?: { readonly upfrontPercent: number; readonly yearlyPercent: number };
  }[];
  readonly note: string;
  /** The day of the rates, in words. */
  readonly asOfText: string;
  readonly source: string;
  /** The last day, `YYYY-MM-DD`, on which they count as current. */
  readonly expires: string;
  /** In place of each row's figures once they have expired. */
  readonly ask: { readonly label: string; readonly path: string };
  /** Before the day of rows that have expired. */
  readonly were: string;
  /** Whether they had expired when the page was built. */
  readonly expired: boolean;
};

type Row = HomeRatesProps['rows'][number];

function pointsText(points: number): string {
  return `${percentText(points).replace('%', '')} ${points === 1 ? 'point' : 'points'}`;
}

/** What a premium adds to a row: to the loan up front, and to the payments in the first year. */
function premiumText(amount: number, row: Row): string {
  if (!row.premium) return '';
  const loan = usdWhole(rateRowLoan(amount, row));
  const monthly = usd(rateRowPremium(amount, row));
  return ` on ${loan}, with the upfront premium, plus ${monthly} of mortgage insurance in the first year, less after that. On ${usdWhole(amount)} without it: ${usd(rateRowPayment(amount, row))}`;
}

function RateTable({
  columns,
  rows,
  amount,
}: {
  readonly columns: HomeRatesProps['texts']['columns'];
  readonly rows: readonly Row[];
  readonly amount: number;
}) {
  const [loan, rate, apr, monthly] = columns;
  return (
    <ScrollBox label="Monthly payments by loan">
      <Table className={styles.table}>
        <caption className="vh">Monthly payment on a loan of {usd(Math.max(0, amount))}</caption>
        <thead>
          <tr>
            <th scope="col">{loan}</th>
            <th scope="col" data-n="">
              {rate}
            </th>
            <th scope="col" data-n="">
              {apr}
            </th>
            <th scope="col" data-n="">
              {monthly}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.label}</th>
              <td data-n="">
                {percentText(row.ratePercent)} <small>{pointsText(row.pointsPercent)}</small>
              </td>
              <td data-n="">{percentText(row.aprPercent)}</td>
              <td data-n="">
                <b className={styles.payment}>{usd(rateRowPayment(rateRowLoan(amount, row), row))}</b>{' '}
                <small>
                  {12 * row.termYears} payments{premiumText(amount, row)}
                </small>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollBox>
  );
}

/**
 * What a loan costs a month at each of the day's rates, with the annual percentage rate as large as the rate. Once the
 * rates have expired they are folded away, and each loan leads to a person who knows today's.
 */
export function HomeRates(props: HomeRatesProps) {
  const { texts, field, rows, note, asOfText, source, expires, ask, were, expired } = props;
  const [amount, setAmount] = useState(field.initial);
  const [old, setOld] = useState(expired);

  // A page is read on later days than the day of its build.
  useEffect(() => setOld((before) => before || dayText(new Date()) > expires), [expires]);

  const input = (
    <div className={styles.amount}>
      <label htmlFor="loan-amount">{field.label}</label>
      <NumberField id="loan-amount" field={field} value={amount} onType={setAmount} />
    </div>
  );
  const figures = (
    <>
      <RateTable columns={texts.columns} rows={rows} amount={amount} />
      <p className="small">
        Rates as of {asOfText}. {source}. {note}
      </p>
      <Announcer
        text={rows.map((row) => `${row.label} ${usd(rateRowPayment(rateRowLoan(amount, row), row))}`).join(', ')}
      />
    </>
  );
  return (
    <section className="section" aria-labelledby="monthly-cost">
      <div className="wrap split">
        <div>
          <h2 id="monthly-cost">{texts.heading}</h2>
          {texts.lead ? <p>{texts.lead}</p> : null}
          {old ? null : input}
          <p className={styles.more}>
            <MoreLink href={texts.more.path}>{texts.more.label}</MoreLink>
          </p>
        </div>
        {old ? (
          <div>
            <ul className={styles.asks}>
              {rows.map((row) => (
                <li key={row.id}>
                  <b>{row.label}</b>
                  <MoreLink href={ask.path}>
                    {ask.label}
                    <span className="vh"> for {row.label}</span>
                  </MoreLink>
                </li>
              ))}
            </ul>
            <details className={styles.old}>
              <summary>
                {were} {asOfText}
              </summary>
              {input}
              {figures}
            </details>
          </div>
        ) : (
          <div>{figures}</div>
        )}
      </div>
    </section>
  );
}
