'use client';

import { useCallback, useEffect, useState } from 'react';
import { Announcer } from '@/components/calculators/kit/announcer.client';
import { NumberField } from '@/components/calculators/kit/number-field.client';
import { MoreLink } from '@/components/ui/button';
import { tabStorage } from '@/components/ui/tab-storage.client';
import { ScrollBox, Table } from '@/components/ui/table';
import type { MoneyField } from '@/lib/calculators/definition';
import { rateRowPayment } from '@/lib/mortgage/rate-rows';
import { writeMyNumbers } from '@/lib/my-numbers';
import { percentText, usd } from '@/lib/numbers/format';
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
    readonly aprPercent: number;
  }[];
  readonly note: string;
  /** The day of the rates, in words. */
  readonly asOfText: string;
  /** The last day, `YYYY-MM-DD`, on which they count as current. */
  readonly expires: string;
  readonly expiredText: string;
  /** Whether they had expired when the page was built. */
  readonly expired: boolean;
};

/** Today in the visitor's time zone, `YYYY-MM-DD`. */
function today(): string {
  const now = new Date();
  const two = (count: number) => String(count).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** What a loan costs a month at each of the day's rates, with the annual percentage rate as large as the rate. */
export function HomeRates({ texts, field, rows, note, asOfText, expires, expiredText, expired }: HomeRatesProps) {
  const [amount, setAmount] = useState(field.initial);
  const [old, setOld] = useState(expired);
  const payments = rows.map((row) => ({ ...row, payment: usd(rateRowPayment(amount, row)) }));
  const [loan, rate, apr, monthly] = texts.columns;

  // A page is read on later days than the day of its build.
  useEffect(() => setOld((before) => before || today() > expires), [expires]);

  const type = useCallback((next: number) => {
    setAmount(next);
    writeMyNumbers(tabStorage, { loan: Math.max(0, next) });
  }, []);

  return (
    <section className="section" aria-labelledby="monthly-cost">
      <div className="wrap split">
        <div>
          <h2 id="monthly-cost">{texts.heading}</h2>
          {texts.lead ? <p>{texts.lead}</p> : null}
          <div className={styles.amount}>
            <label htmlFor="loan-amount">{field.label}</label>
            <NumberField id="loan-amount" field={field} value={amount} onType={type} />
          </div>
          <p className={styles.more}>
            <MoreLink href={texts.more.path}>{texts.more.label}</MoreLink>
          </p>
        </div>
        <div>
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
                {payments.map((row) => (
                  <tr key={row.id}>
                    <th scope="row">{row.label}</th>
                    <td data-n="">{percentText(row.ratePercent)}</td>
                    <td data-n="">{percentText(row.aprPercent)}</td>
                    <td data-n="">
                      <b className={styles.payment}>{row.payment}</b>
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </ScrollBox>
          <p className="small">
            {old ? <b>{expiredText} </b> : null}
            Rates as of {asOfText}. {note}
          </p>
          <Announcer text={payments.map((row) => `${row.label} ${row.payment}`).join(', ')} />
        </div>
      </div>
    </section>
  );
}
