import { classes } from '@/components/browser/classes';
import type { Scale } from '@/lib/calculators/affordability-scale';
import { type Frame, narrowFrame, ScaleDrawing, type ScaleTexts } from './drawing';
import { Houses } from './houses';
import styles from './price-scale.module.css';

type PriceScaleProps = {
  /** The wide drawing: from 42rem when it is 720 units wide, from 35rem when it is 620. */
  readonly wide: Frame & { readonly width: 720 | 620 };
  readonly texts: ScaleTexts;
  readonly scale: Scale;
  readonly rulePrice?: number | null;
  /** The drawing in words. */
  readonly label: string;
};

export function PriceScale({ wide, texts, scale, rulePrice = null, label }: PriceScaleProps) {
  return (
    <div className={classes(styles.chart, wide.width === 620 && styles.small)} role="img" aria-label={label}>
      <Houses className={styles.defs} level={scale.home?.level ?? null} />
      {[wide, narrowFrame].map((frame) => (
        <svg
          key={frame.name}
          className={styles[frame.name]}
          viewBox={`0 0 ${frame.width} ${frame.height}`}
          aria-hidden="true"
        >
          <ScaleDrawing frame={frame} texts={texts} scale={scale} rulePrice={rulePrice} />
        </svg>
      ))}
    </div>
  );
}
