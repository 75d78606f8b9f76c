import type { Page } from '@playwright/test';

type Shift = { readonly score: number; readonly moved: string };

export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const sources: readonly { readonly node: Node | null }[] = Reflect.get(entry, 'sources') ?? [];
        const moved = sources.map(({ node }) => `<${node?.nodeName.toLowerCase()}> ${node?.textContent?.slice(0, 40)}`);
        shifts.push({ score: Number(Reflect.get(entry, 'value')), moved: moved.join('; ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export function shiftsOf(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(() => Reflect.get(window, 'shifts'));
}
