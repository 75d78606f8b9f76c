import { expect, test } from './steps/fixtures';

test.describe('the film of the purchase page', () => {
  test('loads nothing before Play, then plays with captions in place; there is also a transcript', async ({
    page,
    inbox,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${inbox.url}/purchase`);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.startsWith('/film/'))).toEqual([]);
    await expect(page.locator('video')).toHaveCount(0);

    const play = page.getByRole('button', { name: 'Play video' });
    const drawing = page.locator('svg:has(use[href="#art-porch-poster"])');
    const before = await drawing.boundingBox();
    await play.click();
    const film = page.locator('video');
    await expect(film).toBeFocused();
    await expect(film).toHaveAccessibleName('Buying a home in Ohio');
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.5);
    expect(await film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode)).toBe('showing');
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0))
      .toBeGreaterThan(10);
    await expect(play).toBeHidden();
    const after = await film.boundingBox();
    for (const side of ['x', 'width', 'height'] as const) expect(after?.[side]).toBeCloseTo(before?.[side] ?? 0, 0);

    const words = page.getByText('First, find out what you can borrow and what it costs a month.');
    await expect(words).toBeHidden();
    await page.getByText('Read it instead').click();
    await expect(words).toBeVisible();
  });
});

test.describe('the film of the purchase page, without script', () => {
  test.use({ javaScriptEnabled: false });

  test('plays in the browser’s player with captions, and has a transcript', async ({ page, inbox }) => {
    await page.goto(`${inbox.url}/purchase`);
    await expect(page.locator('video[controls] track[kind="captions"]')).toHaveCount(1);
    await expect(page.locator('video')).toBeVisible();
    await page.getByText('Read it instead').click();
    await expect(page.getByText('You sign, the money moves, and the key is yours.')).toBeVisible();
  });
});
