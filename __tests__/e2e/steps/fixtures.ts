import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { createTestFaults, type Fault } from '@/__tests__/server/faults';
import { temporaryDirectory } from '@/__tests__/server/harness';
import { company } from '@/content/lender/company';
import { createApp } from '@/server/app';
import { startServer } from '@/server/http';
import { forms } from '@/server/inbox/forms';
import type { LogLine } from '@/server/log';
import { openStaticSite, type StaticSite } from '@/server/site/static-site';
import { openStore } from '@/server/store/store';
import type { StoredLead } from '@/server/store/types';
import { waitAsReader } from './measures';
import { unstyledIn } from './unstyled';

/** The real server over the built site, with its own database and a switch for faults. */
export type Inbox = {
  readonly url: string;
  readonly leads: () => Promise<readonly StoredLead[]>;
  /** How many requests with a complete, valid lead have arrived, including those that got a fault. */
  readonly arrived: () => number;
  /** How many requests to the inbox have ended, with or without a response. */
  readonly settled: () => number;
  readonly logged: () => readonly LogLine[];
  /** Applies one fault to each of the next requests with a lead, in this order; later requests work again. */
  readonly failNext: (...faults: readonly Fault[]) => void;
  /** Applies the fault to every request with a lead until `recover`. */
  readonly failAlways: (fault: Fault) => void;
  readonly recover: () => void;
  readonly shutDown: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
};

/** A policy that allows everything the site's policies forbid. */
const openPolicy = "frame-ancestors 'none'";

/** The site without any page's policy, in header or meta element, uncompressed and never answered from a cache. */
function withoutPolicies(site: StaticSite): StaticSite {
  return {
    ...site,
    async answer(request) {
      const bare = new Request(request);
      for (const name of ['accept-encoding', 'if-none-match', 'range']) bare.headers.delete(name);
      const answer = await site.answer(bare);
      const headers = new Headers(answer.headers);
      // The server adds its own policy to a response without one.
      headers.set('content-security-policy', openPolicy);
      if (!headers.get('content-type')?.startsWith('text/html')) {
        return new Response(answer.body, { status: answer.status, headers });
      }
      for (const name of ['etag', 'content-length']) headers.delete(name);
      const html = (await answer.text()).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/g, '');
      return new Response(html, { status: answer.status, headers });
    },
  };
}

/** Console errors, policy violations and uncaught errors on the pages of a test. */
export type ConsoleErrors = {
  /** In order. */
  readonly all: readonly string[];
  /** Lets the test pass with matching errors. */
  readonly allow: (pattern: RegExp) => void;
};

export const test = base.extend<
  {
    readonly inbox: Inbox;
    readonly consoleErrors: ConsoleErrors;
    /** Whether a test is about something the page's policy forbids. */
    readonly breaksPolicy: boolean;
    /** Serves every page without its policy, to test what is safe without it. */
    readonly policyRemoved: boolean;
    /** Fails a test if a visible element had a class that no style sheet of its page mentions. */
    readonly styled: undefined;
  },
  { readonly site: StaticSite }
>({
  breaksPolicy: [false, { option: true }],
  policyRemoved: [false, { option: true }],
  // Tests press at once what a person would read first. Use `commit` for what happens before the page has loaded.
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (javaScriptEnabled !== false && options?.waitUntil !== 'commit') await waitAsReader(page);
      return response;
    };
    await use(page);
  },
  // Every test fails if the browser reports an error on a page.
  consoleErrors: [
    async ({ context, breaksPolicy }, use) => {
      const all: string[] = [];
      const allowed: RegExp[] = [];
      context.on('console', (message) => {
        const isPolicy = /Content Security Policy|requires 'Trusted|TrustedScript|integrity/i.test(message.text());
        // The 404 page is itself served with status 404.
        const isOwnStatus = /status of 404/.test(message.text()) && message.location().url === message.page()?.url();
        if ((message.type() === 'error' && !isOwnStatus) || isPolicy)
          all.push(`${message.page()?.url()}: ${message.text()}`);
      });
      context.on('weberror', (problem) => all.push(`${problem.page()?.url()}: ${problem.error().message}`));
      await use({ all, allow: (pattern) => allowed.push(pattern) });
      const left = all.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      if (!breaksPolicy) base.expect(left, 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
  styled: [
    async ({ context }, use) => {
      const unstyled = await unstyledIn(context);
      await use(undefined);
      base.expect(unstyled, 'visible classes without a rule').toEqual([]);
    },
    { auto: true },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn what a fixture needs
    async ({}, use) => {
      await use(openStaticSite(join(process.cwd(), 'out')));
    },
    { scope: 'worker' },
  ],
  inbox: async ({ context, site, policyRemoved, consoleErrors }, use) => {
    // Both the page and the browser log that a lead could not be sent.
    const expectFailure = () => consoleErrors.allow(/: Error! |: Failed to load resource/);
    const directory = temporaryDirectory();
    const store = await openStore({
      url: `file:${join(directory.path, 'leads.db')}`,
      queuesMail: false,
      minFreeBytes: 0,
    });
    const logged: LogLine[] = [];
    const faults = createTestFaults();
    let settled = 0;
    const app = createApp({
      forms,
      store: faults.storeWith(store),
      site: policyRemoved ? withoutPolicies(site) : site,
      phone: company.phone,
      log: (line: LogLine) => {
        logged.push(line);
        if (line.event === 'request' && line.method === 'POST' && line.path?.startsWith('/leads/')) settled += 1;
      },
      ratePerMinute: 0,
      totalPerMinute: 0,
      trustedProxies: 0,
      allowedOrigins: [],
      thankYouUrl: '/thank-you',
    });
    const answer = faults.appWith(app.fetch);
    let server = await startServer(answer, { port: 0, host: '127.0.0.1' });
    const { port } = server;
    await use({
      url: `http://localhost:${port}`,
      leads: () => store.list({}),
      logged: () => logged,
      arrived: faults.arrived,
      settled: () => settled,
      failNext: (...next) => {
        expectFailure();
        faults.queue(...next);
      },
      failAlways: (fault) => {
        expectFailure();
        faults.always(fault);
      },
      recover: faults.clear,
      shutDown: () => {
        expectFailure();
        return server.stop(0);
      },
      comeBack: async () => {
        server = await startServer(answer, { port, host: '127.0.0.1' });
      },
    });
    // An open page would request its lazy parts after the server has closed.
    await Promise.all(context.pages().map((page) => page.close()));
    await server.stop(0);
    await store.close();
    directory.remove();
  },
});

export const expect = base.expect;
