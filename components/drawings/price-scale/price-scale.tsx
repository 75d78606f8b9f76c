import { frames, type Street, StreetDrawing } from './drawing';
import { Houses } from './houses';
import styles from './price-scale.module.css';

/** A street of home prices; `label` is the drawing in words. */
export function PriceScale({ street, label }: { readonly street: Street; readonly label: string }) {
  return (
    <div className={styles.chart} role="img" aria-label={label}>
      <Houses className={styles.defs} level={street.home?.level ?? 'stretch'} />
      {frames.map((frame) => (
        <svg
          key={frame.name}
          className={styles[frame.name]}
          viewBox={`0 0 ${frame.width} ${frame.ground + 36}`}
          aria-hidden="true"
        >
          <StreetDrawing frame={frame} street={street} />
        </svg>
      ))}
    </div>
  );
}
