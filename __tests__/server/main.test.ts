import type { ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contactForm } from '@/content/forms/contact';
import { company } from '@/content/lender/company';
import { compiledServer, originOf, type Running, runServer, waitForOutput } from './compiled-server';
import { contact, openTestStore, post, temporaryDirectory } from './harness';
import { startSmtpDouble } from './mail/smtp-double';
import { leadWith } from './store/lead-with';

let directory: ReturnType<typeof temporaryDirectory>;
let children: ChildProcess[] = [];
let server: Awaited<ReturnType<typeof compiledServer>>;
beforeAll(async () => {
  server = await compiledServer();
});
beforeEach(() => {
  directory = temporaryDirectory();
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
});

const database = () => `file:${join(directory.path, 'leads.db')}`;
const storeOfServer = () => openTestStore({ url: database() }).store;

function run(environment: Readonly<Record<string, string>>, within: readonly string[] = []): Running {
  const own = { SITE_DIR: join(directory.path, 'out'), LEADS_DATABASE_URL: database() };
  const running = runServer(server.main, { ...own, ...environment }, within);
  children.push(running.child);
  return running;
}

async function started(environment: Readonly<Record<string, string>> = {}, within: readonly string[] = []) {
  const running = run(environment, within);
  return { ...running, origin: await originOf(running) };
}

async function readiness(output: () => string): Promise<number> {
  const port = await waitForOutput({ output }, /Metrics: http:\/\/127\.0\.0\.1:(\d+)/);
  return (await fetch(`http://127.0.0.1:${port}/readyz`)).status;
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve));
}

function stopped(child: ChildProcess): Promise<number | null> {
  const exit = exitOf(child);
  child.kill('SIGTERM');
  return exit;
}

test('the server takes a lead, keeps it out of its log, and stops on a signal', async () => {
  const { child, origin, output } = await started();
  expect((await post({ url: `${origin}/leads/contact`, key: `key-000001` }, contact)).status).toBe(201);
  expect(await stopped(child)).toBe(0);
  const lines = output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { event: string });
  expect(lines.map(({ event }) => event)).toEqual(['start', 'start', 'request', 'stop']);
  for (const secret of [...Object.values(contact), 'key-000001']) expect(output()).not.toContain(secret);
  expect(await storeOfServer().list()).toHaveLength(1);
});

test('leads past their retention are deleted at startup', async () => {
  const store = storeOfServer();
  const daysAgo = (days: number) => ({ receivedAt: Date.now() - days * 24 * 60 * 60_000 });
  await store.put(leadWith('old', daysAgo(38)));
  for (let n = 0; n < 5; n += 1) await store.put(leadWith(`new ${n}`, daysAgo(29)));
  const { output } = await started({ LEADS_RETENTION_DAYS: '30' });
  await waitForOutput({ output }, /retention/);
  expect((await store.list()).map(({ key }) => key)).toEqual(['new 0', 'new 1', 'new 2', 'new 3', 'new 4']);
});

test('the consent texts of a release are stored at startup, so a later server knows them', async () => {
  await stopped((await started()).child);
  const store = storeOfServer();
  // A later release has other words, and doesn't know those of a page that is still open.
  const consent = { version: contactForm.consentVersion, words: null };
  await store.put(leadWith('k', { consent }));
  expect((await store.list())[0]?.consentWords).toBe(contactForm.consent);
});

test('page views are written when the server stops', async () => {
  mkdirSync(join(directory.path, 'out'));
  writeFileSync(join(directory.path, 'out', 'index.html'), '<h1>Home</h1>');
  const { child, origin } = await started();
  const { status } = await fetch(`${origin}/`, { headers: { 'user-agent': 'Mozilla/5.0 Firefox/145.0' } });
  expect(status).toBe(200);
  expect(await stopped(child)).toBe(0);
  expect(await storeOfServer().viewsOf('2000-01-01', '3000-01-01')).toEqual([{ path: '/', views: 1 }]);
});

test('an invalid setting is named and keeps the server from starting', async () => {
  const { child, output } = run({ SMTP_URL: 'smtp://127.0.0.1' });
  expect(await exitOf(child)).toBe(1);
  expect(output()).toContain('set all of SMTP_URL, LEADS_MAIL_TO and LEADS_MAIL_FROM');
});

test("pages are served while the database can't be opened, and leads are accepted once it can", async () => {
  const site = join(directory.path, 'out');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), '<h1>Home</h1>');
  // A file where the folder should be.
  const blocked = join(directory.path, 'blocked');
  writeFileSync(blocked, '');
  const { child, origin, output } = await started({
    LEADS_DATABASE_URL: `file:${join(blocked, 'leads.db')}`,
    METRICS_PORT: '0',
  });
  expect((await fetch(`${origin}/`)).status).toBe(200);
  expect((await post(`${origin}/leads/contact`, contact)).status).toBe(503);
  expect(await readiness(output)).toBe(503);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  // Reported once, in one sentence.
  expect(output().match(/Pages are served, but forms are refused|could not be deleted/g)).toHaveLength(1);
  rmSync(blocked);
  expect((await post(`${origin}/leads/contact`, contact)).status).toBe(201);
  expect(child.exitCode).toBeNull();
});

test("on a full disk the server isn't ready and acknowledges no lead", async () => {
  const made = storeOfServer();
  await made.check();
  await made.close();
  // Files may not grow over 400 KB; ulimit counts blocks of 1,024 bytes.
  const { origin, output } = await started({ METRICS_PORT: '0' }, ['bash', '-c', 'ulimit -f 400 && exec "$@"', 'bash']);
  const statuses: number[] = [];
  const isFull = () => statuses.length > 5 && statuses.slice(-5).every((status) => status === 503);
  // After the first failure the server checkpoints the WAL, which frees space for a while.
  for (let n = 0; n < 800 && !isFull(); n += 1) {
    const body = { ...contact, message: 'x'.repeat(1000) };
    statuses.push((await post({ url: `${origin}/leads/contact`, key: `key-of-lead-${n}` }, body)).status);
  }
  expect(isFull()).toBe(true);
  expect(await readiness(output)).toBe(503);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  expect(await storeOfServer().list()).toHaveLength(statuses.filter((status) => status === 201).length);
});

test('the server survives when the reader of its log goes away', async () => {
  const { child, origin } = await started();
  child.stdout?.destroy();
  child.stderr?.destroy();
  for (let n = 0; n < 5; n += 1) {
    const answer = await post({ url: `${origin}/leads/contact`, key: `after-the-log-${n}` }, contact);
    expect(answer.status).toBe(201);
  }
  expect(child.exitCode).toBeNull();
});

test('emails come from the lender by name if the setting has only an address', async () => {
  const smtp = await startSmtpDouble();
  const { origin } = await started({
    SMTP_URL: smtp.url,
    LEADS_MAIL_TO: 'office@example.com',
    LEADS_MAIL_FROM: 'site@example.com',
  });
  await post({ url: `${origin}/leads/contact`, key: 'key-000001' }, contact);
  for (let tries = 0; tries < 100 && smtp.received.length === 0; tries += 1)
    await new Promise((next) => setTimeout(next, 50));
  await smtp.close();
  expect(smtp.received[0]?.text).toMatch(new RegExp(`^From: "?${company.name}"? <site@example\\.com>$`, 'm'));
});

test('the desk has its own port, and is off without one', async () => {
  const none = await started();
  for (const path of ['/desk', '/desk/sign-in', '//desk', '/desk/export']) {
    expect((await fetch(none.origin + path, { redirect: 'manual' })).status).toBe(404);
  }
  expect(none.output()).not.toContain('/desk');

  const { child, origin, output } = await started({ DESK_PORT: '0' });
  const port = await waitForOutput({ output }, /The desk: http:\/\/localhost:(\d+)/);
  expect(output()).toContain('Nobody can sign in yet: npm run leads -- user add EMAIL');
  expect((await fetch(`${origin}/desk`)).status).toBe(404);
  const page = await fetch(`http://localhost:${port}/desk`);
  expect([page.status, page.url]).toEqual([200, `http://localhost:${port}/desk/sign-in`]);
  expect(await stopped(child)).toBe(0);
});

test("a desk whose port is taken doesn't stop the site", async () => {
  const first = await started();
  const { port } = new URL(first.origin);
  const { origin, output } = await started({ DESK_PORT: port });
  expect((await post({ url: `${origin}/leads/contact`, key: 'key-000001' }, contact)).status).toBe(201);
  await waitForOutput({ output }, /The desk could not start/);
});
