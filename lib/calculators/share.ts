/** A calculator's inputs as text: in a URL, in a pin stored on the device, and for a loan officer. */

import type { NamedFigure } from '@/lib/leads/figures';
import { storageNameOf } from '@/lib/tab-storage';
import { type CalculatorField, type CalculatorFields, initialValues, type ValuesOf } from './definition';
import { maxAmount } from './reading';
import { valueText } from './words';

/** Whether a field's value is shared only on request: the visitor's income. */
export function isPrivate(field: CalculatorField): boolean {
  return field.profileKey === 'annualIncome';
}

function shareText(field: CalculatorField, value: number | string): string {
  if (typeof value === 'string') return value;
  const digits = field.kind === 'money' ? 2 : 3;
  return String(Number(value.toFixed(digits)));
}

/** The inputs as a URL fragment: `price=500000&down=66000&rate=6.5`. */
export function shareHash<Fields extends CalculatorFields>(fields: Fields, values: ValuesOf<Fields>): string {
  return Object.entries(fields)
    .filter(([name, field]) => !(field.quiet && values[name] === field.initial))
    .map(([name, field]) => {
      const value: number | string = values[name] ?? field.initial;
      return `${field.param}=${encodeURIComponent(shareText(field, value))}`;
    })
    .join('&');
}

/** Like `shareHash`, without the income, which is never written to a URL, and without the `empty` fields. */
export function addressHash<Fields extends CalculatorFields>(
  fields: Fields,
  values: ValuesOf<Fields>,
  empty: readonly string[] = [],
): string {
  const written = Object.entries(fields).filter(([name, field]) => !isPrivate(field) && !empty.includes(name));
  return shareHash(Object.fromEntries(written), values);
}

/** The value of a text from a URL or from storage; null if the field does not accept it. */
export function acceptedValue(field: CalculatorField, text: string): number | string | null {
  if (field.kind === 'choice') return field.choices.some((choice) => choice.value === text) ? text : null;
  if (!/^\d{1,9}(\.\d{1,3})?$/.test(text)) return null;
  const value = Number(text);
  if (field.kind === 'money') return value <= maxAmount ? value : null;
  if (field.kind === 'percent') return field.unlimited || value <= 100 ? value : null;
  const least = field.atLeast ?? field.list?.first ?? 0;
  return Number.isInteger(value) && value >= least && value <= field.atMost ? value : null;
}

/** The content of a shared URL: the values to show, and labels of fields with unusable values. */
export type SharedInputs<Fields extends CalculatorFields> = {
  readonly values: ValuesOf<Fields>;
  /** Names of fields that every URL has, and this one lacks. */
  readonly missing: readonly string[];
  readonly invalidParams: readonly string[];
  /** True if part of the URL belongs to no field. */
  readonly unknownParams: boolean;
};

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Parses a URL fragment; null for a plain anchor. Fields with unusable values keep their initial value. */
export function readShareHash<Fields extends CalculatorFields>(
  fields: Fields,
  hash: string,
): SharedInputs<Fields> | null {
  const text = hash.replace(/^#/, '');
  if (!text.includes('=')) return null;
  const given = new Map<string, string>();
  let unknownParams = text.length > 1000;
  for (const part of text.slice(0, 1000).split('&')) {
    const at = part.indexOf('=');
    const key = part.slice(0, Math.max(at, 0));
    if (at < 1 || given.has(key)) unknownParams = true;
    else given.set(key, decoded(part.slice(at + 1)));
  }
  const values: Record<string, number | string> = { ...initialValues(fields) };
  const invalidParams: string[] = [];
  const missing: string[] = [];
  let usable = false;
  for (const [name, field] of Object.entries(fields)) {
    const said = given.get(field.param);
    given.delete(field.param);
    if (said === undefined) {
      if (!field.quiet) missing.push(name);
      continue;
    }
    const value = acceptedValue(field, said);
    if (value === null) {
      invalidParams.push(field.label);
      continue;
    }
    values[name] = value;
    usable = true;
  }
  return {
    values: values as unknown as ValuesOf<Fields>,
    // A link without usable values shows the example: half of it would be nobody's numbers.
    missing: usable ? missing : [],
    invalidParams,
    unknownParams: unknownParams || given.size > 0,
  };
}

/** The names under which calculators store their scenarios. */
export type CalculatorName = 'monthly-payment' | 'affordability' | 'refinance' | 'consolidation' | 'rent-vs-buy';

export function pinsKey(name: CalculatorName) {
  return storageNameOf('pins', name);
}

/** One result of a scenario, as printed. The lowest is marked if every scenario has an `amount`. */
export type PinResult = { readonly label: string; readonly text: string; readonly amount?: number | null };

export type Pin<Fields extends CalculatorFields> = { readonly name: string; readonly values: ValuesOf<Fields> };

export const pinLimit = 3;

export const pinNameLength = 30;

const nameKey = 'pin-name';

/** Serializes pinned scenarios: the shared form of each with its name, one per line. */
export function pinsText<Fields extends CalculatorFields>(fields: Fields, pins: readonly Pin<Fields>[]): string {
  return pins
    .map(({ name, values }) => `${shareHash(fields, values)}&${nameKey}=${encodeURIComponent(name)}`)
    .join('\n');
}

/** Parses the text of `pinsText`; lines that do not fit these fields are dropped. */
export function readPins<Fields extends CalculatorFields>(fields: Fields, text: string): readonly Pin<Fields>[] {
  const pins = text.split('\n').map((line) => readPin(fields, line));
  return pins.filter((pin) => pin !== null).slice(0, pinLimit);
}

function readPin<Fields extends CalculatorFields>(fields: Fields, line: string): Pin<Fields> | null {
  if (!line) return null;
  const given = new URLSearchParams(line);
  const values: Record<string, number | string> = { ...initialValues(fields) };
  for (const [name, field] of Object.entries(fields)) {
    const said = given.get(field.param);
    if (said === null && !field.quiet) return null;
    if (said === null) continue;
    const value = acceptedValue(field, said);
    if (value === null) return null;
    values[name] = value;
  }
  const name = (given.get(nameKey) ?? '').slice(0, pinNameLength);
  return { name, values: values as unknown as ValuesOf<Fields> };
}

/** The index of the lowest result; null if an amount is missing or none is lower. */
export function lowestOf(results: readonly (PinResult | undefined)[]): number | null {
  const amounts = results.map((result) => result?.amount ?? null);
  const known = amounts.filter((amount) => amount !== null);
  if (known.length < 2 || known.length < results.length) return null;
  const lowest = Math.min(...known);
  return known.filter((amount) => amount - lowest < 0.005).length === 1 ? amounts.indexOf(lowest) : null;
}

/** Whether a field applies to these values: a third debt that nobody has added does not. */
export type Counts<Fields extends CalculatorFields> = (
  name: keyof Fields & string,
  values: ValuesOf<Fields>,
) => boolean;

/** A calculator's inputs for a loan officer, in order, without unanswered choices and the income. */
export function inputFigures<Fields extends CalculatorFields>(
  fields: Fields,
  values: ValuesOf<Fields>,
  counts: Counts<Fields> = () => true,
): readonly NamedFigure[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value: number | string = values[name] ?? field.initial;
    const isUnmade = field.kind === 'choice' && (value === '' || value === 'NONE');
    return isUnmade || field.hidden || isPrivate(field) || !counts(name, values)
      ? []
      : [{ label: field.label, text: valueText(field, value) }];
  });
}
