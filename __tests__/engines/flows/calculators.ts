import assert from 'node:assert/strict';
import { type Screen, screens } from '../../e2e/calculators/screens';
import type { Flow, Visit } from '../flow';
import { until } from '../hands';

/** The field of a calculator by its label, marked for the hands. */
async function fieldOf({ tab }: Visit, label: string, kind: 'text' | 'range') {
  const css = `[data-${kind}-of="${label}"]`;
  await until(`${label} has a ${kind} field`, () =>
    tab.eval(
      (name: string, type: string) => {
        const nameOf = (input: HTMLInputElement) =>
          input.getAttribute('aria-label') ??
          document.getElementById(input.getAttribute('aria-labelledby') ?? '')?.textContent ??
          input.labels?.[0]?.textContent ??
          '';
        const found = [...document.querySelectorAll<HTMLInputElement>(`main input[type=${type}]`)].find((input) =>
          type === 'range' ? nameOf(input).trim().startsWith(name) : nameOf(input).trim() === name,
        );
        found?.setAttribute(`data-${type}-of`, name);
        return found !== undefined;
      },
      label,
      kind,
    ),
  );
  return { css };
}

const shownIn = ({ tab }: Visit, css: string) =>
  tab.eval((selector: string) => document.querySelector<HTMLInputElement>(selector)?.value ?? '', css);

/** How often in a row the figures are read the same before they are taken: a part below the answer follows later. */
const equalReads = 8;

/**
 * Every number with a sign or a fraction that a calculator shows, once it rests. What it says to a screen reader is left
 * out: that depends on where the typing paused.
 */
async function figuresOf({ tab }: Visit): Promise<readonly string[]> {
  let before = '';
  let equal = 1;
  return until('the figures rest', async () => {
    const figures = await tab.eval(() => {
      const shown = document.querySelector('main')?.cloneNode(true) as HTMLElement;
      for (const spoken of shown.querySelectorAll('[role=status]')) spoken.remove();
      return shown.textContent?.match(/[-−]?[$\d][\d,]*(?:\.\d+)?%?/g) ?? null;
    });
    equal = JSON.stringify(figures) === before ? equal + 1 : 1;
    before = JSON.stringify(figures);
    return equal >= equalReads ? figures : null;
  });
}

/** Scrolls to the ring of the one calculator that has one, and waits until script has drawn it. */
async function ringIsDrawn({ tab }: Visit, { path }: Screen): Promise<void> {
  if (path !== '/what-will-my-monthly-payment-be-calculator') return;
  await until('the ring is drawn', () =>
    tab.eval(() => {
      document.querySelector('main figure')?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return document.querySelector('main [data-drawn]') !== null;
    }),
  );
}

/** Waits for the parts of the page that come later: an engine complains of a request that leaving the page cuts off. */
async function laterPartsAreIn({ tab }: Visit): Promise<void> {
  await until('the later parts of the page are loaded', () =>
    tab.eval(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('-parts-'))),
  );
}

function flowOf(screen: Screen): Flow {
  return {
    name: `${screen.name}: typed, dragged, shared and reloaded with the figures of the reference`,
    async run(visit) {
      const { tab, hands, url, record } = visit;
      await tab.goto(url + screen.path);
      await hands.hydrated();
      await hands.reads('output', screen.start);

      const typed = await fieldOf(visit, screen.typed.field, 'text');
      await hands.fill(typed, screen.typed.text);
      assert.equal(await shownIn(visit, typed.css), screen.typed.text);
      await hands.reads('output', screen.typed.answer);

      const { field: name, to, shown } = screen.dragged;
      const field = await fieldOf(visit, name, 'text');
      if (to === undefined) await hands.fill(field, shown);
      else await hands.slide(await fieldOf(visit, name, 'range'), to);
      assert.equal(await shownIn(visit, field.css), shown);
      await hands.reads('output', screen.answer);

      await until('the address follows', async () => screen.hash.test(await tab.eval(() => location.href)));
      // What waits until it is in view is shown, too.
      await tab.eval(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      await ringIsDrawn(visit, screen);
      await laterPartsAreIn(visit);
      record(screen.name, await figuresOf(visit));

      const link = await tab.eval(() => location.href);
      await tab.reload();
      await hands.reads('output', screen.answer);
      await ringIsDrawn(visit, screen);
      await laterPartsAreIn(visit);
      await tab.goto(`${url}/fha`);
      await tab.goto(link);
      await hands.hydrated();
      await hands.reads('output', screen.answer);
      await ringIsDrawn(visit, screen);
      await laterPartsAreIn(visit);
      await tab.back();
      await until('Back leads to the page before', () => tab.eval(() => location.pathname === '/fha'));
      await tab.forward();
      await hands.reads('output', screen.answer);
    },
  };
}

function keysOf(screen: Screen, keys: NonNullable<Screen['keys']>): Flow {
  const { field, right, pageUp, home, end } = keys;
  return {
    name: `${screen.name}: a slider answers to its keys`,
    async run(visit) {
      const { tab, hands, url } = visit;
      await tab.goto(url + screen.path);
      await hands.hydrated();
      const slider = await fieldOf(visit, field, 'range');
      await hands.focus(slider);
      const spoken = () =>
        tab.eval((css: string) => document.querySelector(css)?.getAttribute('aria-valuetext') ?? '', slider.css);
      for (const [key, words] of [
        ['ArrowRight', right],
        ['PageUp', pageUp],
        ['Home', home],
        ['End', end],
      ] as const) {
        await tab.press(key);
        // How far PageUp moves is the engine's own choice.
        if (key !== 'PageUp') await until(`${key} moves it to ${words}`, async () => (await spoken()) === words);
        else await until('PageUp moves it on', async () => (await spoken()) !== right);
      }
    },
  };
}

export const calculators: readonly Flow[] = screens.flatMap((screen) => [
  flowOf(screen),
  ...(screen.keys ? [keysOf(screen, screen.keys)] : []),
]);
