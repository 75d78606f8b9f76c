'use client';

import { useMemo } from 'react';
import type { VerdictStripProps } from '@/components/calculators/answer/answer.client';
import { AskLink } from '@/components/calculators/fields/ask.client';
import { CountyField } from '@/components/calculators/fields/county-field.client';
import { Field, FieldGroup } from '@/components/calculators/fields/field.client';
import { CalculatorScreen } from '@/components/calculators/frame/calculator-screen.client';
import { useCalculator } from '@/components/calculators/frame/use-calculator.client';
import { PlainButton } from '@/components/controls/button';
import { Deferred, lazyIsland } from '@/components/island/deferred.client';
import { type AffordabilityFacts, type Analysis, analysisOf, withTies } from '@/lib/calculators/affordability/compute';
import { type AffordabilityFields, type AffordabilityValues, fields } from '@/lib/calculators/affordability/fields';
import {
  affordInShort,
  affordVerdict,
  leftOutText,
  rungTitles,
  shareOfIncomeText,
  words,
} from '@/lib/calculators/affordability/words';
import { noValue, percentText, usd, usdWhole } from '@/lib/numbers/format';

const Moves = lazyIsland('Moves', () => import('./sections/payments.client').then((it) => it.Moves));
const Payments = lazyIsland('Payments', () => import('./sections/payments.client').then((it) => it.Payments));
const PriceScale = lazyIsland('PriceScale', () => import('./sections/scale.client').then((it) => it.PriceScale));
const AffordabilityWork = lazyIsland('AffordabilityWork', () =>
  import('./sections/work.client').then((it) => it.AffordabilityWork),
);

/** The results of a scenario by the names of the screen. */
function resultsOf({ scale: { rungs }, shown, rule }: Analysis) {
  return [
    { label: rungTitles.comfortable, text: usdWhole(rungs.comfortable?.price ?? null) },
    { label: rungTitles.stretch, text: usdWhole(rungs.stretch?.price ?? null) },
    { label: rungTitles.most, text: usdWhole(rungs.most?.price ?? null) },
    { label: 'What you would pay each month', text: usd(shown.total) },
    { label: 'Home price by the 28 percent rule', text: usd(rule.homePrice) },
    { label: 'Monthly payment by that rule', text: usd(rule.monthlyPayment) },
  ];
}

function stripOf({ scale, inputs, assumed, values }: Analysis): Omit<VerdictStripProps, 'status'> {
  if (inputs.annualIncome <= 0) {
    return {
      plate: '?',
      verdict: 'What do you earn in a year?',
      ask: (
        <>
          <AskLink field={fields.annualIncome}>Fill it in</AskLink> and the scale appears.
        </>
      ),
    };
  }
  const leftOut = leftOutText(inputs);
  const place = values.county && `${usdWhole(inputs.annualIncome)} in ${values.county} County`;
  const tag = assumed.taxPercent > 0 ? 'Example: median Ohio county' : place;
  return {
    plate: scale.rungs.comfortable ? usdWhole(scale.rungs.comfortable.price) : noValue,
    bad: scale.rungs.most === null,
    verdict: affordVerdict(scale, inputs),
    ...(tag && { tag }),
    note: leftOut ? (
      <>
        Not in it yet: {leftOut}. <AskLink field={fields.county}>Choose your county</AskLink>
      </>
    ) : (
      `All in: loan, tax, insurance. ${shareOfIncomeText(scale)}`
    ),
  };
}

/** What an assumed amount is: "Assumed, 1.05% a year at $262,100, until you type your own." */
function assumedText(percent: number, price: number): string {
  return `Assumed, ${percentText(percent)} a year at ${usdWhole(price)}, until you type your own.`;
}

/** Whether a field goes along with a request for a call. */
function counts(name: keyof AffordabilityFields): boolean {
  return name !== 'taxMode' && name !== 'insuranceMode';
}

/** The home prices that an income supports, with everything in the payment. */
export function AffordabilityCalculator({ facts }: { readonly facts: AffordabilityFacts }) {
  const { limits, phone } = facts;
  const calculator = useCalculator(fields, withTies);
  const { values, fieldProps, change } = calculator;
  const analysis = useMemo(() => analysisOf(values, facts), [values, facts]);
  const pins = {
    name: 'affordability',
    resultsOf: (pinned: AffordabilityValues) => resultsOf(analysisOf(pinned, facts)),
  } as const;
  const countedOf = (typed: AffordabilityValues) => {
    const { propertyTax, insurance } = analysisOf(typed, facts).shown;
    return { ...typed, monthlyPropertyTax: propertyTax, monthlyInsurance: insurance };
  };
  const { inputs, scale, shown, assumed } = analysis;
  const hasCounty = values.county !== '';
  const follows = inputs.taxPercent > 0;
  return (
    <CalculatorScreen
      calculator={calculator}
      phone={phone}
      words={words}
      pins={pins}
      counts={counts}
      countedOf={countedOf}
      bar={{
        ...(values.annualIncome > 0
          ? affordInShort(scale, inputs)
          : { label: 'A home you can afford', figure: noValue }),
        link: 'The scale',
      }}
      strip={stripOf(analysis)}
      beside={
        <Deferred>
          <PriceScale analysis={analysis} shares={facts.shares} />
          <Payments analysis={analysis} phone={phone} />
        </Deferred>
      }
      sections={
        <Deferred>
          <Moves analysis={analysis} limits={limits} />
        </Deferred>
      }
      last={
        <Deferred>
          <AffordabilityWork analysis={analysis} limits={limits} />
        </Deferred>
      }
    >
      <FieldGroup legend="Your household">
        <Field {...fieldProps('annualIncome')} />
        <CountyField
          {...fieldProps('county')}
          field={fields.county}
          limits={facts.countyLimits}
          note={hasCounty && follows ? 'Its tax follows the price along the scale.' : undefined}
          follows
        />
        <Field {...fieldProps('monthlyDebts')} />
        <Field {...fieldProps('downPayment')} />
        <Field {...fieldProps('homeInMind')} />
      </FieldGroup>
      <FieldGroup legend="The loan and the home">
        <Field {...fieldProps('termMonths')} />
        <Field {...fieldProps('ratePercent')} />
        <Field {...fieldProps('pmiPercent')} />
        <Field
          {...fieldProps('monthlyPropertyTax')}
          value={shown.propertyTax}
          follows={follows}
          note={
            assumed.taxPercent > 0
              ? assumedText(assumed.taxPercent, shown.price)
              : follows
                ? 'Follows the price. Type your own to use that instead.'
                : 'Yours. It counts in place of the county’s rate.'
          }
        >
          {hasCounty && !follows ? (
            <PlainButton onClick={() => change({ taxMode: 'follows', monthlyPropertyTax: 0 })}>
              Follow the county again
            </PlainButton>
          ) : null}
        </Field>
        <Field
          {...fieldProps('monthlyInsurance')}
          value={shown.insurance}
          follows={assumed.insurancePercent > 0}
          {...(assumed.insurancePercent > 0 && { note: assumedText(assumed.insurancePercent, shown.price) })}
        />
      </FieldGroup>
    </CalculatorScreen>
  );
}
