'use client';

import { useCallback, useEffect, useState } from 'react';
import { tabStorage } from '@/components/ui/tab-storage.client';
import type { CalculatorFields, ValuesOf } from '@/lib/calculators/definition';
import { type CalculatorName, pinLetters, pinLimit, pinsKey, pinsText, readPins } from '@/lib/calculators/pins';
import type { Calculator } from './use-calculator.client';
import { useForgotten } from './use-my-numbers.client';

/** The pinned scenarios of a calculator, kept in this tab under the calculator's `name`. */
export function usePins<Fields extends CalculatorFields>(name: CalculatorName, calculator: Calculator<Fields>) {
  const { fields, values } = calculator;
  const [pins, setPins] = useState<readonly ValuesOf<Fields>[]>([]);
  const key = pinsKey(name);

  useEffect(() => {
    const kept = tabStorage.get(key);
    if (kept) setPins(readPins(fields, kept));
  }, [fields, key]);

  useForgotten(useCallback(() => setPins([]), []));

  const keep = useCallback(
    (next: readonly ValuesOf<Fields>[]) => {
      setPins(next);
      tabStorage.set(key, pinsText(fields, next));
    },
    [fields, key],
  );
  return {
    pins,
    /** Pins the values on the screen and returns the letter of the scenario; null when no more can be pinned. */
    pin:
      pins.length < pinLimit
        ? () => {
            keep([...pins, values]);
            return pinLetters[pins.length] ?? '';
          }
        : null,
    unpin: (index: number) => keep(pins.filter((_, at) => at !== index)),
    clear: () => keep([]),
  };
}

/** Pinned scenarios, and the ways to change them. */
export type Pinned<Fields extends CalculatorFields> = ReturnType<typeof usePins<Fields>>;
