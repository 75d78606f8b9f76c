import { classes } from '@/components/ui/classes';
import styles from './estimate.module.css';

/** Where a price is on the bar of a range, in percent of its length; the range itself takes the middle of the bar. */
export function placesOf(comfortable: number, stretch: number, price: number) {
  const width = Math.max(stretch - comfortable, stretch / 10);
  const from = Math.max(0, comfortable - 0.9 * width);
  const to = stretch + 0.5 * width;
  const at = (amount: number) =>
    Math.round(Math.min(100, Math.max(0, (100 * (amount - from)) / (to - from))) * 10) / 10;
  return { comfortable: at(comfortable), stretch: at(stretch), price: at(price) };
}

const percent = (place: number) => `${place}%`;
/** The plate is so wide that it may not be nearer to an end of the bar than this, in percent. */
const nearest = 26;

type RangeBarProps = {
  readonly comfortable: number;
  readonly stretch: number;
  readonly price: number;
  /** On the plate that marks the price. */
  readonly label: string;
};

/** The comfortable prices, those that stretch, and the visitor's own on a house-number plate. The words beside say the same. */
export function RangeBar({ comfortable, stretch, price, label }: RangeBarProps) {
  const places = placesOf(comfortable, stretch, price);
  const plate = Math.min(100 - nearest, Math.max(nearest, places.price));
  const half = label.length * 4.6 + 10;
  return (
    <svg className={styles.bar} width="100%" height="68" aria-hidden="true" focusable="false">
      <rect className={styles.beyond} y="44" width="100%" height="24" />
      <rect className={styles.stretch} y="44" width={percent(places.stretch)} height="24" />
      <rect className={styles.comfort} y="44" width={percent(places.comfortable)} height="24" />
      <line className={styles.pin} x1={percent(places.price)} x2={percent(places.price)} y1="28" y2="68" />
      <svg x={percent(plate)} overflow="visible" aria-hidden="true" focusable="false">
        <rect className={styles.plate} x={-half} y="1" width={2 * half} height="30" rx="4" />
        <rect className={styles.edge} x={3 - half} y="4" width={2 * half - 6} height="24" rx="2" />
        <text className={styles.number} y="22" textAnchor="middle">
          {label}
        </text>
      </svg>
    </svg>
  );
}

/** One part of a payment, dollars a month; `color` is the class of its fill. */
type PaymentPart = { readonly label: string; readonly amount: number; readonly color: string | undefined };

/** The parts of a monthly payment side by side, each as wide as its share. */
export function PartsBar({ parts }: { readonly parts: readonly PaymentPart[] }) {
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  let before = 0;
  return (
    <svg className={classes(styles.bar, styles.parts)} width="100%" height="22" aria-hidden="true" focusable="false">
      {parts.map(({ label, amount, color }) => {
        const x = before;
        before += (100 * amount) / total;
        return (
          <rect key={label} className={color} x={percent(x)} width={percent((100 * amount) / total)} height="22" />
        );
      })}
    </svg>
  );
}
