import { expect, test } from './fixtures';
import { builtPages } from './pages';

const pages = builtPages();

test('some pages hold islands and some hold none', () => {
  expect(pages.some(({ holdsIsland }) => holdsIsland)).toBe(true);
  expect(pages.some(({ holdsIsland }) => !holdsIsland)).toBe(true);
});

for (const { path, holdsIsland } of pages) {
  test(`${path} ${holdsIsland ? 'holds an island, and it comes to life' : 'holds no island, and no byte of script'}`, async ({
    page,
    inbox,
  }) => {
    const scripts: string[] = [];
    const complaints: string[] = [];
    const isMissing = /^\/(?:our-staff\/nobody|no-such-page)$/.test(path);
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    page.on('pageerror', (problem) => complaints.push(problem.message));
    page.on('console', (message) => {
      const isOwnStatus = isMissing && message.text().includes('status of 404');
      if (message.type() === 'error' && !isOwnStatus) complaints.push(message.text());
    });
    await page.goto(`${inbox.url}${path}`);

    if (!holdsIsland) {
      const inline = await page
        .locator('script')
        .evaluateAll((all) => all.map((script) => script.getAttribute('type')));
      expect(inline.filter((type) => type !== 'application/ld+json' && type !== 'speculationrules')).toEqual([]);
      await expect(page.locator('link[rel=preload][as=script], link[rel=modulepreload]')).toHaveCount(0);
      expect(scripts).toEqual([]);
      expect(complaints).toEqual([]);
      return;
    }

    // What React has taken over carries its props.
    const controls = page.locator('page-island :is(button, input, select, textarea, form)');
    await expect
      .poll(() =>
        controls.evaluateAll((all) => ({
          some: all.length > 0,
          dead: all
            .filter((element) => !Object.keys(element).some((key) => key.startsWith('__reactProps$')))
            .map((element) => element.outerHTML.slice(0, 100)),
        })),
      )
      .toEqual({ some: true, dead: [] });
    expect(scripts.length).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });
}
