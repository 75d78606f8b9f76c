'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useMyNumbersChange } from '@/components/browser/my-numbers.client';
import { tabStorage } from '@/components/browser/tab-storage.client';
import { dollarsAfter } from '@/lib/calculators/amount';
import { initialValues } from '@/lib/calculators/definition';
import { fieldsKnown, numbersTyped } from '@/lib/calculators/known';
import { type MyNumbers, writeMyNumbers } from '@/lib/my-numbers';
import { fields, type House, linkedHouse } from './fields';

type State = {
  readonly house: House;
  /** Whether the visitor typed it, so that it becomes one of the tab’s own numbers. */
  readonly typed: boolean;
  /** Whether it is the house of a link. */
  readonly linked: boolean;
};

/** A change by the visitor; a down payment in percent keeps its share when the price changes. */
function changed({ house }: State, patch: Partial<House>): State {
  const after = { ...house, ...patch };
  const { downUnit: unit, downPayment: dollars, downPercent: percent } = after;
  const follows = patch.homePrice !== undefined && patch.downPayment === undefined;
  const downPayment = follows ? dollarsAfter({ unit, dollars, percent }, after.homePrice) : dollars;
  return { house: { ...after, downPayment }, typed: true, linked: false };
}

/**
 * The house that the visitor types, and the yearly income of this tab where it knows one. It opens with the tab’s own
 * numbers; the house of a link takes their place, and the link is taken out of the address: `onLink` is called then.
 */
export function useHouse(onLink: () => void) {
  const [state, setState] = useState<State>(() => ({ house: initialValues(fields), typed: false, linked: false }));
  const [annualIncome, setAnnualIncome] = useState<number>();
  const { house, typed } = state;
  const kept = useRef(house);
  const isWriting = useRef(false);

  const write = useCallback((change: MyNumbers) => {
    isWriting.current = true;
    writeMyNumbers(tabStorage, change);
    isWriting.current = false;
  }, []);

  useMyNumbersChange((numbers) => {
    if (isWriting.current) return;
    setAnnualIncome(numbers.annualIncome);
    setState((before) => ({
      ...before,
      house: { ...before.house, ...fieldsKnown(fields, before.house, numbers) },
      typed: false,
    }));
  });

  useEffect(() => {
    if (typed) write(numbersTyped(fields, kept.current, house, Object.keys(fields)));
    kept.current = house;
  }, [house, typed, write]);

  useEffect(() => {
    function follow() {
      const link = linkedHouse(window.location.hash);
      if (!link) return;
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search);
      const { homePrice: price, downPayment, county } = link;
      write({ price, downPayment, downPercent: undefined, county: county || undefined });
      setState((before) => ({
        house: { ...before.house, ...link, downUnit: 'dollars' },
        typed: false,
        linked: true,
      }));
      onLink();
    }
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [onLink, write]);

  const change = useCallback((patch: Partial<House>) => setState((before) => changed(before, patch)), []);
  return { house, linked: state.linked, annualIncome, change };
}
