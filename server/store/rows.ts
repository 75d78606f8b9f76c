import type { Row } from '@libsql/client';
import { z } from 'zod';
import type { FollowUp, StoredLead } from '@/server/store/types';
import { auditActions } from '@/server/store/types';

const bodySchema = z.record(z.string(), z.string());
const rowSchema = z.object({
  number: z.number(),
  form: z.string(),
  key: z.string(),
  lead_id: z.string(),
  received_at: z.number(),
  done_at: z.number().nullable(),
  follows: z.number().nullable(),
  called_at: z.number().nullable(),
  called_by: z.string().nullable(),
  assignee: z.string().nullable(),
  consent: z.string().nullable(),
  body: z.string().transform((text) => bodySchema.parse(JSON.parse(text))),
});

/** A row of the table of uses. */
export const auditSchema = z.object({
  at: z.number(),
  who: z.string(),
  action: z.enum(auditActions),
  leads: z.number(),
});

/** The columns of the table of leads that `leadIn` reads. */
export const columns = `number, form, key, lead_id, received_at, done_at, follows, called_at, called_by, assignee, body,
  coalesce((SELECT words FROM consents WHERE version = consent), consent) AS consent`;

/** The lead in a row of the table of leads. Throws when the row contains something else. */
export function leadIn(row: Row): StoredLead {
  const {
    lead_id: leadId,
    received_at: receivedAt,
    done_at: doneAt,
    called_at: calledAt,
    called_by: calledBy,
    ...rest
  } = rowSchema.parse({ ...row });
  return { ...rest, leadId, receivedAt, doneAt, calledAt, calledBy };
}

const followUpSchema = z.object({
  at: z.number(),
  who: z.string(),
  kind: z.enum(['called', 'not-called', 'done', 'not-done', 'assigned', 'note']),
  text: z.string(),
});

/** The follow-up in a row of their table. Throws when the row contains something else. */
export function followUpIn(row: Row): FollowUp {
  return followUpSchema.parse({ ...row });
}
