'use client';

import { Field, FieldGroup, type FieldProps } from '@/components/calculators/fields/field.client';
import type { Missing } from '@/components/calculators/replace-debts/analysis';
import styles from '@/components/calculators/replace-debts/replace-debts.module.css';
import type { ReplaceDebtsWords } from '@/components/calculators/replace-debts/words';

/** A field with what it shows: nothing while its number is not known. */
export type ShownField = Pick<FieldProps, 'name' | 'field' | 'value' | 'unparsed' | 'onValue' | 'onUnparsed'>;

const parts = ['principal', 'payment', 'ratePercent'] as const;

type DebtProps = {
  readonly legend: string;
  readonly labels: ReplaceDebtsWords['labels'];
  readonly show: (name: string) => ShownField;
  readonly number: number;
};

/** A debt among the inputs: what is owed, paid and charged. */
export function DebtGroup({ legend, labels, show, number }: DebtProps) {
  const fieldOf = (part: (typeof parts)[number]) => {
    const shown = show(`${part}${number}`);
    return <Field {...shown} field={{ ...shown.field, label: labels[part] }} isOpen />;
  };
  return (
    <FieldGroup legend={legend}>
      {fieldOf('principal')}
      <div className={styles.pair}>
        {fieldOf('payment')}
        {fieldOf('ratePercent')}
      </div>
    </FieldGroup>
  );
}

type AskedProps = {
  readonly words: Pick<ReplaceDebtsWords, 'ask' | 'asked'>;
  readonly show: (name: string) => ShownField;
  /** Whether the fields are empty because those below show the example. */
  readonly example: boolean;
  readonly missing: Missing;
};

/** The three numbers of the first debt in the strip: the same values as below, under shorter labels. */
export function AskedFields({ words: { ask, asked }, show, example, missing }: AskedProps) {
  return (
    <form
      className={styles.asked}
      aria-label={ask.form}
      onSubmit={(event) => event.preventDefault()}
      {...(example && { 'data-print': 'no' })}
    >
      {parts.map((part) => {
        const { field, value, ...shown } = show(`${part}1`);
        const label = part === 'principal' ? ask.owed : asked[part];
        const { note: _, ...short } = field;
        return (
          <div key={part} className={missing === part ? styles.next : undefined}>
            <Field
              {...shown}
              field={{ ...short, label, param: `ask-${field.param}` }}
              value={example ? null : value}
              isOpen
            />
          </div>
        );
      })}
    </form>
  );
}
