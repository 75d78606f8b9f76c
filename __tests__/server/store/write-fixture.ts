/**
 * Writes `fixtures/version-N.db.gz`, a database of the current version for `migrations.test.ts`. Run it before changing
 * the tables: `npx tsx __tests__/server/store/write-fixture.ts`.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { version } from '@/server/store/schema';
import { openStore } from '@/server/store/store';

const at = Date.parse('2026-11-20T14:13:05Z');
const jordan = 'jordan@example.com';
const riley = 'riley@example.com';
const password = `scrypt:16384:8:1:${'A'.repeat(22)}:${'A'.repeat(43)}`;

const leads = [
  [
    'contact',
    { name: 'Ada Example', email: 'Ada@example.org', phone: '6145550123', city: 'Columbus', message: 'Hello' },
  ],
  [
    'quick-quote',
    {
      ...{ firstName: 'Jörg', lastName: 'Sample', email: 'jorg@example.com', contactPreference: 'Email' },
      ...{ eveningPhone: '9375550111', workPhone: '9375550112' },
    },
  ],
  ['contact', { name: 'Eve Example', email: 'eve@example.org', phone: '2165550100', city: 'Cleveland' }],
] as const;

async function main(): Promise<void> {
  const path = mkdtempSync(join(tmpdir(), 'fixture-'));
  const store = openStore({
    url: `file:${path}/leads.db`,
    queuesMail: true,
    queuesWebhook: true,
    wantsReceipt: ({ body }) => body.contactPreference === 'Email',
  });
  for (const [n, [form, body]] of leads.entries()) {
    await store.put({
      ...{ form, body, key: `key-${n}`, leadId: `2026NOV20FRI09130${n}`, receivedAt: at + n, contentHash: `hash-${n}` },
      consent: { version: 'abcdef012345', words: 'Call or write to me.' },
      source: { first: { page: '/fha', from: 'www.google.com', utm_source: 'ad' }, last: { page: '/contact-us' } },
      assignee: n === 2 ? jordan : null,
    });
  }
  await store.follow({ number: 1, at, who: jordan, change: 'called', result: 'no-answer' });
  await store.follow({ number: 1, at, who: jordan, change: 'note', text: 'Calls back on Monday.' });
  await store.follow({ number: 2, at, who: jordan, change: 'plan', step: { at: at + 86_400_000, text: 'Call' } });
  await store.follow({ number: 3, at, who: jordan, change: 'done', from: null, to: 'applied' });
  await store.follow({ number: 2, at: at + 20, who: jordan, change: 'assign', from: null, to: riley });
  await store.mailSent(await store.takeDueMail(at + 9, at + 10, 1), at);
  await store.mailGivenUp(await store.takeDueMail(at + 9, at + 10, 1), at, '550');
  await store.recordAudit({ at, who: jordan, action: 'list', leads: 3, about: 'leads 1-3' });
  for (const email of [jordan, riley]) await store.accounts.add({ email, password }, { who: 'setup', at });
  const factor = { secret: 'A'.repeat(32), step: 7, recoveryDigests: ['digest-1', 'digest-2'] };
  await store.accounts.setSecondFactor(jordan, factor, { who: jordan, at });
  const session = { id: 'session', email: jordan, browser: 'Firefox on Windows', network: '198.51.100.0/24' };
  await store.accounts.startSession({ ...session, startedAt: at, seenAt: at }, { startedAt: 0, seenAt: 0 });
  await store.addViews([{ day: '2026-11-20', path: '/fha', count: 3 }]);
  await store.mark('backup', at);
  await store.backup(`${path}/copy.db`, at);
  await store.close();
  const file = `__tests__/server/store/fixtures/version-${version}.db.gz`;
  writeFileSync(file, gzipSync(readFileSync(`${path}/copy.db`), { level: 9 }));
  rmSync(path, { recursive: true });
  process.stdout.write(`${file}\n`);
}

main().catch((problem: unknown) => {
  process.stderr.write(`${String(problem)}\n`);
  process.exitCode = 1;
});
