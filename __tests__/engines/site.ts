import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@/server/store/store';
import type { StoredLead } from '@/server/store/types';
import { until } from './hands';
import { end, start } from './processes';

/** The site as `npm start` serves it, with a database of its own. */
export type Site = {
  readonly url: string;
  readonly otherUrls: readonly string[];
  readonly leads: () => Promise<readonly StoredLead[]>;
  readonly close: () => Promise<void>;
};

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject()));
    });
  });
}

/** The addresses by which other machines reach this one. */
function ownAddresses(): readonly string[] {
  return Object.values(networkInterfaces()).flatMap((all) =>
    (all ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  );
}

/** Serves the built site by `npm run serve`, on all addresses of the machine. */
export async function openSite(): Promise<Site> {
  if (!existsSync('out/index.html')) throw new Error('There is no built site in out/. Run npm run build first.');
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  const database = `file:${join(folder, 'leads.db')}`;
  const port = await freePort();
  const server = start('npm', ['run', '--silent', 'serve'], {
    env: {
      ...process.env,
      PORT: String(port),
      LEADS_DATABASE_URL: database,
      LEADS_RATE_PER_MINUTE: '0',
      LEADS_TOTAL_PER_MINUTE: '0',
    },
  });
  const url = `http://localhost:${port}`;
  await until('the server answers', async () => (await fetch(`${url}/readyz`)).ok, 60_000);
  const store = await openStore({ url: database, queuesMail: false });
  return {
    url,
    otherUrls: ['127.0.0.1', ...ownAddresses()].map((address) => `http://${address}:${port}`),
    leads: () => store.list({}),
    async close() {
      await store.close();
      await end(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
