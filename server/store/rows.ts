import { z } from 'zod';
import type { Row } from '@/server/store/connection';
import { type FollowUp, outcomes, type StoredLead, type Tally } from '@/server/store/types';

const bodySchema = z.record(z.string(), z.string());
const visitSchema = z.record(z.string(), z.string());
const sourceSchema = z.object({ first: visitSchema, last: visitSchema });
const leadSchema = z.object({
  number: z.number(),
  form: z.string(),
  key: z.string(),
  leadId: z.string(),
  receivedAt: z.number(),
  doneAt: z.number().nullable(),
  outcome: z.enum(outcomes).nullable(),
  dueAt: z.number().nullable(),
  dueText: z.string().nullable(),
  follows: z.number().nullable(),
  calledAt: z.number().nullable(),
  calledBy: z.string().nullable(),
  assignee: z.string().nullable(),
  consent: z.string().nullable(),
  consentWords: z.string().nullable(),
  source: z
    .string()
    .transform((text) => sourceSchema.parse(JSON.parse(text)))
    .nullable(),
  body: z.string().transform((text) => bodySchema.parse(JSON.parse(text))),
});

/** The columns of the table of leads that `leadIn` reads. */
export const columns = `number, form, key, lead_id AS leadId, received_at AS receivedAt, done_at AS doneAt, outcome,
  due_at AS dueAt, due_text AS dueText, follows,
  called_at AS calledAt, called_by AS calledBy, assignee, body, consent, source,
  (SELECT words FROM consents WHERE version = consent) AS consentWords`;

/** The lead in a row of the table of leads. Throws when the row contains something else. */
export function leadIn(row: Row): StoredLead {
  return leadSchema.parse({ ...row });
}

const followUpSchema = z.object({
  at: z.number(),
  who: z.string(),
  kind: z.enum(['called', 'not-called', 'done', 'not-done', 'assigned', 'planned', 'note']),
  text: z.string(),
});

/** The follow-up in a row of their table. Throws when the row contains something else. */
export function followUpIn(row: Row): FollowUp {
  return followUpSchema.parse({ ...row });
}

const tallySchema = z.object({
  form: z.string(),
  outcome: z.enum(outcomes).nullable(),
  isCalled: z.number().transform(Boolean),
  source: z.string(),
  leads: z.number(),
});

/** The count in a row of a tally. Throws when the row contains something else. */
export function tallyIn(row: Row): Tally {
  return tallySchema.parse({ ...row });
}
