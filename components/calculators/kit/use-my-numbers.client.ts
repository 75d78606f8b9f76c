'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CalculatorFields, MyNumberKey, ValuesOf } from '@/lib/calculators/definition';
import { forgetMyNumbers, type MyNumbers, readMyNumbers, writeMyNumbers } from '@/lib/my-numbers';
import { tabStorage } from '@/lib/tab-storage';
import type { Calculator } from './use-calculator.client';

/** What this tab knows from elsewhere and this calculator could take over: field names with their values. */
export type NumbersOffer = Readonly<Record<string, number>>;

const forgotten = 'my-numbers-forgotten';

/** Forgets every figure that this tab remembers, and takes back what is on offer. */
export function forgetEverywhere(): void {
  forgetMyNumbers(tabStorage);
  window.dispatchEvent(new Event(forgotten));
}

/**
 * Offers what was typed on another calculator of this tab, and remembers what is typed here. `derived` adds figures
 * that follow from the inputs, such as the loan from price and down payment.
 */
export function useMyNumbers<Fields extends CalculatorFields>(
  calculator: Calculator<Fields>,
  derived?: (values: ValuesOf<Fields>) => MyNumbers,
) {
  const { fields, values, typed, change } = calculator;
  const [known, setKnown] = useState<MyNumbers>({});
  const [answered, setAnswered] = useState(false);
  const before = useRef(values);

  useEffect(() => {
    setKnown(readMyNumbers(tabStorage));
    const clear = () => setKnown({});
    window.addEventListener(forgotten, clear);
    return () => window.removeEventListener(forgotten, clear);
  }, []);

  useEffect(() => {
    const old = before.current;
    before.current = values;
    if (!typed || old === values) return;
    const said: Partial<Record<MyNumberKey, number>> = {};
    for (const [name, field] of Object.entries(fields)) {
      const value: number | string | undefined = values[name];
      if (field.mine && typeof value === 'number' && value !== old[name]) said[field.mine] = value;
    }
    if (Object.keys(said).length > 0) writeMyNumbers(tabStorage, { ...said, ...derived?.(values) });
  }, [fields, values, typed, derived]);

  const offer = useMemo<NumbersOffer | null>(() => {
    if (answered) return null;
    const entries = Object.entries(fields).flatMap(([name, field]) => {
      const value = field.mine ? known[field.mine] : undefined;
      return value !== undefined && value !== values[name] ? [[name, value] as const] : [];
    });
    return entries.length > 0 ? Object.fromEntries(entries) : null;
  }, [fields, values, known, answered]);

  const take = useCallback(() => {
    if (offer) change(offer as unknown as Partial<ValuesOf<Fields>>);
    setAnswered(true);
  }, [change, offer]);
  return { offer, take, decline: useCallback(() => setAnswered(true), []) };
}
