import { normalize } from '@/lib/fields/check';
import { subjectOf } from '@/lib/forms/body';
import type { Answers, FormDefinition, FormField } from '@/lib/forms/definition';

/** Characters. Some mail programs truncate or reject longer URLs. */
const longest = 1900;

/** Field kinds that say who is asking and about what. Income, debts and credit are of other kinds. */
const carried: readonly FormField['kind'][] = ['text', 'email', 'phone', 'textarea', 'check'];

/**
 * A `mailto:` URL for failed leads, without income, debts and credit, because email isn't private. Long texts are cut,
 * and say so.
 */
export function mailtoFor(
  email: string,
  definition: Pick<FormDefinition, 'fields' | 'subjectPrefix'>,
  answers: Answers,
  leadId: string,
): string {
  const start = `mailto:${email}?subject=${encodeURIComponent(subjectOf(definition, leadId))}&body=`;
  const lines = definition.fields.flatMap((field) => {
    const value = normalize(field, answers[field.name] ?? '');
    if (value === '' || !carried.includes(field.kind)) return [];
    return [`${field.kind === 'check' ? (field.group ?? field.label) : field.label}: ${value}`];
  });
  const whole = [...lines, `Reference: ${leadId}`].join('\r\n');
  const room = longest - start.length;
  if (encodeURIComponent(whole).length <= room) return start + encodeURIComponent(whole);

  const end = `… (the rest did not fit)\r\nReference: ${leadId}`;
  const marks = Array.from(lines.join('\r\n'));
  while (marks.length > 0 && encodeURIComponent(marks.join('') + end).length > room) {
    marks.splice(-Math.max(1, Math.floor(marks.length / 20)));
  }
  return start + encodeURIComponent(marks.join('') + end);
}
