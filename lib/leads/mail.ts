import { normalize } from '@/lib/fields/check';
import { subjectOf } from '@/lib/forms/body';
import type { Answers, FormDefinition } from '@/lib/forms/definition';

/** Longer addresses are cut or refused by some mail programs. */
const longest = 1900;

/**
 * A `mailto:` address that carries the answers of a form to the lender, a line each with its label: the way out when
 * sending failed. Long texts are cut so that the whole stays under 1,900 characters, and say so.
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
    if (value === '') return [];
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
