'use client';

import { useEffect, useMemo, useState } from 'react';
import { tabStorage } from '@/components/browser/tab-storage.client';
import {
  VerdictStrip,
  type VerdictStripProps,
  verdictText,
} from '@/components/calculators/answer/verdict-strip.client';
import { AskLink } from '@/components/calculators/fields/ask.client';
import { fieldId } from '@/components/calculators/fields/choices.client';
import { CountyField } from '@/components/calculators/fields/county-field.client';
import { Field, FieldGroup } from '@/components/calculators/fields/field.client';
import { CalculatorScreen } from '@/components/calculators/frame/calculator-screen.client';
import { type Calculator, useCalculator } from '@/components/calculators/frame/use-calculator.client';
import { useDatedMarket } from '@/components/calculators/memory/memory.client';
import { PlainButton } from '@/components/controls/button';
import { Deferred, lazyIsland } from '@/components/island/deferred.client';
import { costOf } from '@/lib/buying/monthly-costs';
import {
  type AffordabilityFacts,
  type Analysis,
  analysisOf,
  comfortablePrice,
  isFromSavings,
  withTies,
} from '@/lib/calculators/affordability/compute';
import { type AffordabilityFields, type AffordabilityValues, fields } from '@/lib/calculators/affordability/fields';
import {
  affordVerdict,
  homeText,
  levelTexts,
  noteText,
  resultsOf,
  savedNote,
  shortText,
  words,
} from '@/lib/calculators/affordability/words';
import { writeMyNumbers } from '@/lib/my-numbers';
import { noValue, percentText, usdWhole } from '@/lib/numbers/format';
import styles from './screen.module.css';

const Moves = lazyIsland('Moves', () => import('./sections/payments.client').then((it) => it.Moves));
const Results = lazyIsland('Results', () => import('./sections/results.client').then((it) => it.Results));
const LoanFold = lazyIsland('LoanFold', () => import('./sections/loan.client').then((it) => it.LoanFold));
const AffordabilityWork = lazyIsland('AffordabilityWork', () =>
  import('./sections/work.client').then((it) => it.AffordabilityWork),
);

type ScreenProps = {
  readonly calculator: Calculator<AffordabilityFields>;
  readonly analysis: Analysis;
  readonly facts: AffordabilityFacts;
};

/** Shown next to the verdict: a button for today’s rate, the home in mind, or what limits the price. */
function Note({ calculator, analysis, facts }: ScreenProps) {
  const { market, shares } = facts;
  const { rate } = market;
  const { home, shown, values } = analysis;
  if (calculator.example) {
    const today = { ...values, ratePercent: rate.ratePercent, pmiPercent: 0 };
    return (
      <>
        {percentText(values.ratePercent)} is below the {percentText(rate.ratePercent)} average of {rate.dayText}.{' '}
        <PlainButton onClick={() => calculator.change({ ratePercent: rate.ratePercent })}>
          Use {percentText(rate.ratePercent)}: {usdWhole(comfortablePrice(today, facts))}
        </PlainButton>
      </>
    );
  }
  if (home) {
    return (
      <>
        <b>
          Your {usdWhole(home.price)} {levelTexts[home.level]}:
        </b>{' '}
        {homeText(home)}
        {home.short > 0 ? ` You’re about ${usdWhole(home.short)} short of its cash.` : ''}
      </>
    );
  }
  return shown ? noteText(analysis, shares) : null;
}

function lacksSavings({ calculator, analysis }: Omit<ScreenProps, 'facts'>): boolean {
  return calculator.open.includes('saved') && isFromSavings(analysis.values);
}

function stripOf(props: ScreenProps): Omit<VerdictStripProps, 'status'> {
  const { calculator, analysis, facts } = props;
  const { values, shown, scale } = analysis;
  if (values.annualIncome <= 0) {
    return {
      plate: '?',
      verdict: 'What do you earn in a year?',
      ask: (
        <>
          <AskLink field={fields.annualIncome}>Fill it in</AskLink> to see your prices.
        </>
      ),
    };
  }
  if (lacksSavings(props)) {
    return {
      plate: '?',
      verdict: 'What have you saved for the home?',
      ask: <AskLink field={fields.saved}>Fill it in</AskLink>,
    };
  }
  const isExample = calculator.example;
  const plate = shown ? usdWhole(shown.price) : noValue;
  const verdict = affordVerdict(analysis, facts.market, isExample);
  const short = shortText(analysis);
  return {
    plate,
    verdict,
    spoken: shown ? `${plate} ${verdictText(verdict)}` : verdictText(verdict),
    ...(shown && { price: isExample ? 'example' : 'own' }),
    bad: scale.most === null,
    ...(isExample && { tag: 'Example household' }),
    ...(short !== null && { end: { text: short, bad: true } }),
    note: <Note {...props} />,
  };
}

/** The savings field and where the savings go, or the down payment field, with a switch between the two. */
function Funds({ calculator, analysis }: Omit<ScreenProps, 'facts'>) {
  const { fieldProps, change } = calculator;
  const { values, shown } = analysis;
  return (
    <div className={styles.funds}>
      {isFromSavings(values) ? (
        <>
          <Field key="saved" {...fieldProps('saved')} note={savedNote(analysis)} />
          <Field {...fieldProps('reserveMonths')}>
            <PlainButton onClick={() => change({ fundsMode: 'down', downPayment: shown?.downPayment ?? values.saved })}>
              I know my down payment
            </PlainButton>
          </Field>
        </>
      ) : (
        <Field key="down" {...fieldProps('downPayment')} note="Closing costs come on top of it.">
          <PlainButton onClick={() => change({ saved: values.saved || values.downPayment })}>
            Start from what I’ve saved
          </PlainButton>
        </Field>
      )}
    </div>
  );
}

/** Whether a field is included in a request for a call. */
function counts(name: keyof AffordabilityFields, values: AffordabilityValues): boolean {
  if (name === 'saved' || name === 'reserveMonths') return isFromSavings(values);
  if (name === 'vaUse') return values.kind === 'va';
  if (name === 'ohioHelp') return values.ohioHelp === 'Yes';
  if (name === 'homeInMind') return values.homeInMind > 0;
  return true;
}

function useReached(id: string): boolean {
  const [isReached, setIsReached] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsReached(entry.isIntersecting || entry.boundingClientRect.top < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isReached;
}

/** The home prices that an income supports, with every monthly cost included and closing paid from savings. */
export function AffordabilityCalculator({ facts: given }: { readonly facts: AffordabilityFacts }) {
  const facts = useDatedMarket(given);
  const { market } = facts;
  const first = useMemo(() => ({ ratePercent: market.rate.ratePercent, pmiPercent: 0 }), [market]);
  const calculator = useCalculator(fields, withTies, first);
  const { values, fieldProps, example } = calculator;
  const analysis = useMemo(() => analysisOf(values, facts), [values, facts]);
  const pins = {
    name: 'affordability',
    resultsOf: (pinned: AffordabilityValues) => resultsOf(analysisOf(pinned, facts)),
  } as const;
  const countedOf = (typed: AffordabilityValues): AffordabilityValues => {
    const { shown } = analysisOf(typed, facts);
    if (!shown) return typed;
    return {
      ...typed,
      downPayment: shown.downPayment,
      pmiPercent: shown.plan.insurance.annualPercent,
      monthlyPropertyTax: costOf(shown.month, 'tax'),
      monthlyInsurance: costOf(shown.month, 'insurance'),
    };
  };
  const { shown } = analysis;
  const rate = percentText(values.ratePercent);
  const tax = shown ? `Tax here is ${usdWhole(costOf(shown.month, 'tax'))} a month on ${usdWhole(shown.price)}.` : '';
  const income = fieldId(fields.annualIncome);
  const lacksIncome = calculator.open.includes('annualIncome');
  const sawPrices = useReached('scale');
  // The computed price goes along unless the visitor has a home in mind.
  useEffect(() => {
    function takePrice({ target }: MouseEvent): void {
      const leads = target instanceof Element && target.closest(`[href="${words.next[0].href}"]`) !== null;
      if (leads && shown && !example && !(values.homeInMind > 0)) writeMyNumbers(tabStorage, { price: shown.price });
    }
    document.addEventListener('click', takePrice);
    return () => document.removeEventListener('click', takePrice);
  }, [shown, example, values.homeInMind]);
  const label = example ? `Example, at ${rate}` : 'Comfortable to';
  return (
    <CalculatorScreen
      calculator={calculator}
      words={words}
      pins={pins}
      counts={counts}
      countedOf={countedOf}
      bar={{
        label: shown && shown.short > 0 ? 'Fits your income' : label,
        figure: values.annualIncome > 0 ? usdWhole(shown?.price ?? null) : noValue,
        ...(example
          ? { target: income, next: { label: 'Type your income', href: `#${income}` } }
          : shown && !sawPrices && { next: { label: 'See the three prices', href: '#scale' } }),
      }}
      strip={<VerdictStrip {...stripOf({ calculator, analysis, facts })} status={calculator} />}
      beside={
        <Deferred hasFields>
          <Results
            analysis={analysis}
            facts={facts}
            isExample={example}
            lacksIncome={lacksIncome}
            lacksSavings={lacksSavings({ calculator, analysis })}
            ohioField={fieldProps('ohioHelp')}
          />
        </Deferred>
      }
      sections={
        <Deferred>
          <Moves analysis={analysis} facts={facts} />
          <AffordabilityWork analysis={analysis} limits={market.income} />
        </Deferred>
      }
    >
      <FieldGroup>
        <Field
          {...fieldProps('annualIncome')}
          note={
            <>
              {lacksIncome ? null : <b>= {usdWhole(values.annualIncome / 12)} a month.</b>} Before taxes. You do not
              have to list alimony, child support or separate maintenance.
            </>
          }
        />
        <Funds calculator={calculator} analysis={analysis} />
        <CountyField
          {...fieldProps('county')}
          field={fields.county}
          limits={facts.countyLimits}
          note={
            analysis.typed.tax
              ? undefined
              : values.county === ''
                ? `We use the median county, ${percentText(market.taxPercent)} a year, until you choose yours.`
                : tax
          }
          follows
        />
        <Field {...fieldProps('monthlyDebts')} />
        <Field {...fieldProps('firstHome')} />
        <Field {...fieldProps('homeInMind')} />
      </FieldGroup>
      <Deferred hasFields>
        <LoanFold calculator={calculator} analysis={analysis} market={market} />
      </Deferred>
    </CalculatorScreen>
  );
}
