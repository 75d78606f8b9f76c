import { defaultFixHint, problemWith } from '@/lib/fields/check';
import type { Answers, FormDefinition, FormField } from './definition';

export type Problem = {
  /** The name of the field. */
  readonly name: string;
  /** What is wrong with its answer and what to do, as a sentence. */
  readonly text: string;
};

/** What is wrong with an answer among the others, as a sentence, or null. */
export function fieldProblem(field: FormField, answers: Answers): string | null {
  const { requiredUnless } = field;
  const isMissing = requiredUnless && (answers[field.name] ?? '').trim() === '';
  if (isMissing && answers[requiredUnless.field] !== requiredUnless.is) return field.missing ?? defaultFixHint(field);
  return problemWith(field, answers[field.name] ?? '');
}

/** Every problem of a filled form, in the order in which its fields are shown; an empty list means that it may be sent. */
export function problemsOf(
  { fields, parts = [] }: Pick<FormDefinition, 'fields' | 'parts'>,
  answers: Answers,
): readonly Problem[] {
  const shown = parts.flatMap(({ rows }) => rows.flat());
  const problems = fields.flatMap((field) => {
    const text = fieldProblem(field, answers);
    return text === null ? [] : [{ name: field.name, text }];
  });
  return problems.sort((a, b) => shown.indexOf(a.name) - shown.indexOf(b.name));
}
