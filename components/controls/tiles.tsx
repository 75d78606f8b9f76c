import type { ComponentProps } from 'react';
import { type Choice, choiceText } from '@/lib/fields/field';
import styles from './tiles.module.css';

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'value'>;

type TilesProps = {
  readonly choices: readonly Choice[];
  /** A fixed number of columns, or as many as fit. */
  readonly columns: 1 | 3 | 'auto';
  readonly inputOf: (choice: Choice, index: number) => InputProps;
};

export function Tiles({ choices, columns, inputOf }: TilesProps) {
  return (
    <div className={styles.tiles} data-columns={columns}>
      {choices.map((choice, index) => (
        <label key={choice.value} className={`ring ${styles.tile}`}>
          <input {...inputOf(choice, index)} type="radio" value={choice.value} />
          {choiceText(choice)}
          {choice.note ? <span className={styles.note}>{choice.note}</span> : null}
        </label>
      ))}
    </div>
  );
}
