'use client';

import type { FieldProps } from '@/components/calculators/fields/field.client';
import type { AffordabilityFacts, Analysis } from '@/lib/calculators/affordability/compute';
import { percentText } from '@/lib/numbers/format';
import { Payments } from './payments.client';
import { Ohio, Savings } from './savings.client';
import styles from './savings.module.css';
import { PriceScale } from './scale.client';

type ResultsProps = {
  readonly analysis: Analysis;
  readonly facts: AffordabilityFacts;
  readonly isExample: boolean;
  /** Whether the income is still to be typed. */
  readonly lacksIncome: boolean;
  /** Whether the savings are still to be typed. */
  readonly lacksSavings: boolean;
  readonly ohioField: FieldProps;
};

export function Results({ analysis, facts, isExample, lacksIncome, lacksSavings, ohioField }: ResultsProps) {
  const { shown, ohio, values } = analysis;
  const { help } = facts.market;
  const savings = lacksSavings ? null : <Savings analysis={analysis} market={facts.market} />;
  const isShort = shown !== null && shown.short > 0;
  return (
    <div className={styles.results}>
      {isShort ? savings : null}
      <PriceScale analysis={analysis} shares={facts.shares} isExample={isExample} />
      {isShort ? null : savings}
      {ohio && help ? (
        <Ohio
          ohio={ohio}
          help={help}
          score={values.kind === 'fha' ? help.fhaScore : help.score}
          rateText={percentText(values.ratePercent)}
          field={ohioField}
        />
      ) : null}
      <Payments analysis={analysis} facts={facts} lacksIncome={lacksIncome} />
    </div>
  );
}
