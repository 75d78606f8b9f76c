import { type CalculatorFields, initialValues, type ValuesOf } from './definition';
import { acceptedValue, shareHash } from './share';

/** How many scenarios stand side by side. */
export const pinLimit = 3;

/** The letters by which pinned scenarios are called, in order. */
export const pinLetters = ['A', 'B', 'C'] as const;

/** Pinned scenarios as a text to keep: the shared form of each, one a line. */
export function pinsText<Fields extends CalculatorFields>(fields: Fields, pins: readonly ValuesOf<Fields>[]): string {
  return pins.map((pin) => shareHash(fields, pin)).join('\n');
}

/** Reads kept scenarios; a line that does not describe these fields is dropped. */
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
