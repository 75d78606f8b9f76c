import type { Locator, Page } from '@playwright/test';

export function field(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true });
}

export function answer(page: Page): Locator {
  return page.locator('output');
}

/** Drags a slider's thumb to a share of its track, 0 to 1. */
export async function drag(page: Page, name: string, share: number): Promise<void> {
  const range = page.getByRole('slider', { name, exact: true });
  // Waits until the slider stands still: an answer that changes above may move it.
  await range.hover();
  const box = await range.boundingBox();
  if (!box) throw new Error(`${name} has no slider on the screen`);
  const [min = 0, max = 1, value = 0] = await range.evaluate((input: HTMLInputElement) =>
    [input.min, input.max, input.value].map(Number),
  );
  // The thumb is 32 px wide, so its center moves between 16 px from each end of the track.
  const at = (part: number) => box.x + 16 + (box.width - 32) * part;
  const start = (value - min) / (max - min);
  await page.mouse.move(at(start), box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(at((start + share) / 2), box.y + box.height / 2, { steps: 5 });
  await page.mouse.move(at(share), box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
}
