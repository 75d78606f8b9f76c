'use client';

import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import {
  type CalculatorField,
  type CalculatorFields,
  initialValues,
  type ValuesOf,
} from '@/lib/calculators/definition';
import { readShareHash, type SharedInputs, shareHash } from '@/lib/calculators/share';

/** How long the inputs must rest before the address follows, in milliseconds. */
const addressPause = 350;

type State<Fields extends CalculatorFields> = {
  readonly values: ValuesOf<Fields>;
  /** The answer that the visitor asked for, when the inputs follow from it; any other change resets it to null. */
  readonly solvedFrom: number | null;
  /** Where the values come from; while they are the start values, the address stays as it is. */
  readonly origin: 'start' | 'typed' | 'link';
  readonly refused: readonly string[];
  readonly stray: boolean;
};

type Action<Fields extends CalculatorFields> =
  | { readonly type: 'change'; readonly patch: Partial<ValuesOf<Fields>>; readonly solvedFrom: number | null }
  | { readonly type: 'restore'; readonly shared: SharedInputs<Fields> }
  | { readonly type: 'reset'; readonly values: ValuesOf<Fields> };

function next<Fields extends CalculatorFields>(state: State<Fields>, action: Action<Fields>): State<Fields> {
  if (action.type === 'change') {
    return { ...state, values: { ...state.values, ...action.patch }, solvedFrom: action.solvedFrom, origin: 'typed' };
  }
  if (action.type === 'restore') return { ...action.shared, solvedFrom: null, origin: 'link' };
  return { values: action.values, solvedFrom: null, origin: 'link', refused: [], stray: false };
}

/** What a screen needs to draw one of its fields. */
export type Bound = {
  readonly name: string;
  readonly field: CalculatorField;
  readonly value: number | string;
  readonly onValue: (name: string, value: number | string) => void;
};

/** The inputs of a calculator and the ways to change them. */
export type Calculator<Fields extends CalculatorFields> = {
  readonly fields: Fields;
  readonly values: ValuesOf<Fields>;
  readonly solvedFrom: number | null;
  /** Whether the visitor made the last change, not a link or a reset. */
  readonly typed: boolean;
  /** Labels of the fields whose shared value could not be used. */
  readonly refused: readonly string[];
  /** True when part of a shared address belonged to no field. */
  readonly stray: boolean;
  readonly bind: (name: keyof Fields & string) => Bound;
  readonly change: (patch: Partial<ValuesOf<Fields>>, solvedFrom?: number) => void;
  readonly reset: () => void;
};

/** The inputs of a calculator, also written to the address after `#` without a new entry in the history. */
export function useCalculator<Fields extends CalculatorFields>(fields: Fields): Calculator<Fields> {
  const [state, dispatch] = useReducer(
    next<Fields>,
    null,
    (): State<Fields> => ({
      values: initialValues(fields),
      solvedFrom: null,
      origin: 'start',
      refused: [],
      stray: false,
    }),
  );
  const { values, origin } = state;
  const address = useRef<string | null>(null);

  useEffect(() => {
    function restore(from: string) {
      const shared = readShareHash(fields, new URL(from).hash);
      if (shared) dispatch({ type: 'restore', shared });
      // A plain anchor such as #top has replaced the inputs in the address: they are written back.
      else if (address.current !== null) window.history.replaceState(window.history.state, '', address.current);
    }
    // The address may have changed again since the event was dispatched.
    const visit = (event: HashChangeEvent) => restore(event.newURL || window.location.href);
    restore(window.location.href);
    window.addEventListener('hashchange', visit);
    return () => window.removeEventListener('hashchange', visit);
  }, [fields]);

  useEffect(() => {
    if (origin === 'start') return;
    const timer = setTimeout(() => {
      address.current = `#${shareHash(fields, values)}`;
      if (window.location.hash !== address.current) {
        window.history.replaceState(window.history.state, '', address.current);
      }
    }, addressPause);
    return () => clearTimeout(timer);
  }, [fields, values, origin]);

  const change = useCallback((patch: Partial<ValuesOf<Fields>>, solvedFrom?: number) => {
    dispatch({ type: 'change', patch, solvedFrom: solvedFrom ?? null });
  }, []);
  const onValue = useCallback((name: string, value: number | string) => {
    const patch: Record<string, number | string> = { [name]: value };
    dispatch({ type: 'change', patch: patch as Partial<ValuesOf<Fields>>, solvedFrom: null });
  }, []);
  const reset = useCallback(() => dispatch({ type: 'reset', values: initialValues(fields) }), [fields]);

  return useMemo(() => {
    function bind(name: keyof Fields & string): Bound {
      const field = fields[name] as CalculatorField;
      return { name, field, value: values[name] as number | string, onValue };
    }
    return {
      fields,
      values,
      solvedFrom: state.solvedFrom,
      typed: origin === 'typed',
      refused: state.refused,
      stray: state.stray,
      bind,
      change,
      reset,
    };
  }, [fields, values, origin, state.solvedFrom, state.refused, state.stray, onValue, change, reset]);
}
