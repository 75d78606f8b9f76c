import { donutArcs } from '@/lib/charts/donut';
import type { Slice } from '@/lib/charts/slices';
import styles from './ring.module.css';

type RingSvgProps = {
  readonly slices: readonly Slice[];
  /** The slice to draw in its darker shade. */
  readonly active: string | null;
};

/** The ring in the exported page, in print, and until the chart is loaded; its radii and colors are in the style sheet. */
export function RingSvg({ slices, active }: RingSvgProps) {
  const arcs = donutArcs(slices.map((slice) => slice.value ?? 0));
  return (
    <svg className={styles.svg} viewBox="0 0 360 360" aria-hidden="true">
      <g transform="rotate(-90 180 180)">
        {slices.map((slice, index) => {
          const arc = arcs[index];
          return arc && arc.sweep > 0 ? (
            <circle
              key={slice.id}
              className={slice.id === active ? styles.active : undefined}
              data-tone={slice.tone}
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
