import { runsInFull } from '../helpers/full';
import { expect, test } from './steps/fixtures';
import { brokenWords, openDetails } from './steps/measures';
import { builtPages, representativesOf } from './steps/pages';

const all = builtPages();
const pages = runsInFull ? all : representativesOf(all);
const widths = runsInFull ? [320, 360, 390, 768, 1000, 1024, 1100, 1180, 1280, 1440] : [320, 390, 768, 1024, 1280];
/** Pixels of text, as set in the browser, and the widths: 100%, 130% and 200%. */
const looks = [
  [16, widths],
  [21, runsInFull ? widths : [390, 1024]],
  [32, runsInFull ? widths : [390, 1024]],
] as const;

const shares = runsInFull ? 12 : 4;
for (let share = 0; share < shares; share += 1) {
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
