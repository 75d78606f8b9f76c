'use client';

import { ArcElement, type ChartData, Chart as ChartJs, type ChartOptions, DoughnutController } from 'chart.js';
import { memo, useEffect, useMemo, useRef } from 'react';
import { Chart } from 'react-chartjs-2';
import { donutArcs, type Slice } from '@/lib/charts';

ChartJs.register(DoughnutController, ArcElement);

export type RingCanvasProps = {
  readonly slices: readonly Slice[];
  readonly active: string | null;
  readonly onActive: (id: string | null) => void;
  /** Called when the ring is drawn, so that the svg under it can be hidden. */
  readonly onDrawn: () => void;
};

/** The inner radius as a share of the outer one: 130 of 180. */
const cutout = `${(100 * 130) / 180}%`;

function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/**
 * The ring drawn by Chart.js, loaded after the page. Darkens the slice under the pointer and passes it to `onActive`.
 */
export const RingCanvas = memo(function RingCanvas({ slices, active, onActive, onDrawn }: RingCanvasProps) {
  const shown = useRef<readonly Slice[]>([]);
  const drawn = useMemo(() => slices.filter((slice) => (slice.value ?? 0) > 0), [slices]);

  // Slices and gaps alternate: even indexes are slices, odd ones the one-degree gaps after them.
  const data = useMemo<ChartData<'doughnut'>>(() => {
    const arcs = donutArcs(drawn.map((slice) => slice.value ?? 0));
    const gap = arcs.length > 1 ? 1 : 0;
    const fill = (slice: Slice, shade: '' | 'h') => token(`--c${slice.tone}${shade}`);
    return {
      datasets: [
        {
          data: arcs.flatMap((arc) => [arc.sweep, gap]),
          backgroundColor: drawn.flatMap((slice) => [fill(slice, slice.id === active ? 'h' : ''), 'transparent']),
          hoverBackgroundColor: drawn.flatMap((slice) => [fill(slice, 'h'), 'transparent']),
          borderWidth: 0,
        },
      ],
    };
  }, [drawn, active]);

  const options = useMemo<ChartOptions<'doughnut'>>(() => {
    return {
      responsive: true,
      aspectRatio: 1,
      rotation: 0.5,
      cutout,
      // An animation would redraw the ring a dozen times for each digit typed.
      animation: false,
      onHover: (_event, hits) => {
        const index = hits[0]?.index;
        const slice = index === undefined || index % 2 === 1 ? undefined : shown.current[index / 2];
        onActive(slice?.id ?? null);
      },
    };
  }, [onActive]);

  useEffect(() => {
    shown.current = drawn;
  });

  useEffect(() => {
    const frame = requestAnimationFrame(() => requestAnimationFrame(onDrawn));
    return () => cancelAnimationFrame(frame);
  }, [onDrawn]);

  return <Chart type="doughnut" data={data} options={options} aria-hidden="true" onMouseLeave={() => onActive(null)} />;
});
