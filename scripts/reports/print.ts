import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { reportPathOf } from '@/content/forms/reports';
import { chromiumFlags, findChromium } from '../machine/find-chromium';

const weights = [400, 500, 600, 700];
const fontAddress = '/print-fonts/';

/** Static fonts: Chromium embeds a variable font in a PDF as drawings, which are three times the size and blurry on screen. */
function fontStyles(): string {
  const faces = ['besley', 'figtree'].flatMap((family) =>
    weights.map(
      (weight) =>
        `@font-face{font-family:print-${family};font-weight:${weight};src:url(${fontAddress}${family}-latin-${weight}-normal.woff2)}`,
    ),
  );
  return `${faces.join('')}:root{--serif:print-besley,serif;--sans:print-figtree,sans-serif}`;
}

function fontFile(name: string): string {
  return join(process.cwd(), 'node_modules', '@fontsource', name.split('-')[0] ?? '', 'files', name);
}

/** Serves the export to the browser at the address of the site, so that links in the PDF lead there. */
async function serveExport(context: BrowserContext, out: string): Promise<void> {
  await context.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const named = pathname.startsWith(fontAddress)
      ? fontFile(pathname.slice(fontAddress.length))
      : join(out, decodeURI(pathname));
    const file = existsSync(`${named}.html`) ? `${named}.html` : named;
    return existsSync(file) && statSync(file).isFile() ? route.fulfill({ path: file }) : route.abort();
  });
}

/** Prints tagged PDFs with an outline, in the paper size of their styles; links lead to `siteUrl`. Throws if a font doesn't load. */
export async function printReports(
  out: string,
  siteUrl: string,
  slugs: readonly string[],
  onPrinted: (slug: string, pdf: Buffer) => void,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  try {
    // The content security policy of the page would block the fonts.
    const context = await browser.newContext({ bypassCSP: true });
    await serveExport(context, out);
    const page = await context.newPage();
    for (const slug of slugs) {
      await page.goto(`${siteUrl}${reportPathOf(slug)}`);
      await page.addStyleTag({ content: fontStyles() });
      // The title of a page may end with the lender's name.
      await page.evaluate(() => {
        document.title = document.querySelector('h1')?.textContent ?? document.title;
      });
      const loaded = await page.evaluate(
        (sizes) => Promise.all(sizes.map((font) => document.fonts.load(font))),
        weights.flatMap((weight) => [`${weight} 10px print-besley`, `${weight} 10px print-figtree`]),
      );
      if (loaded.some((faces) => faces.length === 0)) throw new Error(`A font for printing ${slug} did not load.`);
      onPrinted(slug, await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }));
    }
  } finally {
    await browser.close();
  }
}
