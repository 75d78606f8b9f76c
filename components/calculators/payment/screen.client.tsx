'use client';

import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { Fold } from '@/components/calculators/answer/fold';
import type { ResultBarProps } from '@/components/calculators/answer/result-bar.client';
import { AmountField } from '@/components/calculators/fields/amount-field.client';
import { CountyField } from '@/components/calculators/fields/county-field.client';
import { Field } from '@/components/calculators/fields/field.client';
import { FieldGroup } from '@/components/calculators/fields/field-group';
import { PanelScreen } from '@/components/calculators/frame/panel-screen.client';
import { useCalculator } from '@/components/calculators/frame/use-calculator.client';
import { Answer } from '@/components/calculators/payment/sections/answer.client';
import { Cash } from '@/components/calculators/payment/sections/cash.later.client';
import { PartsRing } from '@/components/calculators/payment/sections/parts-ring.later.client';
import sections from '@/components/calculators/payment/sections/sections.module.css';
import { StateTax, StateTaxAnnouncer, taxNote } from '@/components/calculators/payment/sections/state-tax';
import { Terms } from '@/components/calculators/payment/sections/terms.later.client';
import { PaymentWork } from '@/components/calculators/payment/sections/work.later.client';
import { YearsChart } from '@/components/calculators/payment/sections/years-chart.later.client';
import type { MonthlyPaymentFields, MonthlyPaymentProps } from '@/lib/calculators/content/monthly-payment';
import { taxFollowsPrice, taxRateOf, withPlaces } from '@/lib/calculators/property-tax';
import { termText } from '@/lib/calculators/words';
import { countyState } from '@/lib/counties';
import { homePriceFor, monthlyPayment } from '@/lib/mortgage/monthly-payment';
import type { PaymentPlan } from '@/lib/mortgage/payment-plan';
import { usd, usdWhole } from '@/lib/numbers/format';
import { taxRates } from '@/lib/state-rates';
import { type PaymentValues, planOf } from './plan';
import { withTiedAmounts } from './tied-amounts';
import { basisOf, downPaymentNote, resultsOf as resultsFor } from './words';

function loanOf(values: PaymentValues) {
  return { loan: Math.max(0, values.homePrice - values.downPayment) };
}

/** Whether nothing but the loan is known of what the home costs a month. */
function isBare({ state, annualPropertyTax, monthlyInsurance, monthlyHoa }: PaymentValues): boolean {
  return state === 'NONE' && annualPropertyTax === 0 && monthlyInsurance === 0 && monthlyHoa === 0;
}

/** The parts of the figure in the bar, in the colors of the ring. */
function stripOf({ whole }: PaymentPlan, only: boolean): ResultBarProps['strip'] {
  const loan = { value: whole.principalAndInterest, tone: 1 } as const;
  if (only || whole.total === null) return [loan];
  return [
    loan,
    { value: whole.propertyTax, tone: 2 },
    { value: whole.mortgageInsurance, tone: 5 },
    { value: whole.insurance, tone: 3 },
    { value: whole.dues, tone: 4 },
  ];
}

/** Whether a field counts in the payment at these values; the down payment goes along in dollars, extra payments not at all. */
function counts(name: keyof MonthlyPaymentFields, { kind, homePrice, downPayment }: PaymentValues): boolean {
  if (name === 'vaUse') return kind === 'va';
  if (name === 'pmiPercent') return kind === 'conventional' && downPayment < 0.2 * homePrice;
  return !['downUnit', 'downPercent', 'taxTie', 'extraMonthly', 'extraOnce', 'extraOnceMonth'].includes(name);
}

/** What a home costs a month, and what home a monthly payment affords. */
export function MonthlyPaymentCalculator({ content, schedule, withoutScript }: MonthlyPaymentProps) {
  const fields = useMemo<MonthlyPaymentFields>(() => withPlaces(content.fields), [content]);
  const calculator = useCalculator(fields, withTiedAmounts);
  const { values, bind, change, solvedFrom } = calculator;
  const { chargesPercent } = content;
  const plan = planOf(values, content);
  const result = monthlyPayment(values);
  const bare = isBare(values);
  const [asked, setAsked] = useState<boolean | null>(null);
  const only = asked ?? bare;

  const solve = useCallback(
    (_name: string, wanted: number | string) => {
      const payment = Number(wanted);
      const taxPercent = taxFollowsPrice(values, taxRates) ? taxRateOf(values, taxRates)?.percent : undefined;
      change({ homePrice: homePriceFor({ ...values, monthlyPayment: payment, taxPercent }).homePrice }, payment);
    },
    [change, values],
  );
  const resultsOf = useCallback((pinned: PaymentValues) => resultsFor(planOf(pinned, content)), [content]);
  const askCounty = () => {
    // The list is disabled until then.
    flushSync(() => change({ state: countyState }));
    document.getElementById(`in-${content.fields.county.share}`)?.focus();
  };

  // In dollars the percentage is left out of links and pins.
  const setDownPayment = (patch: Readonly<Record<string, number | string>>) =>
    calculator.set(patch.downUnit === 'percent' ? patch : { ...patch, downPercent: fields.downPercent.initial });

  const figure = usd(only ? plan.whole.principalAndInterest : plan.whole.total);
  const refusal = solvedFrom === null ? content.noLoan : content.tooLow;
  const price = usd(values.homePrice);
  const name = only ? 'Principal and interest' : 'Each month, all in';
  const { kind, homePrice, downPayment } = values;
  const problem =
    homePrice > 0 && downPayment >= homePrice && solvedFrom === null
      ? `Enter less than the price, ${usdWhole(homePrice)}. This is ${usdWhole(downPayment)}.`
      : undefined;
  const enough = plan.insurance.endMonth === 0;
  return (
    <PanelScreen
      calculator={calculator}
      name="monthly-payment"
      texts={content}
      schedule={schedule}
      withoutScript={withoutScript}
      derived={loanOf}
      resultsOf={resultsOf}
      counts={counts}
      bar={{ label: name, figure, link: 'What’s in it', strip: stripOf(plan, only) }}
      result={{
        title: only ? 'Principal and interest only' : content.result,
        figure,
        basis: basisOf(values, plan),
        spoken:
          plan.whole.total === null
            ? `${refusal.title}. ${refusal.text}`
            : `${only ? `Principal and interest ${figure} a month` : `${figure} a month, all in`}${solvedFrom === null ? '' : `, home price ${price}`}`,
        children: (
          <Answer
            values={values}
            plan={plan}
            taxNote={taxNote(values)}
            only={only}
            onOnly={setAsked}
            refusal={refusal}
            onCounty={bare ? askCounty : null}
          />
        ),
      }}
      sections={
        <>
          <div className={plan.whole.total === null ? undefined : sections.later} data-print="no">
            <Terms values={values} chargesPercent={chargesPercent} />
            <YearsChart values={values} chargesPercent={chargesPercent} />
            <Cash values={values} chargesPercent={chargesPercent} closing={content.closing} />
          </div>
          <PartsRing content={content} values={values} />
        </>
      }
      loan={{
        principal: plan.whole.total === null ? null : plan.loan,
        ratePercent: values.ratePercent,
        termMonths: values.termMonths,
      }}
      drawnByScript
      work={
        <PaymentWork notes={content.work} values={values} chargesPercent={chargesPercent} solvedFrom={solvedFrom} />
      }
    >
      <FieldGroup legend={content.groups.loan}>
        <Field {...bind('kind')} />
        <Field {...bind('homePrice')} />
        <AmountField
          unit={bind('downUnit')}
          dollars={bind('downPayment')}
          percent={bind('downPercent')}
          whole={homePrice}
          ofWhat="of the price"
          aside={values.downUnit === 'percent' ? usd(downPayment) : downPaymentNote(values)}
          problem={problem}
          onChange={setDownPayment}
        />
        <Field {...bind('termMonths')} note={termText(values.termMonths)} />
        <Field {...bind('ratePercent')} />
      </FieldGroup>
      <FieldGroup legend={content.groups.costs}>
        <Field {...bind('state')} />
        <CountyField
          name="county"
          field={fields.county}
          value={values.county}
          state={values.state}
          limits={content.countyLimits}
          onValue={bind('county').onValue}
        />
        <StateTaxAnnouncer values={values} />
        <Field {...bind('annualPropertyTax')}>
          <StateTax values={values} texts={content} onUse={change} />
        </Field>
        <Field {...bind('monthlyInsurance')} />
        <Field {...bind('monthlyHoa')} />
        <Field
          {...bind('pmiPercent')}
          disabled={kind !== 'conventional' || (enough && values.pmiPercent > 0)}
          note={
            kind === 'conventional'
              ? enough && values.pmiPercent > 0
                ? 'Not needed: 20% down'
                : 'Of the loan, a year; asked for under 20% down'
              : kind === 'fha'
                ? 'An FHA loan has a premium of its own'
                : 'A VA loan has none'
          }
        />
        <Field {...bind('vaUse')} disabled={kind !== 'va'} note={kind === 'va' ? undefined : 'VA loans alone'} />
      </FieldGroup>
      <div data-print="no">
        <Fold summary={content.groups.target}>
          <p className="small">{content.targetHint}</p>
          <Field
            name="payment"
            field={content.target}
            value={solvedFrom ?? result.monthlyPayment}
            onValue={solve}
            note={solvedFrom === null ? undefined : `A home price of ${price}`}
          />
        </Fold>
      </div>
    </PanelScreen>
  );
}
