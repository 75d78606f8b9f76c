'use client';

import { useMemo, useState } from 'react';
import { AmountField } from '@/components/calculators/fields/amount-field.client';
import { fieldId } from '@/components/calculators/fields/choices.client';
import { CountyField } from '@/components/calculators/fields/county-field.client';
import { Field, FieldGroup } from '@/components/calculators/fields/field.client';
import { CalculatorScreen } from '@/components/calculators/frame/calculator-screen.client';
import { useCalculator } from '@/components/calculators/frame/use-calculator.client';
import { Deferred, lazyIsland } from '@/components/island/deferred.client';
import {
  needsInsurance,
  type Payment,
  type PaymentFacts,
  paymentOf,
  withDependents,
} from '@/lib/calculators/payment/compute';
import { type PaymentFields, type PaymentValues, paymentFields } from '@/lib/calculators/payment/fields';
import { downPaymentNote, insuranceAssumption, resultsOf, taxNote, words } from '@/lib/calculators/payment/words';
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
const MoreDetails = lazyIsland('MoreDetails', () =>
  import('./sections/more-details.client').then((it) => it.MoreDetails),
);
const PaymentWork = lazyIsland('PaymentWork', () => import('./sections/work.client').then((it) => it.PaymentWork));

/** Whether a field goes along with a request for a call; the down payment does in dollars, extra payments do not. */
function counts(name: keyof PaymentFields, values: PaymentValues): boolean {
  if (name === 'vaUse') return values.kind === 'va';
  if (name === 'pmiPercent') return needsInsurance(values);
  return ![
    'downUnit',
    'downPercent',
    'taxMode',
    'insuranceMode',
    'extraMonthly',
    'extraOnce',
    'extraOnceMonth',
  ].includes(name);
}

/** Whose numbers the answer counts; empty once the place and the rate are the visitor's own. */
function tagOf({ values, assumed, plan }: Payment, fields: PaymentFields): string {
  if (assumed.taxPercent > 0) return 'Example: median Ohio county';
  if (values.ratePercent !== fields.ratePercent.initial) return '';
  return `Example rate ${percentText(values.ratePercent)}, APR ${aprText(plan.aprPercent)}`;
}

/** What a home costs a month, and what home a monthly payment affords. */
export function PaymentCalculator({ facts }: { readonly facts: PaymentFacts }) {
  const fields = useMemo(() => paymentFields(facts.pmiPercent), [facts]);
  const calculator = useCalculator(fields, withDependents);
  const { values, fieldProps, change, solvedFrom } = calculator;
  const payment = useMemo(() => paymentOf(values, facts), [values, facts]);
  const slices = useMemo(() => slicesOf(payment), [payment]);
  const { whole, loan } = payment.plan;
  const none = whole.total === null;
  const [only, setOnly] = useState(false);
  const pins = {
    name: 'monthly-payment',
    resultsOf: (pinned: PaymentValues) => resultsOf(paymentOf(pinned, facts).plan),
  } as const;
  const countedOf = (typed: PaymentValues) => paymentOf(typed, facts).values;
  // In dollars the percentage is left out of links and pins.
  const setDownPayment = (patch: Readonly<Record<string, number | string>>) =>
    calculator.set(patch.downUnit === 'percent' ? patch : { ...patch, downPercent: fields.downPercent.initial });

  const { homePrice, downPayment, state } = values;
  const figure = usd(only ? whole.principalAndInterest : whole.total);
  const refusal = solvedFrom === null ? words.noLoan : words.tooLow;
  const name = only ? 'Principal and interest' : 'Each month, all in';
  const answer = only ? `Principal and interest ${figure} a month` : `${figure} a month, all in`;
  const drawn = none ? [] : only ? slices.slice(0, 1) : slices;
  return (
    <CalculatorScreen
      calculator={calculator}
      phone={facts.phone}
      words={words}
      pins={pins}
      counts={counts}
      countedOf={countedOf}
      bar={{ label: name, figure, link: 'What’s in it', segments: drawn }}
      panel={{
        title: only ? 'Principal and interest only' : words.result,
        figure,
        tag: tagOf(payment, fields),
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
            notes={{ tax: taxNote(payment), home: insuranceAssumption(payment.assumed.insurancePercent) }}
            only={only}
            onOnly={setOnly}
            refusal={refusal}
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
        <Deferred>
          <Outlook payment={payment} closing={facts.closing} />
        </Deferred>
      }
      last={
        <div className="section">
          <div className="wrap">
            <Deferred hasFields>
              <Schedule
                loan={{
                  principal: none ? 0 : loan,
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
      }
    >
      <FieldGroup>
        <Field {...fieldProps('kind')} />
        {values.kind === 'va' ? <Field {...fieldProps('vaUse')} /> : null}
        <Field {...fieldProps('homePrice')} slider="wide" />
        <AmountField
          unit={fieldProps('downUnit')}
          dollars={fieldProps('downPayment')}
          percent={fieldProps('downPercent')}
          whole={homePrice}
          ofWhat="of the price"
          slider="wide"
          aside={values.downUnit === 'percent' ? usd(downPayment) : downPaymentNote(values)}
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
