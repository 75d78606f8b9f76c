import { z } from 'zod';
import { normalize, problemWith } from '@/lib/fields/check';
import {
  type Answers,
  type ControlName,
  type FormDefinition,
  type FormField,
  honeypotName,
} from '@/lib/forms/definition';
import { fieldProblem } from '@/lib/forms/problems';
import { isLeadId } from '@/lib/leads/lead-id';
import { isAsked, problemOf } from '@/lib/questionnaire/answers';
import { isAmountStep, type Step } from '@/lib/questionnaire/definition';

/** A form definition for the inbox, with `steps` if fields depend on earlier answers. */
export type InboxForm = FormDefinition & { readonly steps?: readonly Step[] };

const controlNames: readonly ControlName[] = ['_id', 'subject', 'id', '_subject', '_template', '_next', '_captcha'];

const referenceSchema = z
  .string()
  .refine((text) => text === '' || isLeadId(text), 'Not a valid reference')
  .optional();

function fieldSchema(field: FormField) {
  return z
    .string()
    .default('')
    .superRefine((text, context) => {
      const problem = problemWith(field, text);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    })
    .transform((text) => normalize(field, text));
}

/** Blanks the answers to questions that were not asked, as the pages do. */
function blankUnasked(steps: readonly Step[], answers: Answers): Answers {
  const unasked = steps.filter((step) => !isAsked(step, answers)).map((step) => [step.field, ''] as const);
  return { ...answers, ...Object.fromEntries(unasked) };
}

/** Has the same checks as the browser. Missing fields count as empty; control fields of form relays are ignored. */
export function schemaFor(form: InboxForm) {
  const steps = form.steps ?? [];
  const controls = Object.fromEntries(controlNames.map((name) => [name, z.string().max(400).optional()]));
  const fields = Object.fromEntries(form.fields.map((field) => [field.name, fieldSchema(field)]));
  return z
    .strictObject({
      ...controls,
      _id: referenceSchema,
      id: referenceSchema,
      [honeypotName]: z.literal('', 'This field is not for people').optional(),
      ...fields,
    })
    .superRefine((answers, context) => {
      for (const field of form.fields) {
        const problem = field.requiredUnless ? fieldProblem(field, answers) : null;
        if (problem) context.addIssue({ code: 'custom', path: [field.name], message: problem });
      }
      for (const step of steps) {
        const depends = step.askedWhen ?? (isAmountStep(step) ? step.noneWhen : undefined);
        if (!depends || !isAsked(step, answers)) continue;
        const problem = problemOf(step, answers);
        if (problem) context.addIssue({ code: 'custom', path: [step.field], message: problem });
      }
    })
    .transform((answers): Answers => blankUnasked(steps, answers));
}
