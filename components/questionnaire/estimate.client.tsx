'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Options } from '@/components/ui/choices';
import controls from '@/components/ui/control.module.css';
import { tabStorage } from '@/components/ui/tab-storage.client';
import { countyChoices } from '@/lib/counties';
import { countyRates } from '@/lib/county-figures';
import type { Answers } from '@/lib/forms/definition';
import { type PaymentPlan, paymentPlan } from '@/lib/mortgage/payment-plan';
import { type MyNumbers, readMyNumbers, writeMyNumbers } from '@/lib/my-numbers';
import type { QuestionnaireId } from '@/lib/questionnaire/definition';
import { type Assumptions, purchaseEstimate } from '@/lib/questionnaire/estimate';
import { type EstimateFacts, type FittingLoan, listFor, loansFor } from '@/lib/questionnaire/estimate-words';
import styles from './estimate.module.css';
import { Block } from './estimate-parts';
import { OwnFigure } from './own-figure.client';
import { PurchaseEstimate } from './purchase-estimate';
import { RefinanceEstimate } from './refinance-estimate';

export type EstimateProps = {
  readonly id: QuestionnaireId;
  readonly answers: Answers;
  readonly facts: EstimateFacts;
};

function Kinds({ loans }: { readonly loans: readonly FittingLoan[] }) {
  return (
    <Block title="Kinds of loan that may fit">
      <ul className={styles.kinds}>
        {loans.map(({ name, because, but }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{because}</p>
            <p className="small">
              <b>The catch:</b> {but}
            </p>
          </li>
        ))}
      </ul>
      <p className="small">We are not a government agency and do not act for the FHA or the VA.</p>
    </Block>
  );
}

/** The savings of an FHA loan's down payment, or null where there are none to name. */
function fhaPlanOf(answers: Answers, assumptions: Assumptions, facts: EstimateFacts): PaymentPlan | null {
  const { price } = purchaseEstimate(answers, assumptions);
  if (!(price > 0)) return null;
  return paymentPlan({
    kind: 'fha',
    vaUse: 'first',
    homePrice: price,
    downPayment: (price * facts.fhaDownPercent) / 100,
    ratePercent: assumptions.ratePercent,
    termMonths: 360,
    annualPropertyTax: 0,
    monthlyInsurance: 0,
    monthlyHoa: 0,
    pmiPercent: 0,
    chargesPercent: 1,
  });
}

/** The rate, the debts and the county that the estimate counts on, each to be changed; kept in this tab. */
function CountedOn({
  id,
  known,
  facts,
  county,
  onChange,
}: {
  readonly id: QuestionnaireId;
  readonly known: MyNumbers;
  readonly facts: EstimateFacts;
  readonly county: string;
  readonly onChange: (numbers: MyNumbers) => void;
}) {
  return (
    <Block title="What it counts on" onScreenAlone>
      <p className="small">Change a figure, and the estimate follows. They stay in this tab; nobody has seen them.</p>
      <div className={styles.counted}>
        <OwnFigure
          id="estimate-rate"
          field={{ kind: 'percent', label: 'Interest rate' }}
          value={known.ratePercent}
          without={`Example: ${facts.assumptions.ratePercent}%`}
          onType={(ratePercent) => onChange({ ratePercent })}
        />
        {id === 'purchase' ? (
          <>
            <OwnFigure
              id="estimate-debts"
              field={{ kind: 'money', label: 'Other debts a month' }}
              value={known.monthlyDebts}
              without="Cars, student loans, cards"
              onType={(monthlyDebts) => onChange({ monthlyDebts })}
            />
            <p>
              <label htmlFor="estimate-county">County of the home, for its property tax</label>
              <select
                id="estimate-county"
                className={controls.input}
                value={county}
                onChange={(event) => onChange({ county: event.target.value })}
              >
                <Options choices={countyChoices} />
              </select>
            </p>
          </>
        ) : null}
      </div>
    </Block>
  );
}

/** What the answers mean: an estimate with its reasons, kinds of loan that may fit, and what to have ready. */
export function Estimate({ id, answers, facts }: EstimateProps) {
  const [known, setKnown] = useState<MyNumbers>(() => readMyNumbers(tabStorage));
  const county = Object.hasOwn(countyRates, known.county ?? '') ? (known.county ?? '') : '';
  const assumptions: Assumptions = {
    ...facts.assumptions,
    ratePercent: known.ratePercent ?? facts.assumptions.ratePercent,
    monthlyDebts: known.monthlyDebts ?? 0,
    taxPercent: countyRates[county] ?? facts.assumptions.taxPercent,
  };
  const place = county === '' ? 'as in the middle of Ohio’s counties' : `in ${county} County`;
  const shared = { answers, assumptions, facts, ownRate: known.ratePercent !== undefined };

  function change(numbers: MyNumbers) {
    writeMyNumbers(tabStorage, numbers);
    setKnown((before) => ({ ...before, ...numbers }));
  }

  return (
    <div className={styles.estimate}>
      <p className={styles.lead}>
        An <b>estimate</b> worked out from your answers. It is not a quote, an approval or an offer to lend, and nobody
        has seen it.
      </p>
      {id === 'purchase' ? <PurchaseEstimate {...shared} place={place} /> : <RefinanceEstimate {...shared} />}
      <CountedOn id={id} known={known} facts={facts} county={county} onChange={change} />
      <Kinds loans={loansFor(id, answers, facts, id === 'purchase' ? fhaPlanOf(answers, assumptions, facts) : null)} />
      <Block title="What to have ready">
        <ul className={styles.ready}>
          {listFor(id, answers).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p data-print="no">
          <a href={facts.checklistPath}>The whole checklist</a>
        </p>
      </Block>
      <p className={styles.onward} data-print="no">
        <Button look="secondary" onClick={() => window.print()}>
          Print this estimate
        </Button>
        <a href={facts.call.path}>{facts.call.label}</a>
      </p>
    </div>
  );
}
