import styles from './control.module.css';
import { useEarlyChange } from './use-early-change.client';

type SliderProps = {
  /** The name of the field that it belongs to. */
  readonly label: string;
  readonly range: { readonly min: number; readonly max: number; readonly step: number };
  readonly value: number;
  /** The value in words, spoken instead of the bare number. */
  readonly spoken: string;
  /** The ends of the range in words. */
  readonly ends: readonly [string, string];
  /** More room above and below the track, where it stands by itself. */
  readonly tall?: boolean;
  readonly onMove: (value: number) => void;
};

/**
 * A slider with its ends printed. A value beyond the ends rests the thumb there and stays what it is. The filled share
 * is a `progress` behind the track, so that it stands in the exported page without script and without a style attribute.
 */
export function Slider({ label, range, value, spoken, ends, tall, onMove }: SliderProps) {
  const place = Math.min(Math.max(value, range.min), range.max);
  const early = useEarlyChange<HTMLInputElement>((control) => onMove(control.valueAsNumber));
  return (
    <>
      <div className={styles.slider} data-tall={tall ? '' : undefined}>
        <progress aria-hidden="true" max={range.max - range.min} value={place - range.min} />
        <input
          type="range"
          ref={early}
          min={range.min}
          max={range.max}
          step={range.step}
          value={place}
          aria-label={`${label} slider`}
          aria-valuetext={spoken}
          onChange={(event) => onMove(Number(event.target.value))}
        />
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </>
  );
}
