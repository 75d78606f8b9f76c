import type { Tone } from '@/lib/charts';
import { rateStep } from '@/lib/mortgage/replacement';
import { percentText, usd } from '@/lib/numbers/format';
import bars from './amount-bars.module.css';
import styles from './strike-windows.module.css';

type StrikeWindowsProps = {
  /** In percent a year: the highest rate worth it, today’s, and the new loan's. */
  readonly strikeRate: number;
  readonly currentRate: number;
  readonly newRate: number;
  /** Where the new rate comes from: "average", "you typed". */
  readonly newLabel: string;
};

const count = 17;

/** The minimum distance, in windows, of two marks in the same row on a phone. */
const markWidth = 4;

/** The center of a window, or of a position between two, from the left. */
const placeOf = (index: number) => `${(100 * (index + 0.5)) / count}%`;

/** One window per eighth of a percent, lit if a new loan is worth it, with the three rates marked below. */
export function StrikeWindows({ strikeRate, currentRate, newRate, newLabel }: StrikeWindowsProps) {
  const start = Math.max(0, Math.floor(2 * (Math.min(strikeRate, currentRate, newRate) - 0.5)) / 2);
  const rates = Array.from({ length: count }, (_, index) => start + index * rateStep);
  const end = start + (count - 1) * rateStep;
  let [row, free] = [0, -markWidth];
  const marks = [
    { label: 'worth it at', rate: strikeRate },
    { label: 'yours', rate: currentRate },
    { label: newLabel, rate: newRate },
  ]
    .sort((a, b) => a.rate - b.rate)
    .map(({ label, rate }) => {
      const index = Math.min(count - 1, (rate - start) / rateStep);
      row = index - free < markWidth ? row + 1 : 0;
      free = index;
      return { label, rate, index, row, text: `${percentText(rate)}${rate > end ? ' →' : ''}` };
    });
  const height = 112 + 38 * Math.max(...marks.map((mark) => mark.row));
  const sentence = `One window for each eighth of a percent from ${percentText(start)} to ${percentText(end)}, lit up to ${percentText(strikeRate)}, where it’s worth it. Yours is ${percentText(currentRate)}; ${newLabel}: ${percentText(newRate)}.`;
  return (
    <svg className={styles.windows} data-print="no" width="100%" height={height} role="img" aria-label={sentence}>
      <rect className={styles.wall} width="100%" height="74" />
      <rect className={styles.ledge} width="100%" height="7" />
      <rect className={styles.ledge} y="68" width="100%" height="7" />
      {rates.map((rate, index) => (
        <g key={rate} className={rate <= strikeRate ? styles.lit : styles.dark}>
          <circle cx={placeOf(index)} cy="28" r="10" />
          <rect x={placeOf(index)} y="28" width="20" height="30" />
        </g>
      ))}
      {/* The longest lines come first, so that a text covers the line of the mark below it. */}
      {[...marks].reverse().map(({ label, text, index, row: line }) => (
        <g key={label} className={index < 2 ? styles.start : index > count - 3 ? styles.end : undefined}>
          <line x1={placeOf(index)} x2={placeOf(index)} y1="75" y2={84 + 38 * line} />
          <text x={placeOf(index)} y={98 + 38 * line}>
            {label}
          </text>
          <text x={placeOf(index)} y={114 + 38 * line}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}

type AmountBarsProps = {
  readonly bars: readonly { readonly label: string; readonly amount: number; readonly tone: Tone }[];
};

export function AmountBars({ bars: shown }: AmountBarsProps) {
  const max = Math.max(...shown.map(({ amount }) => amount));
  const width = (amount: number) => `${max > 0 ? Math.round((1000 * amount) / max) / 10 : 0}%`;
  return (
    <ul className={bars.bars}>
      {shown.map(({ label, amount, tone }) => (
        <li key={label}>
          <span>{label}</span>
          <b className="big t-xl">{usd(amount)}</b>
          <svg width="100%" height="24" aria-hidden="true" focusable="false">
            <rect className={bars.ground} width="100%" height="24" />
            <rect data-tone={tone} width={width(amount)} height="24" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
