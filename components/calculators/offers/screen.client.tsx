'use client';

import { Suspense, useMemo, useState } from 'react';
import { resultId } from '@/components/calculators/answer/answer.client';
import { VerdictStrip } from '@/components/calculators/answer/verdict-strip.client';
import { AskLink } from '@/components/calculators/fields/ask.client';
import { fieldId } from '@/components/calculators/fields/choices.client';
import { CalculatorScreen } from '@/components/calculators/frame/calculator-screen.client';
import { useCalculator } from '@/components/calculators/frame/use-calculator.client';
import { PlainButton } from '@/components/controls/button';
import { Deferred, lazyIsland } from '@/components/island/deferred.client';
import { type Comparison, comparisonOf, offersVerdict, outcomeLines } from '@/lib/calculators/offers/compute';
import {
  emptyOffers,
  fields,
  type OffersFields,
  type OffersValues,
  offerLetters,
} from '@/lib/calculators/offers/fields';
import { words } from '@/lib/calculators/offers/words';
import { noValue } from '@/lib/numbers/format';
import styles from './offers.module.css';
import { OfferInputs, Stay } from './sections/inputs.client';
import { OfferTable, OutcomeRow } from './sections/offer-table';

const Costs = lazyIsland('Costs', () => import('./sections/outlook.client').then((it) => it.Costs));
const Difference = lazyIsland('Difference', () => import('./sections/outlook.client').then((it) => it.Difference));
const EstimatePages = lazyIsland('EstimatePages', () =>
  import('./sections/outlook.client').then((it) => it.EstimatePages),
);
const Estimates = lazyIsland('Estimates', () => import('./estimate/estimates.client').then((it) => it.Estimates));
const OffersWork = lazyIsland('OffersWork', () => import('./sections/work.client').then((it) => it.OffersWork));

/** Whether a field belongs to a typed offer and, for mortgage insurance, to an offer that has it. */
function counts(name: keyof OffersFields, values: OffersValues): boolean {
  const letter = offerLetters.find((each) => name.endsWith(each));
  if (!letter) return true;
  if (values[`principal${letter}`] <= 0) return false;
  return !name.startsWith('insurance') || values[`insuranceMonthly${letter}`] > 0;
}

function Outcome({ comparison }: { readonly comparison: Comparison }) {
  return (
    <section className={`ruled ${styles.outcomes}`} id={resultId} tabIndex={-1} aria-labelledby="outcome">
      <h2 className="t-xl" id="outcome">
        The results
      </h2>
      <OfferTable caption="APR, payment and cash at the start of each offer">
        {outcomeLines(comparison).map((line, index) => (
          <OutcomeRow key={line.label} {...line} large={index === 0} />
        ))}
      </OfferTable>
      <p className="small">
        Payments do not include taxes and homeowner’s insurance. <b>Your actual payment will be higher.</b>
      </p>
    </section>
  );
}

/** Two or three loan offers side by side: which is cheaper, from which month, and by how much over the stay. */
export function OffersCalculator() {
  const calculator = useCalculator(fields);
  const { values, fieldProps, set } = calculator;
  const [reads, setReads] = useState(false);
  const comparison = useMemo(() => comparisonOf(values), [values]);
  const { plate, short, before, key, after, note, missing } = offersVerdict(comparison);
  function clear() {
    set(emptyOffers);
    document.getElementById(fieldId(fields.principalA))?.focus();
  }
  return (
    <CalculatorScreen
      calculator={calculator}
      words={words}
      counts={counts}
      bar={{
        ...(missing ? { label: before, figure: noValue } : { label: short, figure: key }),
        target: 'difference',
      }}
      strip={
        <VerdictStrip
          plate={plate}
          verdict={{ before, key, after }}
          ask={missing ? <AskLink field={fields[missing]}>Fill it in</AskLink> : null}
          note={note}
          status={calculator}
        />
      }
      wide
      beside={
        <Deferred>
          <EstimatePages />
        </Deferred>
      }
      sections={
        <Deferred>
          <Difference comparison={comparison} />
          <Costs values={values} comparison={comparison} />
          <OffersWork comparison={comparison} />
        </Deferred>
      }
    >
      <p className={`btns small ${styles.example}`} data-print="no">
        {calculator.untouched ? 'Three example offers. Type yours over them.' : null}
        <PlainButton onClick={clear}>Clear the offers</PlainButton>
        {reads ? null : <PlainButton onClick={() => setReads(true)}>Read mine from PDF files</PlainButton>}
      </p>
      {reads ? (
        <Suspense>
          <Estimates onInputs={set} callHref="/contact-us#call" />
        </Suspense>
      ) : null}
      <OfferInputs values={values} fieldProps={fieldProps} onChange={set} />
      <p className="small">Only two offers? Clear the third loan amount.</p>
      <Stay bound={fieldProps('stayMonths')} />
      <Outcome comparison={comparison} />
    </CalculatorScreen>
  );
}
