import { type FieldName, fieldNames, type ReadForm } from '@/lib/loan-estimate/estimate';
import type { DrawnEstimate } from './drawn';

/** How often a field stayed empty though the form states it, and where it was read as something else. */
export type Score = { readonly empty: number; readonly wrong: readonly string[] };

/** Scores by field. */
export type Scores = Readonly<Record<FieldName, Score>>;

const textOf = (value: unknown) => JSON.stringify(value);

/** Whether a value is the truth; of the lines of a section, names that the reader left out are not compared. */
function isExact(name: FieldName, read: unknown, truth: unknown): boolean {
  if (textOf(read) === textOf(truth)) return true;
  if (!name.startsWith('lines') || !Array.isArray(read) || !Array.isArray(truth)) return false;
  const lines = truth.map((line, index) => (read[index]?.name === null ? { ...line, name: null } : line));
  return textOf(read) === textOf(lines);
}

/** The scores of forms that were drawn and read back. */
export function compared(
  pairs: readonly { readonly drawn: DrawnEstimate; readonly read: ReadForm | undefined; readonly note: string }[],
): Scores {
  const scores = fieldNames.map((name): [FieldName, Score] => {
    const values = pairs.map(({ drawn, read, note }) => {
      return { truth: drawn.values[name], value: read?.fields[name]?.value ?? null, note };
    });
    const wrong = values.filter(({ value, truth }) => value !== null && !isExact(name, value, truth));
    return [
      name,
      {
        empty: values.filter(({ value, truth }) => value === null && truth !== null).length,
        wrong: wrong.map(({ note, value, truth }) => `${note}: ${textOf(value)} for ${textOf(truth)}`),
      },
    ];
  });
  return Object.fromEntries(scores) as Scores;
}
