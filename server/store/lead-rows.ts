import type { Row } from '@/server/store/connection';
import { leadSchema, type StoredLead } from '@/server/store/types';

/** The columns of the table of leads that `leadIn` reads. */
export const leadColumns = `number, form, key, lead_id AS leadId, received_at AS receivedAt, done_at AS doneAt, outcome,
  due_at AS dueAt, due_text AS dueText, follows,
  called_at AS calledAt, called_by AS calledBy, assignee, body, consent, source,
  (SELECT words FROM consents WHERE version = consent) AS consentWords`;

/** The lead in a row of the table of leads. Throws when the row contains something else. */
export function parseLead(row: Row): StoredLead {
  return leadSchema.parse({ ...row });
}
