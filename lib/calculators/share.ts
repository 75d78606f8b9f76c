import { type CalculatorField, type CalculatorFields, initialValues, type ValuesOf } from './definition';
import { largestAmount } from './reading';

/** Whether a field has something that goes nowhere by itself: the visitor's income. */
export function isPrivate(field: CalculatorField): boolean {
  return field.remembersAs === 'annualIncome';
}

/** A field's value in an address: money to the cent, no separators. */
function shareText(field: CalculatorField, value: number | string): string {
  if (typeof value === 'string') return value;
  const digits = field.kind === 'money' ? 2 : 3;
  return String(Number(value.toFixed(digits)));
}

/** The inputs as the part of an address after `#`: `price=500000&down=66000&rate=6.5`. */
export function shareHash<Fields extends CalculatorFields>(fields: Fields, values: ValuesOf<Fields>): string {
  return Object.entries(fields)
    .filter(([name, field]) => !(field.quiet && values[name] === field.initial))
    .map(([name, field]) => {
      const value: number | string = values[name] ?? field.initial;
      return `${field.param}=${encodeURIComponent(shareText(field, value))}`;
    })
    .join('&');
}

/** The inputs for an address: as `shareHash`, without the income, which goes into no address. */
export function addressHash<Fields extends CalculatorFields>(fields: Fields, values: ValuesOf<Fields>): string {
  const open = Object.fromEntries(Object.entries(fields).filter(([, field]) => !isPrivate(field)));
  return shareHash(open, values);
}

/** The value of a text from an address or from storage; null when the field cannot have it. */
export function acceptedValue(field: CalculatorField, text: string): number | string | null {
  if (field.kind === 'choice') return field.choices.some((choice) => choice.value === text) ? text : null;
  if (!/^\d{1,9}(\.\d{1,3})?$/.test(text)) return null;
  const value = Number(text);
  if (field.kind === 'money') return value <= largestAmount ? value : null;
  if (field.kind === 'percent') return field.unlimited || value <= 100 ? value : null;
  const least = field.atLeast ?? field.list?.first ?? 0;
  return Number.isInteger(value) && value >= least && value <= field.atMost ? value : null;
}

/** The content of a shared address: the values to show, and the labels of the fields whose value could not be used. */
export type SharedInputs<Fields extends CalculatorFields> = {
  readonly values: ValuesOf<Fields>;
  readonly invalidParams: readonly string[];
  /** True when part of the address belongs to no field. */
  readonly unknownParams: boolean;
};

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Reads the part after `#`; null for a plain anchor. A field whose value cannot be used has its start value. */
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
  for (const [name, field] of Object.entries(fields)) {
    const said = given.get(field.param);
    given.delete(field.param);
    if (said === undefined) continue;
    const value = acceptedValue(field, said);
    if (value === null) invalidParams.push(field.label);
    else values[name] = value;
  }
  return {
    values: values as unknown as ValuesOf<Fields>,
    invalidParams,
    unknownParams: unknownParams || given.size > 0,
  };
}
