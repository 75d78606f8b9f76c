import type { ReactNode } from 'react';
import segments from '@/components/controls/segments.module.css';
import styles from './column-choice.module.css';

type ColumnChoiceProps = {
  readonly legend: string;
  /** Of the three columns after the first. */
  readonly names: readonly string[];
  /** The index in `names` of the column shown first. */
  readonly shown?: number;
  readonly children: ReactNode;
};

/** Wraps a table that is too wide for a phone: radio buttons show one column at a time there, without script. */
export function ColumnChoice({ legend, names, shown = 0, children }: ColumnChoiceProps) {
  return (
    <div className={styles.choice}>
      <fieldset>
        <legend>{legend}</legend>
        <div className={segments.segments}>
          {names.map((name, place) => (
            <label key={name} className="ring">
              <input className="unseen" type="radio" name={legend} defaultChecked={place === shown} />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      {children}
    </div>
  );
}
