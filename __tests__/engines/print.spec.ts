import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import { findWebKit } from '@/scripts/machine/find-engines';
import { expect, test } from './fixtures';
import { openScreen, start } from './processes';
import { webKitSettings } from './webkit';

/** The margin of a sheet in points, 14 mm as in `print.css`, less one for rounding. */
const margin = (14 * 72) / 25.4 - 1;

/** The sheets of a page as WebKit prints it from a wide window: their text, and what ends beyond the right margin. */
async function printed(url: string) {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-print-'));
  const screen = await openScreen();
  const file = join(folder, 'page.pdf');
  const program = join(import.meta.dirname, 'webkit-print.py');
  const printer = start(findWebKit().python, [program, url, file], { env: webKitSettings(screen.display, folder) });
  expect(await once(printer, 'exit')).toEqual([0, null]);
  screen.close();
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(file)));
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const right = page.getViewport({ scale: 1 }).width - margin;
      const { items } = await page.getTextContent();
      const texts = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
      const cut = texts.filter((item) => item.transform[4] + item.width > right).map((item) => item.str);
      return { text: texts.map((item) => item.str).join(''), cut };
    }),
  );
}

const cases: readonly (readonly [path: string, first: readonly string[]])[] = [
  ['/what-will-my-monthly-payment-be-calculator', ['What you would pay each month', '$3,551.76']],
  ['/refinance-analysis-calculator', ['When the savings have paid the costs', 'Net savings']],
  ['/renting-versus-buying-calculator', ['What each would own, by length of stay', 'Owner has', 'Renter has']],
];

// It evaluates media queries with the width of the window, not of the paper.
for (const [path, first] of cases) {
  test(`WebKit prints ${path} on three sheets with every amount whole and the answer on the first`, async ({
    site,
  }) => {
    const sheets = await printed(site.url + path);
    expect(sheets.map(({ cut }) => cut)).toEqual([[], [], []]);
    const text = sheets[0]?.text.replaceAll(/\s+/g, '');
    for (const part of first) expect(text).toContain(part.replaceAll(/\s+/g, ''));
  });
}
