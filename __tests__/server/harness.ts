import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyHeader } from '@/lib/leads/headers';
import { type AppSettings, createApp } from '@/server/app';
import { type ListenSettings, startServer } from '@/server/http';
import { forms } from '@/server/inbox/forms';
import type { LogLine } from '@/server/log';
import { openStore, type StoreSettings } from '@/server/store/store';
import { createTestFaults } from './faults';

/** In memory if possible, because the database syncs after every lead. */
const parent = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** Closed after the last test; closing earlier does no harm. */
const opened: (() => Promise<void>)[] = [];
/** Registers a cleanup for after the last test. */
export const closeAfterTests = (close: () => Promise<void>) => void opened.push(close);
const folders: (() => void)[] = [];
// Playwright's fixtures close what they open.
if (typeof afterAll === 'function') {
  afterAll(async () => {
    await Promise.all(opened.map((close) => close()));
    for (const remove of folders) remove();
  }, 30_000);
}

export function temporaryDirectory(below = parent): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(below, 'leads-'));
  const remove = () => rmSync(path, { recursive: true, force: true });
  folders.push(remove);
  return { path, remove };
}

/** A store with a new database, in a folder that doesn't exist yet. */
export function openTestStore(change: Partial<StoreSettings> = {}) {
  const { path, remove } = temporaryDirectory();
  const file = join(path, 'data', 'leads.db');
  const settings: StoreSettings = { url: `file:${file}`, queuesMail: false, minFreeBytes: 0, ...change };
  const store = openStore(settings);
  closeAfterTests(store.close);
  return {
    ...{ file, settings, store },
    async close() {
      await store.close();
      remove();
    },
  };
}

type Overrides = {
  readonly app?: Partial<AppSettings>;
  readonly store?: Partial<StoreSettings>;
  readonly listen?: Partial<ListenSettings>;
};

/** The real server on a free port, with a new database, injected faults, no rate limit and a recorded log. */
export async function startInbox({ app, store: storeSettings, listen }: Overrides = {}) {
  const { store } = openTestStore(storeSettings);
  const faults = createTestFaults();
  const log: LogLine[] = [];
  const application = createApp({
    forms,
    phone: { display: '(614) 555-0142', href: 'tel:+16145550142' },
    log: (line) => log.push(line),
    ratePerMinute: 0,
    totalPerMinute: 0,
    trustedProxies: 0,
    allowedOrigins: [],
    thankYouUrl: '/thank-you',
    ...app,
    store: faults.storeWith(app?.store ?? store),
  });
  const server = await startServer(faults.appWith(application.fetch), { port: 0, host: '127.0.0.1', ...listen });
  async function close(): Promise<void> {
    await server.stop(500);
    await store.close();
  }
  closeAfterTests(close);
  return {
    origin: `http://127.0.0.1:${server.port}`,
    port: server.port,
    store,
    faults,
    log,
    server,
    close,
  };
}

export type TestInbox = Awaited<ReturnType<typeof startInbox>>;

export const contact: Readonly<Record<string, string>> = {
  name: 'Ada Example',
  email: 'ada@example.org',
  phone: '6145550123',
  city: 'Columbus',
  message: 'May I ask about an FHA loan?',
  _id: '2026NOV20FRI091305',
  subject: 'Contact Form: 2026NOV20FRI091305',
};

/** Posts a body, with or without a key; an object as multipart, text as urlencoded. */
export function post(
  to: string | { readonly url: string; readonly key: string },
  body: Readonly<Record<string, string>> | string,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const url = typeof to === 'string' ? to : to.url;
  const headers = typeof to === 'string' ? more : { [keyHeader]: to.key, ...more };
  if (typeof body === 'string') {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return fetch(url, { method: 'POST', body, headers: { ...type, ...headers }, redirect: 'manual' });
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, value);
  return fetch(url, {
    method: 'POST',
    body: form,
    headers: { accept: 'application/json', ...headers },
    redirect: 'manual',
  });
}
