import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Client, createClient, type InStatement, type Row } from '@libsql/client';
import { z } from 'zod';

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

/** `corrected` when the same filled form came again with other answers: it stays one lead, and the earlier answers are kept beside it. */
export type PutResult = { readonly outcome: 'stored' | 'already-stored' | 'corrected'; readonly leadId: string };

export type StoredLead = {
  /** Counts up; never used twice. */
  readonly number: number;
  readonly form: string;
  readonly key: string;
  readonly leadId: string;
  readonly receivedAt: number;
  /** When the follow-up was marked as done, or null. */
  readonly doneAt: number | null;
  /** 0, and one more for each correction. */
  readonly revision: number;
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

/** Where leads lie. Every method rejects when the database cannot do it; nothing is half done. */
export type LeadStore = {
  /** Resolves once the lead is committed, and not before. */
  readonly put: (lead: NewLead) => Promise<PutResult>;
  /** Oldest first. */
  readonly list: (filter?: LeadFilter) => Promise<StoredLead[]>;
  /** Marks the follow-up as done; false when there is no such lead. */
  readonly markDone: (number: number, at: number) => Promise<boolean>;
  /** Deletes every lead sent with an e-mail address, also an address corrected later; gives how many. */
  readonly forget: (email: string) => Promise<number>;
  /** Deletes leads received before a moment; gives how many. */
  readonly deleteBefore: (moment: number) => Promise<number>;
  /** Takes up to `limit` messages that are due and holds them until `heldUntil`, so that no other server sends them too. */
  readonly takeDueMail: (now: number, heldUntil: number, limit: number) => Promise<DueMail[]>;
  readonly mailSent: (lead: StoredLead, at: number) => Promise<void>;
  /** Puts a message off; `error` is a code without personal data. */
  readonly mailFailed: (lead: StoredLead, nextTryAt: number, error: string) => Promise<void>;
  /** Writes a row, to learn whether writing works. */
  readonly check: (at: number) => Promise<void>;
  /** Waits for what was put, then lets go of the database. */
  readonly close: () => Promise<void>;
};

export type StoreSettings = {
  /** `file:…` or `libsql://…`. */
  readonly url: string;
  readonly token?: string | undefined;
  /** Whether each lead queues a message to the loan officer. */
  readonly queuesMail: boolean;
  /** Two leads without a key and with the same answers within this many milliseconds are one, sent twice. */
  readonly doublePressWindow?: number;
  /** How long a database elsewhere may take for an answer, in milliseconds: less than a visitor's browser waits. */
  readonly patience?: number;
};

const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE leads (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      form TEXT NOT NULL,
      key TEXT NOT NULL,
      lead_id TEXT NOT NULL,
      received_at INTEGER NOT NULL,
      content_hash TEXT NOT NULL,
      body TEXT NOT NULL,
      revision INTEGER NOT NULL DEFAULT 0,
      earlier TEXT NOT NULL DEFAULT '[]',
      done_at INTEGER,
      UNIQUE (form, key)
    )`,
    'CREATE INDEX leads_received ON leads (received_at)',
    'CREATE INDEX leads_content ON leads (content_hash)',
    `CREATE TABLE mail (
      form TEXT NOT NULL,
      key TEXT NOT NULL,
      revision INTEGER NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      next_try_at INTEGER NOT NULL,
      sent_at INTEGER,
      error TEXT,
      PRIMARY KEY (form, key, revision)
    )`,
    'CREATE INDEX mail_due ON mail (next_try_at) WHERE sent_at IS NULL',
    'CREATE TABLE health (id INTEGER PRIMARY KEY CHECK (id = 1), written_at INTEGER NOT NULL)',
  ],
];

const bodySchema = z.record(z.string(), z.string());
const rowSchema = z.object({
  number: z.number(),
  form: z.string(),
  key: z.string(),
  lead_id: z.string(),
  received_at: z.number(),
  done_at: z.number().nullable(),
  revision: z.number(),
  body: z.string().transform((text) => bodySchema.parse(JSON.parse(text))),
});
const columns = 'number, form, key, lead_id, received_at, done_at, revision, body';

function leadOf(row: Row): StoredLead {
  const { lead_id: leadId, received_at: receivedAt, done_at: doneAt, ...rest } = rowSchema.parse({ ...row });
  return { ...rest, leadId, receivedAt, doneAt };
}

async function versionOf(client: Client): Promise<number> {
  const { rows } = await client.execute('SELECT coalesce(max(version), 0) AS version FROM migrations');
  return Number(rows[0]?.version ?? 0);
}

/** What each new connection to a file is told; a deleted lead is to leave nothing behind in it. */
const connectionSettings = ['PRAGMA journal_mode = WAL', 'PRAGMA synchronous = FULL', 'PRAGMA secure_delete = ON'];

async function migrate(client: Client): Promise<void> {
  await client.execute('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)');
  const done = await versionOf(client);
  for (const [index, statements] of migrations.entries()) {
    if (index < done) continue;
    const version = index + 1;
    try {
      await client.batch(
        [{ sql: 'INSERT INTO migrations (version) VALUES (?)', args: [version] }, ...statements],
        'write',
      );
    } catch (problem) {
      // Another server that started at the same moment may have been first.
      if ((await versionOf(client)) < version) throw problem;
    }
  }
}

/** The directory of a database file, or undefined for another kind of address. */
function directoryOf(url: string): string | undefined {
  if (!url.startsWith('file:')) return undefined;
  const path = url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length).replace(/\?.*$/, '');
  return dirname(resolve(path));
}

type Waiting = {
  readonly lead: NewLead;
  readonly resolve: (result: PutResult) => void;
  readonly reject: (reason: unknown) => void;
};

/** A filled form that comes without a key gets one here; nobody can send it again by that key. */
function ownKey(): string {
  return `native-${crypto.randomUUID()}`;
}

/**
 * Opens the database, makes its tables when they are missing, and gives the store. Leads that arrive together are
 * committed together. Rejects when the database cannot be opened or written.
 */
export async function openStore(settings: StoreSettings): Promise<LeadStore> {
  const { url, token, queuesMail, doublePressWindow = 10 * 60_000, patience = 8000 } = settings;
  const directory = directoryOf(url);
  if (directory) mkdirSync(directory, { recursive: true });
  const client = createClient({
    url,
    ...(token && { authToken: token }),
    // One connection to a file keeps the settings made on it.
    ...(directory && { concurrency: 1, timeout: 2000 }),
    // Without an end, one lost answer would hold up every lead behind it.
    fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(patience) }),
  });
  const isFile = directory !== undefined;
  let isSet = !isFile;
  let isClosed = false;

  /**
   * Runs something on the database. After a failure a file gets a new connection: the statement that failed would
   * keep the old one from committing anything.
   */
  async function on<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    try {
      for (const sql of isSet ? [] : connectionSettings) await client.execute(sql);
      isSet = true;
      return await work(client);
    } catch (problem) {
      if (isFile && !isClosed) {
        isSet = false;
        client.reconnect();
      }
      throw problem;
    }
  }

  try {
    await on(migrate);
  } catch (problem) {
    client.close();
    throw problem;
  }

  const execute = (statement: InStatement) => on((db) => db.execute(statement));
  const batch = (statements: InStatement[]) => on((db) => db.batch(statements, 'write'));

  /** Puts the lead in where its key, or without one its words, are new. */
  function insertOf({ form, leadId, receivedAt, contentHash, body, key }: NewLead, ownedKey: string): InStatement {
    const values = [form, ownedKey, leadId, receivedAt, contentHash, JSON.stringify(body)];
    const isNew =
      key === null
        ? 'NOT EXISTS (SELECT 1 FROM leads WHERE content_hash = ? AND form = ? AND received_at > ?)'
        : 'true';
    return {
      sql: `INSERT INTO leads (form, key, lead_id, received_at, content_hash, body) SELECT ?, ?, ?, ?, ?, ? WHERE ${isNew}
        ON CONFLICT (form, key) DO NOTHING`,
      args: key === null ? [...values, contentHash, form, receivedAt - doublePressWindow] : values,
    };
  }

  function mailOf({ form, receivedAt }: NewLead, key: string): InStatement {
    return {
      sql: `INSERT INTO mail (form, key, revision, next_try_at)
        SELECT form, key, revision, ? FROM leads WHERE form = ? AND key = ? ON CONFLICT DO NOTHING`,
      args: [receivedAt, form, key],
    };
  }

  /**
   * For a lead that was there: takes over other answers under the same key, unless they arrived before those that are
   * stored, and asks for the reference given first.
   */
  function repeatOf({ form, leadId, receivedAt, contentHash, body, key }: NewLead): [InStatement, InStatement] {
    const correct: InStatement = {
      sql: `UPDATE leads SET
          earlier = json_insert(earlier, '$[#]', json_object('lead_id', lead_id, 'received_at', received_at, 'body', json(body))),
          revision = revision + 1, lead_id = ?, received_at = ?, content_hash = ?, body = ?, done_at = NULL
        WHERE form = ? AND key = ? AND content_hash <> ? AND received_at <= ?`,
      args: [leadId, receivedAt, contentHash, JSON.stringify(body), form, key, contentHash, receivedAt],
    };
    const reference: InStatement =
      key === null
        ? {
            sql: 'SELECT lead_id FROM leads WHERE content_hash = ? AND form = ? ORDER BY number DESC LIMIT 1',
            args: [contentHash, form],
          }
        : { sql: 'SELECT lead_id FROM leads WHERE form = ? AND key = ?', args: [form, key] };
    return [correct, reference];
  }

  /** Commits leads that arrived together: first those that are new, then what the repeats among them change. */
  async function results(leads: readonly NewLead[]): Promise<PutResult[]> {
    const keyed = leads.map((lead) => ({ lead, key: lead.key ?? ownKey() }));
    const inserts = keyed.map(({ lead, key }) => insertOf(lead, key));
    const mails = queuesMail ? keyed.map(({ lead, key }) => mailOf(lead, key)) : [];
    const inserted = await batch([...inserts, ...mails]);
    const repeats = leads.filter((_, index) => inserted[index]?.rowsAffected !== 1);
    const repeated = new Map<NewLead, PutResult>();
    if (repeats.length > 0) {
      const more = queuesMail ? repeats.flatMap((lead) => (lead.key === null ? [] : [mailOf(lead, lead.key)])) : [];
      const sets = await batch([...repeats.flatMap(repeatOf), ...more]);
      for (const [index, lead] of repeats.entries()) {
        const outcome = sets[2 * index]?.rowsAffected === 1 ? 'corrected' : 'already-stored';
        repeated.set(lead, { outcome, leadId: String(sets[2 * index + 1]?.rows[0]?.lead_id ?? lead.leadId) });
      }
    }
    return leads.map((lead) => repeated.get(lead) ?? { outcome: 'stored', leadId: lead.leadId });
  }

  let waiting: Waiting[] = [];
  let committing: Promise<void> | undefined;

  async function commit(group: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await results(group.map(({ lead }) => lead));
      for (const [index, outcome] of outcomes.entries()) group[index]?.resolve(outcome);
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
    put: (lead) =>
      new Promise((settle, reject) => {
        waiting.push({ lead, resolve: settle, reject });
        committing ??= commitAll();
      }),
    async list({ form, since, until } = {}) {
      const { rows } = await execute({
        sql: `SELECT ${columns} FROM leads
          WHERE (?1 IS NULL OR form = ?1) AND received_at >= ?2 AND (?3 IS NULL OR received_at < ?3) ORDER BY number`,
        args: [form ?? null, since ?? 0, until ?? null],
      });
      return rows.map(leadOf);
    },
    async markDone(number, at) {
      const { rowsAffected } = await execute({
        sql: 'UPDATE leads SET done_at = coalesce(done_at, ?) WHERE number = ?',
        args: [at, number],
      });
      return rowsAffected === 1;
    },
    async forget(email) {
      const [deleted] = await batch([
        {
          sql: `DELETE FROM leads WHERE lower(trim(json_extract(body, '$.email'))) = ?1
              OR EXISTS (SELECT 1 FROM json_each(earlier) WHERE lower(trim(json_extract(value, '$.body.email'))) = ?1)`,
          args: [email.trim().toLowerCase()],
        },
        'DELETE FROM mail WHERE NOT EXISTS (SELECT 1 FROM leads WHERE leads.form = mail.form AND leads.key = mail.key)',
      ]);
      if (directory) await execute('PRAGMA wal_checkpoint(TRUNCATE)');
      return deleted?.rowsAffected ?? 0;
    },
    async deleteBefore(moment) {
      const [deleted] = await batch([
        { sql: 'DELETE FROM leads WHERE received_at < ?', args: [moment] },
        'DELETE FROM mail WHERE NOT EXISTS (SELECT 1 FROM leads WHERE leads.form = mail.form AND leads.key = mail.key)',
      ]);
      return deleted?.rowsAffected ?? 0;
    },
    async takeDueMail(now, heldUntil, limit) {
      const { rows: taken } = await execute({
        sql: `UPDATE mail SET next_try_at = ?2, attempts = attempts + 1
          WHERE rowid IN (SELECT rowid FROM mail WHERE sent_at IS NULL AND next_try_at <= ?1 ORDER BY next_try_at LIMIT ?3)
          RETURNING form, key, revision, attempts`,
        args: [now, heldUntil, limit],
      });
      const due: DueMail[] = [];
      for (const { form, key, attempts } of taken) {
        const { rows } = await execute({
          sql: `SELECT ${columns} FROM leads WHERE form = ? AND key = ?`,
          args: [String(form), String(key)],
        });
        if (rows[0]) due.push({ ...leadOf(rows[0]), attempts: Number(attempts) });
      }
      return due;
    },
    async mailSent({ form, key, revision }, at) {
      // An older version that still waits is told by the newer one.
      await execute({
        sql: 'UPDATE mail SET sent_at = ?, error = NULL WHERE form = ? AND key = ? AND revision <= ? AND sent_at IS NULL',
        args: [at, form, key, revision],
      });
    },
    async mailFailed({ form, key, revision }, nextTryAt, error) {
      await execute({
        sql: 'UPDATE mail SET next_try_at = ?, error = ? WHERE form = ? AND key = ? AND revision <= ? AND sent_at IS NULL',
        args: [nextTryAt, error, form, key, revision],
      });
    },
    async check(at) {
      await execute({
        sql: 'INSERT INTO health (id, written_at) VALUES (1, ?1) ON CONFLICT (id) DO UPDATE SET written_at = ?1',
        args: [at],
      });
    },
    async close() {
      while (committing) await committing;
      isClosed = true;
      client.close();
    },
  };
}
