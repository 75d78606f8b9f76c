import { dirname } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { printedCompany } from '@/content/lender/company';
import { hashPassword } from '@/server/desk/accounts/accounts';
import { createOfficerLookup } from '@/server/desk/accounts/officers';
import { createDesk } from '@/server/desk/desk';
import { type DeskFiles, packDeskFiles } from '@/server/desk/files/pack-files';
import type { DeskSettings } from '@/server/desk/services';
import { startServer } from '@/server/http';
import { forms } from '@/server/inbox/forms';
import type { LogLine } from '@/server/log';
import type { NewLead } from '@/server/store/types';
import { openTestStore } from '../harness';
import { leadWith } from '../store/lead-with';

export const password = 'correct horse battery';
export const jordan = 'jordan@example.com';
export const riley = 'riley@example.com';

/** The lowest cost allowed, because tests sign in often. */
const cost = { N: 16_384, r: 8, p: 1 };
const stored = hashPassword(password, cost);
const files: DeskFiles = JSON.parse(packDeskFiles(process.cwd()));

/** A Friday morning in Ohio, during office hours. */
const start = Date.parse('2026-11-20T09:51:00-05:00');

export async function openDesk(change: Partial<DeskSettings> = {}) {
  const log: LogLine[] = [];
  const { file, store, close } = openTestStore({
    queuesMail: true,
    busyTimeout: 300,
    log: (line) => log.push(line),
  });
  let time = start;
  for (const email of [jordan, riley]) {
    await store.accounts.add({ email, password: await stored }, { who: 'setup', at: time });
  }
  log.length = 0;
  const desk = createDesk({
    store,
    forms,
    files,
    company: printedCompany,
    officer: createOfficerLookup([{ name: 'Jordan Example', numbers: 'NMLS #000000', contactMail: jordan }]),
    siteUrl: 'https://www.example.com',
    trustedProxies: 0,
    requiresSecondFactor: false,
    log: (line) => log.push(line),
    now: () => time,
    refused: { top: () => [] },
    ...change,
  });

  /** A browser with cookies and the usual headers, by default through a tunnel. */
  function visitor(host = 'localhost:3001', address = '127.0.0.1') {
    const env = { incoming: { socket: { remoteAddress: address } } } as HttpBindings;
    const cookies = new Map<string, string>();
    let token = '';

    type Texts = Readonly<Record<string, string>>;

    async function send(path: string, request: RequestInit, headers: Texts) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const url = `http://${host}${path}`;
      const usual = { host, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', ...(cookie && { cookie }) };
      const response = await desk.fetch(new Request(url, { ...request, headers: { ...usual, ...headers } }), env);
      for (const set of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      if (response.headers.get('content-type')?.startsWith('text/html')) {
        token = /name="token" value="([^"]+)"/.exec(await response.clone().text())?.[1] ?? token;
      }
      return response;
    }

    /** Posts a form with the token of the last page. */
    const post = (path: string, fields: Texts = {}, headers: Texts = {}) =>
      send(path, { method: 'POST', body: new URLSearchParams({ token, ...fields }) }, headers);
    return {
      cookies,
      token: () => token,
      post,
      get: (path: string, headers: Texts = {}) => send(path, {}, headers),
      async signIn(email = jordan, typed = password) {
        await send('/desk/sign-in', {}, {});
        const response = await post('/desk/sign-in', { email, password: typed });
        if (response.status === 303) await send('/desk', {}, {});
        return response;
      },
    };
  }

  return {
    desk,
    file,
    store,
    auditEntries: async () => (await store.auditRecord()).entries.slice(2),
    log,
    /** For files of a test; removed with the database. */
    folder: dirname(file),
    now: () => time,
    /** Advances the clock, in milliseconds. */
    pass(more: number) {
      time += more;
    },
    visitor,
    close,
  };
}

type TestDesk = Awaited<ReturnType<typeof openDesk>>;
export type Visitor = ReturnType<TestDesk['visitor']>;

/** A desk on a real port, with the real time. */
export async function runningDesk(change: Partial<DeskSettings> = {}) {
  const { desk, store, folder, close } = await openDesk({ now: Date.now, ...change });
  const server = await startServer(desk.fetch, { port: 0, host: '127.0.0.1' });
  return {
    ...{ port: server.port, store, folder },
    async close() {
      await server.stop(0);
      await close();
    },
  };
}

export const minute = 60_000;
/** Only leads contain this word. */
export const canary = 'Canary4711';

export const textOf = async (response: Response | Promise<Response>) => (await response).text();

/** Opens a desk before each test of a file; `open` returns the current one. */
export function deskOfEachTest() {
  let current: TestDesk | undefined;
  beforeEach(async () => {
    current = await openDesk();
  });

  function open(): TestDesk {
    if (!current) throw new Error('No test runs.');
    return current;
  }

  return {
    open,
    /** Stores a lead that arrived 38 minutes ago. */
    put(change: Partial<NewLead> = {}): Promise<unknown> {
      const person = { name: `Ada ${canary}`, email: 'ada@example.org', phone: '6145550187' };
      return open().store.put(
        leadWith(`key-${Math.random()}`, {
          body: { ...person, city: 'Columbus', message: 'Hello' },
          receivedAt: open().now() - 38 * minute,
          ...change,
        }),
      );
    },
    async signedIn(email = jordan) {
      const visitor = open().visitor();
      expect((await visitor.signIn(email)).status).toBe(303);
      return visitor;
    },
  };
}
