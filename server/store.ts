import { type ConnectionSettings, connect } from '@/server/store/connection';
import { createEraser } from '@/server/store/erasing';
import { createMailQueue } from '@/server/store/mail-queue';
import { auditSchema, columns, leadIn } from '@/server/store/rows';
import { migrate } from '@/server/store/schema';
import { createWriter } from '@/server/store/writing';

/** A lead that has passed the form's check. */
export type NewLead = {
  readonly form: string;
  /** The random key of the filled form; null when it came without one, from a browser without JavaScript. */
  readonly key: string | null;
  /** The lead's `_id`: the reference its sender is given. */
  readonly leadId: string;
  /** Names and values in the order of the form's columns. */
  readonly body: Readonly<Record<string, string>>;
  /** The same for two leads whose visitor typed the same. */
  readonly contentHash: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
};

/** `key-expired`: not stored, because its key was first used more than a day before, for other answers. */
export type PutResult =
  | { readonly outcome: 'stored' | 'already-stored'; readonly leadId: string }
  | { readonly outcome: 'key-expired' };

export type StoredLead = {
  /** Counts up without gaps; never used twice. */
  readonly number: number;
  readonly form: string;
  readonly key: string;
  readonly leadId: string;
  readonly receivedAt: number;
  /** When the follow-up was marked as done, or null. */
  readonly doneAt: number | null;
  /** The number of the lead that the same filled form sent before, with other answers; null for the first. */
  readonly follows: number | null;
  readonly body: Readonly<Record<string, string>>;
};

/** A lead whose message to the loan officer is due. */
export type DueMail = StoredLead & { readonly attempts: number };

export type LeadFilter = {
  readonly form?: string;
  /** From this moment on, in milliseconds since 1970. */
  readonly since?: number;
  /** Before this moment. */
  readonly until?: number;
};

/** A line of the record of who read or changed leads by command. It names no visitor. */
export type AuditEntry = {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The user of the machine. */
  readonly who: string;
  readonly action: 'list' | 'export' | 'done' | 'forget' | 'expire' | 'backup';
  /** How many leads were read or changed. */
  readonly leads: number;
};

/** What a deletion by address did. */
export type Forgotten = {
  readonly deleted: number;
  /** The numbers of leads that stay: the same filled forms sent them, with another address. */
  readonly related: readonly number[];
};

/** The database of leads. Every method rejects when the database cannot do it; nothing is half done. */
export type LeadStore = {
  /** Resolves once the lead is committed, and not before. What is stored is never replaced. */
  readonly put: (lead: NewLead) => Promise<PutResult>;
  /** Reads leads one after the other, oldest first, with a page of them in memory. */
  readonly read: (filter?: LeadFilter) => AsyncGenerator<StoredLead, void>;
  /** All leads of a filter at once, oldest first. */
  readonly list: (filter?: LeadFilter) => Promise<StoredLead[]>;
  /** The leads with a number or a reference, at most ten. */
  readonly find: (id: string) => Promise<StoredLead[]>;
  /** Marks the follow-up as done; false when there is no such lead. */
  readonly markDone: (number: number, at: number) => Promise<boolean>;
  /** Deletes every lead sent with an e-mail address, in whatever case and composition it was typed. */
  readonly forget: (email: string) => Promise<Forgotten>;
  /** Deletes leads received before a moment; returns how many. */
  readonly deleteBefore: (moment: number) => Promise<number>;
  /** How many leads there are, how many of them were received before a moment, and the moment of the last `deleteBefore`. */
  readonly ages: (
    moment: number,
  ) => Promise<{ readonly all: number; readonly older: number; readonly last: number | null }>;
  /** Takes up to `limit` messages that are due and holds them until `heldUntil`, so that no other server sends them too. */
  readonly takeDueMail: (now: number, heldUntil: number, limit: number) => Promise<DueMail[]>;
  readonly mailSent: (lead: StoredLead, at: number) => Promise<void>;
  /** Puts a message off; `error` is a code without personal data. */
  readonly mailFailed: (lead: StoredLead, nextTryAt: number, error: string) => Promise<void>;
  /** The names of all answers in the leads of a filter, by form. */
  readonly fieldNames: (filter?: LeadFilter) => Promise<{ readonly form: string; readonly name: string }[]>;
  readonly recordUse: (entry: AuditEntry) => Promise<void>;
  /** Every recorded use, oldest first. */
  readonly uses: () => Promise<AuditEntry[]>;
  /** Writes a row, to learn whether writing works. */
  readonly check: (at: number) => Promise<void>;
  /** Waits for what was put, then closes the database. */
  readonly close: () => Promise<void>;
};

export type StoreSettings = ConnectionSettings & {
  /** Whether each lead queues a message to the loan officer. */
  readonly queuesMail: boolean;
  /** Two leads without a key and with the same answers within this many milliseconds are one, sent twice. */
  readonly doublePressWindow?: number;
};

/** Leads read at a time; so many are in memory. */
const pageSize = 500;

/**
 * Opens the database, makes its tables when they are missing, and returns the store. Rejects when the database cannot
 * be opened or written.
 */
export async function openStore({
  queuesMail,
  doublePressWindow = 10 * 60_000,
  ...at
}: StoreSettings): Promise<LeadStore> {
  const connection = connect(at);
  try {
    await migrate(connection);
  } catch (problem) {
    connection.close();
    throw problem;
  }
  const { execute } = connection;
  const writer = createWriter(connection, { queuesMail, doublePressWindow });

  async function fieldNames({ form, since, until }: LeadFilter = {}) {
    const { rows } = await execute({
      sql: `SELECT DISTINCT form, answers.key AS name FROM leads, json_each(leads.body) AS answers
        WHERE (?1 IS NULL OR form = ?1) AND received_at >= ?2 AND (?3 IS NULL OR received_at < ?3)`,
      args: [form ?? null, since ?? 0, until ?? null],
    });
    return rows.map((row) => ({ form: String(row.form), name: String(row.name) }));
  }

  async function* read({ form, since, until }: LeadFilter = {}): AsyncGenerator<StoredLead, void> {
    let last = 0;
    for (;;) {
      const { rows } = await execute({
        sql: `SELECT ${columns} FROM leads WHERE number > ?1 AND (?2 IS NULL OR form = ?2)
          AND received_at >= ?3 AND (?4 IS NULL OR received_at < ?4) ORDER BY number LIMIT ${pageSize}`,
        args: [last, form ?? null, since ?? 0, until ?? null],
      });
      for (const row of rows) yield leadIn(row);
      if (rows.length < pageSize) return;
      last = Number(rows.at(-1)?.number);
    }
  }

  return {
    put: writer.put,
    read,
    async list(filter) {
      const leads: StoredLead[] = [];
      for await (const lead of read(filter)) leads.push(lead);
      return leads;
    },
    async find(id) {
      const { rows } = await execute({
        sql: `SELECT ${columns} FROM leads WHERE number = ? OR lead_id = ? ORDER BY number LIMIT 10`,
        args: [/^\d{1,15}$/.test(id) ? Number(id) : -1, id],
      });
      return rows.map(leadIn);
    },
    async markDone(number, moment) {
      const { rowsAffected } = await execute({
        sql: 'UPDATE leads SET done_at = coalesce(done_at, ?) WHERE number = ?',
        args: [moment, number],
      });
      return rowsAffected === 1;
    },
    fieldNames,
    async recordUse({ at: moment, who, action, leads }) {
      await execute({
        sql: 'INSERT INTO audit (at, who, action, leads) VALUES (?, ?, ?, ?)',
        args: [moment, who, action, leads],
      });
    },
    async uses() {
      const { rows } = await execute('SELECT at, who, action, leads FROM audit ORDER BY rowid');
      return rows.map((row) => auditSchema.parse({ ...row }));
    },
    ...createEraser(connection),
    ...createMailQueue(connection),
    async check(moment) {
      await execute({
        sql: 'INSERT INTO health (id, written_at) VALUES (1, ?1) ON CONFLICT (id) DO UPDATE SET written_at = ?1',
        args: [moment],
      });
    },
    async close() {
      await writer.settled();
      connection.close();
    },
  };
}
