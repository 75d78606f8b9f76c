'use client';

import { useEarlyChange } from '@/components/browser/hydration.client';
import { type Choice, choiceText } from '@/lib/fields/field';
import styles from './segments.module.css';

type SegmentsProps = {
  readonly name: string;
  /** `label` is shown; `note`, if given, is announced instead, for symbols that are not clear when read aloud. */
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onPick: (value: string) => void;
};

/** A few choices in one bar, for use inside a fieldset. The radio buttons share one Tab stop. */
export function SegmentBar({ name, choices, value, onPick }: SegmentsProps) {
  const early = useEarlyChange<HTMLInputElement>((control) => onPick(control.value));
  return (
    <div className={styles.segments}>
      {choices.map((choice) => (
        <label key={choice.value} className="ring">
          <input
            className="unseen"
            ref={early}
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            aria-label={choice.note}
            onChange={() => onPick(choice.value)}
          />
          {choiceText(choice)}
        </label>
      ))}
    </div>
  );
}

/** A small bar next to a field, with a legend for screen readers only. */
export function SideSegments({ legend, ...bar }: SegmentsProps & { readonly legend: string }) {
  return (
    <fieldset className={styles.beside} data-print="no">
      <legend className="vh">{legend}</legend>
      <SegmentBar {...bar} />
    </fieldset>
  );
}
