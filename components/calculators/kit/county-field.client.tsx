'use client';

import type { ReactNode } from 'react';
import controls from '@/components/ui/control.module.css';
import type { ChoiceField } from '@/lib/calculators/definition';
import { countyState } from '@/lib/counties';
import { countyRates } from '@/lib/county-rates';
import { choiceText } from '@/lib/fields/field';
import { percentText } from '@/lib/numbers/format';
import { fieldId } from './choices.client';
import styles from './field.module.css';

type CountyFieldProps = {
  readonly name: string;
  readonly field: ChoiceField;
  /** The name of a county, or an empty text for the state as a whole. */
  readonly value: number | string;
  /** The code of the chosen state: the list is open in Ohio alone. */
  readonly state: string;
  /** Shown in place of the counties while the list is closed. */
  readonly closed?: string;
  readonly note?: ReactNode;
  /** Marks the note: something follows the county until it is typed over. */
  readonly follows?: boolean;
  readonly onValue: (name: string, value: string) => void;
};

/**
 * The county of a home, under the list of states. The exported page has no options: 88 of them are drawn when Ohio is
 * chosen.
 */
export function CountyField({
  name,
  field,
  value,
  state,
  closed = 'Counties are for Ohio',
  note,
  follows,
  onValue,
}: CountyFieldProps) {
  const id = fieldId(field);
  const open = state === countyState;
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>{field.label}</label>
      </div>
      <select
        className={controls.input}
        id={id}
        value={open ? value : ''}
        disabled={!open}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => onValue(name, event.target.value)}
      >
        {open ? (
          field.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choiceText(choice)}
              {countyRates[choice.value] === undefined ? '' : `, ${percentText(countyRates[choice.value] ?? 0)}`}
            </option>
          ))
        ) : (
          <option value="">{closed}</option>
        )}
      </select>
      {note ? (
        <p className={follows ? styles.follows : styles.hint} id={`${id}-note`}>
          {note}
        </p>
      ) : null}
    </div>
  );
}
