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
  readonly invalidParams: readonly string[];
  readonly unknownParams: boolean;
  readonly unparsed: readonly string[];
};

type Action<Fields extends CalculatorFields> =
  | { readonly type: 'change'; readonly patch: Partial<ValuesOf<Fields>>; readonly solvedFrom: number | null }
  | { readonly type: 'prefill'; readonly patch: Partial<ValuesOf<Fields>> }
  | { readonly type: 'unparsed'; readonly name: string }
  | { readonly type: 'restore'; readonly shared: SharedInputs<Fields> }
  | { readonly type: 'reset'; readonly values: ValuesOf<Fields> };

/** Adds the values that depend on a change, such as a tax that follows the price. A stable function. */
export type DeriveDependents<Fields extends CalculatorFields> = (
  values: ValuesOf<Fields>,
  patch: Partial<ValuesOf<Fields>>,
) => Partial<ValuesOf<Fields>>;

function next<Fields extends CalculatorFields>(
  derive: DeriveDependents<Fields> | undefined,
  state: State<Fields>,
  action: Action<Fields>,
): State<Fields> {
  if (action.type === 'unparsed') {
    return state.unparsed.includes(action.name) ? state : { ...state, unparsed: [...state.unparsed, action.name] };
  }
  if (action.type === 'change' || action.type === 'prefill') {
    const patch = derive?.(state.values, action.patch) ?? action.patch;
    const values = { ...state.values, ...patch };
    if (action.type === 'prefill') return state.origin === 'start' ? { ...state, values } : state;
    const unparsed = state.unparsed.filter((name) => !(name in patch));
    return { ...state, values, unparsed, solvedFrom: action.solvedFrom, origin: 'typed' };
  }
  if (action.type === 'restore') return { ...action.shared, unparsed: [], solvedFrom: null, origin: 'link' };
  return {
    values: action.values,
    solvedFrom: null,
    origin: 'link',
    invalidParams: [],
    unknownParams: false,
    unparsed: [],
  };
}

/** What a screen needs to draw one of its fields. */
export type Bound = {
  readonly name: string;
  readonly field: CalculatorField;
  readonly value: number | string;
  /** Whether the field has a text that cannot be read; its value is the last one that could. */
  readonly unparsed: boolean;
  readonly onValue: (name: string, value: number | string) => void;
  readonly onUnparsed: (name: string) => void;
};

/** The inputs of a calculator and the ways to change them. */
export type Calculator<Fields extends CalculatorFields> = {
  readonly fields: Fields;
  readonly values: ValuesOf<Fields>;
  readonly solvedFrom: number | null;
  /** Whether the visitor made the last change, not a link or a reset. */
  readonly typed: boolean;
  /** Whether neither the visitor nor a link has set a value. */
  readonly untouched: boolean;
  /** Labels of the fields whose shared value could not be used. */
  readonly invalidParams: readonly string[];
  /** True when part of a shared address belonged to no field. */
  readonly unknownParams: boolean;
  /** Labels of the fields with a text that cannot be read: the answer still counts their last value. */
  readonly unparsed: readonly string[];
  readonly bind: (name: keyof Fields & string) => Bound;
  readonly change: (patch: Partial<ValuesOf<Fields>>, solvedFrom?: number) => void;
  /** As `change`, with the names of the fields as plain text. */
  readonly set: (patch: Readonly<Record<string, number | string>>) => void;
  /** Sets start values that this tab knows from before: nothing happens once the visitor or a link has set any. */
  readonly prefill: (patch: Readonly<Record<string, number | string>>) => void;
  readonly reset: () => void;
};

/** The inputs of a calculator, also written to the address after `#` without a new entry in the history. */
export function useCalculator<Fields extends CalculatorFields>(
  fields: Fields,
  derive?: DeriveDependents<Fields>,
): Calculator<Fields> {
  const [state, dispatch] = useReducer(
    (before: State<Fields>, action: Action<Fields>) => next(derive, before, action),
    null,
    (): State<Fields> => ({
      values: initialValues(fields),
      solvedFrom: null,
      origin: 'start',
      invalidParams: [],
      unknownParams: false,
      unparsed: [],
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
  const set = useCallback((patch: Readonly<Record<string, number | string>>) => {
    dispatch({ type: 'change', patch: patch as Partial<ValuesOf<Fields>>, solvedFrom: null });
  }, []);
  const prefill = useCallback((patch: Readonly<Record<string, number | string>>) => {
    dispatch({ type: 'prefill', patch: patch as Partial<ValuesOf<Fields>> });
  }, []);
  const onValue = useCallback((name: string, value: number | string) => set({ [name]: value }), [set]);
  const onUnparsed = useCallback((name: string) => dispatch({ type: 'unparsed', name }), []);
  const reset = useCallback(() => dispatch({ type: 'reset', values: initialValues(fields) }), [fields]);

  return useMemo(() => {
    function bind(name: keyof Fields & string): Bound {
      const field = fields[name] as CalculatorField;
      const unparsed = state.unparsed.includes(name);
      return { name, field, value: values[name] as number | string, unparsed, onValue, onUnparsed };
    }
    return {
      fields,
      values,
      solvedFrom: state.solvedFrom,
      typed: origin === 'typed',
      untouched: origin === 'start',
      invalidParams: state.invalidParams,
      unknownParams: state.unknownParams,
      unparsed: state.unparsed.map((name) => fields[name]?.label ?? name),
      bind,
      change,
      set,
      prefill,
      reset,
    };
  }, [fields, values, origin, state, onValue, onUnparsed, change, set, prefill, reset]);
}
