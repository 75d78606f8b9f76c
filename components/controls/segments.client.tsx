'use client';

import { useEarlyChange } from '@/components/browser/hydration.client';
import { type Choice, choiceText } from '@/lib/fields/field';
import styles from './segments.module.css';

type SegmentsProps = {
  /** Also the name of the radio buttons. */
  readonly name: string;
  /** `label` is what is seen, `note` what a screen reader has instead, where a sign is not enough. */
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onPick: (value: string) => void;
};

/** A few choices as one bar of segments, for use inside a fieldset: radio buttons with one stop for the Tab key. */
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

/** A small bar of segments beside a field, whose legend only screen readers have. */
export function SideSegments({ legend, ...bar }: SegmentsProps & { readonly legend: string }) {
  return (
    <fieldset className={styles.beside}>
      <legend className="vh">{legend}</legend>
      <SegmentBar {...bar} />
    </fieldset>
  );
}
