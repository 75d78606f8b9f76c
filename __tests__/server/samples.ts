import { bodyFor, type Entry } from '@/lib/forms/body';
import type { FormDefinition, FormField } from '@/lib/forms/definition';

function sampleOf(field: FormField): string {
  switch (field.kind) {
    case 'email':
      return 'ada@example.org';
    case 'phone':
      return '6145550123';
    case 'zip':
      return '43215';
    case 'money':
      return '250000';
    case 'percent':
      return '6.125';
    case 'choice':
      return field.choices[0]?.value ?? '';
    case 'check':
      return field.value;
    default:
      return `Sample ${field.name}`;
  }
}

/** The body that a page sends when every field of a form is filled. */
export function sampleBody(form: FormDefinition, leadId = '2026NOV20FRI091305'): readonly Entry[] {
  const values = Object.fromEntries(form.fields.map((field) => [field.name, sampleOf(field)]));
  return bodyFor(form, values, { leadId, nextUrl: 'https://example.com/thank-you' });
}
