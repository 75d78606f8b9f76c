/** The desk in a million leads: `npm run bench -- million`. Code 1 where a page takes over a second or the process over 200 MB. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import SQLite from 'libsql';
import { type LeadStore, openStore } from '@/server/store/store';
import type { LeadFilter } from '@/server/store/types';
import { once } from './once';
import { contactAnswers, row } from './running-inbox';

const leads = once ? 2000 : 1_000_000;
const officer = 'jordan@example.com';
/** Milliseconds that a page may take, and megabytes that the process may. */
const [longest, largest] = [1000, 200];
const first = Date.UTC(2024, 10, 20);
const minute = 60_000;

/** A lead a minute, half of them called, a quarter done, a fifth with an officer. */
async function fill(file: string): Promise<void> {
  const store = openStore({ url: `file:${file}`, queuesMail: false });
  await store.check();
  await store.close();
  const db = new SQLite(file);
  db.exec('PRAGMA synchronous = OFF');
  db.exec('BEGIN');
  const put = db.prepare(
    `INSERT INTO leads (form, key, lead_id, received_at, content_hash, body, person, assignee, called_at, done_at, outcome)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  for (let n = 1; n <= leads; n += 1) {
    const at = first + n * minute;
    const answers = contactAnswers(n);
    const reference = `${new Date(at).getUTCFullYear()}NOV20FRI${String(n % 240_000).padStart(6, '0')}`;
    put.run([
      ...[n % 3 ? 'contact' : 'consultation', `key-${n}`, reference, at, `hash-${n}`],
      ...[JSON.stringify({ ...answers, _id: reference }), answers.email, n % 5 ? null : officer],
      ...[n % 2 ? at + minute : null, n % 4 ? null : at + 2 * minute, n % 4 ? null : 'applied'],
    ]);
  }
  db.exec('COMMIT');
  db.close();
}

async function measure(file: string): Promise<void> {
  const store: LeadStore = openStore({ url: `file:${file}`, queuesMail: false });
  const pages: Readonly<Record<string, LeadFilter>> = {
    'all, newest first': {},
    'mine: open, of one officer or nobody': { openFor: officer },
    'of one form, new': { form: 'contact', state: 'new' },
    'of one day': { since: first + 500_000 * minute, until: first + 501_440 * minute },
    'an address': { search: 'visitor-500000@example.org' },
    'a reference': { search: '2025NOV20FRI020000' },
    'the start of references': { search: '2025NOV20' },
    'a phone number': { search: '(614) 050-0000' },
    'a part of a phone number': { search: '0500000' },
    'a name, the first step': { search: 'Visitor 500000' },
  };
  row('A page of 50 leads, ms', 'took', 'found', 'goes on');
  for (const [name, filter] of Object.entries(pages)) {
    const began = performance.now();
    const page = await store.page({ filter, order: 'newest', size: 50 });
    const took = performance.now() - began;
    if (took > longest && !once) process.exitCode = 1;
    row(name, took.toFixed(0), page.leads.length, page.isCut ? 'yes' : 'no');
  }
  const began = performance.now();
  await store.counts({ openFor: officer });
  const counted = performance.now();
  const names = await store.fieldNames({});
  const named = performance.now();
  let read = 0;
  for await (const _ of store.read({})) read += 1;
  row('the counts of the tabs, ms', (counted - began).toFixed(0));
  row(`the ${names.length} names of all answers, ms, in steps`, (named - counted).toFixed(0));
  row(`${read} leads of an export, seconds`, ((performance.now() - named) / 1000).toFixed(1));
  const peak = process.resourceUsage().maxRSS / 1024;
  if (peak > largest && !once) process.exitCode = 1;
  row('the most memory of all this, MB', peak.toFixed(0));
  await store.close();
}

/** Fills a database, and measures it as the server runs: compiled, so that the memory is not that of the compiler. */
async function fillAndMeasure(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-million-'));
  try {
    const file = join(directory, 'leads.db');
    await fill(file);
    const compiled = join(process.cwd(), '.cache', 'bench-million.mjs');
    const settings = { bundle: true, packages: 'external', platform: 'node', format: 'esm' } as const;
    await build({ entryPoints: ['bench/million.ts'], outfile: compiled, logLevel: 'warning', ...settings });
    process.exitCode = spawnSync(process.execPath, [compiled, file], { stdio: 'inherit' }).status ?? 1;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

const [, , database] = process.argv;
await (database === undefined ? fillAndMeasure() : measure(database));
