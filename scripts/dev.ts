import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { hashPassword } from '@/server/desk/accounts/accounts';
import { openStore } from '@/server/store/store';
import { generate } from './generate.mjs';
import { freePort, requireFreePort } from './machine/ports';

/**
 * `npm run dev` runs the site with Next, and the inbox and the desk with a development database. It regenerates files when
 * content changes. Arguments are passed to `next dev`.
 */

const root = process.cwd();
const port = process.env.PORT ?? '3000';
const deskPort = process.env.DESK_PORT ?? '3001';
const database = 'file:./data/dev.db';
const account = { email: 'dev@example.com', password: 'plum kettle ladder frost' };

async function addAccount(): Promise<void> {
  const store = openStore({ url: database, queuesMail: false, migrates: true });
  const { email, password } = account;
  const by = { who: 'npm run dev', at: Date.now() };
  const isKnown = (await store.accounts.list()).some((one) => one.email === email);
  if (!isKnown) await store.accounts.add({ email, password: await hashPassword(password) }, by);
  await store.close();
}

function watchContent(): void {
  let waiting: NodeJS.Timeout | undefined;
  function write(): void {
    try {
      generate(root);
    } catch (problem) {
      console.error(problem instanceof Error ? problem.message : problem);
    }
  }
  for (const name of ['pages', 'reports', 'lender', 'ohio', 'facts', 'glossary.csv']) {
    watch(`content/${name}`, () => {
      clearTimeout(waiting);
      waiting = setTimeout(write, 100);
    });
  }
}

await requireFreePort(Number(deskPort), '127.0.0.1', (next) => `DESK_PORT=${next} npm run dev`);
await requireFreePort(Number(port), undefined, (next) => `PORT=${next} npm run dev`);
const inbox = await freePort();
await addAccount();
watchContent();

const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
const programs: readonly ChildProcess[] = [
  spawn('tsx', ['server/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...environment,
      PORT: String(inbox),
      HOST: '127.0.0.1',
      SITE_DIR: 'data/no-site',
      LEADS_DATABASE_URL: database,
      LEADS_ALLOWED_ORIGINS: ['localhost', '127.0.0.1'].map((host) => `http://${host}:${port}`).join(','),
      DESK_PORT: deskPort,
    },
  }),
  // With fast refresh on the server, pages opened later would miss changed content.
  spawn('next', ['dev', '--port', port, '--no-server-fast-refresh', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...environment, DEV_INBOX: `http://127.0.0.1:${inbox}` },
  }),
];
console.log(`Leads go to data/dev.db. The desk: http://localhost:${deskPort}/desk`);
console.log(`Sign in there as ${account.email} with the password: ${account.password}`);

function stop(): void {
  for (const program of programs) program.kill();
}
for (const program of programs) {
  program.once('exit', (code) => {
    process.exitCode = code ?? 0;
    stop();
    process.exit();
  });
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
