import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { builtPages } from './pages';

/** What search engines and readers take from a page: its metadata, structured data, headings, links and running text. */
function takenFrom(page: Page) {
  return page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => !element.closest('form, noscript, [aria-hidden="true"], [hidden]'))
        .map((element) => element.textContent?.replace(/\s+/g, ' ').trim() ?? '');
    const metadata = [...document.head.querySelectorAll('title, meta[name], meta[property], link[rel="canonical"]')];
    return {
      metadata: metadata
        .map((element) => element.outerHTML)
        .filter((markup) => !/name="next-size-adjust"/.test(markup))
        .sort(),
      structuredData: texts('script[type="application/ld+json"]'),
      headings: texts('h1, h2, h3'),
      paragraphs: texts('main p, main dd, main li'),
      links: [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
    };
  });
}

for (const { path } of builtPages().filter(({ holdsIsland }) => holdsIsland)) {
  test(`${path} says all of its text and metadata without script`, async ({ page, browser, inbox }) => {
    await page.goto(inbox.url + path);
    await page.waitForLoadState('networkidle');
    const withScript = await takenFrom(page);

    const still = await browser.newContext({ javaScriptEnabled: false });
    const plain = await still.newPage();
    await plain.goto(inbox.url + path);
    const without = await takenFrom(plain);
    await still.close();

    expect(without.metadata).toEqual(withScript.metadata);
    expect(without.structuredData).toEqual(withScript.structuredData);
    for (const part of ['headings', 'paragraphs', 'links'] as const) {
      expect(withScript[part].filter((text) => !without[part].includes(text))).toEqual([]);
    }
    expect(without.headings.length).toBeGreaterThan(1);
  });
}
