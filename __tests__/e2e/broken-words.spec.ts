import { runsInFull } from '../helpers/full';
import { expect, test } from './steps/fixtures';
import { brokenWords, openDetails } from './steps/measures';
import { builtPages, representativesOf } from './steps/pages';

const all = builtPages();
const pages = runsInFull ? all : representativesOf(all);
const widths = [360, 390, 768, 1000, 1024, 1100, 1180, 1280, 1440];
/** Pixels of text, as set in the browser: the second is 130%. */
const looks = [[16, widths] as const, [21, runsInFull ? widths.slice(2) : [1024]] as const];

for (const share of [0, 1]) {
  const own = pages.filter((_, at) => at % 2 === share);
  test(`no word, amount or date is broken from 360 px up, on ${own.length} pages, part ${share + 1} of 2`, async ({
    page,
    inbox,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const broken: string[] = [];
    for (const { path } of own) {
      await page.goto(inbox.url + path);
      await openDetails(page);
      for (const [size, at] of looks) {
        await devtools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: Math.round(size * 0.8125) } });
        for (const width of at) {
          await page.setViewportSize({ width, height: 844 });
          for (const word of await brokenWords(page)) broken.push(`${path} at ${width} px, ${size} px text: ${word}`);
        }
      }
    }
    expect(broken).toEqual([]);
  });
}
