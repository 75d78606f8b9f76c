import type { CDPSession, Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '@/scripts/machine/find-chromium';
import { runsInFull } from '../helpers/full';
import { expect, test } from './steps/fixtures';
import { scrollThrough } from './steps/measures';
import { builtPages, testedOf } from './steps/pages';

// As with a screen reader, which makes the accessibility tree include off-screen content.
test.use({
  launchOptions: { executablePath: findChromium(), args: [...chromiumFlags, '--force-renderer-accessibility'] },
});

type Spoken = { readonly table: string; readonly rows: number; readonly cells: number; readonly heads: number };

function byName(one: Spoken, other: Spoken): number {
  return JSON.stringify(one).localeCompare(JSON.stringify(other));
}

async function announcedTables(devtools: CDPSession): Promise<readonly Spoken[]> {
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

function documentTables(page: Page): Promise<readonly Spoken[]> {
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

// No table changes its layout between 320 and 390 px.
const widths = runsInFull ? [320, 390, 768, 1280] : [320, 1280];
const walked = testedOf(builtPages.filter(({ parts }) => parts.has('<table')));

for (const share of [0, 1]) {
  test(`every table is exposed as one, narrow and wide, with its rows, headers and cells, part ${share + 1} of 2`, async ({
    page,
    inbox,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Accessibility.enable');
    let tables = 0;
    for (const { path } of walked.filter((_, at) => at % 2 === share)) {
      await page.goto(inbox.url + path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        // Until it is rendered, the browser also announces hidden rows.
        await scrollThrough(page);
        const written = await documentTables(page);
        tables += written.length;
        expect(await announcedTables(devtools), `${path} at ${width} px`).toEqual([...written].sort(byName));
      }
    }
    expect(tables).toBeGreaterThan(5);
  });
}
