import { type FieldName, fieldNames, type ReadForm } from '@/lib/loan-estimate/estimate';
import type { SampleEstimate } from './sample-estimates';

/** Misread values, and fields left empty although the form states them. */
export type Score = { readonly wrong: readonly string[]; readonly missed: readonly FieldName[] };

/** Boxes drawn as lines cannot be read: these fields may stay empty. */
const maybeEmpty: readonly FieldName[] = ['loanType', 'rateLocked', 'cashToClose'];

const textOf = (value: unknown) => JSON.stringify(value);

/** Whether a value is correct; cost lines whose name the reader left out are not compared. */
function isExact(name: FieldName, read: unknown, truth: unknown): boolean {
  if (textOf(read) === textOf(truth)) return true;
  if (!name.startsWith('lines') || !Array.isArray(read) || !Array.isArray(truth)) return false;
  const lines = truth.map((line, index) => (read[index]?.name === null ? { ...line, name: null } : line));
  return textOf(read) === textOf(lines);
}

export function compared(
  pairs: readonly { readonly estimate: SampleEstimate; readonly read: ReadForm | undefined; readonly note: string }[],
): Score {
  const values = pairs.flatMap(({ estimate, read, note }) =>
    fieldNames.map((name) => ({
      name,
      note,
      truth: estimate.values[name] ?? null,
      value: read?.fields[name]?.value ?? null,
    })),
  );
  const wrong = values.filter(({ name, value, truth }) => value !== null && !isExact(name, value, truth));
  const missed = values.filter(
    ({ name, value, truth }) => value === null && truth !== null && !maybeEmpty.includes(name),
  );
  return {
    wrong: wrong.map(({ name, note, value, truth }) => `${name}, ${note}: ${textOf(value)} for ${textOf(truth)}`),
    missed: [...new Set(missed.map(({ name }) => name))],
  };
}
