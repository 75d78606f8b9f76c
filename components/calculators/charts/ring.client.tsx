'use client';

import { memo, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { classes } from '@/components/browser/classes';
import { drawnTotal } from '@/components/calculators/answer/answer.client';
import { lazyIsland } from '@/components/island/deferred.client';
import { type Figure, Figures } from '@/components/page/figures/figures';
import { listText, shareOf } from '@/lib/calculators/words';
import { donutArcs, largestSlice, type Slice } from '@/lib/charts';
import { percentText, roundHalfAway, usd } from '@/lib/numbers/format';
import styles from './ring.module.css';

type RingSvgProps = { readonly slices: readonly Slice[]; readonly active: string | null };

/** The ring in the exported page, in print, and until the chart loads; the style sheet has its radii and colors. */
function RingSvg({ slices, active }: RingSvgProps) {
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

type RingProps = {
  readonly slices: readonly Slice[];
  /** The start of the text alternative, such as "Monthly payment by part". */
  readonly title: string;
  /** A few words below the percentage in the center, by slice. */
  readonly middle?: Readonly<Record<string, string>>;
  readonly className?: string | undefined;
  readonly active?: string | null;
  readonly onActive?: (id: string | null) => void;
};

/** The Chart.js drawing. If it does not load, the svg remains. */
const RingCanvas = lazyIsland(
  'ring-canvas',
  () => import('./ring-canvas.client').then((it) => it.RingCanvas),
  () => null,
);

/** Milliseconds that a ring is near the viewport before its chart code is requested. */
const idleAfter = 1500;

/** The ring as one sentence: "Monthly payment by part: Principal and interest $2,743.18 (77.1%) and …". */
function sentenceFor(title: string, slices: readonly Slice[], whole: number): string {
  const drawn = slices.filter((slice) => (slice.value ?? 0) > 0);
  const items = drawn.map(({ label, value }) => `${label} ${usd(value)} (${shareOf(value ?? 0, whole)})`);
  return `${title}: ${listText(items)}.`;
}

/** A ring of slices with the share of one in the center: the one under the pointer, otherwise the largest. */
export const Ring = memo(function Ring({ slices, title, middle, className, active = null, onActive }: RingProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  const [pointed, setPointed] = useState<string | null>(null);
  const drawn = useCallback(() => setDrawn(true), []);
  const point = useCallback(
    (id: string | null) => {
      setPointed(id);
      onActive?.(id);
    },
    [onActive],
  );
  useEffect(() => {
    if (!box.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        // The svg is already visible, so the chart code loads last.
        setTimeout(() => setNear(true), idleAfter);
      },
      { rootMargin: '25%' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const whole = drawnTotal(slices);
  const shown = pointed ?? active;
  const named = slices.find(({ id, value }) => id === shown && (value ?? 0) > 0) ?? largestSlice(slices);
  return (
    <div
      ref={box}
      className={classes(styles.ring, isDrawn && styles.drawn, className)}
      {...(whole > 0 ? { role: 'img', 'aria-label': sentenceFor(title, slices, whole) } : { 'aria-hidden': true })}
    >
      <RingSvg slices={slices} active={shown} />
      {isNear ? (
        <Suspense>
          <span className={styles.canvas} data-print="no">
            <RingCanvas slices={slices} active={shown} onActive={point} onDrawn={drawn} />
          </span>
        </Suspense>
      ) : null}
      {named ? (
        <p className={styles.middle} aria-hidden="true">
          <b>{percentText(roundHalfAway((100 * (named.value ?? 0)) / whole, 0))}</b>
          {middle?.[named.id]}
        </p>
      ) : null}
    </div>
  );
});

type RingFigureProps = Pick<RingProps, 'slices' | 'title' | 'middle'> & {
  readonly notes?: Readonly<Record<string, string>>;
  readonly more?: readonly Figure[];
  readonly total: Figure;
  readonly children?: ReactNode;
};

/** A ring next to the figures of its slices; pointing at a figure highlights its slice. */
export function RingFigure({ slices, title, middle, notes, more = [], total, children }: RingFigureProps) {
  const [active, setActive] = useState<string | null>(null);
  const whole = drawnTotal(slices);
  return (
    <div className={styles.figure}>
      <Ring slices={slices} title={title} active={active} {...(middle && { middle })} />
      <div>
        <Figures
          caption={title}
          lines={[
            ...slices.map(({ id, label, value, tone }) => ({
              label,
              note: notes?.[id],
              tone,
              text: usd(value),
              share: (value ?? 0) > 0 ? shareOf(value ?? 0, whole) : '',
            })),
            ...more,
          ]}
          total={total}
          onPoint={(index) => setActive(index === null ? null : (slices[index]?.id ?? null))}
        />
        {children}
      </div>
    </div>
  );
}
