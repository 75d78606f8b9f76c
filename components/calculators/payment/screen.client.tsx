'use client';

import { useCallback, useEffect, useMemo, useState } from 'react';
import { Ring } from '@/components/calculators/charts/ring.client';
import { AmountField } from '@/components/calculators/fields/amount-field.client';
import { fieldId } from '@/components/calculators/fields/choices.client';
import { CountyField } from '@/components/calculators/fields/county-field.client';
import { Field } from '@/components/calculators/fields/field.client';
import { FieldGroup } from '@/components/calculators/fields/field-group';
import { CalculatorScreen } from '@/components/calculators/frame/calculator-screen.client';
import { type Calculator, useCalculator } from '@/components/calculators/frame/use-calculator.client';
import { Later, laterCode } from '@/components/island/later.client';
import { Fold } from '@/components/ui/fold';
import { taxFollowsPrice, taxRateOf } from '@/lib/calculators/property-tax';
import { spokenText, termText } from '@/lib/calculators/words';
import { countyState } from '@/lib/counties';
import { homePriceFor } from '@/lib/mortgage/monthly-payment';
import { percentText, usd, usdWhole } from '@/lib/numbers/format';
import { type PaymentFields, type PaymentValues, paymentFields, targetField } from './fields';
import { type Payment, type PaymentFacts, paymentOf, withDependents } from './plan';
import { Answer, slicesOf } from './sections/answer.client';
import answerStyles from './sections/answer.module.css';
import { StateTax, StateTaxAnnouncer, taxNote } from './sections/state-tax';
import { aprText, basisOf, downPaymentNote, insuranceAssumption, resultsOf, words } from './words';

const Schedule = laterCode('Schedule', () =>
  import('@/components/calculators/schedule/schedule.client').then((it) => it.Schedule),
);
const Cash = laterCode('Cash', () => import('./sections/cash.client').then((it) => it.Cash));
const Terms = laterCode('Terms', () => import('./sections/terms.client').then((it) => it.Terms));
const PaymentWork = laterCode('PaymentWork', () => import('./sections/work.client').then((it) => it.PaymentWork));
const YearsChart = laterCode('YearsChart', () => import('./sections/years-chart.client').then((it) => it.YearsChart));

/** Whether mortgage insurance is due on a conventional loan. */
function needsInsurance({ kind, homePrice, downPayment }: PaymentValues): boolean {
  return kind === 'conventional' && downPayment < 0.2 * homePrice;
}

/** Whether a field goes along with a request for a call; the down payment does in dollars, extra payments do not. */
function counts(name: keyof PaymentFields, values: PaymentValues): boolean {
  if (name === 'vaUse') return values.kind === 'va';
  if (name === 'pmiPercent') return needsInsurance(values);
  return !['downUnit', 'downPercent', 'taxTie', 'insuranceTie', 'extraMonthly', 'extraOnce', 'extraOnceMonth'].includes(
    name,
  );
}

type TargetProps = { readonly calculator: Calculator<PaymentFields>; readonly payment: Payment };

/** Whose numbers the answer counts; empty once the place and the rate are the visitor's own. */
function tagOf({ values, assumed, plan }: Payment, fields: PaymentFields): string {
  if (assumed.taxPercent > 0) return 'Example: median Ohio county';
  if (values.ratePercent !== fields.ratePercent.initial) return '';
  return `Example rate ${percentText(values.ratePercent)}, APR ${aprText(plan.aprPercent)}`;
}

/** The inputs of the way back to a price: insurance that is a share of the price is counted with the tax. */
function withInsuranceInTax(
  values: PaymentValues,
  { insurancePercent }: PaymentFacts['assumed'],
  taxPercent: number | undefined,
) {
  if (insurancePercent === 0) return { ...values, taxPercent };
  if (taxPercent !== undefined) return { ...values, monthlyInsurance: 0, taxPercent: taxPercent + insurancePercent };
  return {
    ...values,
    annualPropertyTax: 0,
    monthlyInsurance: values.annualPropertyTax / 12,
    taxPercent: insurancePercent,
  };
}

/** The fields that most people leave as they are: open on wide screens, and closed on a phone. */
function MoreDetails({ calculator, payment, facts }: TargetProps & { readonly facts: PaymentFacts }) {
  const { bind, change } = calculator;
  const { values, assumed } = payment;
  const [open, setOpen] = useState<boolean | null>(null);
  useEffect(() => setOpen(window.matchMedia('(min-width: 62rem)').matches), []);
  const { termMonths, ratePercent, monthlyInsurance } = values;
  const insurance = monthlyInsurance > 0 ? `, ${spokenText('money', monthlyInsurance)} insurance` : '';
  return (
    <form aria-label={words.groups.details} onSubmit={(event) => event.preventDefault()}>
      <Fold
        summary={words.groups.details}
        aside={`${termText(termMonths)}, ${percentText(ratePercent)}${insurance}`}
        openWhenWide={open === null}
        open={open ?? false}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <FieldGroup>
          <Field {...bind('termMonths')} note={termText(termMonths)} />
          <Field {...bind('ratePercent')} />
          <Field {...bind('annualPropertyTax')} value={values.annualPropertyTax}>
            <StateTax payment={payment} tax={facts.tax} onUse={change} />
          </Field>
          <Field
            {...bind('monthlyInsurance')}
            value={values.monthlyInsurance}
            note={insuranceAssumption(assumed.insurancePercent) || undefined}
          />
          <Field {...bind('monthlyHoa')} />
          {needsInsurance(values) ? (
            <Field {...bind('pmiPercent')} note="Of the loan, a year; asked for under 20% down" />
          ) : null}
        </FieldGroup>
        <Fold summary={words.groups.state}>
          <Field {...bind('state')} />
        </Fold>
        <Target calculator={calculator} payment={payment} />
      </Fold>
    </form>
  );
}

/** Works back from a payment to the price of the home. */
function Target({ calculator: { change, solvedFrom }, payment }: TargetProps) {
  const { values, assumed } = payment;
  const { total, mortgageInsurance } = payment.plan.whole;
  const solve = useCallback(
    (_name: string, wanted: number | string) => {
      const monthlyPayment = Number(wanted);
      const rate = assumed.taxPercent || (taxFollowsPrice(values) ? taxRateOf(values)?.percent : undefined);
      const { homePrice } = homePriceFor({ ...withInsuranceInTax(values, assumed, rate), monthlyPayment });
      change({ homePrice }, monthlyPayment);
    },
    [change, values, assumed],
  );
  return (
    <div data-print="no">
      <Fold summary={words.target}>
        <p className="small">{words.targetHint}</p>
        <Field
          name="payment"
          field={targetField}
          value={solvedFrom ?? (total === null ? null : total - mortgageInsurance)}
          onValue={solve}
          note={solvedFrom === null ? undefined : `A home price of ${usd(values.homePrice)}`}
        />
      </Fold>
    </div>
  );
}

/** What a home costs a month, and what home a monthly payment affords. */
export function PaymentCalculator({ facts }: { readonly facts: PaymentFacts }) {
  const fields = useMemo(() => paymentFields(facts.pmiPercent), [facts]);
  const calculator = useCalculator(fields, withDependents);
  const { values, bind, change, solvedFrom } = calculator;
  const payment = useMemo(() => paymentOf(values, facts), [values, facts]);
  const slices = useMemo(() => slicesOf(payment), [payment]);
  const { whole, loan } = payment.plan;
  const none = whole.total === null;
  const [only, setOnly] = useState(false);
  const pins = useMemo(
    () => ({
      name: 'monthly-payment' as const,
      resultsOf: (pinned: PaymentValues) => resultsOf(paymentOf(pinned, facts).plan),
    }),
    [facts],
  );
  const countedOf = useCallback((typed: PaymentValues) => paymentOf(typed, facts).values, [facts]);
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
        ring: <Ring className={answerStyles.ring} slices={drawn} title="Monthly payment by part" />,
        basis: basisOf(values, payment.plan),
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
      more={<MoreDetails calculator={calculator} payment={payment} facts={facts} />}
      sections={
        <Later>
          <Terms payment={payment} />
          <YearsChart payment={payment} />
          <Cash payment={payment} closing={facts.closing} />
        </Later>
      }
      last={
        <Later hasFields>
          <Schedule
            loan={{
              principal: none ? null : loan,
              ratePercent: values.ratePercent,
              termMonths: values.termMonths,
            }}
            calculator={calculator}
            folded
            hideChartInPrint
          />
          <PaymentWork payment={payment} solvedFrom={solvedFrom} taxSource={facts.tax.source} />
        </Later>
      }
    >
      <FieldGroup>
        <Field {...bind('kind')} />
        {values.kind === 'va' ? <Field {...bind('vaUse')} /> : null}
        <Field {...bind('homePrice')} slider="wide" />
        <AmountField
          unit={bind('downUnit')}
          dollars={bind('downPayment')}
          percent={bind('downPercent')}
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
