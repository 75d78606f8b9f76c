'use client';

import { useMemo, useState } from 'react';
import { AmountField } from '@/components/calculators/fields/amount-field.client';
import { fieldId } from '@/components/calculators/fields/choices.client';
import { CountyField } from '@/components/calculators/fields/county-field.client';
import { Field, FieldGroup } from '@/components/calculators/fields/field.client';
import { CalculatorScreen } from '@/components/calculators/frame/calculator-screen.client';
import { useCalculator } from '@/components/calculators/frame/use-calculator.client';
import { useDatedMarket } from '@/components/calculators/memory/memory.client';
import { Deferred, lazyIsland } from '@/components/island/deferred.client';
import { isFromSavings } from '@/lib/buying/buyer';
import {
  needsInsurance,
  type Payment,
  type PaymentFacts,
  paymentOf,
  withDependents,
} from '@/lib/calculators/payment/compute';
import { fields, type PaymentFields, type PaymentValues } from '@/lib/calculators/payment/fields';
import {
  downPaymentNote,
  insuranceAssumption,
  resultsOf,
  savingsNote,
  taxNote,
  words,
} from '@/lib/calculators/payment/words';
import { countyState } from '@/lib/counties';
import { aprText } from '@/lib/mortgage/apr';
import { percentText, usd, usdWhole } from '@/lib/numbers/format';
import { Answer, StateTaxAnnouncer, slicesOf } from './sections/answer.client';
import answerStyles from './sections/answer.module.css';

const Ring = lazyIsland('Ring', () => import('@/components/calculators/charts/ring.client').then((it) => it.Ring));
const Schedule = lazyIsland('Schedule', () =>
  import('@/components/calculators/schedule/schedule.client').then((it) => it.Schedule),
);
const Outlook = lazyIsland('Outlook', () => import('./sections/outlook.client').then((it) => it.Outlook));
const Kinds = lazyIsland('Kinds', () => import('./sections/kinds.client').then((it) => it.Kinds));
const MoreDetails = lazyIsland('MoreDetails', () =>
  import('./sections/more-details.client').then((it) => it.MoreDetails),
);
const PaymentWork = lazyIsland('PaymentWork', () => import('./sections/work.client').then((it) => it.PaymentWork));

/** Whether a field is included in a request for a call; extra payments are not. */
function counts(name: keyof PaymentFields, values: PaymentValues): boolean {
  if (name === 'vaUse') return values.kind === 'va';
  if (name === 'stayMonths') return values.stayMonths !== fields.stayMonths.initial;
  if (name === 'pmiPercent') return needsInsurance(values);
  if (name === 'saved' || name === 'reserveMonths') return isFromSavings(values);
  return !['extraMonthly', 'extraOnce', 'extraOnceMonth'].includes(name);
}

/** Whose numbers the answer uses; empty once place and rate are the visitor's own. */
function tagOf({ values, assumed, plan, refusal }: Payment, { market }: PaymentFacts): string {
  if (refusal) return '';
  if (assumed.taxPercent > 0) return 'Example: median Ohio county';
  const apr = `${percentText(values.ratePercent)}, APR ${aprText(plan.aprPercent)}`;
  if (values.ratePercent === market.rate.ratePercent) return `Average rate ${apr}`;
  return values.ratePercent === fields.ratePercent.initial ? `Example rate ${apr}` : '';
}

export function PaymentCalculator({ facts: given }: { readonly facts: PaymentFacts }) {
  const facts = useDatedMarket(given);
  const first = useMemo(() => ({ ratePercent: facts.market.rate.ratePercent }), [facts]);
  const calculator = useCalculator(fields, withDependents, first);
  const { values, fieldProps, change, solvedFrom } = calculator;
  const payment = useMemo(() => paymentOf(values, facts), [values, facts]);
  const slices = useMemo(() => slicesOf(payment), [payment]);
  const { plan, month, hasPayment } = payment;
  const none = !hasPayment;
  const [only, setOnly] = useState(false);
  const pins = {
    name: 'monthly-payment',
    resultsOf: (pinned: PaymentValues) => resultsOf(paymentOf(pinned, facts)),
  } as const;
  const countedOf = (typed: PaymentValues) => paymentOf(typed, facts).values;
  // With a down payment in dollars, links and pins leave out the percentage.
  const setDownPayment = (patch: Readonly<Record<string, number | string>>) =>
    calculator.set(patch.downUnit === 'percent' ? patch : { ...patch, downPercent: fields.downPercent.initial });

  const takeDown = (amount: number) => setDownPayment({ downUnit: 'dollars', downPayment: amount, downPercent: 0 });

  const { homePrice, state } = values;
  const { downPayment } = payment.values;
  const fromSavings = isFromSavings(values);
  const figure = usd(none ? null : only ? plan.principalAndInterest : month.total);
  const refusal = solvedFrom === null ? words.noLoan : words.tooLow;
  const name = only ? 'Principal and interest' : 'Each month, all in';
  const answer = only ? `Principal and interest ${figure} a month` : `${figure} a month, all in`;
  const drawn = none ? [] : only ? slices.slice(0, 1) : slices;
  return (
    <CalculatorScreen
      calculator={calculator}
      words={words}
      pins={pins}
      counts={counts}
      countedOf={countedOf}
      bar={{ label: name, figure, segments: drawn }}
      panel={{
        title: only ? 'Principal and interest only' : words.result,
        figure,
        tag: tagOf(payment, facts),
        ring: (
          <Deferred>
            <Ring className={answerStyles.ring} slices={drawn} title="Monthly payment by part" />
          </Deferred>
        ),
        spoken: none
          ? `${refusal.title}. ${refusal.text}`
          : `${answer}${solvedFrom === null ? '' : `, home price ${usd(homePrice)}`}`,
        children: (
          <Answer
            payment={payment}
            slices={slices}
            notes={{ tax: taxNote(payment), insurance: insuranceAssumption(payment.assumed.insurancePercent) }}
            only={only}
            onOnly={setOnly}
            refusal={refusal}
            onFix={takeDown}
            onCounty={
              payment.assumed.taxPercent > 0 ? () => document.getElementById(fieldId(fields.county))?.focus() : null
            }
          />
        ),
      }}
      more={
        <Deferred hasFields>
          <MoreDetails calculator={calculator} payment={payment} facts={facts} />
        </Deferred>
      }
      sections={
        <>
          <Deferred hasFields>
            <Kinds calculator={calculator} payment={payment} market={facts.market} onDown={takeDown} />
          </Deferred>
          <Deferred>
            <Outlook payment={payment} facts={facts} />
          </Deferred>
          <div className="section">
            <div className="wrap">
              <Deferred hasFields>
                <Schedule
                  loan={{
                    principal: none ? 0 : plan.loan,
                    ratePercent: values.ratePercent,
                    termMonths: values.termMonths,
                  }}
                  calculator={calculator}
                  folded
                />
                <PaymentWork payment={payment} solvedFrom={solvedFrom} taxSource={facts.tax.source} />
              </Deferred>
            </div>
          </div>
        </>
      }
    >
      <FieldGroup>
        <Field {...fieldProps('kind')} note={<a href="#kinds">Not sure? See all three</a>} />
        {values.kind === 'va' ? <Field {...fieldProps('vaUse')} /> : null}
        <Field {...fieldProps('homePrice')} slider="wide" />
        <AmountField
          unit={fieldProps('downUnit')}
          dollars={{ ...fieldProps('downPayment'), value: downPayment }}
          percent={fieldProps('downPercent')}
          whole={homePrice}
          ofWhat="of the price"
          slider="wide"
          aside={values.downUnit === 'percent' ? usd(downPayment) : downPaymentNote(payment.values)}
          follows={fromSavings}
          note={fromSavings ? savingsNote(payment) : undefined}
          problem={
            homePrice > 0 && downPayment >= homePrice && solvedFrom === null
              ? `Enter less than the price, ${usdWhole(homePrice)}. This is ${usdWhole(downPayment)}.`
              : undefined
          }
          onChange={setDownPayment}
        />
        <CountyField
          name="county"
          field={fields.county}
          value={values.county}
          state={state === 'NONE' ? countyState : state}
          {...(state === 'NONE' && { empty: 'Choose your county' })}
          limits={facts.countyLimits}
          onValue={(_name, county) => change({ state: countyState, county })}
        />
        <StateTaxAnnouncer values={values} />
      </FieldGroup>
    </CalculatorScreen>
  );
}
