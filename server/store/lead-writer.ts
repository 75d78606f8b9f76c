import type { Connection, Statements } from '@/server/store/connection';
import { queueMail, queueReceipt } from '@/server/store/mail-queue';
import { personOf } from '@/server/store/person';
import type { MailKind, NewLead, PutResult } from '@/server/store/types';

/** How long a form's key accepts changed answers, in milliseconds. */
const keyLifetime = 24 * 60 * 60_000;
/** Without a key, the same answers within this many milliseconds are one lead sent twice. */
export const duplicateWindow = 10 * 60_000;

/** The canary uses no lead number; there is one at a time. */
export const canaryNumber = -1;

export const insertConsent = 'INSERT INTO consents VALUES (?, ?) ON CONFLICT DO NOTHING';

export const insertMark = 'INSERT INTO marks VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET at = ?2';

const insert = (isRepeated: string) => `INSERT INTO leads
  (number, form, key, lead_id, received_at, content_hash, body, person, consent, source, assignee, follows)
  SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT max(+number) FROM leads WHERE form = ? AND key = ?)
  WHERE NOT EXISTS (SELECT 1 FROM leads WHERE ${isRepeated})
    AND NOT EXISTS (SELECT 1 FROM leads WHERE form = ? AND key = ? AND received_at < ?)
  RETURNING number`;

/**
 * Stores a lead unless it is a repeat or its key has expired. Both are conditions rather than constraints, because a
 * conflict would use up a number. The unary plus keeps SQLite from using a less selective index.
 */
function put(db: Statements, lead: NewLead, kindsFor: (lead: NewLead) => readonly MailKind[]): PutResult {
  const { form, leadId, receivedAt, contentHash, body, consent } = lead;
  const key = lead.key ?? `native-${crypto.randomUUID()}`;
  const [isRepeated, repeat] =
    lead.key === null
      ? ['+form = ? AND content_hash = ? AND received_at > ?', [form, contentHash, receivedAt - duplicateWindow]]
      : ['form = ? AND key = ? AND content_hash = ?', [form, key, contentHash]];
  if (lead.isCanary) db.run('DELETE FROM leads WHERE number = ?', [canaryNumber]);
  const [stored] = db.all(insert(isRepeated), [
    lead.isCanary ? canaryNumber : null,
    ...[form, key, leadId, receivedAt, contentHash, JSON.stringify(body), personOf(body)],
    ...[consent?.version ?? null, lead.source ? JSON.stringify(lead.source) : null, lead.assignee ?? null, form, key],
    ...repeat,
    ...[form, key, receivedAt - keyLifetime],
  ]);
  if (stored) {
    if (consent?.words) db.run(insertConsent, [consent.version, consent.words]);
    for (const kind of lead.isCanary ? [] : kindsFor(lead)) {
      if (kind === 'receipt') queueReceipt(db, Number(stored.number), receivedAt, lead.sender);
      else queueMail(db, Number(stored.number), kind, receivedAt, lead.sender);
    }
    return { outcome: 'stored', leadId };
  }
  const [first] = db.all(`SELECT lead_id FROM leads WHERE ${isRepeated} ORDER BY +number DESC LIMIT 1`, repeat);
  return first ? { outcome: 'already-stored', leadId: String(first.lead_id) } : { outcome: 'key-expired' };
}

type Waiting = {
  readonly lead: NewLead;
  readonly resolve: (result: PutResult) => void;
  readonly reject: (reason: unknown) => void;
};

/** Milliseconds that a lead waits for others to share its commit, which costs as much as the rest of its processing. */
export const commitDelay = 5;

/** The disk is nearly full: the rest is reserved for reading and deleting. */
export class DiskFull extends Error {
  constructor() {
    super('The disk is nearly full. Leads are refused until there is free space.');
  }
}

/** Leads that arrive within a few milliseconds share a commit. `requireRoom` throws if the disk is nearly full. */
export function createWriter(
  { write }: Connection,
  kindsFor: (lead: NewLead) => readonly MailKind[],
  requireRoom: () => void,
) {
  let waiting: Waiting[] = [];

  function commit(): void {
    const group = waiting;
    waiting = [];
    const stored = write((db) => {
      requireRoom();
      return group.map(({ lead }) => put(db, lead, kindsFor));
    });
    stored.then(
      (results) => {
        for (const [index, result] of results.entries()) group[index]?.resolve(result);
      },
      (problem: unknown) => {
        for (const { reject } of group) reject(problem);
      },
    );
  }

  /** Resolves after the commit. Stored leads are never replaced. */
  return (lead: NewLead): Promise<PutResult> =>
    new Promise((resolve, reject) => {
      if (waiting.push({ lead, resolve, reject }) === 1) setTimeout(commit, commitDelay);
    });
}
