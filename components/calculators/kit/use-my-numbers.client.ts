'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { deviceStorage, tabStorage } from '@/components/ui/tab-storage.client';
import type { CalculatorFields, MyNumberKey, ValuesOf } from '@/lib/calculators/definition';
import { forgetPins } from '@/lib/calculators/pins';
import { countyState } from '@/lib/counties';
import { forgetMyNumbers, type MyNumbers, readMyNumbers, writeMyNumbers } from '@/lib/my-numbers';
import { storageNameOf } from '@/lib/storage-names';
import type { Calculator } from './use-calculator.client';

/** Values from another calculator of this tab that this one could use, by field name. */
export type NumbersOffer = Readonly<Record<string, number | string>>;

/** The county of a calculator that asks for one, and its state where it has that field; the county of the tab is one of Ohio. */
function placeOffer(
  fields: CalculatorFields,
  values: Readonly<Record<string, number | string>>,
  county: string | undefined,
): readonly (readonly [string, string])[] {
  const known = fields.county?.kind === 'choice' && fields.county.choices.some(({ value }) => value === county);
  if (!county || !known || values.county === county) return [];
  const state = fields.state ? [['state', countyState] as const] : [];
  return [...state, ['county', county]];
}

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

  useEffect(() => setKnown(readMyNumbers(tabStorage)), []);
  useForgotten(useCallback(() => setKnown({}), []));

  useEffect(() => {
    const old = before.current;
    before.current = values;
    if (!typed || old === values) return;
    const said: Partial<Record<MyNumberKey, number>> & { county?: string } = {};
    for (const [name, field] of Object.entries(fields)) {
      const value: number | string | undefined = values[name];
      if (name === 'county' && typeof value === 'string' && value !== old[name]) said.county = value;
      if (field.mine && typeof value === 'number' && value !== old[name]) said[field.mine] = value;
    }
    if (Object.keys(said).length > 0) writeMyNumbers(tabStorage, { ...said, ...derived?.(values) });
  }, [fields, values, typed, derived]);

  const offer = useMemo<NumbersOffer | null>(() => {
    if (answered) return null;
    const figures = Object.entries(fields).flatMap(([name, field]) => {
      const value = field.mine ? known[field.mine] : undefined;
      return value !== undefined && value !== values[name] ? [[name, value] as const] : [];
    });
    const entries = [...figures, ...placeOffer(fields, values, known.county)];
    return entries.length > 0 ? Object.fromEntries(entries) : null;
  }, [fields, values, known, answered]);

  const take = useCallback(() => {
    if (offer) change(offer as unknown as Partial<ValuesOf<Fields>>);
    setAnswered(true);
  }, [change, offer]);
  return { offer, take, decline: useCallback(() => setAnswered(true), []) };
}
