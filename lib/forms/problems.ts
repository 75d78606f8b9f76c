import { defaultFixHint, normalize, problemWith } from '@/lib/fields/check';
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

/** A question about each amount of a form that hardly anybody means. An empty field is no amount. */
export function doubtsOf({ fields }: Pick<FormDefinition, 'fields'>, answers: Answers): readonly Problem[] {
  return fields.flatMap((field) => {
    const { name, usual } = field;
    if (!usual) return [];
    const amount = Number(normalize(field, answers[name] ?? ''));
    if (amount === 0 || (amount >= usual.min && amount <= usual.max)) return [];
    const [least, most] = [usual.min, usual.max].map((end) => end.toLocaleString('en-US'));
    return [{ name, text: `Is that right? Most are $${least} to $${most}. If it is, send it again` }];
  });
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
