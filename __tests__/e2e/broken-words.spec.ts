import { runsInFull } from '../helpers/full';
import { expect, test } from './steps/fixtures';
import { brokenWords, openDetails } from './steps/measures';
import { builtPages } from './steps/pages';

/** The pages that together have every part are checked by `every-page.spec.ts`, at fewer widths. */
const pages = runsInFull ? builtPages : [];
const widths = [320, 360, 390, 768, 1000, 1024, 1100, 1180, 1280, 1440];
/** Font sizes in pixels, as set in the browser: 100%, 130% and 200%. */
const sizes = [16, 21, 32];

const shares = 12;
for (const share of pages.length > 0 ? Array.from({ length: shares }, (_, at) => at) : []) {
  const own = pages.filter((_, at) => at % shares === share);
  test(`no word, amount or date is broken at any width, on ${own.length} pages, part ${share + 1} of ${shares}`, async ({
    page,
    inbox,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const broken: string[] = [];
    for (const { path } of own) {
      await page.goto(inbox.url + path);
      await openDetails(page);
      for (const size of sizes) {
        await devtools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: Math.round(size * 0.8125) } });
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 });
          for (const word of await brokenWords(page)) broken.push(`${path} at ${width} px, ${size} px text: ${word}`);
        }
      }
    }
    expect(broken).toEqual([]);
  });
}
