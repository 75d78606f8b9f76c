import { test as base, expect } from '../fixtures';
import { formSubjects, questionnaireSubjects } from '../leads/subjects';

/** What belongs to one visitor, in every spelling in which it could leave the page. */
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

for (const subject of [...formSubjects, ...questionnaireSubjects]) {
  base(
    `${subject.name}: name, e-mail and phone travel in the one lead request and stay nowhere else`,
    async ({ page, inbox }) => {
      const leaks: string[] = [];
      const leadRequests: string[] = [];
      page.on('console', (message) => {
        for (const canary of canariesIn(message.text())) leaks.push(`console: ${canary}`);
      });
      page.on('request', (request) => {
        const isLead = request.method() === 'POST' && new URL(request.url()).pathname === `/leads/${subject.id}`;
        if (isLead) leadRequests.push(request.postDataBuffer()?.toString() ?? '');
        const other = isLead ? '' : (request.postDataBuffer()?.toString() ?? '');
        const said = [request.url(), JSON.stringify(request.headers()), other].join('\n');
        for (const canary of canariesIn(said)) leaks.push(`${request.method()} ${request.url()}: ${canary}`);
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
      /** What the tab keeps that outlives the page or another script could read later. */
      const kept = () =>
        page.evaluate(async () =>
          JSON.stringify([
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
      const keptInTab = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

      await page.goto(`${inbox.url}${subject.path}`);
      await subject.open(page);
      await subject.fill(page, 'Sam', async () => {
        expect(canariesIn(await kept())).toEqual([]);
        expect(canariesIn(await keptInTab())).toEqual([]);
      });
      expect(canariesIn(await kept())).toEqual([]);
      expect(canariesIn(await keptInTab())).toEqual([]);
      await subject.button(page).click();
      await expect(subject.receipt(page, 'Sam')).toBeVisible();

      expect(leadRequests).toHaveLength(1);
      expect(leadRequests[0]).toContain('sam@example.com');
      expect(canariesIn(await kept())).toEqual([]);
      expect(await keptInTab()).not.toMatch(/Sam\b|sam@|555/);
      await page.reload();
      expect(await keptInTab()).not.toMatch(/Sam\b|sam@|555/);
      expect(leaks).toEqual([]);
      expect(canariesIn(JSON.stringify(inbox.logged()))).toEqual([]);
      expect(await inbox.leads()).toHaveLength(1);
    },
  );
}
