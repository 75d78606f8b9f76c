import type { Row } from '@/server/store/connection';
import { leadSchema, type StoredLead } from '@/server/store/types';

export const leadColumns = `number, form, key, lead_id AS leadId, received_at AS receivedAt, state, done_at AS doneAt, outcome,
  due_at AS dueAt, due_text AS dueText, follows,
  called_at AS calledAt, called_by AS calledBy, tries, tried, spoke_at AS spokeAt, assignee, body, consent, source,
  (SELECT words FROM consents WHERE version = consent) AS consentWords`;

export function parseLead(row: Row): StoredLead {
  return leadSchema.parse({ ...row });
}
