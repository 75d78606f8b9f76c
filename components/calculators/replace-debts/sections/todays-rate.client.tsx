'use client';

import { useEffect, useState } from 'react';
import type { ReplaceDebtsFacts } from '@/components/calculators/replace-debts/analysis';
import { PlainButton } from '@/components/controls/button';
import { dayText } from '@/lib/day';
import { percentText } from '@/lib/numbers/format';

type TodaysRateProps = {
  readonly label: string;
  readonly today: ReplaceDebtsFacts['today'];
  readonly termMonths: number;
  readonly onPick: (ratePercent: number) => void;
};

/** The example rate of the day in one press, while it has not expired. */
export function TodaysRate({ label, today, termMonths, onPick }: TodaysRateProps) {
  const [isPresent, setPresent] = useState(false);
  // The page is read on later days than the day of its build.
  useEffect(() => setPresent(dayText(new Date()) <= today.expires), [today.expires]);
  const { rates } = today;
  const rate = rates.find(({ termYears }) => 12 * termYears <= termMonths) ?? rates.at(-1);
  if (!isPresent || !rate) return null;
  return (
    <p data-print="no">
      <PlainButton onClick={() => onPick(rate.ratePercent)}>
        {label}, {percentText(rate.ratePercent)}
      </PlainButton>
    </p>
  );
}
