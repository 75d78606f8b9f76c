import type { InStatement, ResultSet } from '@libsql/client';
import type { NewLead, PutResult } from '@/server/store';
import type { Connection } from '@/server/store/connection';
import { personIn } from '@/server/store/person';

/** How long the key of a filled form may be used for other answers, in milliseconds. */
export const keyLife = 24 * 60 * 60_000;

type Waiting = {
  readonly lead: NewLead;
  readonly resolve: (result: PutResult) => void;
  readonly reject: (reason: unknown) => void;
};

export type WriterSettings = {
  /** Whether each lead queues a message to the loan officer. */
  readonly queuesMail: boolean;
  /** Two leads without a key and with the same answers within this many milliseconds are one, sent twice. */
  readonly doublePressWindow: number;
};

/** A lead on its way into the database; the browser sent `key`, or the inbox made it for a browser without script. */
type KeyedLead = Omit<NewLead, 'key'> & { readonly key: string; readonly isFromScript: boolean };

function keyed(lead: NewLead): KeyedLead {
  return { ...lead, key: lead.key ?? `native-${crypto.randomUUID()}`, isFromScript: lead.key !== null };
}

/** Finds the stored lead that this one repeats. */
function repeated({ form, key, contentHash, receivedAt, isFromScript }: KeyedLead, doublePressWindow: number) {
  return isFromScript
    ? { where: 'form = ? AND key = ? AND content_hash = ?', args: [form, key, contentHash] }
    : {
        where: 'form = ? AND content_hash = ? AND received_at > ?',
        args: [form, contentHash, receivedAt - doublePressWindow],
      };
}

/**
 * Inserts a lead unless it is stored already or its key is too old for other answers. Both are conditions, not
 * conflicts: a conflict would use up a number.
 */
function insertOf(lead: KeyedLead, doublePressWindow: number): InStatement {
  const { form, key, leadId, receivedAt, contentHash, body, consent } = lead;
  const repeat = repeated(lead, doublePressWindow);
  return {
    sql: `INSERT INTO leads (form, key, lead_id, received_at, content_hash, body, person, consent, follows)
      SELECT ?, ?, ?, ?, ?, ?, ?, ?, (SELECT max(number) FROM leads WHERE form = ? AND key = ?)
      WHERE NOT EXISTS (SELECT 1 FROM leads WHERE ${repeat.where})
        AND NOT EXISTS (SELECT 1 FROM leads WHERE form = ? AND key = ? AND received_at < ?)`,
    args: [
      ...[form, key, leadId, receivedAt, contentHash, JSON.stringify(body), personIn(body)],
      ...[consent?.version ?? null, form, key],
      ...repeat.args,
      ...[form, key, receivedAt - keyLife],
    ],
  };
}

function mailOf({ form, key, contentHash, receivedAt }: KeyedLead): InStatement {
  return {
    sql: `INSERT INTO mail (number, next_try_at)
      SELECT number, ? FROM leads WHERE form = ? AND key = ? AND content_hash = ? ON CONFLICT DO NOTHING`,
    args: [receivedAt, form, key, contentHash],
  };
}

/** Keeps the words of a version once; a version whose words this server does not know adds nothing. */
function consentOf({ consent }: KeyedLead): InStatement {
  return {
    sql: 'INSERT INTO consents (version, words) SELECT ?1, ?2 WHERE ?2 IS NOT NULL ON CONFLICT DO NOTHING',
    args: [consent?.version ?? null, consent?.words ?? null],
  };
}

function referenceOf(lead: KeyedLead, doublePressWindow: number): InStatement {
  const { where, args } = repeated(lead, doublePressWindow);
  return { sql: `SELECT lead_id FROM leads WHERE ${where} ORDER BY number DESC LIMIT 1`, args };
}

function resultOf(inserted: ResultSet | undefined, found: ResultSet | undefined): PutResult {
  const leadId = found?.rows[0]?.lead_id;
  if (leadId === undefined) return { outcome: 'key-expired' };
  return { outcome: inserted?.rowsAffected === 1 ? 'stored' : 'already-stored', leadId: String(leadId) };
}

/** Writes leads to the database; those that arrive together are committed together. */
export function createWriter({ batch }: Pick<Connection, 'batch'>, settings: WriterSettings) {
  const { queuesMail, doublePressWindow } = settings;
  let waiting: Waiting[] = [];
  let committing: Promise<void> | undefined;

  async function commit(group: readonly Waiting[]): Promise<void> {
    const leads = group.map(({ lead }) => keyed(lead));
    const statementsOf = (lead: KeyedLead) => [
      insertOf(lead, doublePressWindow),
      referenceOf(lead, doublePressWindow),
      consentOf(lead),
      ...(queuesMail ? [mailOf(lead)] : []),
    ];
    const perLead = queuesMail ? 4 : 3;
    try {
      const sets = await batch(leads.flatMap(statementsOf));
      for (const [index, { resolve }] of group.entries()) {
        resolve(resultOf(sets[index * perLead], sets[index * perLead + 1]));
      }
    } catch (problem) {
      for (const { reject } of group) reject(problem);
    }
  }

  async function commitAll(): Promise<void> {
    while (waiting.length > 0) {
      // One turn of the event loop, so that what has arrived by now goes into the same transaction.
      await new Promise((next) => setImmediate(next));
      const group = waiting.slice(0, 256);
      waiting = waiting.slice(256);
      await commit(group);
    }
    committing = undefined;
  }

  return {
    /** Resolves once the lead is committed, and not before. */
    put: (lead: NewLead): Promise<PutResult> =>
      new Promise((resolve, reject) => {
        waiting.push({ lead, resolve, reject });
        committing ??= commitAll();
      }),
    /** Resolves once nothing waits to be committed. */
    async settled(): Promise<void> {
      while (committing) await committing;
    },
  };
}
