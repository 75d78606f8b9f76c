import { type FieldName, fieldNames, type ReadForm } from '@/lib/loan-estimate/estimate';
import type { DrawnEstimate } from './drawn';

/**
 * How often a field was read exactly, was blank on the form and stayed empty, stayed empty though the form states it,
 * and was read as something else.
 */
export type Score = {
  readonly exact: number;
  readonly blank: number;
  readonly empty: number;
  readonly wrong: readonly string[];
};

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
    let [exact, blank, empty] = [0, 0, 0];
    const wrong: string[] = [];
    for (const { drawn, read, note } of pairs) {
      const truth = drawn.values[name];
      const value = read?.fields[name]?.value ?? null;
      if (value === null && truth === null) blank += 1;
      else if (value === null) empty += 1;
      else if (isExact(name, value, truth)) exact += 1;
      else wrong.push(`${note}: ${textOf(value)} for ${textOf(truth)}`);
    }
    return [name, { exact, blank, empty, wrong }];
  });
  return Object.fromEntries(scores) as Scores;
}
