'use client';

import { useMemo } from 'react';
import type { VerdictStripProps } from '@/components/calculators/answer/verdict-strip';
import { AskLink } from '@/components/calculators/fields/ask-link.client';
import { CountyField } from '@/components/calculators/fields/county-field.client';
import { Field } from '@/components/calculators/fields/field.client';
import { FieldGroup } from '@/components/calculators/fields/field-group';
import { CalculatorScreen } from '@/components/calculators/frame/calculator-screen.client';
import { type Calculator, useCalculator } from '@/components/calculators/frame/use-calculator.client';
import { Later, laterCode } from '@/components/island/later.client';
import { PlainButton } from '@/components/ui/button';
import { affordInShort, affordVerdict, leftOutText, shareOfIncomeText } from '@/lib/calculators/affordability-verdict';
import type { LimitTexts } from '@/lib/counties';
import { noValue, usd, usdWhole } from '@/lib/numbers/format';
import { type AffordabilityFacts, type Analysis, analysisOf } from './analysis';
import { type AffordabilityFields, type AffordabilityValues, fields } from './fields';
import { rungTitles, words } from './words';

const Moves = laterCode('Moves', () => import('./sections/moves.client').then((it) => it.Moves));
const Payments = laterCode('Payments', () => import('./sections/payments.client').then((it) => it.Payments));
const PriceScale = laterCode('PriceScale', () => import('./sections/scale.client').then((it) => it.PriceScale));
const AffordabilityWork = laterCode('AffordabilityWork', () =>
  import('./sections/work.client').then((it) => it.AffordabilityWork),
);

/** The results of a scenario by the names of the screen. */
function resultsOf({ scale: { rungs, home }, rule }: Analysis) {
  return [
    { label: rungTitles.comfortable, text: usdWhole(rungs.comfortable?.price ?? null) },
    { label: rungTitles.stretch, text: usdWhole(rungs.stretch?.price ?? null) },
    { label: rungTitles.most, text: usdWhole(rungs.most?.price ?? null) },
    { label: words.payments.whole, text: usd((home ?? rungs.comfortable)?.total ?? null) },
    { label: 'Home price by the 28 percent rule', text: usd(rule.homePrice) },
    { label: 'Monthly payment by that rule', text: usd(rule.monthlyPayment) },
  ];
}

function stripOf({ scale, inputs }: Analysis): Omit<VerdictStripProps, 'status'> {
  const { verdict: texts } = words;
  if (inputs.annualIncome <= 0) {
    return {
      plate: '?',
      verdict: texts.question,
      ask: (
        <>
          <AskLink field={fields.annualIncome}>Fill it in</AskLink> and the scale appears.
        </>
      ),
    };
  }
  const leftOut = leftOutText(inputs);
  return {
    plate: scale.rungs.comfortable ? usdWhole(scale.rungs.comfortable.price) : noValue,
    bad: scale.rungs.most === null,
    verdict: affordVerdict(scale, inputs),
    note: leftOut ? (
      <>
        Not in it yet: {leftOut}. <AskLink field={fields.county}>{texts.countyAsk}</AskLink>
      </>
    ) : (
      `${texts.whole} ${shareOfIncomeText(scale)}`
    ),
  };
}

type TaxFieldsProps = {
  readonly calculator: Calculator<AffordabilityFields>;
  readonly limits: LimitTexts;
  /** Whether the county's rate counts: it has one, and no tax was typed. */
  readonly follows: boolean;
};

/** The county, whose rate follows the price along the scale, and a tax that takes its place once it is typed. */
function TaxFields({ calculator: { values, bind, change }, limits, follows }: TaxFieldsProps) {
  const { tax: texts } = words;
  const typed = values.monthlyPropertyTax > 0;
  return (
    <>
      <CountyField {...bind('county')} field={fields.county} limits={limits} note={texts.follows} follows={follows} />
      <Field {...bind('monthlyPropertyTax')} note={typed ? texts.own : undefined}>
        {typed ? (
          <PlainButton onClick={() => change({ monthlyPropertyTax: 0 })}>{texts.followAgain}</PlainButton>
        ) : null}
      </Field>
    </>
  );
}

/** The home prices that an income supports, with everything in the payment. */
export function AffordabilityCalculator({ facts }: { readonly facts: AffordabilityFacts }) {
  const { limits, phone } = facts;
  const calculator = useCalculator(fields);
  const { values, bind } = calculator;
  const analysis = useMemo(() => analysisOf(values, limits), [values, limits]);
  const pins = useMemo(
    () => ({
      name: 'affordability' as const,
      resultsOf: (pinned: AffordabilityValues) => resultsOf(analysisOf(pinned, limits)),
    }),
    [limits],
  );
  const { inputs, scale } = analysis;
  const { bar, link } = words.verdict;
  return (
    <CalculatorScreen
      calculator={calculator}
      phone={phone}
      words={words}
      pins={pins}
      bar={{ ...(values.annualIncome > 0 ? affordInShort(scale, inputs) : { label: bar, figure: noValue }), link }}
      strip={stripOf(analysis)}
      beside={
        <Later>
          <PriceScale analysis={analysis} shares={facts.shares} />
          <Payments analysis={analysis} phone={phone} />
        </Later>
      }
      sections={
        <Later>
          <Moves analysis={analysis} limits={limits} />
        </Later>
      }
      last={
        <Later>
          <AffordabilityWork analysis={analysis} limits={limits} />
        </Later>
      }
    >
      <FieldGroup legend={words.groups.household}>
        <Field {...bind('annualIncome')} />
        <Field {...bind('monthlyDebts')} />
        <Field {...bind('downPayment')} />
        <Field {...bind('homeInMind')} />
      </FieldGroup>
      <FieldGroup legend={words.groups.loan}>
        <Field {...bind('termMonths')} />
        <Field {...bind('ratePercent')} />
        <Field {...bind('pmiPercent')} />
        <TaxFields calculator={calculator} limits={facts.countyLimits} follows={inputs.taxPercent > 0} />
        <Field {...bind('monthlyInsurance')} />
      </FieldGroup>
    </CalculatorScreen>
  );
}
