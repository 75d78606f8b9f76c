import type { Page } from '@playwright/test';

/** Records every layout shift of the pages that are loaded from now on, with what moved. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const sources: readonly { readonly node: Node | null }[] = Reflect.get(entry, 'sources') ?? [];
        const moved = sources.map(({ node }) => `<${node?.nodeName.toLowerCase()}> ${node?.textContent?.slice(0, 40)}`);
        shifts.push(`${Reflect.get(entry, 'value')}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts of a page so far, one line each. */
export function shiftsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Reflect.get(window, 'shifts'));
}
