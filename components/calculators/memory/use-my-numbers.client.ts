'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Calculator } from '@/components/calculators/frame/use-calculator.client';
import { deviceStorage, tabStorage } from '@/components/ui/tab-storage.client';
import type { CalculatorFields, MyNumberKey, ValuesOf } from '@/lib/calculators/definition';
import { forgetPins } from '@/lib/calculators/pins';
import { countyState } from '@/lib/counties';
import { forgetMyNumbers, type MyNumbers, readMyNumbers, writeMyNumbers } from '@/lib/my-numbers';
import { storageNameOf } from '@/lib/storage-names';

/** Values from another calculator of this tab that this one could use, by field name. */
export type NumbersOffer = Readonly<Record<string, number>>;

const forgotten = 'my-numbers-forgotten';

/** Forgets the figures and the half-filled questions that this tab remembers, and the pins of this device. */
export function forgetEverywhere(): void {
  forgetMyNumbers(tabStorage);
  forgetPins(deviceStorage);
  for (const questionnaire of ['purchase', 'refinance']) tabStorage.remove(storageNameOf('draft', questionnaire));
  window.dispatchEvent(new Event(forgotten));
}

/** Calls `forget` when the visitor asks this tab to forget; a stable function. */
export function useForgotten(forget: () => void): void {
  useEffect(() => {
    window.addEventListener(forgotten, forget);
    return () => window.removeEventListener(forgotten, forget);
  }, [forget]);
}

/**
 * Offers what was typed into another calculator of this tab, and remembers what is typed here. `derived` adds figures
 * that follow from the inputs, such as the loan from price and down payment. The county of the tab is not offered but
 * used, unless a link has opened the calculator; a link with a county sets that of the tab.
 */
export function useMyNumbers<Fields extends CalculatorFields>(
  calculator: Calculator<Fields>,
  derived?: (values: ValuesOf<Fields>) => MyNumbers,
) {
  const { fields, values, typed, set, prefill } = calculator;
  const [known, setKnown] = useState<MyNumbers>({});
  const [answered, setAnswered] = useState(false);
  const before = useRef(values);

  useEffect(() => {
    const { county, ...figures } = readMyNumbers(tabStorage);
    setKnown(figures);
    const field = fields.county;
    if (!county || field?.kind !== 'choice' || !field.choices.some(({ value }) => value === county)) return;
    prefill({ ...(fields.state && { state: countyState }), county });
  }, [fields, prefill]);
  useForgotten(useCallback(() => setKnown({}), []));

  useEffect(() => {
    const old = before.current;
    before.current = values;
    if (old === values) return;
    const said: Partial<Record<MyNumberKey, number>> & { county?: string } = {};
    for (const [name, field] of Object.entries(fields)) {
      const value: number | string | undefined = values[name];
      if (name === 'county' && typeof value === 'string' && value !== old[name] && (typed || value))
        said.county = value;
      if (typed && field.remembersAs && typeof value === 'number' && value !== old[name])
        said[field.remembersAs] = value;
    }
    if (Object.keys(said).length > 0) writeMyNumbers(tabStorage, { ...said, ...(typed && derived?.(values)) });
  }, [fields, values, typed, derived]);

  const offer = useMemo<NumbersOffer | null>(() => {
    if (answered) return null;
    const entries = Object.entries(fields).flatMap(([name, field]) => {
      const value = field.remembersAs ? known[field.remembersAs] : undefined;
      return value !== undefined && value !== values[name] ? [[name, value] as const] : [];
    });
    return entries.length > 0 ? Object.fromEntries(entries) : null;
  }, [fields, values, known, answered]);

  const take = useCallback(() => {
    if (offer) set(offer);
    setAnswered(true);
  }, [set, offer]);
  return { offer, take, decline: useCallback(() => setAnswered(true), []) };
}
