import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { temporaryDirectory } from '@/__tests__/server/harness';
import { storedPassword } from '@/server/desk/accounts/accounts';
import { startDesk } from '@/server/desk/start-desk';
import { openStore } from '@/server/store/store';
import type { LeadStore } from '@/server/store/types';
import { test as base } from './fixtures';

export const email = 'jordan@example.com';
export const password = 'correct horse battery';
export const minute = 60_000;

type Desk = {
  readonly url: string;
  readonly store: LeadStore;
  readonly put: (name: string, age: number) => Promise<void>;
};

/** The desk of a database of its own, and a way to put leads into it. */
export const test = base.extend<{ readonly desk: Desk }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn what a fixture needs
  desk: async ({}, use) => {
    const directory = temporaryDirectory();
    const store = await openStore({ url: `file:${join(directory.path, 'leads.db')}`, queuesMail: true });
    const stored = await storedPassword(password, { N: 16_384, r: 8, p: 1 });
    await store.accounts.add({ email, password: stored }, { who: 'setup', at: Date.now() });
    const place = {
      port: 0,
      host: '127.0.0.1',
      trustedProxies: 0,
      needsSecondFactor: false,
      store,
      refused: { top: () => [] },
      log: () => undefined,
    };
    const desk = await startDesk(place);
    let keys = 0;
    await use({
      url: `http://localhost:${desk.port}/desk`,
      store,
      async put(name, age) {
        keys += 1;
        const message = 'Good morning.\nMay I ask about an FHA loan? <script>document.title = "taken"</script>';
        await store.put({
          form: 'contact',
          key: `key-${keys}`,
          leadId: '2026NOV20FRI091305',
          body: { name, email: 'ada@example.org', phone: '6145550187', city: 'Columbus', message },
          contentHash: `hash-${keys}`,
          receivedAt: Date.now() - age,
        });
      },
    });
    await desk.stop(0);
    await store.close();
    directory.remove();
  },
});

/** Signs in on the page shown. */
export async function signIn(page: Page, typed = password): Promise<void> {
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel('Password').fill(typed);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
