import type { InStatement, ResultSet } from '@libsql/client';
import type { Connection } from '@/server/store/connection';
import { personIn } from '@/server/store/person';
import type { NewLead, PutResult } from '@/server/store/types';

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

/** Finds the stored lead that this one repeats. `+form` keeps SQLite from reading all leads of the form for it. */
function repeated({ form, key, contentHash, receivedAt, isFromScript }: KeyedLead, doublePressWindow: number) {
  return isFromScript
    ? { where: 'form = ? AND key = ? AND content_hash = ?', args: [form, key, contentHash] }
    : {
        where: '+form = ? AND content_hash = ? AND received_at > ?',
        args: [form, contentHash, receivedAt - doublePressWindow],
      };
}

/**
 * Inserts a lead and returns its reference, unless it is stored already or its key is too old for other answers. Both
 * are conditions, not conflicts: a conflict would use up a number. `max(number)` alone would make SQLite look for the
 * key in all leads of the form, newest first.
 */
function insertOf(lead: KeyedLead, doublePressWindow: number): InStatement {
  const { form, key, leadId, receivedAt, contentHash, body, consent } = lead;
  const repeat = repeated(lead, doublePressWindow);
  return {
    sql: `INSERT INTO leads (form, key, lead_id, received_at, content_hash, body, person, consent, follows)
      SELECT ?, ?, ?, ?, ?, ?, ?, ?, (SELECT max(+number) FROM leads WHERE form = ? AND key = ?)
      WHERE NOT EXISTS (SELECT 1 FROM leads WHERE ${repeat.where})
        AND NOT EXISTS (SELECT 1 FROM leads WHERE form = ? AND key = ? AND received_at < ?)
      RETURNING lead_id`,
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

/** Keeps the words of a version of the consent. */
function consentOf(version: string, words: string): InStatement {
  return { sql: 'INSERT INTO consents (version, words) VALUES (?, ?) ON CONFLICT DO NOTHING', args: [version, words] };
}

function referenceOf(lead: KeyedLead, doublePressWindow: number): InStatement {
  const { where, args } = repeated(lead, doublePressWindow);
  return { sql: `SELECT lead_id FROM leads WHERE ${where} ORDER BY +number DESC LIMIT 1`, args };
}

/** The reference that a statement has found or returned. */
function referenceIn(set: ResultSet | undefined): string | undefined {
  const leadId = set?.rows[0]?.lead_id;
  return leadId === undefined ? undefined : String(leadId);
}

/** Writes leads to the database; those that arrive together are committed together. */
export function createWriter({ batch, execute }: Pick<Connection, 'batch' | 'execute'>, settings: WriterSettings) {
  const { queuesMail, doublePressWindow } = settings;
  /** Versions of the consent whose words are in the database. */
  const kept = new Set<string>();
  let waiting: Waiting[] = [];
  let committing: Promise<void> | undefined;

  function newWordsIn(leads: readonly KeyedLead[]): ReadonlyMap<string, string> {
    const found = new Map<string, string>();
    for (const { consent } of leads) {
      if (consent && consent.words !== null && !kept.has(consent.version)) found.set(consent.version, consent.words);
    }
    return found;
  }

  /** The result of a lead that was not inserted. It is looked up only now, because hardly any lead is sent twice. */
  async function repeatOf(lead: KeyedLead): Promise<PutResult> {
    const leadId = referenceIn(await execute(referenceOf(lead, doublePressWindow)));
    return leadId === undefined ? { outcome: 'key-expired' } : { outcome: 'already-stored', leadId };
  }

  async function commit(group: readonly Waiting[]): Promise<void> {
    const leads = group.map(({ lead }) => keyed(lead));
    const words = newWordsIn(leads);
    try {
      const sets = await batch([
        ...leads.map((lead) => insertOf(lead, doublePressWindow)),
        ...(queuesMail ? leads.map(mailOf) : []),
        ...[...words].map(([version, text]) => consentOf(version, text)),
      ]);
      for (const version of words.keys()) kept.add(version);
      const repeats = group.map(async ({ resolve, reject }, index) => {
        const leadId = referenceIn(sets[index]);
        const lead = leads[index];
        if (leadId !== undefined) resolve({ outcome: 'stored', leadId });
        else if (lead) await repeatOf(lead).then(resolve, reject);
      });
      await Promise.all(repeats);
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
