import { screens } from '../e2e/calculators/screens';
import { expect, test, type Visit } from './fixtures';
import { is, rests } from './hands';

/** A calculator's field by its label, marked for the hands. */
async function fieldOf({ tab }: Visit, label: string, type: 'text' | 'range') {
  const css = `[data-${type}-of="${label}"]`;
  const marks = (name: string, kind: string) => {
    const nameOf = (input: HTMLInputElement) =>
      input.getAttribute('aria-label') ??
      document.getElementById(input.getAttribute('aria-labelledby') ?? '')?.textContent ??
      input.labels?.[0]?.textContent ??
      '';
    const found = [...document.querySelectorAll<HTMLInputElement>(`main input[type=${kind}]`)].find((input) =>
      kind === 'range' ? nameOf(input).trim().startsWith(name) : nameOf(input).trim() === name,
    );
    found?.setAttribute(`data-${kind}-of`, name);
    return found !== undefined;
  };
  await is(`${label} has a ${type} field`, () => tab.eval(marks, label, type));
  return { css };
}

const shownIn = ({ tab }: Visit, { css }: { readonly css: string }) =>
  tab.eval((selector: string) => document.querySelector<HTMLInputElement>(selector)?.value ?? '', css);

/** Every number with a sign or a fraction, after scrolling to the end of the page. Runs in the page. */
function figures(): readonly string[] {
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const shown = document.querySelector('main')?.cloneNode(true) as HTMLElement;
  // Announcements depend on where typing paused, and the line of numbers on what the tab has stored.
  for (const other of shown.querySelectorAll('[role=status], [data-numbers]')) other.remove();
  return shown.textContent?.match(/[-−]?[$\d][\d,]*(?:\.\d+)?%?/g) ?? [];
}

for (const screen of screens) {
  test(`${screen.name}: typed, dragged, shared and reloaded with Chromium’s figures`, async ({ visit, page }) => {
    const { tab, hands, url } = visit;
    await tab.goto(url + screen.path);
    await hands.hydrated();
    await hands.reads('output', screen.start);

    const typed = await fieldOf(visit, screen.typed.field, 'text');
    await hands.fill(typed, screen.typed.text);
    expect(await shownIn(visit, typed)).toBe(screen.typed.text);
    await hands.reads('output', screen.typed.answer);
    for (const [label, text] of screen.filled ?? []) await hands.fill(await fieldOf(visit, label, 'text'), text);

    const { field: name, to, shown } = screen.dragged;
    const field = await fieldOf(visit, name, 'text');
    if (to === undefined) await hands.fill(field, shown);
    else await hands.slide(await fieldOf(visit, name, 'range'), to);
    expect(await shownIn(visit, field)).toBe(shown);
    await hands.reads('output', screen.answer);
    await expect.poll(() => tab.eval(() => location.href)).toMatch(screen.hash);

    const link = await tab.eval(() => location.href);
    await rests(visit.tab);
    await tab.reload();
    await hands.reads('output', screen.answer);
    await rests(visit.tab);
    await tab.goto(`${url}/fha`);
    await tab.goto(link);
    await hands.hydrated();
    // A link leaves out the income: whoever opens it types it.
    if (screen.unshared) {
      await hands.reads('output', screen.unshared.asks);
      await hands.fill(await fieldOf(visit, screen.unshared.field, 'text'), screen.unshared.text);
    }
    await hands.reads('output', screen.answer);
    await rests(visit.tab);

    await page.goto(link, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.body.dispatchEvent(new Event('pointermove', { bubbles: true })));
    if (screen.unshared) await page.getByRole('textbox', { name: screen.unshared.field }).fill(screen.unshared.text);
    await expect(async () => {
      expect(await tab.eval(figures)).toEqual(await page.evaluate(figures));
    }).toPass({ timeout: 20_000 });

    await tab.back();
    await is('Back leads to the page before', () => tab.eval(() => location.pathname === '/fha'));
    await tab.forward();
    await hands.reads('output', screen.answer);
    await rests(visit.tab);
  });
}

test('a slider responds to its keys', async ({ visit }) => {
  const { tab, hands, url } = visit;
  await tab.goto(`${url}/what-will-my-monthly-payment-be-calculator`);
  await hands.hydrated();
  const slider = await fieldOf(visit, 'Home price', 'range');
  await hands.focus(slider);
  for (const [key, spoken] of [
    ['ArrowRight', '$501,000'],
    ['Home', '$0'],
    ['End', '$2,000,000'],
  ] as const) {
    await tab.press(key);
    await expect
      .poll(() => tab.eval((css: string) => document.querySelector(css)?.getAttribute('aria-valuetext'), slider.css))
      .toBe(spoken);
  }
  await rests(visit.tab);
});
