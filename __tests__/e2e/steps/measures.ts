import { expect, type Page } from '@playwright/test';

/** Pixels by which a page scrolls sideways. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The values of WCAG 1.4.12, in a constructed style sheet, which is exempt from CSP. */
export function spaceTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Visible links and buttons of the header, and buttons of the page, that leave the window or whose text overflows. */
export function brokenControls(page: Page): Promise<readonly string[]> {
  return page.locator('header :is(a, button, summary), [data-button], button').evaluateAll((all) =>
    all
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        if (width <= 1 || !element.checkVisibility({ visibilityProperty: true })) return false;
        const isOutside = right > document.documentElement.clientWidth + 1 || left < -1;
        // A row of cards scrolls sideways on purpose.
        return (isOutside && !element.closest('main')) || element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => `${element.textContent} ${element.scrollWidth} px in ${element.clientWidth} px`),
  );
}

export function openDetails(page: Page, part = 'main'): Promise<void> {
  return page.locator(`${part} details`).evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });
}

export function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    // An unpainted window has no frames.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 250);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

export function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const style = getComputedStyle(element);
        if (!/hidden|clip/.test(style.overflowX + style.overflowY) || style.clipPath !== 'none') return false;
        if (element.closest('svg, [aria-hidden="true"]') || !element.textContent?.trim()) return false;
        return element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2;
      })
      .map((element) => `${element.tagName} .${element.className} ${element.textContent?.slice(0, 40)}`),
  );
}

/** Touch targets less than 44 px high, and fields with text below 16 px, into which iOS zooms. */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page
    .locator(
      'main [data-button], main button:not(table *, [popovertarget^=term-]), main select, main summary, main input:not([type=radio], [type=checkbox], [tabindex="-1"]), header a, header button',
    )
    .evaluateAll((all) =>
      all
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          const zooms =
            element.matches('input:not([type=range]), select, textarea') &&
            Number.parseFloat(getComputedStyle(element).fontSize) < 16;
          return width > 1 && height > 0 && (height < 44 || zooms) && element.checkVisibility();
        })
        .map((element) => {
          const { fontSize } = getComputedStyle(element);
          return `${element.outerHTML.slice(0, 90)} is ${element.getBoundingClientRect().height} px high, text ${fontSize}`;
        }),
    );
}

/** Fields that are too narrow for their value. */
export function cutValues(page: Page): Promise<readonly string[]> {
  return page.locator('main input:not([type=range], [type=radio], [type=checkbox])').evaluateAll((all) =>
    all
      .filter((field) => field.checkVisibility() && 'value' in field && field.value !== '')
      .filter((field) => field.scrollWidth > field.clientWidth)
      .map((field) => `${field.outerHTML.slice(0, 90)} is ${field.scrollWidth - field.clientWidth} px too narrow`),
  );
}

/** Texts that reach beyond their table cell, over its neighbor. */
export function crowdedCells(page: Page): Promise<readonly string[]> {
  return page.locator('td, th, :is(td, th) *').evaluateAll((all) => {
    const range = document.createRange();
    // Texts only for screen readers are one pixel wide.
    const shown = all.filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1);
    return shown.flatMap((element) => {
      const { left, right } = (element.closest('td, th') ?? element).getBoundingClientRect();
      return [...element.childNodes]
        .filter((node) => node instanceof Text)
        .filter((text) => {
          range.selectNodeContents(text);
          return [...range.getClientRects()].some((line) => line.right > right + 1 || line.left < left - 1);
        })
        .map(({ data }) => `${data} in ${right - left} px`);
    });
  });
}

/** A line may end after a hyphen, a dash or a slash, but not within a phone number. */
export function brokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (!node.data.trim() || !parent || parent.closest('svg, script, style, option') || !parent.checkVisibility())
        continue;
      // Only for screen readers.
      if (parent.getBoundingClientRect().width <= 1) continue;
      range.selectNodeContents(node);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      if (lines.size < 2) continue;
      for (const { 0: word, index } of node.data.matchAll(/\(\d{3}\)\s\d{3}-\d{4}|[^\s\u200b()/–—-]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
        const [first] = rects;
        if (first && rects.some(({ top }) => top > first.bottom - first.height / 3))
          broken.push(`${word} in ${parent.tagName} .${parent.className}: ${node.data.trim().slice(0, 60)}`);
      }
    }
    return broken;
  });
}

/** Whether there are island controls, on the whole page or in view, and which of them are not hydrated. */
function hydrationOf(page: Page, isInViewOnly: boolean) {
  return page.locator('page-island :is(button, input, select, textarea, form)').evaluateAll((all, inView) => {
    const asked = all.filter((element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return !inView || (height > 0 && bottom > 0 && top < innerHeight);
    });
    return {
      some: asked.length > 0,
      dead: asked
        .filter((element) => !Object.keys(element).some((key) => key.startsWith('__reactProps$')))
        .map((element) => element.outerHTML.slice(0, 100)),
    };
  }, isInViewOnly);
}

/** Waits until every island control is hydrated: on a busy machine that takes longer than a quiet network. */
export async function isHydrated(page: Page): Promise<void> {
  await expect.poll(() => hydrationOf(page, false)).toEqual({ some: true, dead: [] });
}

/**
 * Waits until the controls in view are hydrated, like a person who reads first, but not longer than a person would: a
 * page whose script does not load never gets there.
 */
export async function waitAsReader(page: Page): Promise<void> {
  const patience = Date.now() + 3000;
  async function hasDeadControls(): Promise<boolean> {
    try {
      return (await hydrationOf(page, true)).dead.length > 0;
    } catch {
      // A page that is navigating away cannot be queried meanwhile.
      return true;
    }
  }
  while (Date.now() < patience && (await hasDeadControls())) await page.waitForTimeout(50);
}
