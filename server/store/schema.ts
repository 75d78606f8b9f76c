import type { Connection } from '@/server/store/connection';
import { personIn } from '@/server/store/person';

/** The statements of each version of the database, oldest first. A version that was published never changes. */
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
  // A key may have several leads; what version 1 kept in `earlier` becomes leads of its own.
  [
    'ALTER TABLE leads RENAME TO leads_1',
    'ALTER TABLE mail RENAME TO mail_1',
    'DROP INDEX leads_received',
    'DROP INDEX leads_content',
    'DROP INDEX mail_due',
    `CREATE TABLE leads (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      form TEXT NOT NULL,
      key TEXT NOT NULL,
      lead_id TEXT NOT NULL,
      received_at INTEGER NOT NULL,
      content_hash TEXT NOT NULL,
      body TEXT NOT NULL,
      follows INTEGER,
      person TEXT,
      done_at INTEGER,
      UNIQUE (form, key, content_hash)
    )`,
    `INSERT INTO leads (number, form, key, lead_id, received_at, content_hash, body, done_at)
      SELECT number, form, key, lead_id, received_at, content_hash, body, done_at FROM leads_1`,
    // A number that was used stays used.
    "DELETE FROM sqlite_sequence WHERE name = 'leads'",
    "INSERT INTO sqlite_sequence (name, seq) SELECT 'leads', seq FROM sqlite_sequence WHERE name = 'leads_1'",
    `INSERT INTO leads (form, key, lead_id, received_at, content_hash, body, follows, done_at)
      SELECT form, leads_1.key, json_extract(version.value, '$.lead_id'), json_extract(version.value, '$.received_at'),
        'version 1, ' || number || ', ' || version.key, json_extract(version.value, '$.body'), number, done_at
      FROM leads_1, json_each(earlier) AS version ORDER BY 4`,
    'CREATE INDEX leads_received ON leads (received_at)',
    'CREATE INDEX leads_content ON leads (content_hash)',
    'CREATE INDEX leads_person ON leads (person)',
    `CREATE TABLE mail (
      number INTEGER PRIMARY KEY,
      attempts INTEGER NOT NULL DEFAULT 0,
      next_try_at INTEGER NOT NULL,
      sent_at INTEGER,
      error TEXT
    )`,
    `INSERT INTO mail (number, attempts, next_try_at, sent_at, error)
      SELECT leads_1.number, attempts, next_try_at, sent_at, error FROM mail_1
      JOIN leads_1 USING (form, key, revision)`,
    'CREATE INDEX mail_due ON mail (next_try_at) WHERE sent_at IS NULL',
    'CREATE TABLE marks (name TEXT PRIMARY KEY, at INTEGER NOT NULL)',
    'DROP TABLE mail_1',
    'DROP TABLE leads_1',
  ],
  [
    `CREATE TABLE audit (
      at INTEGER NOT NULL,
      who TEXT NOT NULL,
      action TEXT NOT NULL,
      leads INTEGER NOT NULL
    )`,
  ],
  // The loan officer's side of a lead. What the visitor sent is in `body` and stays as it came.
  [
    'ALTER TABLE leads ADD COLUMN called_at INTEGER',
    'ALTER TABLE leads ADD COLUMN called_by TEXT',
    'ALTER TABLE leads ADD COLUMN assignee TEXT',
    `ALTER TABLE leads ADD COLUMN state TEXT GENERATED ALWAYS AS
      (CASE WHEN done_at IS NOT NULL THEN 'done' WHEN called_at IS NOT NULL THEN 'called' ELSE 'new' END) VIRTUAL`,
    'CREATE INDEX leads_state ON leads (state)',
    'CREATE INDEX leads_form ON leads (form)',
    'CREATE INDEX leads_form_state ON leads (form, state)',
    'CREATE INDEX leads_assignee ON leads (assignee)',
    'CREATE INDEX leads_reference ON leads (lead_id)',
    'CREATE INDEX leads_called ON leads (called_at) WHERE called_at IS NOT NULL',
    `CREATE TABLE follow_ups (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      number INTEGER NOT NULL,
      at INTEGER NOT NULL,
      who TEXT NOT NULL,
      kind TEXT NOT NULL,
      text TEXT NOT NULL
    )`,
    'CREATE INDEX follow_ups_number ON follow_ups (number)',
  ],
  [
    'ALTER TABLE mail ADD COLUMN given_up_at INTEGER',
    'DROP INDEX mail_due',
    'CREATE INDEX mail_due ON mail (next_try_at) WHERE sent_at IS NULL AND given_up_at IS NULL',
    'CREATE INDEX mail_given_up ON mail (number) WHERE given_up_at IS NOT NULL',
    'ALTER TABLE health ADD COLUMN filler TEXT',
  ],
  // What each visitor agreed to: a version at the lead, and the words of each version once.
  [
    'ALTER TABLE leads ADD COLUMN consent TEXT',
    'CREATE TABLE consents (version TEXT PRIMARY KEY, words TEXT NOT NULL) WITHOUT ROWID',
  ],
  ['CREATE INDEX leads_assignee_state ON leads (assignee, state)'],
];

async function versionOf({ execute }: Connection): Promise<number> {
  const { rows } = await execute('SELECT coalesce(max(version), 0) AS version FROM migrations');
  return Number(rows[0]?.version ?? 0);
}

/** Fills the `person` column of leads that an older version stored: SQLite cannot fold Unicode by itself. */
async function fillPersons({ execute, batch }: Connection): Promise<void> {
  for (;;) {
    const { rows } = await execute('SELECT number, body FROM leads WHERE person IS NULL LIMIT 500');
    if (rows.length === 0) return;
    await batch(
      rows.map(({ number, body }) => ({
        sql: 'UPDATE leads SET person = ? WHERE number = ?',
        args: [personIn(JSON.parse(String(body))), Number(number)],
      })),
    );
  }
}

/** Brings the tables of a database to the newest version; an empty database gets all of them. */
export async function migrate(connection: Connection): Promise<void> {
  await connection.execute('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)');
  const done = await versionOf(connection);
  for (const [index, statements] of migrations.entries()) {
    if (index < done) continue;
    const version = index + 1;
    try {
      await connection.batch([{ sql: 'INSERT INTO migrations (version) VALUES (?)', args: [version] }, ...statements]);
    } catch (problem) {
      // Another server that started at the same moment may have been first.
      if ((await versionOf(connection)) < version) throw problem;
    }
  }
  await fillPersons(connection);
}
