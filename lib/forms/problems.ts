import { defaultFixHint, problemWith } from '@/lib/fields/check';
import type { Answers, FormDefinition, FormField } from './definition';

export type Problem = {
  readonly name: string;
  /** What is wrong with the answer and what to do. */
  readonly text: string;
};

export function fieldProblem(field: FormField, answers: Answers): string | null {
  const { requiredUnless } = field;
  const isMissing = requiredUnless && (answers[field.name] ?? '').trim() === '';
  if (isMissing && answers[requiredUnless.field] !== requiredUnless.is) return field.missing ?? defaultFixHint(field);
  return problemWith(field, answers[field.name] ?? '');
}

/** Every problem of a form in display order. An empty list means it may be sent. */
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
