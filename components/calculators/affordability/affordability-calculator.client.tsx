'use client';

import { useMemo } from 'react';
import { Donut } from '@/components/calculators/kit/donut.client';
import { Field } from '@/components/calculators/kit/field.client';
import { FieldGroup } from '@/components/calculators/kit/field-group';
import { ResultRows } from '@/components/calculators/kit/result-panel';
import { CalculatorScreen } from '@/components/calculators/kit/screen.client';
import { useCalculator } from '@/components/calculators/kit/use-calculator.client';
import { CallOut } from '@/components/ui/call-out';
import type {
  AffordabilityContent,
  AffordabilityFields,
  AffordabilityProps,
} from '@/lib/calculators/content/affordability';
import type { ValuesOf } from '@/lib/calculators/definition';
import { middleOf, type Part } from '@/lib/calculators/parts';
import { termText } from '@/lib/calculators/words';
import { affordability } from '@/lib/mortgage/affordability';
import { usd } from '@/lib/numbers/format';
import { Rules } from './rules.later.client';
import { basisOf } from './words';
import { AffordabilityWork } from './work.later.client';

type Values = ValuesOf<AffordabilityFields>;

function resultsOf(values: Values) {
  const result = affordability(values);
  return [
    { label: 'Home price', text: usd(result.homePrice) },
    { label: 'Loan amount', text: usd(result.loanAmount) },
    { label: 'Monthly payment', text: usd(result.monthlyPayment) },
  ];
}

function Refusal({ texts }: { readonly texts: AffordabilityContent['refusal'] }) {
  return (
    <CallOut tone="bad" title={texts.title}>
      <p>{texts.text}</p>
      <p>
        {texts.soften} <a href={texts.phone.href}>{texts.phone.display}</a>
      </p>
    </CallOut>
  );
}

/** The ring of the price, and the payment under it. */
function Figures({ content, values }: { readonly content: AffordabilityContent; readonly values: Values }) {
  const { downPayment } = values;
  const { homePrice, loanAmount, monthlyPayment, qualifies } = affordability(values);
  const parts = useMemo<readonly Part[]>(
    () => [
      { id: 'loan', label: content.parts.loan.label, value: loanAmount, tone: 1 },
      { id: 'down', label: content.parts.down.label, value: downPayment, tone: 3 },
    ],
    [content, loanAmount, downPayment],
  );
  const middle = useMemo(() => middleOf(content.parts), [content]);
  return (
    <>
      <Donut
        parts={parts}
        title={content.chart}
        middle={middle}
        total={{ label: content.total, value: homePrice }}
        instead={qualifies ? undefined : <Refusal texts={content.refusal} />}
      />
      <ResultRows
        caption={content.payment.label}
        lines={[{ ...content.payment, text: usd(monthlyPayment), negative: monthlyPayment < 0 }]}
      />
    </>
  );
}

/** The home price that an income supports. */
export function AffordabilityCalculator({ content, schedule, withoutScript }: AffordabilityProps) {
  const calculator = useCalculator<AffordabilityFields>(content.fields);
  const { values, bind } = calculator;
  const result = affordability(values);
  const price = usd(result.homePrice);
  return (
    <CalculatorScreen
      calculator={calculator}
      name="affordability"
      texts={content}
      schedule={schedule}
      withoutScript={withoutScript}
      resultsOf={resultsOf}
      bar={{ label: content.bar, figure: price }}
      result={{
        title: content.result,
        figure: price,
        basis: basisOf(values, result),
        spoken: result.qualifies
          ? `Home price ${price}, loan amount ${usd(result.loanAmount)}, monthly payment ${usd(result.monthlyPayment)}`
          : content.refusal.text,
        children: <Figures content={content} values={values} />,
      }}
      sections={<Rules texts={content.rules} values={values} />}
      loan={{
        principal: result.qualifies ? result.loanAmount : null,
        ratePercent: values.ratePercent,
        termMonths: values.termMonths,
      }}
      work={<AffordabilityWork notes={content.work} values={values} />}
    >
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
    </CalculatorScreen>
  );
}
