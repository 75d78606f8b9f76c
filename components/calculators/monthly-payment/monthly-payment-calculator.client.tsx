'use client';

import { useCallback, useMemo } from 'react';
import { middleOf } from '@/components/calculators/kit/content';
import { Donut } from '@/components/calculators/kit/donut.client';
import { Field } from '@/components/calculators/kit/field.client';
import { FieldGroup } from '@/components/calculators/kit/field-group';
import { Later } from '@/components/calculators/kit/later.client';
import { NoScript } from '@/components/calculators/kit/no-script';
import { Notices } from '@/components/calculators/kit/notices.client';
import { Compare, usePins } from '@/components/calculators/kit/pins.client';
import { ResultBar } from '@/components/calculators/kit/result-bar.client';
import { CalculatorLayout, ResultPanel, resultId } from '@/components/calculators/kit/result-panel';
import { Schedule } from '@/components/calculators/kit/schedule.client';
import { WorkSection } from '@/components/calculators/kit/show-work';
import { Tools } from '@/components/calculators/kit/tools.client';
import { useCalculator } from '@/components/calculators/kit/use-calculator.client';
import { ButtonLink, MoreLink } from '@/components/ui/button';
import { CallOut } from '@/components/ui/call-out';
import type { ValuesOf } from '@/lib/calculators/definition';
import type { Part } from '@/lib/calculators/parts';
import { termText } from '@/lib/calculators/words';
import { homePriceFor, monthlyPayment, propertyTaxFor } from '@/lib/mortgage/monthly-payment';
import { usd } from '@/lib/numbers/format';
import type { MonthlyPaymentContent, MonthlyPaymentFields, MonthlyPaymentProps } from './content';
import { StateTax } from './state-tax';
import { basisOf, downPaymentNote, workOf } from './words';

type Values = ValuesOf<MonthlyPaymentFields>;

function loanOf(values: Values) {
  return { loan: Math.max(0, values.homePrice - values.downPayment) };
}

function resultsOf(values: Values) {
  const result = monthlyPayment(values);
  return [
    { label: 'Monthly payment', text: usd(result.monthlyPayment) },
    { label: 'Principal and interest', text: usd(result.principalAndInterest) },
    { label: 'Loan amount', text: usd(result.loanAmount) },
  ];
}

function partsOf(result: ReturnType<typeof monthlyPayment>, { parts }: MonthlyPaymentContent): readonly Part[] {
  return [
    {
      id: 'principalAndInterest',
      label: parts.principalAndInterest.label,
      value: result.principalAndInterest,
      tone: 1,
    },
    { id: 'propertyTax', label: parts.propertyTax.label, value: result.monthlyPropertyTax, tone: 2 },
    { id: 'insurance', label: parts.insurance.label, value: result.monthlyInsurance, tone: 3 },
    { id: 'hoa', label: parts.hoa.label, value: result.monthlyHoa, tone: 4 },
  ];
}

/** What a home costs a month, and what home a monthly payment affords. */
export function MonthlyPaymentCalculator({ content, schedule, withoutScript }: MonthlyPaymentProps) {
  const calculator = useCalculator<MonthlyPaymentFields>(content.fields);
  const { values, bind, change, solvedFrom } = calculator;
  const pinned = usePins('monthly-payment', calculator);
  const result = monthlyPayment(values);
  const parts = useMemo(() => partsOf(monthlyPayment(values), content), [values, content]);
  const middle = useMemo(() => middleOf(content.parts), [content]);

  const chooseState = useCallback(
    (_name: string, state: number | string) => {
      const tax = propertyTaxFor(values.homePrice, content.tax.ratePercent[state]);
      change({ state: String(state), annualPropertyTax: tax });
    },
    [change, content, values.homePrice],
  );
  const solve = useCallback(
    (_name: string, wanted: number | string) => {
      const payment = Number(wanted);
      change({ homePrice: homePriceFor({ ...values, monthlyPayment: payment }).homePrice }, payment);
    },
    [change, values],
  );

  const figure = usd(result.monthlyPayment);
  const refusal = solvedFrom === null ? content.noLoan : content.tooLow;
  const loan = result.monthlyPayment === null ? null : result.loanAmount;
  return (
    <>
      <CalculatorLayout>
        <form aria-label={content.form} onSubmit={(event) => event.preventDefault()}>
          <NoScript texts={withoutScript} />
          <Notices calculator={calculator} derived={loanOf} />
          <FieldGroup legend={content.groups.home}>
            <Field {...bind('homePrice')} />
            <Field {...bind('downPayment')} note={downPaymentNote(values)} />
          </FieldGroup>
          <FieldGroup legend={content.groups.loan}>
            <Field {...bind('termMonths')} note={termText(values.termMonths)} />
            <Field {...bind('ratePercent')} />
          </FieldGroup>
          <FieldGroup legend={content.groups.costs}>
            <Field {...bind('state')} onValue={chooseState}>
              <StateTax
                state={values.state}
                tax={content.tax}
                names={content.stateNames}
                homePrice={values.homePrice}
                annualTax={values.annualPropertyTax}
                onUse={(annualPropertyTax) => change({ annualPropertyTax })}
              />
            </Field>
            <Field {...bind('annualPropertyTax')} />
            <Field {...bind('monthlyInsurance')} />
            <Field {...bind('monthlyHoa')} />
          </FieldGroup>
          <FieldGroup legend={content.groups.target} hint={content.targetHint}>
            <Field
              name="payment"
              field={content.target}
              value={solvedFrom ?? result.monthlyPayment}
              onValue={solve}
              note={solvedFrom === null ? undefined : `A home price of ${usd(values.homePrice)}`}
            />
          </FieldGroup>
          <ResultBar label={content.target.label} figure={figure} target={resultId} />
        </form>
        <ResultPanel
          title={content.result}
          figure={figure}
          basis={basisOf(values, result)}
          spoken={
            result.monthlyPayment === null
              ? `${refusal.title}. ${refusal.text}`
              : `Monthly payment ${figure}${solvedFrom === null ? '' : `, home price ${usd(values.homePrice)}`}`
          }
          actions={
            <>
              <ButtonLink href={content.next.href}>{content.next.label}</ButtonLink>
              <MoreLink href={content.quote.href}>{content.quote.label}</MoreLink>
              <Tools calculator={calculator} onPin={pinned.pin} />
            </>
          }
        >
          <Donut
            parts={parts}
            title={content.chart}
            middle={middle}
            total={{ label: content.total, value: result.monthlyPayment }}
            instead={
              result.monthlyPayment === null ? (
                <CallOut tone="bad" title={refusal.title}>
                  <p>{refusal.text}</p>
                </CallOut>
              ) : undefined
            }
          />
        </ResultPanel>
      </CalculatorLayout>
      <Later>
        <Compare calculator={calculator} pinned={pinned} resultsOf={resultsOf} />
      </Later>
      <Schedule
        texts={schedule}
        principal={loan}
        ratePercent={values.ratePercent}
        termMonths={values.termMonths}
        extraMonthly={bind('extraMonthly')}
        extraOnce={bind('extraOnce')}
        extraOnceMonth={bind('extraOnceMonth')}
      />
      <WorkSection notes={content.work} steps={() => workOf(values, result, solvedFrom)} />
    </>
  );
}
