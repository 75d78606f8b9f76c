import type { Page } from '@playwright/test';
import type { Inbox } from '@/__tests__/e2e/steps/fixtures';

/** The personal data of the visitor Sam, in every encoding in which it could leave the page. */
const canaries = [
  'Sample',
  'Núñez',
  'N%C3%BA%C3%B1ez',
  'sam@example.com',
  'sam%40example.com',
  '6145550188',
  '555-0188',
];

const canariesIn = (text: string) => canaries.filter((canary) => text.includes(canary));

/** Everything in the tab that outlives the page or that another script could read later. */
function storedBy(page: Page): Promise<string> {
  return page.evaluate(async () =>
    JSON.stringify([
      { ...sessionStorage },
      { ...localStorage },
      document.cookie,
      window.name,
      location.href,
      document.title,
      history.state,
      Reflect.get(window, 'states'),
      await indexedDB.databases(),
      await caches.keys(),
    ]),
  );
}

export type CanaryWatch = {
  /** Each place outside the lead's request that contains the visitor's name, address or numbers. */
  readonly leaks: () => Promise<readonly string[]>;
  readonly leadRequests: readonly string[];
};

/** Watches every place where the visitor's answers could leave traces, from before the page loads. */
export async function watchCanaries(page: Page, inbox: Inbox, form: string): Promise<CanaryWatch> {
  const found: string[] = [];
  const leadRequests: string[] = [];
  page.on('console', (message) => {
    for (const canary of canariesIn(message.text())) found.push(`console: ${canary}`);
  });
  page.on('request', (request) => {
    const isLead = request.method() === 'POST' && new URL(request.url()).pathname === `/leads/${form}`;
    const body = request.postDataBuffer()?.toString() ?? '';
    if (isLead) leadRequests.push(body);
    const said = [request.url(), JSON.stringify(request.headers()), isLead ? '' : body].join('\n');
    for (const canary of canariesIn(said)) found.push(`${request.method()} ${request.url()}: ${canary}`);
  });
  await page.addInitScript(() => {
    const states: string[] = [];
    Object.assign(window, { states });
    for (const method of ['pushState', 'replaceState'] as const) {
      const original = history[method].bind(history);
      history[method] = (state: unknown, unused: string, url?: string | URL | null) => {
        states.push(JSON.stringify([state, url]));
        original(state, unused, url);
      };
    }
  });
  return {
    leadRequests,
    async leaks() {
      const kept = canariesIn(await storedBy(page)).map((canary) => `kept by the tab: ${canary}`);
      const logged = canariesIn(JSON.stringify(inbox.logged())).map((canary) => `log of the server: ${canary}`);
      return [...found, ...kept, ...logged];
    },
  };
}
