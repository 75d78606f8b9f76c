import type { TabStorage } from '@/lib/tab-storage';
import { type CalculatorFields, initialValues, type ValuesOf } from './definition';
import { acceptedValue, shareHash } from './share';

const calculatorNames = ['monthly-payment', 'affordability', 'refinance', 'consolidation', 'rent-vs-buy'] as const;

/** A calculator, by the name under which its scenarios are kept. */
export type CalculatorName = (typeof calculatorNames)[number];

/** The key of a calculator's pinned scenarios in the tab's storage. */
export function pinsKey(name: CalculatorName): string {
  return `compare-${name}`;
}

/** Forgets the pinned scenarios of every calculator. */
export function forgetPins(storage: TabStorage): void {
  for (const name of calculatorNames) storage.remove(pinsKey(name));
}

/** How many scenarios can be pinned. */
export const pinLimit = 3;

/** The names of pinned scenarios, in order. */
export const pinLetters = ['A', 'B', 'C'] as const;

/** Pinned scenarios as text: the shared form of each, one per line. */
export function pinsText<Fields extends CalculatorFields>(fields: Fields, pins: readonly ValuesOf<Fields>[]): string {
  return pins.map((pin) => shareHash(fields, pin)).join('\n');
}

/** Reads the text of `pinsText`; a line that does not fit these fields is dropped. */
export function readPins<Fields extends CalculatorFields>(fields: Fields, text: string): readonly ValuesOf<Fields>[] {
  const pins = text.split('\n').map((line) => readPin(fields, line));
  return pins.filter((pin) => pin !== null).slice(0, pinLimit);
}

function readPin<Fields extends CalculatorFields>(fields: Fields, line: string): ValuesOf<Fields> | null {
  if (!line) return null;
  const given = new URLSearchParams(line);
  const values: Record<string, number | string> = { ...initialValues(fields) };
  for (const [name, field] of Object.entries(fields)) {
    const said = given.get(field.share);
    if (said === null && !field.quiet) return null;
    if (said === null) continue;
    const value = acceptedValue(field, said);
    if (value === null) return null;
    values[name] = value;
  }
  return values as unknown as ValuesOf<Fields>;
}
