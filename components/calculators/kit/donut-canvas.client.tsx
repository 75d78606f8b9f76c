'use client';

import { ArcElement, type ChartData, Chart as ChartJs, type ChartOptions, DoughnutController } from 'chart.js';
import { memo, useEffect, useMemo, useRef } from 'react';
import { Chart } from 'react-chartjs-2';
import { donutArcs } from '@/lib/calculators/donut';
import type { Part } from '@/lib/calculators/parts';

ChartJs.register(DoughnutController, ArcElement);

type DonutCanvasProps = {
  readonly parts: readonly Part[];
  /** The part to draw in its darker shade. */
  readonly active: string | null;
  readonly onActive: (id: string | null) => void;
  /** Called once the ring stands, so that the still drawing under it may go. */
  readonly onDrawn: () => void;
};

/** Radii of the ring in the units of its box: 110 and 150 in 300 where the window is at most 500 px wide, else 130 and 180 in 400. */
function ringOf(windowWidth: number) {
  return windowWidth <= 500 ? { box: 300, inner: 110, outer: 150 } : { box: 400, inner: 130, outer: 180 };
}

function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** The ring drawn by Chart.js; loaded by itself, after the numbers stand. Pointing at a slice darkens it and names it to `onActive`. */
export const DonutCanvas = memo(function DonutCanvas({ parts, active, onActive, onDrawn }: DonutCanvasProps) {
  const chart = useRef<ChartJs<'doughnut'>>(null);
  const shown = useRef<readonly Part[]>([]);
  const drawn = useMemo(() => parts.filter((part) => (part.value ?? 0) > 0), [parts]);

  // Slices and gaps take turns in the data: even places are slices, odd ones the gap of one degree after them.
  const data = useMemo<ChartData<'doughnut'>>(() => {
    const arcs = donutArcs(drawn.map((part) => part.value ?? 0));
    const gap = arcs.length > 1 ? 1 : 0;
    const fill = (part: Part, shade: '' | 'h') => token(`--c${part.tone}${shade}`);
    return {
      datasets: [
        {
          data: arcs.flatMap((arc) => [arc.sweep, gap]),
          backgroundColor: drawn.flatMap((part) => [fill(part, part.id === active ? 'h' : ''), 'transparent']),
          hoverBackgroundColor: drawn.flatMap((part) => [fill(part, 'h'), 'transparent']),
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
      radius: ({ chart: { width } }) => {
        const ring = ringOf(window.innerWidth);
        return (width * ring.outer) / ring.box;
      },
      cutout: ({ chart: { width } }) => {
        const ring = ringOf(window.innerWidth);
        return (width * ring.inner) / ring.box;
      },
      // A slice that slides into its place would be drawn a dozen times over for each digit typed.
      animation: false,
      onHover: (_event, hits) => {
        const index = hits[0]?.index;
        const part = index === undefined || index % 2 === 1 ? undefined : shown.current[index / 2];
        onActive(part?.id ?? null);
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

  return (
    <Chart
      ref={chart}
      type="doughnut"
      data={data}
      options={options}
      aria-hidden="true"
      onMouseLeave={() => onActive(null)}
    />
  );
});
