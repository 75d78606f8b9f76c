import { type ChildProcess, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compiledServer, originOf, runServer } from '../compiled-server';
import { contact, openTestStore, post, temporaryDirectory } from '../harness';

const directory = temporaryDirectory();
let server: ChildProcess | undefined;
let programs: Awaited<ReturnType<typeof compiledServer>>;
beforeAll(async () => {
  programs = await compiledServer();
});
afterEach(() => server?.kill('SIGKILL'));

const disk = () => join(directory.path, 'disk');
const environment = () => ({
  SITE_DIR: join(directory.path, 'no-site'),
  LEADS_DATABASE_URL: `file:${join(disk(), 'leads.db')}`,
});

function start(): Promise<string> {
  const running = runServer(programs.main, environment());
  server = running.child;
  return originOf(running);
}

function killed(): Promise<void> {
  return new Promise((resolve) => {
    server?.once('exit', () => resolve());
    server?.kill('SIGKILL');
  });
}

async function send(origin: string, from: number, to: number): Promise<number[]> {
  const numbers = Array.from({ length: to - from }, (_, n) => from + n);
  const answers = await Promise.all(
    numbers.map((n) =>
      post({ url: `${origin}/leads/contact`, key: `key-of-lead-${n}` }, { ...contact, city: `C${n}` }),
    ),
  );
  return answers.map(({ status }) => status);
}

test('after a lost disk, a restore has every lead up to the backup exactly once', async () => {
  mkdirSync(disk(), { mode: 0o700 });
  const backup = join(directory.path, 'backup.db');
  let origin = await start();
  expect(new Set(await send(origin, 0, 40))).toEqual(new Set([201]));
  const during = send(origin, 40, 60);
  const made = spawnSync(process.execPath, [programs.leads, 'backup', backup, '--plain'], {
    env: { ...process.env, ...environment() },
    encoding: 'utf8',
  });
  expect([made.status, made.stderr]).toEqual([0, '']);
  const copied = Number(/^(\d+) leads copied/.exec(made.stdout)?.[1]);
  expect(copied).toBeGreaterThanOrEqual(40);
  expect(new Set(await during)).toEqual(new Set([201]));
  await killed();
  rmSync(disk(), { recursive: true });

  mkdirSync(disk(), { mode: 0o700 });
  copyFileSync(backup, join(disk(), 'leads.db'));
  chmodSync(join(disk(), 'leads.db'), 0o600);
  origin = await start();
  // Browsers send again with their keys, and each lead is stored once.
  const again = await send(origin, 0, 60);
  expect(again.filter((status) => status === 200)).toHaveLength(copied);
  expect(again.filter((status) => status === 201)).toHaveLength(60 - copied);
  await killed();
  const { store } = openTestStore({ url: `file:${join(disk(), 'leads.db')}` });
  const cities = (await store.list()).map(({ body }) => body.city);
  expect(cities).toHaveLength(60);
  expect(new Set(cities).size).toBe(60);
  // The copy was made before its audit entry was written.
  expect((await store.auditRecord()).entries).toEqual([]);
});
