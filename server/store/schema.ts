/** The file's `user_version`. With each change, increase it and add a migration to `migrations.ts`. */
export const version = 8;

export const tables: readonly string[] = [
  `CREATE TABLE leads (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    form TEXT NOT NULL,
    key TEXT NOT NULL,
    lead_id TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    content_hash TEXT NOT NULL,
    body TEXT NOT NULL,
    follows INTEGER,
    person TEXT NOT NULL,
    consent TEXT,
    source TEXT,
    called_at INTEGER,
    called_by TEXT,
    assignee TEXT,
    done_at INTEGER,
    outcome TEXT,
    due_at INTEGER,
    due_text TEXT,
    phone TEXT GENERATED ALWAYS AS (coalesce(nullif(body ->> 'phone', ''), nullif(body ->> 'cellPhone', ''),
      nullif(body ->> 'eveningPhone', ''), nullif(body ->> 'workPhone', ''))) VIRTUAL,
    tries INTEGER NOT NULL DEFAULT 0,
    tried TEXT,
    spoke_at INTEGER,
    state TEXT GENERATED ALWAYS AS (CASE WHEN done_at IS NOT NULL THEN 'done' WHEN called_at IS NULL THEN 'new'
      WHEN spoke_at IS NULL AND tried IS NOT NULL THEN 'trying' ELSE 'spoke' END) VIRTUAL,
    UNIQUE (form, key, content_hash)
  )`,
  'CREATE INDEX leads_received ON leads (received_at)',
  'CREATE INDEX leads_content ON leads (content_hash)',
  'CREATE INDEX leads_person ON leads (person)',
  'CREATE INDEX leads_phone ON leads (phone)',
  `CREATE INDEX leads_work_phone ON leads (nullif(body ->> 'workPhone', '')) WHERE nullif(body ->> 'workPhone', '') IS NOT NULL`,
  'CREATE INDEX leads_due ON leads (due_at) WHERE due_at IS NOT NULL',
  'CREATE INDEX leads_open ON leads (number, assignee) WHERE done_at IS NULL',
  'CREATE INDEX leads_reference ON leads (lead_id)',
  'CREATE INDEX leads_state ON leads (state)',
  'CREATE INDEX leads_form_state ON leads (form, state)',
  'CREATE INDEX leads_assignee_state ON leads (assignee, state)',
  'CREATE INDEX leads_called ON leads (called_at) WHERE called_at IS NOT NULL',
  `CREATE TABLE mail (
    number INTEGER NOT NULL REFERENCES leads (number) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    next_try_at INTEGER NOT NULL,
    sent_at INTEGER,
    given_up_at INTEGER,
    error TEXT,
    sender TEXT,
    PRIMARY KEY (number, kind)
  )`,
  'CREATE INDEX mail_due ON mail (next_try_at) WHERE sent_at IS NULL AND given_up_at IS NULL',
  'CREATE INDEX mail_given_up ON mail (number) WHERE given_up_at IS NOT NULL',
  `CREATE TABLE follow_ups (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    number INTEGER NOT NULL REFERENCES leads (number) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    who TEXT NOT NULL,
    kind TEXT NOT NULL,
    text TEXT NOT NULL
  )`,
  'CREATE INDEX follow_ups_number ON follow_ups (number)',
  // Leads refer to a consent version, so the words are stored once.
  'CREATE TABLE consents (version TEXT PRIMARY KEY, words TEXT NOT NULL) WITHOUT ROWID',
  // Consent of leads that were deleted by age.
  'CREATE TABLE kept_consents (number INTEGER PRIMARY KEY, form TEXT NOT NULL, lead_id TEXT NOT NULL, received_at INTEGER NOT NULL, phone TEXT, email TEXT, version TEXT NOT NULL)',
  'CREATE INDEX kept_consents_received ON kept_consents (received_at)',
  // Each entry has a digest of itself and the one before.
  `CREATE TABLE audit (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    who TEXT NOT NULL,
    action TEXT NOT NULL,
    leads INTEGER NOT NULL,
    about TEXT NOT NULL,
    digest TEXT NOT NULL
  )`,
  `CREATE TABLE accounts (
    email TEXT PRIMARY KEY,
    password TEXT NOT NULL,
    since INTEGER NOT NULL,
    factor TEXT,
    factor_since INTEGER,
    factor_step INTEGER,
    role TEXT NOT NULL DEFAULT 'officer'
  ) WITHOUT ROWID`,
  `CREATE TABLE recovery_codes (
    email TEXT NOT NULL REFERENCES accounts (email) ON DELETE CASCADE,
    digest TEXT NOT NULL,
    PRIMARY KEY (email, digest)
  ) WITHOUT ROWID`,
  `CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL REFERENCES accounts (email) ON DELETE CASCADE,
    started_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL,
    browser TEXT NOT NULL,
    network TEXT NOT NULL
  ) WITHOUT ROWID`,
  'CREATE INDEX sessions_email ON sessions (email)',
  // Shared by all servers of the database.
  'CREATE TABLE secrets (name TEXT PRIMARY KEY, secret TEXT NOT NULL) WITHOUT ROWID',
  'CREATE TABLE marks (name TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID',
  // Page views by Ohio date; nothing about who viewed them.
  'CREATE TABLE views (day TEXT, path TEXT, count INTEGER NOT NULL, PRIMARY KEY (day, path)) WITHOUT ROWID',
  'CREATE TABLE health (id INTEGER PRIMARY KEY CHECK (id = 1), filler TEXT NOT NULL)',
];
