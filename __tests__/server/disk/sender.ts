import { openSync, writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '@/server/store/store';

/** `sender.mjs FOLDER LEADS` retries each lead with its key until it is acknowledged, and writes down which were. */
const [, , folder = '', leads = '0'] = process.argv;
const store = openStore({ url: `file:${folder}/leads.db`, queuesMail: true, minFreeBytes: 0 });
await store.check();
// From here on the recorder injects failures.
const acks = openSync(`${folder}/leads.acks`, 'a');
writeSync(acks, '');

async function send(n: number): Promise<void> {
  const body = { name: `Visitor ${n}`, email: `visitor-${n}@example.org`, message: 'x'.repeat((n % 7) * 900) };
  const lead = { form: 'contact', key: `key-${n}`, leadId: '2026NOV20FRI091305', contentHash: `hash-${n}`, body };
  for (let tries = 0; tries < 8; tries += 1) {
    try {
      await store.put({ ...lead, receivedAt: 1000 + n });
      writeSync(acks, `key-${n}\n`);
      return;
    } catch {
      await pause(5);
    }
  }
}

writeSync(acks, 'go\n');
for (let n = 0; n < Number(leads); n += 3) await Promise.all([n, n + 1, n + 2].map(send));
process.exit(0);
