'use client';

import { useCallback, useEffect, useState } from 'react';
import { deviceStorage } from '@/components/browser/tab-storage.client';
import type { Calculator } from '@/components/calculators/frame/use-calculator.client';
import type { CalculatorFields } from '@/lib/calculators/definition';
import { type CalculatorName, type Pin, pinLimit, pinsKey, pinsText, readPins } from '@/lib/calculators/pins';

/** The pinned scenarios of a calculator, kept on the device under the calculator's `name`; none without a name. */
export function usePins<Fields extends CalculatorFields>(name: CalculatorName | null, calculator: Calculator<Fields>) {
  const { fields, values } = calculator;
  const [pins, setPins] = useState<readonly Pin<Fields>[]>([]);
  const key = name && pinsKey(name);

  useEffect(() => {
    const kept = key && deviceStorage.get(key);
    if (kept) setPins(readPins(fields, kept));
  }, [fields, key]);

  const keep = useCallback(
    (next: readonly Pin<Fields>[]) => {
      setPins(next);
      if (!key) return;
      if (next.length > 0) deviceStorage.set(key, pinsText(fields, next));
      else deviceStorage.remove(key);
    },
    [fields, key],
  );
  return {
    pins,
    /** Pins the values on the screen; returns the number of the pin, or null when no more can be pinned. */
    pin() {
      if (pins.length >= pinLimit) return null;
      keep([...pins, { name: '', values }]);
      return pins.length + 1;
    },
    rename: (index: number, next: string) => keep(pins.map((pin, at) => (at === index ? { ...pin, name: next } : pin))),
    unpin: (index: number) => keep(pins.filter((_, at) => at !== index)),
    clear: () => keep([]),
  };
}
