import type { ReactNode } from 'react';
import type { Purchase } from '@/lib/buying/purchase';
import { shareText } from '@/lib/calculators/words';
import { usdWhole } from '@/lib/numbers/format';
import styles from './savings-bar.module.css';

/**
 * Each part of the savings: bricks go into the house, ruled paper into closing, lit windows stay; hatched is missing.
 */
type Look = 'bricks' | 'paper' | 'lit' | 'ohio' | 'missing';

export type SavingsPart = {
  readonly look: Look;
  readonly label: string;
  /** Dollars. */
  readonly amount: number;
  readonly note?: ReactNode;
};

/** How savings are split at a price: closing first, then the house, and what stays or is missing. */
export function savingsParts(home: Purchase, saved: number): readonly SavingsPart[] {
  const { closing, short, inBank, downPayment, price, help, reserve } = home;
  if (short > 0) {
    const afterClosing = Math.max(0, saved - closing.plan);
    const down = Math.min(downPayment, afterClosing);
    const soFar = (amount: number, whole: number) => ({ amount, note: `of ${usdWhole(whole)}` });
    return [
      { look: 'paper', label: 'Closing, about', ...soFar(Math.min(saved, closing.plan), closing.plan) },
      ...(downPayment > 0 ? [{ look: 'bricks', label: 'Down, so far', ...soFar(down, downPayment) } as const] : []),
      ...(reserve > 0
        ? [{ look: 'lit', label: 'In reserve, so far', ...soFar(afterClosing - down, reserve) } as const]
        : []),
      { look: 'missing', label: 'Still missing, about', amount: short },
    ];
  }
  return [
    {
      look: 'bricks',
      label: 'Into the house',
      amount: downPayment,
      note: `Down payment, ${shareText((100 * downPayment) / price)} of the price`,
    },
    ...(help > 0 ? [{ look: 'ohio', label: 'Ohio’s loan', amount: help } as const] : []),
    {
      look: 'paper',
      label: 'Closing, about',
      amount: closing.plan,
      note: `${usdWhole(closing.low)} to ${usdWhole(closing.high)}, by closing date and the seller’s tax credit`,
    },
    { look: 'lit', label: 'Stays in the bank', amount: inBank ?? 0, note: 'Yours after closing' },
  ];
}

function Patterns() {
  const tile = (width: number, height: number) => ({ width, height, patternUnits: 'userSpaceOnUse' }) as const;
  return (
    <svg className={styles.patterns} width="0" height="0" aria-hidden="true" focusable="false">
      <pattern id="sv-bricks" {...tile(26, 17.4)}>
        <path fill="var(--brick)" d="M0 0h26v18H0z" />
        <path stroke="var(--cream)" strokeWidth="1.3" d="M0 .7h26M0 9.4h26M7 .7v8.7M20 9.4v8.7" />
      </pattern>
      <pattern id="sv-paper" {...tile(40, 9)}>
        <path fill="var(--paper)" d="M0 0h40v9H0z" />
        <path stroke="var(--ink-3)" strokeWidth="1.2" d="M5 4.5h30" />
      </pattern>
      <pattern id="sv-lit" {...tile(22, 26)}>
        <path fill="var(--lamp)" d="M0 0h22v26H0z" />
        <path stroke="var(--ink-2)" strokeWidth="2" d="M0 13h22M11 0v26" />
      </pattern>
      <pattern id="sv-ohio" patternTransform="rotate(25)" {...tile(12, 12)}>
        <path fill="var(--c6)" d="M0 0h12v12H0z" />
        <path fill="var(--enamel)" d="M0 0h7v12H0z" />
      </pattern>
      <pattern id="sv-missing" patternTransform="rotate(25)" {...tile(10, 10)}>
        <path fill="var(--paper)" d="M0 0h10v10H0z" />
        <path fill="var(--red)" d="M0 0h2v10H0z" />
      </pattern>
    </svg>
  );
}

/** Savings as a bar of parts, each with its amount; a part too small to see gets 3 % of the bar. */
export function SavingsBar({ parts }: { readonly parts: readonly SavingsPart[] }) {
  const shown = parts.filter(({ amount }) => amount > 0);
  const whole = shown.reduce((sum, { amount }) => sum + amount, 0);
  const widths = shown.map(({ amount }) => Math.max(0.03, amount / whole));
  const drawn = widths.reduce((sum, width) => sum + width, 0);
  let from = 0;
  const percent = (share: number) => `${Math.round((10_000 * share) / drawn) / 100}%`;
  return (
    <>
      <Patterns />
      <svg className={styles.bar} width="100%" height="52" aria-hidden="true" focusable="false">
        {shown.map(({ look }, index) => {
          const x = from;
          from += widths[index] ?? 0;
          return (
            <rect
              key={look}
              fill={`url(#sv-${look})`}
              x={percent(x)}
              width={percent(widths[index] ?? 0)}
              height="52"
              rx="3"
            />
          );
        })}
      </svg>
      <dl className={styles.parts}>
        {parts.map(({ look, label, amount, note }) => (
          <div key={look}>
            <dt>
              <svg width="22" height="22" aria-hidden="true" focusable="false">
                <rect fill={`url(#sv-${look})`} width="22" height="22" rx="3" />
              </svg>
              {label}
            </dt>
            <dd className={look === 'missing' ? styles.missing : undefined}>{usdWhole(amount)}</dd>
            {note ? <dd>{note}</dd> : null}
          </div>
        ))}
      </dl>
    </>
  );
}
