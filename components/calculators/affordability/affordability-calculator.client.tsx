'use client';

import { useMemo } from 'react';
import { middleOf } from '@/components/calculators/kit/content';
import { Donut } from '@/components/calculators/kit/donut.client';
import { Field } from '@/components/calculators/kit/field.client';
import { FieldGroup } from '@/components/calculators/kit/field-group';
import { Later } from '@/components/calculators/kit/later.client';
import { NoScript } from '@/components/calculators/kit/no-script';
import { Notices } from '@/components/calculators/kit/notices.client';
import { Compare, usePins } from '@/components/calculators/kit/pins.client';
import { ResultBar } from '@/components/calculators/kit/result-bar.client';
import { CalculatorLayout, ResultPanel, ResultRows, resultId } from '@/components/calculators/kit/result-panel';
import { Schedule } from '@/components/calculators/kit/schedule.client';
import { WorkSection } from '@/components/calculators/kit/show-work';
import { Tools } from '@/components/calculators/kit/tools.client';
import { useCalculator } from '@/components/calculators/kit/use-calculator.client';
import { ButtonLink, MoreLink } from '@/components/ui/button';
import { CallOut } from '@/components/ui/call-out';
import type { ValuesOf } from '@/lib/calculators/definition';
import type { Part } from '@/lib/calculators/parts';
import { termText } from '@/lib/calculators/words';
import { affordability } from '@/lib/mortgage/affordability';
import { usd } from '@/lib/numbers/format';
import type { AffordabilityContent, AffordabilityFields, AffordabilityProps } from './content';
import { Rules } from './rules';
import { basisOf, workOf } from './words';

type Values = ValuesOf<AffordabilityFields>;

function resultsOf(values: Values) {
  const result = affordability(values);
  return [
    { label: 'Home price', text: usd(result.homePrice) },
    { label: 'Loan amount', text: usd(result.loanAmount) },
    { label: 'Monthly payment', text: usd(result.monthlyPayment) },
  ];
}

function partsOf(values: Values, { parts }: AffordabilityContent): readonly Part[] {
  return [
    { id: 'loan', label: parts.loan.label, value: affordability(values).loanAmount, tone: 1 },
    { id: 'down', label: parts.down.label, value: values.downPayment, tone: 3 },
  ];
}

/** The home price that an income supports. */
export function AffordabilityCalculator({ content, schedule, withoutScript }: AffordabilityProps) {
  const calculator = useCalculator<AffordabilityFields>(content.fields);
  const { values, bind } = calculator;
  const pinned = usePins('affordability', calculator);
  const result = affordability(values);
  const parts = useMemo(() => partsOf(values, content), [values, content]);
  const middle = useMemo(() => middleOf(content.parts), [content]);
  const price = usd(result.homePrice);
  const { refusal } = content;
  return (
    <>
      <CalculatorLayout>
        <form aria-label={content.form} onSubmit={(event) => event.preventDefault()}>
          <NoScript texts={withoutScript} />
          <Notices calculator={calculator} />
          <FieldGroup legend={content.groups.money}>
            <Field {...bind('annualIncome')} />
            <Field {...bind('monthlyDebts')} />
            <Field {...bind('downPayment')} />
          </FieldGroup>
          <FieldGroup legend={content.groups.loan}>
            <Field {...bind('ratePercent')} />
            <Field {...bind('termMonths')} note={termText(values.termMonths)} />
            <Field {...bind('pmiPercent')} />
          </FieldGroup>
          <FieldGroup legend={content.groups.costs}>
            <Field {...bind('monthlyInsurance')} />
            <Field {...bind('monthlyPropertyTax')} />
          </FieldGroup>
          <ResultBar label={content.bar} figure={price} target={resultId} />
        </form>
        <ResultPanel
          title={content.result}
          figure={price}
          basis={basisOf(values, result)}
          spoken={
            result.qualifies
              ? `Home price ${price}, loan amount ${usd(result.loanAmount)}, monthly payment ${usd(result.monthlyPayment)}`
              : refusal.text
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
            total={{ label: content.total, value: result.homePrice }}
            instead={
              result.qualifies ? undefined : (
                <CallOut tone="bad" title={refusal.title}>
                  <p>{refusal.text}</p>
                  <p>
                    {refusal.soften} <a href={refusal.phone.href}>{refusal.phone.display}</a>
                  </p>
                </CallOut>
              )
            }
          />
          <ResultRows
            caption={content.payment.label}
            lines={[
              {
                label: content.payment.label,
                note: content.payment.note,
                text: usd(result.monthlyPayment),
                negative: result.monthlyPayment < 0,
              },
            ]}
          />
        </ResultPanel>
      </CalculatorLayout>
      <Later>
        <Rules texts={content.rules} values={values} />
      </Later>
      <Later>
        <Compare calculator={calculator} pinned={pinned} resultsOf={resultsOf} />
      </Later>
      <Schedule
        texts={schedule}
        principal={result.qualifies ? result.loanAmount : null}
        ratePercent={values.ratePercent}
        termMonths={values.termMonths}
        extraMonthly={bind('extraMonthly')}
        extraOnce={bind('extraOnce')}
        extraOnceMonth={bind('extraOnceMonth')}
      />
      <WorkSection notes={content.work} steps={() => workOf(values, result)} />
    </>
  );
}
