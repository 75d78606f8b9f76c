'use client';

import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import {
  type CalculatorField,
  type CalculatorFields,
  initialValues,
  type ValuesOf,
} from '@/lib/calculators/definition';
import { type FieldValues, privateValues, unknownFields } from '@/lib/calculators/my-number-fields';
import { addressHash, isPrivate, readShareHash, type SharedInputs } from '@/lib/calculators/share';

/** Milliseconds without input before the URL is updated. */
const addressPause = 350;

/** The state of history entries whose URL this page wrote, as opposed to a link from elsewhere. */
const ownAddress = 'own';

type State<Fields extends CalculatorFields> = {
  readonly values: ValuesOf<Fields>;
  /** The answer that the visitor asked for, from which the inputs were solved; any other change resets it to null. */
  readonly solvedFrom: number | null;
  /**
   * Source of the values: defaults, the visitor's numbers, typing, a URL this page wrote, or a link. The first two are
   * not written to the URL.
   */
  readonly origin: 'start' | 'known' | 'typed' | 'before' | 'link';
  /** The visitor's own numbers at page load. */
  readonly known: Partial<ValuesOf<Fields>>;
  /** The fields that the visitor set here, as opposed to those derived from them. */
  readonly own: readonly string[];
  /** Labels of fields with an unusable value in the link. */
  readonly invalidParams: readonly string[];
  /** True if part of the link matched no field. */
  readonly unknownParams: boolean;
  readonly unparsed: readonly string[];
  /** Amounts that the link lacked: empty until they are typed. */
  readonly missing: readonly string[];
  /** Fields left empty at page load, because the visitor has other numbers but not these. */
  readonly asked: readonly string[];
};

type Action<Fields extends CalculatorFields> =
  | { readonly type: 'change'; readonly patch: Partial<ValuesOf<Fields>>; readonly solvedFrom: number | null }
  | { readonly type: 'sync'; readonly patch: Partial<ValuesOf<Fields>> }
  | { readonly type: 'prefill'; readonly patch: Partial<ValuesOf<Fields>>; readonly isKnown: boolean }
  | { readonly type: 'reset'; readonly patch: Partial<ValuesOf<Fields>> }
  | { readonly type: 'unparsed'; readonly name: string }
  | { readonly type: 'restore'; readonly shared: SharedInputs<Fields>; readonly isOwn: boolean };

/** Whether a field opens with an example amount rather than the visitor's. */
function hasExampleAmount(field: CalculatorField | undefined): boolean {
  return field?.kind === 'money' && field.initial > 0;
}

function zeros<Fields extends CalculatorFields>(names: readonly string[]): Partial<ValuesOf<Fields>> {
  return Object.fromEntries(names.map((name) => [name, 0])) as Partial<ValuesOf<Fields>>;
}

/** Adds values that depend on a change, such as a tax that follows the price. Must be a stable function. */
export type DeriveDependents<Fields extends CalculatorFields> = (
  values: ValuesOf<Fields>,
  patch: Partial<ValuesOf<Fields>>,
) => Partial<ValuesOf<Fields>>;

/** Values that replace the example's once the visitor enters a first figure. */
type FirstValues<Fields extends CalculatorFields> = Partial<ValuesOf<Fields>>;

function next<Fields extends CalculatorFields>(
  fields: Fields,
  derive: DeriveDependents<Fields> | undefined,
  first: FirstValues<Fields> | undefined,
  state: State<Fields>,
  action: Action<Fields>,
): State<Fields> {
  if (action.type === 'unparsed') {
    return state.unparsed.includes(action.name) ? state : { ...state, unparsed: [...state.unparsed, action.name] };
  }
  const withPatch = (values: ValuesOf<Fields>, patch: Partial<ValuesOf<Fields>>): ValuesOf<Fields> => ({
    ...values,
    ...(Object.keys(patch).length > 0 && (derive?.(values, patch) ?? patch)),
  });
  if (action.type === 'restore') {
    const { known } = state;
    const { missing, values: given, ...problems } = action.shared;
    if (action.isOwn) {
      const values = withPatch(given, known);
      const fresh = { own: [], unparsed: [], solvedFrom: null, missing: [], asked: [] };
      return { ...state, ...problems, ...fresh, values, origin: 'before' };
    }
    const mine = privateValues(fields, known);
    const lacking = missing.filter((name) => mine[name] === undefined && hasExampleAmount(fields[name]));
    const rest = Object.fromEntries(Object.entries(first ?? {}).filter(([name]) => missing.includes(name)));
    const values = withPatch({ ...given, ...rest, ...zeros<Fields>(lacking) }, mine);
    const fresh = { own: [], unparsed: [], solvedFrom: null, missing: lacking, asked: [] };
    return { ...state, ...problems, ...fresh, values, origin: 'link' };
  }
  const isFirst = state.origin === 'start' && (action.type !== 'prefill' || action.isKnown);
  const asked = isFirst && action.type === 'prefill' ? unknownFields(fields, action.patch as FieldValues) : [];
  const values = withPatch(isFirst ? { ...state.values, ...first, ...zeros(asked) } : state.values, action.patch);
  if (action.type === 'prefill') {
    const origin = isFirst ? 'known' : state.origin;
    return { ...state, known: action.patch, ...(state.origin === 'start' && { values, asked }), origin };
  }
  if (action.type === 'reset')
    return { ...state, values: initialValues(fields), own: [], unparsed: [], origin: 'start' };
  const unparsed = state.unparsed.filter((name) => !(name in action.patch));
  if (action.type === 'change') {
    const names = Object.keys(action.patch).filter((name) => !state.own.includes(name));
    const own = names.length > 0 ? [...state.own, ...names] : state.own;
    return { ...state, values, own, unparsed, solvedFrom: action.solvedFrom, origin: 'typed' };
  }
  const origin = state.origin === 'start' ? 'known' : state.origin === 'link' ? 'typed' : state.origin;
  return { ...state, values, unparsed, solvedFrom: null, origin };
}

export type FieldBinding = {
  readonly name: string;
  readonly field: CalculatorField;
  /** Null if it is still to be typed. */
  readonly value: number | string | null;
  /** Shows null as an empty field. */
  readonly isOpen?: boolean;
  /** Whether the field's text cannot be parsed; the value is the last valid one. */
  readonly unparsed: boolean;
  readonly onValue: (name: string, value: number | string) => void;
  readonly onUnparsed: (name: string) => void;
};

function useReducedInputs<Fields extends CalculatorFields>(
  fields: Fields,
  derive?: DeriveDependents<Fields>,
  first?: FirstValues<Fields>,
) {
  const [state, dispatch] = useReducer(
    (before: State<Fields>, action: Action<Fields>) => next(fields, derive, first, before, action),
    null,
    (): State<Fields> => ({
      values: initialValues(fields),
      solvedFrom: null,
      origin: 'start',
      known: {},
      own: [],
      invalidParams: [],
      unknownParams: false,
      unparsed: [],
      missing: [],
      asked: [],
    }),
  );
  const actions = useMemo(() => {
    const change = (patch: Partial<ValuesOf<Fields>>, solvedFrom?: number) =>
      dispatch({ type: 'change', patch, solvedFrom: solvedFrom ?? null });
    const set = (patch: FieldValues) => change(patch as Partial<ValuesOf<Fields>>);
    return {
      change,
      /** Like `change`, with field names as plain strings. */
      set,
      /**
       * Does nothing once the visitor or a link has set a value. `isKnown`: the visitor has numbers, even if no field
       * shows them.
       */
      prefill: (patch: FieldValues, isKnown: boolean) =>
        dispatch({ type: 'prefill', patch: patch as Partial<ValuesOf<Fields>>, isKnown }),
      /** Takes values changed elsewhere on the page. A stable function. */
      sync: (patch: FieldValues) => dispatch({ type: 'sync', patch: patch as Partial<ValuesOf<Fields>> }),
      reset: () => dispatch({ type: 'reset', patch: {} }),
    };
  }, []);
  const { set } = actions;
  const onValue = useCallback((name: string, value: number | string) => set({ [name]: value }), [set]);
  const onUnparsed = useCallback((name: string) => dispatch({ type: 'unparsed', name }), []);
  const calculator = useMemo(() => {
    const { values, origin, unparsed, missing, asked, own } = state;
    const open = [...missing, ...asked.filter((name) => !own.includes(name))].filter((name) => values[name] === 0);
    function fieldProps(name: keyof Fields & string): FieldBinding {
      const field = fields[name] as CalculatorField;
      const isOpen = open.includes(name);
      return {
        name,
        field,
        value: isOpen ? null : (values[name] as number | string),
        isOpen,
        unparsed: unparsed.includes(name),
        onValue,
        onUnparsed,
      };
    }
    return {
      ...state,
      ...actions,
      fields,
      fieldProps,
      typed: origin === 'typed',
      linked: origin === 'link',
      untouched: origin === 'start',
      example: origin === 'start' || Object.entries(fields).every(([name, { initial }]) => values[name] === initial),
      /** Names of the empty fields. */
      open,
      /** Labels of the amounts that the link lacked and that are still empty. */
      missing: state.missing.filter((name) => values[name] === 0).map((name) => fields[name]?.label ?? name),
      /** Labels of fields with unparsable text: the answer still uses their last value. */
      unparsed: unparsed.map((name) => fields[name]?.label ?? name),
    };
  }, [fields, state, actions, onValue, onUnparsed]);
  return { calculator, dispatch };
}

export function useInputs<Fields extends CalculatorFields>(
  fields: Fields,
  derive?: DeriveDependents<Fields>,
  first?: FirstValues<Fields>,
) {
  return useReducedInputs(fields, derive, first).calculator;
}

export type Calculator<Fields extends CalculatorFields> = ReturnType<typeof useInputs<Fields>>;

/** The inputs of a calculator, mirrored in the URL's fragment without adding history entries. */
export function useCalculator<Fields extends CalculatorFields>(
  fields: Fields,
  derive?: DeriveDependents<Fields>,
  first?: FirstValues<Fields>,
): Calculator<Fields> {
  const { calculator, dispatch } = useReducedInputs(fields, derive, first);
  const { values, origin, open } = calculator;
  // With a field still empty the URL stays a link, so that a reload asks for it instead of showing the example's.
  const lacksIncome = Object.entries(fields).some(([name, field]) => isPrivate(field) && values[name] === 0);
  const mark = origin === 'link' || lacksIncome || open.length > 0 ? null : ownAddress;
  const address = useRef<string | null>(null);

  useEffect(() => {
    function restore(from: string) {
      const shared = readShareHash(fields, new URL(from).hash);
      if (shared) dispatch({ type: 'restore', shared, isOwn: window.history.state === ownAddress });
      // A plain anchor such as #top replaced the inputs in the URL: write them back.
      else if (address.current !== null) window.history.replaceState(window.history.state, '', address.current);
    }
    // The URL may have changed again since the event was dispatched.
    const visit = (event: HashChangeEvent) => restore(event.newURL || window.location.href);
    restore(window.location.href);
    window.addEventListener('hashchange', visit);
    return () => window.removeEventListener('hashchange', visit);
  }, [fields, dispatch]);

  useEffect(() => {
    if (origin === 'start' || origin === 'known') return;
    const timer = setTimeout(() => {
      address.current = `#${addressHash(fields, values, open)}`;
      if (window.location.hash !== address.current) window.history.replaceState(mark, '', address.current);
    }, addressPause);
    return () => clearTimeout(timer);
  }, [fields, values, origin, mark, open]);

  return calculator;
}
