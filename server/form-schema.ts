import { z } from 'zod';
import { normalise, problemWith } from '@/lib/forms/check';
import { type ControlName, type FieldDefinition, type FormDefinition, trapName } from '@/lib/forms/definition';
import { isLeadId } from '@/lib/leads/lead-id';

const controlNames: readonly ControlName[] = ['_id', 'subject', 'id', '_subject', '_template', '_next', '_captcha'];

const referenceSchema = z
  .string()
  .refine((text) => text === '' || isLeadId(text), 'The reference is not one of ours')
  .optional();

function fieldSchema(field: FieldDefinition) {
  return z
    .string()
    .default('')
    .superRefine((text, context) => {
      const problem = problemWith(field, text);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    })
    .transform((text) => normalise(field, text));
}

/**
 * The zod check of one form's body, made from the definition that draws the form, with the functions that the browser
 * uses; a field left out counts as left empty. The names that only a form relay needs may be there and mean nothing.
 */
export function schemaFor(form: FormDefinition) {
  const controls = Object.fromEntries(controlNames.map((name) => [name, z.string().max(400).optional()]));
  const fields = Object.fromEntries(form.fields.map((field) => [field.name, fieldSchema(field)]));
  return z.strictObject({
    ...controls,
    _id: referenceSchema,
    id: referenceSchema,
    [trapName]: z.literal('', 'This field is not for people').optional(),
    ...fields,
  });
}
