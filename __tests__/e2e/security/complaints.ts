import type { Page } from '@playwright/test';

/**
 * Everything that the browser holds against a page and its frames, as it happens: breaches of its policy, errors on the
 * console, and errors that no code of the page has caught. To be called before the page is opened.
 */
export async function complaintsAbout(page: Page): Promise<readonly string[]> {
  const complaints: string[] = [];
  await page.exposeBinding('reportViolation', (_source, text: string) => {
    complaints.push(text);
  });
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { readonly reportViolation: (text: string) => void };
    document.addEventListener('securitypolicyviolation', (event) => {
      reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (problem) => complaints.push(problem.message));
  return complaints;
}
