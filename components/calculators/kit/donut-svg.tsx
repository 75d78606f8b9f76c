import { donutArcs } from '@/lib/calculators/donut';
import type { Part } from '@/lib/calculators/parts';
import styles from './donut.module.css';

type DonutSvgProps = {
  readonly parts: readonly Part[];
  /** The part to draw in its darker shade. */
  readonly active: string | null;
};

const radius = 155;
/** The length of one degree of the ring. */
const degree = (2 * Math.PI * radius) / 360;

/** The ring as a still drawing: what stands in the exported page, on paper, and until the chart has loaded. */
export function DonutSvg({ parts, active }: DonutSvgProps) {
  const arcs = donutArcs(parts.map((part) => part.value ?? 0));
  return (
    <svg className={styles.ring} viewBox="0 0 400 400" aria-hidden="true">
      <g transform="rotate(-90 200 200)">
        {parts.map((part, index) => {
          const arc = arcs[index];
          return arc && arc.sweep > 0 ? (
            <circle
              key={part.id}
              data-tone={part.tone}
              data-active={part.id === active ? '' : undefined}
              cx="200"
              cy="200"
              r={radius}
              strokeDasharray={`${(arc.sweep * degree).toFixed(2)} ${(360 * degree).toFixed(2)}`}
              strokeDashoffset={(-arc.start * degree).toFixed(2)}
            />
          ) : null;
        })}
      </g>
    </svg>
  );
}
