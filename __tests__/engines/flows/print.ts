import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import { findWebKit } from '@/scripts/find-engines';
import type { Flow } from '../flow';
import { start } from '../processes';
import { openScreen } from '../screen';

type Sheet = {
  readonly text: string;
  /** Texts that end beyond the right edge of the margin. */
  readonly cut: readonly string[];
};

/** The margin of a sheet in points, 14 mm as in `print.css`, less one for rounding. */
const margin = (14 * 72) / 25.4 - 1;

/** A page as WebKit prints it from a wide window. */
async function printed(url: string): Promise<readonly Sheet[]> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-print-'));
  const screen = await openScreen();
  try {
    const file = join(folder, 'page.pdf');
    const program = start(findWebKit().python, [resolve('__tests__/engines/webkit-print.py'), url, file], {
      env: {
        ...process.env,
        DISPLAY: screen.display,
        HOME: folder,
        LIBGL_ALWAYS_SOFTWARE: '1',
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    });
    const code = await new Promise((done) => program.once('exit', done));
    assert.equal(code, 0, `WebKit printed ${url}`);
    return await sheetsOf(readFileSync(file));
  } finally {
    await screen.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function sheetsOf(pdf: Uint8Array): Promise<readonly Sheet[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const right = page.getViewport({ scale: 1 }).width - margin;
      const { items } = await page.getTextContent();
      const texts = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
      return {
        text: texts.map((item) => item.str).join(' '),
        cut: texts.filter((item) => item.transform[4] + item.width > right).map((item) => item.str),
      };
    }),
  );
}

const cases: readonly { readonly path: string; readonly first: readonly string[] }[] = [
  {
    path: '/what-will-my-monthly-payment-be-calculator',
    first: ['Principal and interest only', 'Where each year’s payments go'],
  },
  { path: '/refinance-analysis-calculator', first: ['When the savings have paid the costs', 'Net savings'] },
  {
    path: '/renting-versus-buying-calculator',
    first: ['What each would own, by length of stay', 'Owner has', 'Renter has'],
  },
];

/** What WebKit prints: it evaluates media queries with the width of the window, not of the paper. */
export const print: readonly Flow[] = cases.map(({ path, first }) => ({
  name: `${path} prints on three sheets with every amount whole, the answer on the first and the work at the end`,
  only: ['webkit'],
  async run({ url }) {
    const sheets = await printed(url + path);
    assert.equal(sheets.length, 3);
    assert.deepEqual(
      sheets.map((sheet) => sheet.cut),
      [[], [], []],
    );
    const text = sheets[0]?.text.replaceAll(/\s+/g, '') ?? '';
    for (const part of first) assert.ok(text.includes(part.replaceAll(/\s+/g, '')), `the first sheet has ${part}`);
  },
}));
