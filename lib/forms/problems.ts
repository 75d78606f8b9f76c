import { problemWith } from '@/lib/fields/check';
import type { Answers, FormDefinition } from './definition';

export type Problem = {
  /** The name of the field. */
  readonly name: string;
  /** What is wrong with its answer and what to do, as a sentence. */
  readonly text: string;
};

/** Every problem of a filled form, in the order of its fields; an empty list means that it may be sent. */
export function problemsOf(definition: Pick<FormDefinition, 'fields'>, answers: Answers): readonly Problem[] {
  return definition.fields.flatMap((field) => {
    const text = problemWith(field, answers[field.name] ?? '');
    return text === null ? [] : [{ name: field.name, text }];
  });
}
