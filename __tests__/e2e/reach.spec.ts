import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { builtPages } from './pages';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** More Tab stops than any page has. */
const most = 1500;

/** Pixels by which the page can be scrolled sideways. */
function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Opens what a page keeps folded, but for the map of another company. */
function openDetails(page: Page): Promise<void> {
  return page.locator('main details').evaluateAll((all) => {
    for (const details of all) if (!details.querySelector('iframe')) details.setAttribute('open', '');
  });
}

/** What has the focus: how to recognise it, and what is wrong with how it shows. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const name = `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)} ${element.getAttribute('href') ?? element.id}`;
    const wrong: string[] = [];

    // A line of a link over two lines counts as much as a whole button.
    const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    if (boxes.length === 0) wrong.push('has no box');
    for (const { left, right, top, bottom } of boxes) {
      const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
      const tall = bottom - top > window.innerHeight / 2;
      const points = tall
        ? [{ x: middle.x, y: Math.max(top, 0) + 8 }]
        : [middle, { x: middle.x, y: top + 3 }, { x: middle.x, y: bottom - 3 }];
      for (const { x, y } of points) {
        const hit = document.elementFromPoint(x, y);
        if (hit && (element.contains(hit) || hit.contains(element))) continue;
        wrong.push(
          `is covered by ${hit ? hit.outerHTML.slice(0, 60) : `the edge, at ${Math.round(x)}, ${Math.round(y)}`}`,
        );
      }
    }

    const shows = [element, element.closest('label')].some((one) => {
      if (!one) return false;
      const style = getComputedStyle(one);
      return style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
    });
    const isSlider = element.matches('input[type=range]');
    if (!shows && !isSlider) wrong.push('has no outline');
    return { name, wrong };
  });
}

for (const { path } of builtPages()) {
  test(`${path} at 400% zoom: no scrolling sideways, and each Tab stop in full view with its outline`, async ({
    page,
    inbox,
  }) => {
    test.slow(path === '/glossary-terms', 'it has hundreds of Tab stops');
    // A window of 1280 by 1024, enlarged four times.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(inbox.url + path);
    await openDetails(page);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    const moving = await page.evaluate(() => document.getAnimations().map((one) => Reflect.get(one, 'animationName')));
    expect(moving, 'where less motion is wanted').toEqual([]);

    const wrong: string[] = [];
    let stops = 0;
    for (; stops < most; stops += 1) {
      await page.keyboard.press('Tab');
      const stop = await focused(page);
      if (!stop) break;
      wrong.push(...stop.wrong.map((what) => `${stop.name} ${what}`));
    }
    expect(wrong).toEqual([]);
    expect(stops).toBeGreaterThan(10);
    expect(stops).toBeLessThan(most);
  });
}

for (const { path } of builtPages()) {
  test(`${path} with text of twice the size runs off no side, and hides no text`, async ({ page, inbox }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(inbox.url + path);
      await openDetails(page);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect(await sideways(page), `at ${width} px`).toBeLessThanOrEqual(0);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('body *')]
          .filter((element) => {
            const style = getComputedStyle(element);
            if (!/hidden|clip/.test(style.overflowX + style.overflowY) || style.clipPath !== 'none') return false;
            if (element.closest('svg, [aria-hidden="true"]') || !element.textContent?.trim()) return false;
            return element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2;
          })
          .map((element) => `${element.tagName} .${element.className} ${element.textContent?.slice(0, 40)}`),
      );
      expect(cut, `at ${width} px`).toEqual([]);
    }
  });
}

test('what is meant to be pressed first is at least 44 px high on a phone', async ({ page, inbox }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path } of builtPages()) {
    await page.goto(inbox.url + path);
    const small = await page
      .locator(
        'main [data-button], main button:not(table *), main select, main summary, main input:not([type=radio], [type=checkbox], [tabindex="-1"]), header a, header button',
      )
      .evaluateAll((all) =>
        all
          .filter((element) => {
            const { width, height } = element.getBoundingClientRect();
            return width > 1 && height > 0 && height < 44 && element.checkVisibility();
          })
          .map((element) => `${element.outerHTML.slice(0, 90)} is ${element.getBoundingClientRect().height} high`),
      );
    expect(small, path).toEqual([]);
  }
});
