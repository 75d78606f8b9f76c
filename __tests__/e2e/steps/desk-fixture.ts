import type { Page } from '@playwright/test';
import { jordan as email, password, runningDesk } from '@/__tests__/server/desk/desk-harness';
import type { LeadStore } from '@/server/store/store';
import { test as base } from './fixtures';

export { email, password };
export const minute = 60_000;

type Desk = {
  readonly url: string;
  readonly store: LeadStore;
  readonly put: (name: string, age: number) => Promise<void>;
};

export const test = base.extend<{ readonly desk: Desk }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn what a fixture needs
  desk: async ({}, use) => {
    const { port, store, close } = await runningDesk();
    let keys = 0;
    await use({
      url: `http://localhost:${port}/desk`,
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
    await close();
  },
});

export async function signIn(page: Page, typed = password): Promise<void> {
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel('Password').fill(typed);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
