'use client';

import { type ReactNode, useState } from 'react';
import { PlainButton } from '@/components/ui/button';
import { CallOut } from '@/components/ui/call-out';
import { Options } from '@/components/ui/choices';
import controls from '@/components/ui/control.module.css';
import { tabStorage } from '@/components/ui/tab-storage.client';
import { countyChoices, countyRates } from '@/lib/county-rates';
import type { Answers } from '@/lib/forms/definition';
import { type PaymentPlan, paymentPlan } from '@/lib/mortgage/payment-plan';
import { type MyNumbers, readMyNumbers, writeMyNumbers } from '@/lib/my-numbers';
import { percentText, roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';
import type { QuestionnaireId } from '@/lib/questionnaire/definition';
import {
  type Assumptions,
  comfortableShare,
  type PriceRange,
  purchaseEstimate,
  refinanceEstimate,
  stretchShare,
} from '@/lib/questionnaire/estimate';
import { type EstimateFacts, type FittingLoan, listFor, loansFor } from '@/lib/questionnaire/estimate-words';
import styles from './estimate.module.css';

export type EstimateProps = {
  readonly id: QuestionnaireId;
  readonly answers: Answers;
  readonly facts: EstimateFacts;
};

function rate(percent: number | null): string {
  return percent === null ? '---' : `${percent.toFixed(3)}%`;
}

/** An amount rounded down to whole thousands, so that no range flatters. */
function thousands(amount: number): string {
  return usdWhole(Math.floor(amount / 1000) * 1000);
}

function Block({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.block} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The payments of a loan and what its APR counts: what has to be said beside a rate. */
function Terms({
  plan,
  facts,
  mine,
}: {
  readonly plan: PaymentPlan;
  readonly facts: EstimateFacts;
  readonly mine: boolean;
}) {
  const runs = plan.runs.map(({ amount, count }) => `${count} of ${usd(amount)}`).join(' and ');
  return (
    <p className="small">
      30-year fixed, conventional: {runs} a month, before taxes and insurance. Your actual payment will be higher. The
      APR counts {usdWhole(plan.charges)} (1%) in lender charges
      {plan.insurance.monthly > 0 ? ' and the mortgage insurance' : ''}.{' '}
      {mine ? 'The rate is from your calculator.' : 'The rate is an example, not today’s.'}{' '}
      <a href={facts.ask.path}>{facts.ask.label}</a>.
    </p>
  );
}

function Figures({ items }: { readonly items: readonly (readonly [label: string, figure: string])[] }) {
  return (
    <dl className={styles.figures}>
      {items.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

function Rows({ caption, rows }: { readonly caption: string; readonly rows: readonly (readonly [string, string])[] }) {
  return (
    <table className={styles.rows}>
      <caption className="vh">{caption}</caption>
      <tbody>
        {rows.map(([label, amount]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The price on the scale of the range, in words too where it is beyond the end. */
function Range({ range, price }: { readonly range: PriceRange; readonly price: number }) {
  const beyond = price > range.stretch;
  return (
    <>
      <p className={styles.big}>
        {thousands(range.comfortable)} <span>to {thousands(range.stretch)}</span>
      </p>
      <Figures
        items={[
          [`Comfortable, ${comfortableShare}% of income`, `to ${thousands(range.comfortable)}`],
          [`Stretch, ${stretchShare}% of income`, `to ${thousands(range.stretch)}`],
          ['Your price', `${usdWhole(price)}, ${percentText(roundHalfAway(range.share, 0))}`],
        ]}
      />
      {beyond ? (
        <p>
          <b>Your price is above the upper end.</b> A larger down payment, another income on the loan or a lower price
          brings it nearer.
        </p>
      ) : null}
    </>
  );
}

function Purchase({
  answers,
  assumptions,
  facts,
  known,
  place,
}: {
  readonly answers: Answers;
  readonly assumptions: Assumptions;
  readonly facts: EstimateFacts;
  readonly known: MyNumbers;
  readonly place: string;
}) {
  const { price, downPercent, downPayment, income, range, plan } = purchaseEstimate(answers, assumptions);
  const down = percentText(downPercent);
  const whole = plan?.whole;
  return (
    <>
      <Block title="Price range">
        {range ? (
          <>
            <Range range={range} price={price} />
            <p>
              For a household income of {usdWhole(income)} a year and {down} down, {place}.
            </p>
            <CallOut tone="tip">
              <p>
                {known.monthlyDebts === undefined
                  ? 'No other debts are counted, because we did not ask.'
                  : `${usdWhole(known.monthlyDebts)} a month of other debts is counted, from your calculator.`}{' '}
                Each $100 a month for cars, student loans or cards lowers the upper end by about{' '}
                {usdWhole(Math.round(range.perHundred / 500) * 500)}.
              </p>
            </CallOut>
          </>
        ) : (
          <p>
            There is no range without an income that counts toward a loan. A loan officer can tell you which kinds of
            income do: pensions, benefits, a second person on the loan.
          </p>
        )}
      </Block>
      {plan && whole ? (
        <Block title="Whole payment at your price">
          <Figures
            items={[
              ['A month, all in', usdWhole(whole.total)],
              ['Rate', rate(assumptions.ratePercent)],
              ['APR', rate(plan.aprPercent)],
            ]}
          />
          <Rows
            caption="Whole monthly payment by part"
            rows={[
              [`Principal & Interest on ${usdWhole(plan.loan)}`, usd(whole.principalAndInterest)],
              [
                `Property tax at ${percentText(roundHalfAway(assumptions.taxPercent, 2))}, ${place}`,
                usd(whole.propertyTax),
              ],
              ['Homeowner’s insurance, assumed', usd(whole.insurance)],
              ...(whole.mortgageInsurance > 0
                ? ([
                    [`Mortgage insurance at ${percentText(assumptions.pmiPercent)}`, usd(whole.mortgageInsurance)],
                  ] as const)
                : []),
              ['Total', usd(whole.total)],
            ]}
          />
          <p className="small">
            {down} down is {usdWhole(downPayment)}.
          </p>
          <Terms plan={plan} facts={facts} mine={known.ratePercent !== undefined} />
        </Block>
      ) : null}
    </>
  );
}

function Refinance({
  answers,
  assumptions,
  facts,
  known,
}: {
  readonly answers: Answers;
  readonly assumptions: Assumptions;
  readonly facts: EstimateFacts;
  readonly known: MyNumbers;
}) {
  const estimate = refinanceEstimate(answers, assumptions);
  const { balance, cash, plan, oldPayment, newPayment, withCash, breakEven, closingCosts, oldRatePercent } = estimate;
  if (!plan) {
    return (
      <Block title="Your home is paid off">
        <p>There is no loan to replace. A loan officer can tell you what a new one on it would cost.</p>
      </Block>
    );
  }
  const change = newPayment - oldPayment;
  return (
    <Block title="What would change">
      {balance > 0 ? (
        <p className={styles.big}>
          {usdWhole(Math.abs(change))} <span>{change < 0 ? 'less a month' : 'more a month'}</span>
        </p>
      ) : null}
      <Figures
        items={[
          ['Rate', rate(assumptions.ratePercent)],
          ['APR', rate(plan.aprPercent)],
          ['Break-even', breakEven === null ? 'None' : `${breakEven} months`],
        ]}
      />
      <Rows
        caption="Monthly payments of principal and interest, and costs"
        rows={[
          [`Balance of ${usdWhole(balance)} at ${rate(oldRatePercent)}`, usd(oldPayment)],
          [`The same balance at ${rate(assumptions.ratePercent)}`, usd(newPayment)],
          ...(cash > 0 ? ([[`With ${usdWhole(cash)} in cash added`, usd(withCash)]] as const) : []),
          [
            `Closing costs at ${percentText(assumptions.closingPercent)}, usual ${facts.closingRange}`,
            usd(closingCosts),
          ],
        ]}
      />
      <p>
        {breakEven === null
          ? 'At this rate the new loan costs as much as the old one or more each month, so savings never pay the costs. It may still be worth it for cash, or for a rate that no longer changes.'
          : `The savings have paid the closing costs after ${breakEven} months. If you move or refinance before then, you lose money.`}{' '}
        Refinancing may make your total finance charges higher over the life of the loan.
      </p>
      <p className="small">
        Both loans are counted over 30 years from today, so that the rates alone differ. The payment that you make now
        may be higher, because part of your term has passed. Taxes and insurance stay what they are and are not
        included.
      </p>
      <Terms plan={plan} facts={facts} mine={known.ratePercent !== undefined} />
    </Block>
  );
}

function Kinds({ loans }: { readonly loans: readonly FittingLoan[] }) {
  return (
    <Block title="Kinds of loan that may fit">
      <ul className={styles.kinds}>
        {loans.map(({ name, because, but }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{because}</p>
            <p className="small">
              <b>But:</b> {but}
            </p>
          </li>
        ))}
      </ul>
      <p className="small">We are not a government agency and do not act for the FHA or the VA.</p>
    </Block>
  );
}

/** The savings of an FHA loan's down payment, or null where there are none to name. */
function fhaPlanOf(answers: Answers, assumptions: Assumptions, facts: EstimateFacts): PaymentPlan | null {
  const { price } = purchaseEstimate(answers, assumptions);
  if (!(price > 0)) return null;
  return paymentPlan({
    kind: 'fha',
    vaUse: 'first',
    homePrice: price,
    downPayment: (price * facts.fhaDownPercent) / 100,
    ratePercent: assumptions.ratePercent,
    termMonths: 360,
    annualPropertyTax: 0,
    monthlyInsurance: 0,
    monthlyHoa: 0,
    pmiPercent: 0,
    chargesPercent: 1,
  });
}

/** What the answers come to: an estimate with its reasons, kinds of loan that may fit, and what to have ready. */
export function Estimate({ id, answers, facts }: EstimateProps) {
  const [known, setKnown] = useState<MyNumbers>(() => readMyNumbers(tabStorage));
  const county = Object.hasOwn(countyRates, known.county ?? '') ? (known.county ?? '') : '';
  const assumptions: Assumptions = {
    ...facts.assumptions,
    ratePercent: known.ratePercent ?? facts.assumptions.ratePercent,
    monthlyDebts: known.monthlyDebts ?? 0,
    taxPercent: countyRates[county] ?? facts.assumptions.taxPercent,
  };
  const place = county === '' ? 'as in the middle of Ohio’s counties' : `in ${county} County`;
  const shared = { answers, assumptions, facts, known };

  function choose(value: string) {
    writeMyNumbers(tabStorage, { county: value });
    setKnown(readMyNumbers(tabStorage));
  }

  return (
    <div className={styles.estimate}>
      <p className={styles.lead}>
        An <b>estimate</b> worked out from your answers. It is not a quote, an approval or an offer to lend, and nobody
        has seen it.
      </p>
      {id === 'purchase' ? <Purchase {...shared} place={place} /> : <Refinance {...shared} />}
      {id === 'purchase' ? (
        <p className={styles.county} data-print="no">
          <label htmlFor="estimate-county">County of the home, for its property tax</label>
          <select
            id="estimate-county"
            className={controls.input}
            value={county}
            onChange={(event) => choose(event.target.value)}
          >
            <Options choices={countyChoices} />
          </select>
        </p>
      ) : null}
      <Kinds loans={loansFor(id, answers, facts, id === 'purchase' ? fhaPlanOf(answers, assumptions, facts) : null)} />
      <Block title="What to have ready">
        <ul className={styles.ready}>
          {listFor(id, answers).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p data-print="no">
          <a href={facts.checklistPath}>The whole checklist</a>
        </p>
      </Block>
      <p data-print="no">
        <PlainButton onClick={() => window.print()}>Print this estimate</PlainButton>
      </p>
    </div>
  );
}
