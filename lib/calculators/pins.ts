import { storageNameOf } from '@/lib/storage-names';
import { type CalculatorFields, initialValues, type ValuesOf } from './definition';
import { acceptedValue, shareHash } from './share';

const calculatorNames = ['monthly-payment', 'affordability', 'refinance', 'consolidation', 'rent-vs-buy'] as const;

/** A calculator, by the name under which its scenarios are kept. */
export type CalculatorName = (typeof calculatorNames)[number];

/** The key of a calculator's pinned scenarios in the storage of the device. */
export function pinsKey(name: CalculatorName) {
  return storageNameOf('pins', name);
}

/** One result of a scenario, as printed; `amount` decides which is the better where there is one. */
export type PinResult = {
  readonly label: string;
  readonly text: string;
  readonly better?: 'low' | 'high';
  readonly amount?: number | null;
};

/** A pinned scenario: its name and the values of the fields. */
export type Pin<Fields extends CalculatorFields> = { readonly name: string; readonly values: ValuesOf<Fields> };

/** How many scenarios can be pinned. */
export const pinLimit = 3;

/** The largest number of characters in the name of a pin. */
export const pinNameLength = 30;

const nameKey = 'pin-name';

/** Pinned scenarios as text: the shared form of each with its name, one per line. */
export function pinsText<Fields extends CalculatorFields>(fields: Fields, pins: readonly Pin<Fields>[]): string {
  return pins
    .map(({ name, values }) => `${shareHash(fields, values)}&${nameKey}=${encodeURIComponent(name)}`)
    .join('\n');
}

/** Reads the text of `pinsText`; a line that does not fit these fields is dropped. */
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

/** Which of some results is the best by the rule of the first; null without a rule, and where none is better. */
export function bestOf(results: readonly (PinResult | undefined)[]): number | null {
  const amounts = results.map((result) => result?.amount ?? null);
  const known = amounts.filter((amount) => amount !== null);
  const rule = results[0]?.better;
  if (!rule || known.length < 2 || known.length < results.length) return null;
  const best = rule === 'low' ? Math.min(...known) : Math.max(...known);
  return known.filter((amount) => Math.abs(amount - best) < 0.005).length === 1 ? amounts.indexOf(best) : null;
}
