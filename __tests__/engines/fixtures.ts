import { mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { freePort } from '@/scripts/machine/ports';
import { openStore } from '@/server/store/store';
import type { StoredLead } from '@/server/store/types';
import { launchFirefox } from './firefox';
import { type Hands, handsOf, is } from './hands';
import { end, start } from './processes';
import type { Engine, Tab } from './tab';
import { launchWebKit } from './webkit';

type Site = {
  /** Without a trailing slash. */
  readonly url: string;
  /** The same site at 127.0.0.1 and at the machine's own addresses. */
  readonly otherUrls: readonly string[];
  readonly leads: () => Promise<readonly StoredLead[]>;
};

/** The tools of a test in either engine. */
export type Visit = {
  readonly tab: Tab;
  readonly hands: Hands;
  readonly url: string;
  readonly otherUrls: readonly string[];
  /** The leads stored since the test began. */
  readonly leads: () => Promise<readonly StoredLead[]>;
  /** Lets the test pass with matching errors of the browser. */
  readonly allow: (pattern: RegExp) => void;
};

/** The addresses at which other machines reach this one. */
const ownAddresses = Object.values(networkInterfaces()).flatMap((all) =>
  (all ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
);

/** Serves the built site like `npm start`, on all addresses of the machine, with its own database. */
async function withSite(use: (site: Site) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  const database = `file:${join(folder, 'leads.db')}`;
  const port = await freePort();
  const limits = { LEADS_RATE_PER_MINUTE: '0', LEADS_TOTAL_PER_MINUTE: '0' };
  const settings = { ...process.env, ...limits, PORT: String(port), LEADS_DATABASE_URL: database };
  const server = start('npm', ['run', '--silent', 'serve'], { env: settings });
  const url = `http://localhost:${port}`;
  await is('the server answers', async () => (await fetch(`${url}/healthz`)).ok);
  const store = await openStore({ url: database, queuesMail: false, minFreeBytes: 0 });
  const otherUrls = ['127.0.0.1', ...ownAddresses].map((address) => `http://${address}:${port}`);
  await use({ url, otherUrls, leads: () => store.list({}) });
  await store.close();
  end(server);
  rmSync(folder, { recursive: true, force: true });
}

/** The hash of an empty file, which Firefox computes for a script that it stops loading because the page is left. */
const canceledScript = /47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=/;

/** A test in its project's engine. Fails if the browser reports an error on a page. */
export const test = base.extend<{ readonly visit: Visit }, { site: Site; engine: Engine; script: boolean }>({
  // False for a browser with JavaScript disabled.
  script: [true, { option: true, scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn what a fixture needs
  site: [({}, use) => withSite(use), { scope: 'worker' }],
  engine: [
    async ({ script }, use, { project }) => {
      const engine = await (project.name === 'firefox' ? launchFirefox : launchWebKit)(script);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ site, engine }, use, info) => {
    const before = (await site.leads()).length;
    const tab = await engine.freshTab();
    const allowed = [canceledScript];
    await use({
      tab,
      hands: handsOf(tab),
      url: site.url,
      otherUrls: site.otherUrls,
      leads: async () => (await site.leads()).slice(before),
      allow: (pattern) => allowed.push(pattern),
    });
    if (info.status !== info.expectedStatus)
      await info.attach('window', { body: Buffer.from(await tab.shot()), contentType: 'image/png' });
    base.expect(tab.takeLog().filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
  },
});

export const expect = base.expect;
