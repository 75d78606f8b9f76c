import { join } from 'node:path';
import { temporaryDirectory } from '@/__tests__/server/harness';
import { storedPassword } from '@/server/desk/accounts/accounts';
import { startDesk } from '@/server/desk/start-desk';
import { openStore } from '@/server/store/store';

export const email = 'jordan@example.com';
export const password = 'correct horse battery';

/** A desk on a free port over a database of its own, in which one officer has an account. */
export async function runningDesk({ trustedProxies = 0 } = {}) {
  const directory = temporaryDirectory();
  const store = openStore({ url: `file:${join(directory.path, 'leads.db')}`, queuesMail: true });
  const stored = await storedPassword(password, { N: 16_384, r: 8, p: 1 });
  await store.accounts.add({ email, password: stored }, { who: 'setup', at: Date.now() });
  const place = { port: 0, host: '127.0.0.1', needsSecondFactor: false };
  const desk = await startDesk({
    ...place,
    trustedProxies,
    store,
    refused: { top: () => [] },
    log: () => undefined,
  });
  return {
    port: desk.port,
    store,
    /** Below it a test may write what is removed with the desk. */
    folder: directory.path,
    async close() {
      await desk.stop(0);
      await store.close();
      directory.remove();
    },
  };
}
