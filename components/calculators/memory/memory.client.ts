'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useMyNumbersChange } from '@/components/browser/my-numbers.client';
import { deviceStorage, tabStorage } from '@/components/browser/tab-storage.client';
import type { Calculator } from '@/components/calculators/frame/use-calculator.client';
import type { CalculatorFields } from '@/lib/calculators/definition';
import {
  diffMyNumbers,
  type FieldValues,
  prefillFromMyNumbers,
  updateFromMyNumbers,
} from '@/lib/calculators/my-number-fields';
import { type CalculatorName, type Pin, pinLimit, pinsKey, pinsText, readPins } from '@/lib/calculators/share';
import type { Market } from '@/lib/market';
import { type MyNumbers, readMyNumbers, writeMyNumbers } from '@/lib/my-numbers';

/** A calculator's pinned scenarios, stored on the device under its `name`; none without a name. */
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
    /** Pins the current values. Returns the pin's number, or null when no more fit. */
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

/** Pinned scenarios of any calculator; unnamed ones are numbered. */
export type Pinned = ReturnType<typeof usePins<CalculatorFields>>;

/**
 * Prefills the visitor's own numbers and stores what is typed. A link wins; returns the values that it overrode, or
 * null.
 */
export function useMyNumbers<Fields extends CalculatorFields>(calculator: Calculator<Fields>): FieldValues | null {
  const { fields, values, typed, own, linked, prefill, sync, reset } = calculator;
  const [numbers, setNumbers] = useState<MyNumbers>({});
  const shown = useRef(values);
  /** The values already reflected in the tab's numbers. */
  const kept = useRef(values);
  const isAdopting = useRef(false);
  const isWriting = useRef(false);
  /** The values before all numbers were cleared, until something else is typed. */
  const cleared = useRef<typeof values | null>(null);

  useEffect(() => {
    shown.current = values;
    if (!typed || isAdopting.current) kept.current = values;
    isAdopting.current = false;
  }, [values, typed]);

  useMyNumbersChange((after, before, when) => {
    setNumbers(after);
    if (isWriting.current) return;
    if (when === 'opening') {
      const patch = prefillFromMyNumbers(fields, shown.current, after);
      const isKnown = Object.keys(patch).length > 0 || Object.keys(after).some((name) => name !== 'county');
      prefill(patch, isKnown);
    } else {
      isAdopting.current = true;
      // Clearing resets every field; Undo restores what each of them had.
      const isCleared = Object.keys(after).length === 0;
      const back = when === 'here' ? cleared.current : null;
      cleared.current = isCleared ? shown.current : null;
      if (isCleared) reset();
      else sync({ ...back, ...updateFromMyNumbers(fields, back ?? shown.current, before, after) });
    }
  });

  useEffect(() => {
    function write(change: MyNumbers) {
      if (Object.keys(change).length === 0) return;
      isWriting.current = true;
      cleared.current = null;
      writeMyNumbers(tabStorage, change);
      isWriting.current = false;
    }
    if (linked && shown.current.county && !readMyNumbers(tabStorage).county) {
      write({ county: String(shown.current.county) });
    }
    function keep() {
      write(diffMyNumbers(fields, kept.current, shown.current, own));
      kept.current = shown.current;
    }
    document.addEventListener('focusout', keep);
    window.addEventListener('pagehide', keep);
    return () => {
      document.removeEventListener('focusout', keep);
      window.removeEventListener('pagehide', keep);
    };
  }, [fields, linked, own]);

  if (!linked) return null;
  const aside = Object.entries(prefillFromMyNumbers(fields, values, numbers)).filter(
    ([name, value]) => values[name] !== value,
  );
  return aside.length > 0 ? Object.fromEntries(aside) : null;
}

/** The facts, with the market for the closing day stored in this tab. */
export function useDatedMarket<Facts extends { readonly market: Market }>(facts: Facts): Facts {
  const [dated, setDated] = useState(facts);
  useMyNumbersChange(async (after, before) => {
    if (!after.closingDay && !before.closingDay) return;
    // If it does not load, the ranges for an unknown day remain.
    const loaded = await import('@/lib/mortgage/closing-day').catch(() => null);
    if (loaded) setDated({ ...facts, market: loaded.marketFor(readMyNumbers(tabStorage), facts.market) });
  });
  return dated;
}
