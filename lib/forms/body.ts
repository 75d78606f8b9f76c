import { normalize } from '@/lib/fields/check';
import type { Answers, ControlName, FormDefinition } from '@/lib/forms/definition';

export type Entry = readonly [name: string, value: string];

export type BodyFacts = {
  readonly leadId: string;
  /** Where a form relay redirects a browser without script: the absolute URL of `/thank-you`. */
  readonly nextUrl: string;
};

/** The form's prefix followed by the lead's `_id`. */
export function subjectOf(definition: Pick<FormDefinition, 'subjectPrefix'>, leadId: string): string {
  return `${definition.subjectPrefix}${leadId}`;
}

/** The value of a hidden field. Pass an empty `leadId` before there is one. */
export function controlValueOf(
  definition: Pick<FormDefinition, 'subjectPrefix'>,
  control: ControlName,
  { leadId, nextUrl }: BodyFacts,
): string {
  switch (control) {
    case '_id':
    case 'id':
      return leadId;
    case 'subject':
    case '_subject':
      return subjectOf(definition, leadId);
    case '_template':
      return 'table';
    case '_next':
      return nextUrl;
    case '_captcha':
      return 'false';
  }
}

/** Fields in form order, then the hidden ones. A checkbox only if checked, a `beyondSpec` field only if answered. */
export function bodyFor(definition: FormDefinition, values: Answers, facts: BodyFacts): readonly Entry[] {
  return [
    ...definition.fields.flatMap((field): readonly Entry[] => {
      const value = normalize(field, values[field.name] ?? '');
      return (field.kind === 'check' || field.beyondSpec) && value === '' ? [] : [[field.name, value]];
    }),
    ...definition.controls.map((control): Entry => [control, controlValueOf(definition, control, facts)]),
  ];
}

const relaySettings: readonly ControlName[] = ['_template', '_next', '_captcha'];

/** The columns of the form's spreadsheet, without relay settings. */
export function columnsOf(definition: Pick<FormDefinition, 'fields' | 'controls'>): readonly string[] {
  return [
    ...definition.fields.map((field) => field.name),
    ...definition.controls.filter((control) => !relaySettings.includes(control)),
  ];
}

/** Escapes characters that would end the name, as browsers do. */
function escaped(name: string): string {
  return name.replace(/\r\n|\r|\n/g, '%0D%0A').replace(/"/g, '%22');
}

/**
 * The body as `multipart/form-data`, built once so that every attempt sends the same bytes. The boundary must not occur
 * in a value.
 */
export function multipartOf(entries: readonly Entry[], boundary: string): string {
  const parts = entries.map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${escaped(name)}"\r\n\r\n${value.replace(/\r\n|\r|\n/g, '\r\n')}\r\n`,
  );
  return `${parts.join('')}--${boundary}--\r\n`;
}
