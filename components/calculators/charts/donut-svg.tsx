import { donutArcs } from '@/lib/calculators/donut';
import type { Part } from '@/lib/calculators/parts';
import styles from './donut.module.css';

type DonutSvgProps = {
  readonly parts: readonly Part[];
  /** The part to draw in its darker shade. */
  readonly active: string | null;
};

/** The ring in the exported page, in print, and until the chart is loaded; its radii and colors are in the style sheet. */
export function DonutSvg({ parts, active }: DonutSvgProps) {
  const arcs = donutArcs(parts.map((part) => part.value ?? 0));
  return (
    <svg className={styles.ring} viewBox="0 0 360 360" aria-hidden="true">
      <g transform="rotate(-90 180 180)">
        {parts.map((part, index) => {
          const arc = arcs[index];
          return arc && arc.sweep > 0 ? (
            <circle
              key={part.id}
              data-tone={part.tone}
              data-active={part.id === active ? '' : undefined}
              cx="180"
              cy="180"
              r="155"
              pathLength={360}
              strokeDasharray={`${arc.sweep.toFixed(2)} 360`}
              strokeDashoffset={(-arc.start).toFixed(2)}
            />
          ) : null;
        })}
      </g>
    </svg>
  );
}
