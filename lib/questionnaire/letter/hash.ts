import type { Answers } from '@/lib/forms/definition';
import type { MyNumbers } from '@/lib/my-numbers';
import type { Questionnaire } from '@/lib/questionnaire/definition';
import { choices, figures, mark } from './link';

/** A letter as a URL fragment, without the `#`: `letter=purchase&zipCode=43215&…`. */
export function letterHash({ id, steps }: Questionnaire, answers: Answers, known: MyNumbers): string {
  const entries = new URLSearchParams({ [mark]: id });
  for (const { field, personal } of steps) {
    const answer = answers[field] ?? '';
    if (!personal && answer !== '') entries.set(field, answer);
  }
  for (const [name, param] of figures) if (known[name] !== undefined) entries.set(param, String(known[name]));
  for (const name of choices) if (known[name] !== undefined) entries.set(name, known[name]);
  if (known.county) entries.set('county', known.county);
  return entries.toString();
}
