/**
 * Lists and exports 1,000,000 leads: `npm run bench -- million`. Ends with code 1 when a command takes more than 150 MB
 * or a page of 50 leads more than a second.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { openStore } from '@/server/store/store';
import { compileServer, megabytesOf, row } from './running-inbox';

const leads = 1_000_000;
const first = Date.UTC(2025, 0, 1);

async function fill(file: string): Promise<void> {
  await (await openStore({ url: `file:${file}`, queuesMail: false })).close();
  const client = createClient({ url: `file:${file}` });
  for (let from = 1; from <= leads; from += 100_000) {
    await client.execute({
      sql: `WITH RECURSIVE numbers (n) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT n + 1 FROM numbers WHERE n < ?2)
        INSERT INTO leads (form, key, lead_id, received_at, content_hash, body, person)
        SELECT 'contact', 'key-' || n, 'REF' || n, ?3 + n * 50000, 'hash-' || n,
          json_object('name', 'Visitor ' || n, 'email', 'visitor-' || n || '@example.org', 'phone', CAST(6140000000 + n AS TEXT),
            'city', 'Columbus', 'message', 'May I ask what an FHA loan of $210,000 would cost me a month? ' || n,
            'subject', 'Contact Form: ' || n),
          'visitor-' || n || '@example.org' FROM numbers`,
      args: [from, from + 99_999, first],
    });
  }
  client.close();
}

type Run = { readonly seconds: number; readonly peak: number };

function run(file: string, args: readonly string[]): Promise<Run> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const child = spawn(process.execPath, ['--max-semi-space-size=2', 'dist/leads.js', ...args], {
      env: { ...process.env, LEADS_DATABASE_URL: `file:${file}` },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.resume();
    let peak = 0;
    const look = setInterval(() => {
      try {
        peak = Math.max(peak, megabytesOf(child.pid, 'VmHWM'));
      } catch {
        // The process has just ended.
      }
    }, 50);
    child.once('exit', (code) => {
      clearInterval(look);
      if (code === 0) resolve({ seconds: (performance.now() - began) / 1000, peak });
      else reject(new Error(`${args.join(' ')} ended with ${code}.`));
    });
  });
}

async function main(): Promise<void> {
  compileServer();
  const directory = mkdtempSync(join(tmpdir(), 'bench-million-'));
  const file = join(directory, 'leads.db');
  await fill(file);
  let isWithin = true;
  row(`${leads} leads`, 'seconds', 'peak, MB');
  const day = new Date(first + leads * 50_000).toISOString().slice(0, 10);
  for (const args of [[], ['--csv', '--out', join(directory, 'x.csv')], ['--since', day], ['--done', '999999']]) {
    const { seconds, peak } = await run(file, args);
    row(`leads ${args.join(' ').replace(directory, '')}`, seconds.toFixed(1), peak.toFixed(0));
    isWithin &&= peak <= 150;
  }
  const store = await openStore({ url: `file:${file}`, queuesMail: false });
  for (const [name, filter] of Object.entries({
    'a page of 50, newest first': {},
    'a page of 50 from an email address': { search: 'visitor-5@' },
    'a page of 50 with a name that is rare': { search: 'Visitor 999' },
  })) {
    const began = performance.now();
    const { leads: found } = await store.page({ filter, order: 'newest', size: 50 });
    const seconds = (performance.now() - began) / 1000;
    row(`${name}: ${found.length}`, seconds.toFixed(3));
    isWithin &&= seconds < 1;
  }
  await store.close();
  rmSync(directory, { recursive: true, force: true });
  if (!isWithin) process.exitCode = 1;
}

main().catch((problem: unknown) => {
  process.stderr.write(`${problem instanceof Error ? problem.message : 'The benchmark broke off.'}\n`);
  process.exitCode = 1;
});
