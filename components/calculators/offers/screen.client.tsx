'use client';

import { useMemo } from 'react';
import result from '@/components/calculators/answer/result.module.css';
import { ResultBar, resultId } from '@/components/calculators/answer/result-bar.client';
import { VerdictStrip } from '@/components/calculators/answer/verdict-strip';
import { AskLink } from '@/components/calculators/fields/ask-link.client';
import { fieldId } from '@/components/calculators/fields/choices.client';
import { NoScript } from '@/components/calculators/frame/no-script';
import { Notices } from '@/components/calculators/frame/notices.client';
import { Tools } from '@/components/calculators/frame/tools.client';
import { useCalculator } from '@/components/calculators/frame/use-calculator.client';
import { Costs } from '@/components/calculators/offers/sections/costs.later.client';
import { Difference } from '@/components/calculators/offers/sections/difference.later.client';
import { EstimatePages } from '@/components/calculators/offers/sections/estimate-pages.later.client';
import { OfferInputs, Stay } from '@/components/calculators/offers/sections/inputs.client';
import { OfferTable, OutcomeRow } from '@/components/calculators/offers/sections/offer-table';
import { OffersWork } from '@/components/calculators/offers/sections/work.later.client';
import { ButtonLink, PlainButton } from '@/components/ui/button';
import { useLeadFigures } from '@/components/ui/lead-figures.client';
import {
  type OffersContent,
  type OffersFields,
  type OffersProps,
  offerLetters,
} from '@/lib/calculators/content/offers';
import type { ValuesOf } from '@/lib/calculators/definition';
import { inputFigures } from '@/lib/calculators/lead-figures';
import { type Comparison, comparisonOf, offersVerdict, outcomeRows } from '@/lib/calculators/offers';
import { noValue } from '@/lib/numbers/format';
import styles from './offers.module.css';

type Values = ValuesOf<OffersFields>;

/** Every number empty, except how long the loan and the stay are. */
function emptied(fields: OffersFields): Partial<Values> {
  const numbers = Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'months' ? [] : [[name, 0] as const]));
  return Object.fromEntries(numbers) as Partial<Values>;
}

function Outcome({
  content: { outcome },
  comparison,
}: {
  readonly content: OffersContent;
  readonly comparison: Comparison;
}) {
  const rows = outcomeRows(comparison);
  return (
    <section className={styles.outcomes} id={resultId} tabIndex={-1} aria-labelledby="outcome">
      <h2 id="outcome">{outcome.title}</h2>
      <OfferTable caption={outcome.caption}>
        <OutcomeRow mark={outcome.apr.mark} label={outcome.apr.label} note={outcome.apr.note} cells={rows.apr} large />
        <OutcomeRow label={outcome.payment.label} note={outcome.payment.note} cells={rows.payment} />
        <OutcomeRow label={outcome.upfront.label} note={outcome.upfront.note} cells={rows.upfront} />
      </OfferTable>
      <p className="small">
        {outcome.note} <b>{outcome.higher}</b>
      </p>
    </section>
  );
}

/** Whether a field belongs to an offer that was typed, and to mortgage insurance that is paid. */
function isOfAnOffer(name: keyof OffersFields, values: Values): boolean {
  const letter = offerLetters.find((each) => name.endsWith(each));
  if (!letter) return true;
  if (values[`principal${letter}`] <= 0) return false;
  return !name.startsWith('insurance') || values[`insuranceMonthly${letter}`] > 0;
}

/** Two or three loan offers side by side: which is cheaper, from which month, and by how much over the stay. */
export function OffersCalculator({ content, withoutScript }: OffersProps) {
  const calculator = useCalculator<OffersFields>(content.fields);
  const { fields, values, bind, change } = calculator;
  const comparison = useMemo(() => comparisonOf(values), [values]);
  const verdict = offersVerdict(comparison);
  const { missing } = verdict;
  const { example } = content;
  const bar = missing
    ? { label: verdict.before, figure: noValue }
    : {
        label: `${verdict.plate} is ${comparison.offers.length === 2 ? 'cheaper' : 'cheapest'}`,
        figure: verdict.strong,
      };
  useLeadFigures(() =>
    missing
      ? null
      : { answer: { label: bar.label, text: bar.figure }, inputs: inputFigures(fields, values, isOfAnOffer) },
  );
  function clear() {
    change(emptied(fields));
    document.getElementById(fieldId(fields.principalA))?.focus();
  }
  return (
    <>
      <VerdictStrip
        plate={verdict.plate}
        verdict={
          <>
            {verdict.before}
            {verdict.strong ? <em>{verdict.strong}</em> : null}
            {verdict.after}
            {missing ? (
              <>
                {' '}
                <AskLink field={fields[`principal${missing}`]}>{content.fill}</AskLink>
              </>
            ) : null}
          </>
        }
        note={verdict.note}
        example={Object.entries(fields).every(([name, { initial }]) => values[name as keyof Values] === initial)}
        spoken={`${verdict.before}${verdict.strong}${verdict.after}`}
        unread={calculator.unread}
      />
      <div className={`section ${styles.section}`}>
        <div className={`wrap ${styles.layout}`}>
          <form aria-label={content.form} onSubmit={(event) => event.preventDefault()}>
            <NoScript texts={withoutScript} />
            <Notices calculator={calculator} />
            <p className={styles.example} data-print="no">
              {example.text}
              <PlainButton onClick={clear}>{example.clear}</PlainButton>
            </p>
            <OfferInputs content={content} values={values} bind={bind} />
            <p className="small">{content.fewer}</p>
            <Stay note={content.stay} bound={bind('stayMonths')} />
            <Outcome content={content} comparison={comparison} />
            <div className={result.actions} data-print="no">
              <ButtonLink href={content.next.href}>{content.next.label}</ButtonLink>
              <Tools calculator={calculator} />
            </div>
          </form>
          <EstimatePages texts={content.pages} />
        </div>
      </div>
      <Difference texts={content.chart} comparison={comparison} />
      <Costs content={content} comparison={comparison} values={values} />
      <OffersWork content={content} comparison={comparison} />
      <ResultBar {...bar} link={content.chart.link} target="difference" />
    </>
  );
}
