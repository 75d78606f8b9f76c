'use client';

import { useMemo, useState } from 'react';
import { Moves } from '@/components/calculators/affordability/sections/moves.later.client';
import { Payments } from '@/components/calculators/affordability/sections/payments.later.client';
import { PriceScale } from '@/components/calculators/affordability/sections/scale.later.client';
import { AffordabilityWork } from '@/components/calculators/affordability/sections/work.later.client';
import { AskLink } from '@/components/calculators/fields/ask-link.client';
import { CountyField } from '@/components/calculators/fields/county-field.client';
import { Field } from '@/components/calculators/fields/field.client';
import { FieldGroup } from '@/components/calculators/fields/field-group';
import { CalculatorScreen } from '@/components/calculators/frame/screen.client';
import { type Calculator, useCalculator } from '@/components/calculators/frame/use-calculator.client';
import { PlainButton } from '@/components/ui/button';
import { type Scale, type ScaleInputs, scaleOf } from '@/lib/calculators/affordability-scale';
import { affordInShort, affordVerdict, leftOutText, shareOfIncomeText } from '@/lib/calculators/affordability-verdict';
import type {
  AffordabilityContent,
  AffordabilityFields,
  AffordabilityProps,
  AffordabilityValues,
} from '@/lib/calculators/content/affordability';
import { withCounties } from '@/lib/calculators/property-tax';
import { affordability } from '@/lib/mortgage/affordability';
import { noValue, usd, usdWhole } from '@/lib/numbers/format';
import { countyTaxOf, inputsOf } from './inputs';

/** The results of a scenario by the names of the screen; a stable function for each content. */
function useResultsOf(content: AffordabilityContent) {
  const [resultsOf] = useState(() => (values: AffordabilityValues) => {
    const { rungs, home } = scaleOf(inputsOf(values), content.limits);
    const result = affordability(values);
    return [
      { label: content.scale.rungs.comfortable.title, text: usdWhole(rungs.comfortable?.price ?? null) },
      { label: content.scale.rungs.stretch.title, text: usdWhole(rungs.stretch?.price ?? null) },
      { label: content.scale.rungs.most.title, text: usdWhole(rungs.most?.price ?? null) },
      { label: content.payments.whole, text: usd((home ?? rungs.comfortable)?.total ?? null) },
      { label: 'Home price by the 28 percent rule', text: usd(result.homePrice) },
      { label: 'Monthly payment by that rule', text: usd(result.monthlyPayment) },
    ];
  });
  return resultsOf;
}

function verdictOf(content: AffordabilityContent, scale: Scale, inputs: ScaleInputs) {
  const { verdict: texts, fields } = content;
  if (inputs.annualIncome <= 0) {
    return {
      plate: '?',
      verdict: (
        <>
          {texts.question} <AskLink field={fields.annualIncome}>Fill it in</AskLink> and the scale appears.
        </>
      ),
      spoken: texts.question,
    };
  }
  const { before, key, after } = affordVerdict(scale, inputs);
  const leftOut = leftOutText(inputs);
  return {
    plate: scale.rungs.comfortable ? usdWhole(scale.rungs.comfortable.price) : noValue,
    bad: scale.rungs.most === null,
    verdict: (
      <>
        {before}
        <em>{key}</em>
        {after}
      </>
    ),
    note: leftOut ? (
      <>
        Not in it yet: {leftOut}. <AskLink field={fields.county}>{texts.countyAsk}</AskLink>
      </>
    ) : (
      `${texts.whole} ${shareOfIncomeText(scale)}`
    ),
    spoken: `${before}${key}${after}`,
  };
}

type TaxFieldsProps = { readonly content: AffordabilityContent; readonly calculator: Calculator<AffordabilityFields> };

/** The county, whose rate follows the price along the scale, and a tax that takes its place once it is typed. */
function TaxFields({ content, calculator: { fields, values, bind, change } }: TaxFieldsProps) {
  const { tax: texts } = content;
  const typed = values.monthlyPropertyTax > 0;
  const follows = countyTaxOf(values) > 0 && !typed;
  return (
    <>
      <CountyField
        {...bind('county')}
        field={fields.county}
        limits={content.countyLimits}
        note={texts.follows}
        follows={follows}
      />
      <Field {...bind('monthlyPropertyTax')} note={typed ? texts.own : undefined}>
        {typed ? (
          <PlainButton onClick={() => change({ monthlyPropertyTax: 0 })}>{texts.followAgain}</PlainButton>
        ) : null}
      </Field>
    </>
  );
}

/** The home prices that an income supports, with everything in the payment. */
export function AffordabilityCalculator({ content, withoutScript }: AffordabilityProps) {
  const fields = useMemo(() => withCounties(content.fields), [content]);
  const calculator = useCalculator<AffordabilityFields>(fields);
  const { values, bind } = calculator;
  const resultsOf = useResultsOf(content);
  const inputs = inputsOf(values);
  const scale = scaleOf(inputs, content.limits);
  const { bar, link } = content.verdict;
  return (
    <CalculatorScreen
      calculator={calculator}
      name="affordability"
      texts={content}
      withoutScript={withoutScript}
      resultsOf={resultsOf}
      bar={{ ...(values.annualIncome > 0 ? affordInShort(scale, inputs) : { label: bar, figure: noValue }), link }}
      verdict={verdictOf(content, scale, inputs)}
      parts={
        <>
          <PriceScale content={content} values={values} />
          <Payments content={content} values={values} />
        </>
      }
      sections={<Moves content={content} values={values} />}
      work={<AffordabilityWork content={content} values={values} />}
    >
      <FieldGroup legend={content.groups.household}>
        <Field {...bind('annualIncome')} />
        <Field {...bind('monthlyDebts')} />
        <Field {...bind('downPayment')} />
        <Field {...bind('homeInMind')} />
      </FieldGroup>
      <FieldGroup legend={content.groups.loan}>
        <Field {...bind('termMonths')} />
        <Field {...bind('ratePercent')} />
        <Field {...bind('pmiPercent')} />
        <TaxFields content={content} calculator={calculator} />
        <Field {...bind('monthlyInsurance')} />
      </FieldGroup>
    </CalculatorScreen>
  );
}
