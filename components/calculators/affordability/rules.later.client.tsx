'use client';

import { memo, useRef } from 'react';
import { ResultRows } from '@/components/calculators/kit/result-panel';
import { useLater } from '@/components/calculators/kit/use-later.client';
import type { AffordabilityContent, AffordabilityFields } from '@/lib/calculators/content/affordability';
import type { ValuesOf } from '@/lib/calculators/definition';
import { affordability } from '@/lib/mortgage/affordability';
import { ruleAffordability } from '@/lib/mortgage/affordability-rule';
import { usd } from '@/lib/numbers/format';
import styles from './rules.module.css';

type RulesProps = {
  readonly texts: AffordabilityContent['rules'];
  readonly values: ValuesOf<AffordabilityFields>;
};

const Cards = memo(function Cards({ texts, values }: RulesProps) {
  const { first, second } = texts;
  const figure = affordability(values);
  const rule = ruleAffordability(values);
  const costs = values.monthlyPropertyTax + values.monthlyInsurance;
  return (
    <div className={styles.cards}>
      <div className={styles.card}>
        <h3>{first.title}</h3>
        <p className={`big ${styles.price}`}>{usd(figure.homePrice)}</p>
        <p>{first.text}</p>
        <ResultRows
          caption={first.title}
          lines={[
            { label: second.housing, text: usd(rule.housingLimit) },
            { label: first.debts, text: usd(-values.monthlyDebts) },
            {
              label: second.loanPart,
              text: usd(figure.affordablePayment),
              negative: figure.affordablePayment < 0,
            },
            ...(figure.qualifies ? [{ label: first.pmi, text: usd(-figure.pmi) }] : []),
            { label: second.loan, text: usd(figure.loanAmount) },
          ]}
        />
      </div>
      <div className={styles.card}>
        <h3>{second.title}</h3>
        <p className={`big ${styles.price}`}>{usd(rule.homePrice)}</p>
        <p>{second.text}</p>
        <ResultRows
          caption={second.title}
          lines={[
            { label: second.housing, text: usd(rule.housingLimit) },
            { label: second.debts, text: usd(rule.debtLimit), negative: rule.debtLimit < 0 },
            { label: second.budget, text: usd(rule.budget) },
            { label: second.costs, text: usd(costs) },
            ...(rule.monthlyPmi > 0 ? [{ label: second.pmi, note: second.pmiNote, text: usd(rule.monthlyPmi) }] : []),
            { label: second.loanPart, text: usd(rule.principalAndInterest) },
            { label: second.loan, text: usd(rule.loanAmount) },
          ]}
        />
        {rule.qualifies ? null : <p className={styles.none}>{second.refusal}</p>}
      </div>
    </div>
  );
});

/** The figure of this calculator beside the stricter 28/36 rule, each with its calculation. */
export function Rules({ texts, values }: RulesProps) {
  const section = useRef<HTMLElement>(null);
  return (
    <section ref={section} className={`section sky ${styles.section}`} aria-labelledby="rules">
      <div className="wrap">
        <div className="head">
          <h2 id="rules">{texts.title}</h2>
          <p>{texts.lead}</p>
        </div>
        <Cards texts={texts} values={useLater(values, section)} />
      </div>
    </section>
  );
}
