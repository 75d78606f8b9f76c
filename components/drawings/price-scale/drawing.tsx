import { memo } from 'react';
import type { Level } from '@/lib/buying/highest-price';
import { usdWhole } from '@/lib/numbers/format';
import { type HouseName, widths } from './houses';
import styles from './price-scale.module.css';

type Frame = {
  readonly name: 'wide' | 'narrow';
  readonly width: number;
  readonly ground: number;
  readonly houses: number;
};

export const frames: readonly Frame[] = [
  { name: 'wide', width: 660, ground: 190, houses: 0.9 },
  { name: 'narrow', width: 350, ground: 142, houses: 0.56 },
];

/** Prices along a street, the lowest first, and the visitor's own home at its sign. */
export type Street = {
  readonly prices: readonly number[];
  readonly home: { readonly price: number; readonly level: Level } | null;
  readonly sign: string;
};

const edge = 6;
const depth = 26;

/** The pattern of the ground below a price: solid for the first, striped for the last. */
function groundOf(index: number, count: number): string | undefined {
  if (index === 0) return styles.first;
  return index === count - 1 ? styles.last : styles.between;
}

/** Home prices along a street: comfortable, a stretch, the most, and the visitor's own home at its sign. */
export const StreetDrawing = memo(function StreetDrawing({
  frame: { width, ground, houses },
  street: { prices, home, sign: words },
}: {
  readonly frame: Frame;
  readonly street: Street;
}) {
  const lowest = 0.42 * (prices[0] ?? 0);
  const highest = 1.075 * (prices.at(-1) ?? 1);
  const across = (price: number) =>
    Math.round(10 * (edge + ((width - 2 * edge) * (price - lowest)) / (highest - lowest))) / 10;
  const ends = [...new Set(prices.map(across))];
  const wanted = home ? across(home.price) : null;
  const sign = wanted === null ? null : Math.min(width - 63, Math.max(63, wanted));
  const side = wanted === null ? 0 : wanted < edge ? -1 : wanted > width - edge ? 1 : 0;
  // The sign stays inside the drawing; the house and its lamp stay at their price, even near an end of the street.
  const houseX = side === 0 ? wanted : sign;
  const house = (name: HouseName, middle: number) => {
    const half = (widths[name] * houses) / 2;
    const left = Math.min(width - 2 * half, Math.max(0, middle - half));
    const covered = name !== 'home' && sign !== null && Math.abs(sign - left - half) < half + 46 * houses + 8;
    return covered ? null : (
      <use key={name} href={`#${name}`} transform={`translate(${Math.round(left)} ${ground}) scale(${houses})`} />
    );
  };
  const [first] = ends;
  const last = ends.at(-1);
  const between = ends.length > 2 ? ((ends[0] ?? 0) + (ends[1] ?? 0)) / 2 : null;
  return (
    <>
      {houseX === null ? null : <path className={styles.pole} d={`M${houseX} 60V${ground}`} />}
      {first === undefined ? null : house('cottage', (edge + first) / 2)}
      {houseX === null ? (between === null ? null : house('home', between)) : house('home', houseX)}
      {last === undefined ? null : house('manor', ((ends.at(-2) ?? edge) + last) / 2)}
      {ends.map((end, index) => (
        <path
          key={end}
          className={groundOf(index, ends.length)}
          d={
            index === 0
              ? `M${edge} ${ground}H${end}v${depth}H${edge}l9-13z`
              : `M${ends[index - 1]} ${ground}H${end}v${depth}H${ends[index - 1]}z`
          }
        />
      ))}
      <path
        className={styles.ground}
        d={`M${edge} ${ground + depth + 1}H${width - edge}${ends.map((end) => `M${end} ${ground - 4}v38`).join('')}`}
      />
      {home && sign !== null && houseX !== null ? (
        <g textAnchor="middle">
          {side === 0 ? (
            <circle className={styles.lamp} cx={houseX} cy={ground + 13} r="8" />
          ) : (
            <path
              className={styles.lamp}
              d={side > 0 ? `M${width - 26} ${ground + 3}l18 10-18 10z` : `M26 ${ground + 3}l-18 10 18 10z`}
            />
          )}
          <rect className={styles.sign} x={sign - 62} y="4" width="124" height="58" rx="6" />
          <rect className={styles.signLine} x={sign - 58} y="8" width="116" height="50" rx="3" />
          <text className={styles.signText} x={sign} y="29">
            {words}
          </text>
          <text className={styles.signPrice} x={sign} y="51">
            {usdWhole(home.price)}
          </text>
        </g>
      ) : null}
    </>
  );
});
