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
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
  const below = async (node: { readonly nodeId: number } | { readonly backendNodeId: number }, role: string) => {
    const { nodes } = await devtools.send('Accessibility.queryAXTree', { ...node, role });
    return nodes.filter(({ ignored }) => !ignored);
  };
  const tables: Spoken[] = [];
  for (const { backendDOMNodeId, name } of await below(root, 'table')) {
    if (backendDOMNodeId === undefined) continue;
    const count = async (...roles: readonly string[]) => {
      const found = await Promise.all(roles.map((role) => below({ backendNodeId: backendDOMNodeId }, role)));
      return found.flat().length;
    };
    tables.push({
      table: name?.value ?? '',
      rows: await count('row'),
      cells: await count('cell', 'gridcell'),
      heads: await count('columnheader', 'rowheader'),
    });
  }
  return tables.sort(byName);
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
