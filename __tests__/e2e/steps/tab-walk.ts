import type { CDPSession, Page } from '@playwright/test';

/** An element that Tab reaches, and what is wrong with its focus indicator. */
type Stop = { readonly name: string; readonly wrong: readonly string[] };

/** Tab presses sent at once. */
const batch = 40;
/** More Tab stops than any page has. */
const maxTabs = 1500;

/** Records what has the focus before every press of Tab except the first; null for nothing in the page. */
function watchFocus(page: Page): Promise<void> {
  return page.evaluate(() => {
    const stops: (Stop | null)[] = [];
    Object.assign(window, { stops });

    function focusProblems(element: Element): string[] {
      const wrong: string[] = [];
      // One line of a two-line link counts like a whole button.
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
          // A keyboard-only control ignores the pointer and covers a drawing that uses it.
          const isKeyboardOnly = getComputedStyle(element).pointerEvents === 'none';
          if (hit && isKeyboardOnly && element.parentElement?.contains(hit)) continue;
          const cover = hit ? hit.outerHTML.slice(0, 60) : `the edge, at ${Math.round(x)}, ${Math.round(y)}`;
          wrong.push(`is covered by ${cover}`);
        }
      }
      const shows = [element, element.closest('label')].some((one) => {
        if (!one) return false;
        const style = getComputedStyle(one);
        return style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
      });
      if (!shows && !element.matches('input[type=range]')) wrong.push('has no outline');
      return wrong;
    }

    let isFirst = true;
    window.addEventListener('keydown', ({ key }) => {
      if (key !== 'Tab') return;
      if (isFirst) {
        isFirst = false;
        return;
      }
      const element = document.activeElement;
      if (!element || element === document.body) {
        stops.push(null);
        return;
      }
      const label = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
      const name = `${element.tagName.toLowerCase()} ${label} ${element.getAttribute('href') ?? element.id}`;
      stops.push({ name, wrong: focusProblems(element) });
    });
  });
}

async function pressTab(devtools: CDPSession, times: number): Promise<void> {
  const press = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const;
  await Promise.all(Array.from({ length: times }, () => devtools.send('Input.dispatchKeyEvent', press)));
}

/** Presses Tab from the start of a page to its end, or until `enough` stops are seen. Returns the stops in order. */
export async function tabThrough(
  page: Page,
  devtools: CDPSession,
  enough = Number.POSITIVE_INFINITY,
): Promise<readonly Stop[]> {
  await watchFocus(page);
  // If an element has the focus after loading, the walk first continues to the end, then from the start.
  const isMidway = await page.evaluate(() => document.activeElement !== document.body);
  for (let pressed = 0; pressed < maxTabs; pressed += batch) {
    await pressTab(devtools, batch);
    const stops = await page.evaluate(() => (window as unknown as { stops: readonly (Stop | null)[] }).stops);
    const start = isMidway ? stops.indexOf(null) + 1 : 0;
    if (isMidway && start === 0) continue;
    const end = stops.indexOf(null, start);
    if (end !== -1 || stops.length - start >= enough) {
      return stops.slice(start, end === -1 ? undefined : end).flatMap((stop) => stop ?? []);
    }
  }
  throw new Error(`After ${maxTabs} presses of Tab the focus is still in the page.`);
}
