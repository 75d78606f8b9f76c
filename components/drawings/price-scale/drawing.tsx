import { memo } from 'react';
import { type RungName, rungNames, type Scale } from '@/lib/calculators/affordability-scale';
import { usdWhole } from '@/lib/numbers/format';
import { type HouseName, widths } from './houses';
import styles from './price-scale.module.css';

/** One of the two drawings of the scale: its size in SVG units, and what fits. */
export type Frame = {
  readonly name: 'wide' | 'narrow';
  readonly width: number;
  readonly height: number;
  /** Width of a label below the street. */
  readonly label: number;
  /** Scale factor of the houses. */
  readonly houses: number;
  /** Follows each payment, such as "/mo". */
  readonly unit: string;
};

/** Used where the letters of the wide drawing would be too small to read. */
export const narrowFrame: Frame = { name: 'narrow', width: 350, height: 322, label: 84, houses: 0.62, unit: '' };

const ground = 190;
const edge = 6;

export type ScaleTexts = Readonly<Record<RungName | 'home' | 'rule' | 'under', string>>;

type DrawingProps = {
  readonly frame: Frame;
  readonly texts: ScaleTexts;
  readonly scale: Scale;
  /** Dollars; null where the rule of thumb has no price. */
  readonly rulePrice?: number | null;
};

type Rung = { readonly name: RungName; readonly price: number; readonly payment: number };

function rungsOf({ rungs }: Scale): readonly Rung[] {
  return rungNames.flatMap((name) => {
    const rung = rungs[name];
    return rung ? [{ name, price: rung.price, payment: rung.total }] : [];
  });
}

/** Moves labels of width `gap` as little as possible so that none overlap. */
function spread(places: readonly number[], gap: number, last: number): readonly number[] {
  const at: number[] = [];
  for (const place of places) at.push(Math.max(place, gap / 2, (at.at(-1) ?? -gap) + gap));
  for (let index = at.length - 1, most = last - gap / 2; index >= 0; index -= 1, most = (at[index + 1] ?? 0) - gap) {
    at[index] = Math.min(at[index] ?? 0, most);
  }
  return at;
}

/** The street under a rung: solid under the first, striped under the last. */
function groundOf(index: number, count: number): string | undefined {
  if (index === 0) return styles.first;
  return index === count - 1 ? styles.last : styles.between;
}

/** Home prices along a street: comfortable, a stretch, the maximum, and the visitor's own home at its sign. */
export const ScaleDrawing = memo(function ScaleDrawing({ frame, texts, scale, rulePrice = null }: DrawingProps) {
  const { width, label, houses, unit } = frame;
  const rungs = rungsOf(scale);
  const lowest = 0.56 * (rungs[0]?.price ?? 0);
  const highest = 1.075 * (rungs.at(-1)?.price ?? 1);
  const across = (price: number) => edge + ((width - 2 * edge) * (price - lowest)) / (highest - lowest);
  const rounded = (price: number) => Math.round(10 * across(price)) / 10;
  const labels = spread(
    rungs.map(({ price }) => across(price)),
    label,
    width,
  );
  const { home } = scale;
  const wanted = home ? rounded(home.price) : null;
  const sign = wanted === null ? null : Math.min(width - 59, Math.max(59, wanted));
  const side = wanted === null ? 0 : wanted < edge ? -1 : wanted > width - edge ? 1 : 0;
  // The sign stays inside the drawing; the house and its lamp stay at the price, even near an end of the street.
  const houseX = side === 0 ? wanted : sign;
  const starts = rungs.map((_, index) => (index === 0 ? edge : rounded(rungs[index - 1]?.price ?? 0)));
  const house = (name: HouseName, middle: number) => {
    const half = (widths[name] * houses) / 2;
    const left = Math.min(width - 2 * half, Math.max(0, middle - half));
    const covered = name !== 'home' && sign !== null && Math.abs(sign - left - half) < half + 46 * houses + 8;
    return covered ? null : (
      <use key={name} href={`#${name}`} transform={`translate(${Math.round(left)} ${ground}) scale(${houses})`} />
    );
  };
  const first = rungs[0];
  const last = rungs.at(-1);
  const rule = rulePrice === null ? null : across(rulePrice);
  const ruleShown = rule !== null && rule > edge && rule < width - edge;
  return (
    <>
      {houseX === null ? null : <path className={styles.pole} d={`M${houseX} 62V130`} />}
      {first ? house('cottage', (edge + across(first.price)) / 2) : null}
      {houseX === null ? null : house('home', houseX)}
      {last ? house('manor', ((starts.at(-1) ?? 0) + across(last.price)) / 2) : null}
      {rungs.map(({ name, price }, index) => {
        const start = starts[index] ?? edge;
        return (
          <path
            key={name}
            className={groundOf(index, rungs.length)}
            d={`M${start} ${ground}H${rounded(price)}v30H${start}z`}
          />
        );
      })}
      <path className={styles.ground} d={`M${edge} ${ground + 31}H${width - edge}`} />
      {rungs.map(({ name, price, payment }, index) => (
        <g key={name} textAnchor="middle">
          <path className={styles.ground} d={`M${rounded(price)} ${ground}v40`} />
          <text x={labels[index]} y={ground + 58}>
            {texts[name].toLowerCase()}
          </text>
          <text className={styles.price} x={labels[index]} y={ground + 80}>
            {usdWhole(price)}
          </text>
          <text x={labels[index]} y={ground + 102}>
            {usdWhole(payment)}
            {unit}
          </text>
        </g>
      ))}
      {unit ? null : (
        <text x={edge} y={ground + 124}>
          {texts.under}
        </text>
      )}
      {ruleShown ? (
        <>
          <path className={styles.rule} d={`M${Math.round(rule)} 124V${ground + 31}`} />
          <g textAnchor={rule > width / 2 ? 'end' : 'start'}>
            <text className={styles.strong} x={rule + (rule > width / 2 ? 4 : -4)} y="98">
              {texts.rule}
            </text>
            <text className={styles.halo} x={rule + (rule > width / 2 ? 4 : -4)} y="116">
              {usdWhole(rulePrice)}
            </text>
          </g>
        </>
      ) : null}
      {home && sign !== null && houseX !== null ? (
        <g textAnchor="middle">
          {side === 0 ? <circle className={styles.lamp} cx={houseX} cy={ground + 15} r="9" /> : null}
          {side === 0 ? null : (
            <path
              className={styles.arrow}
              d={side > 0 ? `M${width - 26} ${ground + 5}l18 10-18 10z` : `M26 ${ground + 5}l-18 10 18 10z`}
            />
          )}
          <rect className={styles.sign} x={sign - 59} y="6" width="118" height="58" rx="6" />
          <rect className={styles.signLine} x={sign - 55} y="10" width="110" height="50" rx="3" />
          <text className={styles.signText} x={sign} y="30">
            {texts.home.toLowerCase()}
          </text>
          <text className={styles.signPrice} x={sign} y="53">
            {usdWhole(home.price)}
          </text>
        </g>
      ) : null}
    </>
  );
});
