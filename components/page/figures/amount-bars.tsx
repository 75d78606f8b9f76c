import type { Tone } from '@/lib/charts';
import { usd } from '@/lib/numbers/format';
import styles from './amount-bars.module.css';

type AmountBarsProps = {
  readonly bars: readonly { readonly label: string; readonly amount: number; readonly tone: Tone }[];
};

export function AmountBars({ bars }: AmountBarsProps) {
  const max = Math.max(...bars.map(({ amount }) => amount));
  const width = (amount: number) => `${max > 0 ? Math.round((1000 * amount) / max) / 10 : 0}%`;
  return (
    <ul className={styles.bars}>
      {bars.map(({ label, amount, tone }) => (
        <li key={label}>
          <span>{label}</span>
          <b>{usd(amount)}</b>
          <svg width="100%" height="24" aria-hidden="true" focusable="false">
            <rect className={styles.ground} width="100%" height="24" />
            <rect data-tone={tone} width={width(amount)} height="24" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
