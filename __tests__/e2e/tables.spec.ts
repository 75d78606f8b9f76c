import type { CDPSession, Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '@/scripts/find-chromium';
import { expect, test } from './fixtures';
import { builtPages } from './pages';

// As with a screen reader running: only then is what lies off the screen told, too.
test.use({
  launchOptions: { executablePath: findChromium(), args: [...chromiumFlags, '--force-renderer-accessibility'] },
});

type Spoken = { readonly table: string; readonly rows: number; readonly cells: number; readonly heads: number };

function byName(one: Spoken, other: Spoken): number {
  return JSON.stringify(one).localeCompare(JSON.stringify(other));
}

/** Every table as a screen reader is told of it. */
async function spokenTables(devtools: CDPSession): Promise<readonly Spoken[]> {
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const below = (id: string): readonly (typeof nodes)[number][] => {
    const node = byId.get(id);
    if (!node) return [];
    return [node, ...(node.childIds ?? []).flatMap(below)];
  };
  const count = (id: string, ...roles: readonly string[]) =>
    below(id).filter((node) => !node.ignored && roles.includes(node.role?.value)).length;
  return nodes
    .filter((node) => !node.ignored && node.role?.value === 'table')
    .map(({ nodeId, name }) => ({
      table: name?.value ?? '',
      rows: count(nodeId, 'row'),
      cells: count(nodeId, 'cell', 'gridcell'),
      heads: count(nodeId, 'columnheader', 'rowheader'),
    }))
    .sort(byName);
}

/** Every table as it is written. */
function writtenTables(page: Page): Promise<readonly Spoken[]> {
  return page.locator('table').evaluateAll((all) =>
    all
      .filter((table) => table.checkVisibility())
      .map((table) => {
        const shown = (selector: string) =>
          [...table.querySelectorAll(selector)].filter((cell) => cell.checkVisibility()).length;
        return {
          table: (table.getAttribute('aria-label') ?? table.querySelector('caption')?.textContent ?? '').trim(),
          rows: shown('tr'),
          cells: shown('td'),
          heads: shown('th'),
        };
      }),
  );
}

for (const width of [320, 390, 1280]) {
  test(`at ${width} px every table is still told as one, with its rows, its heads and its cells`, async ({
    page,
    inbox,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Accessibility.enable');
    let tables = 0;
    for (const { path } of builtPages()) {
      await page.goto(inbox.url + path);
      const written = await writtenTables(page);
      if (written.length === 0) continue;
      // What is drawn only once it is seen has been: until then the browser tells of rows that are hidden, too.
      await page.evaluate(async () => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
          window.scrollTo({ top, behavior: 'instant' });
          await frame();
          await frame();
        }
      });
      tables += written.length;
      expect(await spokenTables(devtools), path).toEqual([...written].sort(byName));
    }
    expect(tables).toBeGreaterThan(10);
  });
}
