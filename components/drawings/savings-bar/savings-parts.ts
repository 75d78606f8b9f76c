import type { Purchase } from '@/lib/buying/purchase';
import { shareText } from '@/lib/calculators/words';
import { usdWhole } from '@/lib/numbers/format';
import type { SavingsPart } from './savings-bar';

/** The parts of savings at a price: closing first, then the house, and what stays or is missing. */
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
      note: `${usdWhole(closing.low)} to ${usdWhole(closing.high)}, by the day and the seller’s share of the tax`,
    },
    { look: 'lit', label: 'Stays in the bank', amount: inBank ?? 0, note: 'Yours after closing' },
  ];
}
