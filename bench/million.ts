/**
 * Searches and exports 1,000,000 leads: `npm run bench -- million`. Ends with code 1 when a page takes more than a second
 * or the memory passes 200 MB.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'libsql';
import { csvParts } from '@/server/desk/lead-csv';
import { forms } from '@/server/inbox/forms';
import { openStore } from '@/server/store/store';
import type { LeadFilter } from '@/server/store/types';
import { megabytesOf, row } from './running-inbox';

const leads = 1_000_000;
const first = Date.UTC(2025, 0, 1);

async function fill(file: string): Promise<void> {
  const store = openStore({ url: `file:${file}`, queuesMail: false });
  await store.check();
  await store.close();
  const db = new SQLite(file);
  for (let from = 1; from <= leads; from += 100_000) {
    db.prepare(
      `WITH RECURSIVE numbers (n) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT n + 1 FROM numbers WHERE n < ?2)
        INSERT INTO leads (form, key, lead_id, received_at, content_hash, body, person)
        SELECT 'contact', 'key-' || n, '2026NOV20FRI091305', ?3 + n * 50000, 'hash-' || n,
          json_object('name', 'Visitor ' || n, 'email', 'visitor-' || n || '@example.org', 'phone', CAST(6140000000 + n AS TEXT),
            'city', 'Columbus', 'message', 'May I ask what an FHA loan of $210,000 would cost me a month? ' || n,
            'subject', 'Contact Form: ' || n),
          'visitor-' || n || '@example.org' FROM numbers`,
    ).run([from, from + 99_999, first]);
  }
  db.close();
}

async function main(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-million-'));
  const file = join(directory, 'leads.db');
  await fill(file);
  let isWithin = true;
  row(`A page of 50 of ${leads} leads`, 'found', 'seconds');
  const store = openStore({ url: `file:${file}`, queuesMail: false });
  for (const [name, filter] of Object.entries<LeadFilter>({
    'newest first': {},
    'waiting for a first call': { state: 'new' },
    'an email address': { search: 'visitor-5@' },
    'the start of an email address that 111,111 have': { search: 'visitor-1' },
    'a name that is rare': { search: 'Visitor 999999' },
    'a phone number': { search: '614-000-0005' },
    'a reference that all have': { search: '2026NOV20FRI091305' },
    'the start of it': { search: '2026NOV' },
  })) {
    const began = performance.now();
    const { leads: found, isCut } = await store.page({ filter, order: 'newest', size: 50 });
    const seconds = (performance.now() - began) / 1000;
    row(name, `${found.length}${isCut ? ', search on' : ''}`, seconds.toFixed(3));
    isWithin &&= seconds < 1;
  }
  const began = performance.now();
  let bytes = 0;
  for await (const { text } of csvParts({ store, forms }, {})) bytes += text.length;
  const peak = megabytesOf(process.pid, 'VmHWM');
  row('Export', `${(bytes / 1e6).toFixed(0)} MB`, ((performance.now() - began) / 1000).toFixed(1));
  row('Peak of memory, MB', peak.toFixed(0));
  isWithin &&= peak <= 200;
  await store.close();
  rmSync(directory, { recursive: true, force: true });
  if (!isWithin) process.exitCode = 1;
}

main().catch((problem: unknown) => {
  process.stderr.write(`${problem instanceof Error ? problem.message : 'The benchmark broke off.'}\n`);
  process.exitCode = 1;
});
