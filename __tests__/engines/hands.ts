import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Tab } from './tab';

/**
 * What a visitor points at: the first visible element for a selector, with exactly this text or accessible name if
 * given.
 */
export type Target = { readonly css: string; readonly text?: string };

/** Milliseconds between two clicks in one place that no engine takes for a double click. */
const doubleClickTime = 500;

/** Marks the first visible element of a target with `data-target`. Returns whether there is one. Runs in the page. */
function find({ css, text }: Target): boolean {
  const squeezed = (words: string | null) => (words ?? '').replace(/\s+/g, ' ').trim();
  for (const old of document.querySelectorAll('[data-target]')) old.removeAttribute('data-target');
  const found = [...document.querySelectorAll(css)].find(
    (element) =>
      (text === undefined || [element.getAttribute('aria-label'), element.textContent].map(squeezed).includes(text)) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  found?.setAttribute('data-target', '');
  return found !== undefined;
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The viewport box of the marked element once nothing covers its center; null until then. Runs in the page. */
function boxNow(): Box | null {
  const element = document.querySelector('[data-target]');
  if (!element) return null;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  const reaches = hit && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element);
  return reaches ? { x, y, width, height } : null;
}

/** The same queries and moves in both engines. */
export function handsOf(tab: Tab) {
  const shows = (target: Target) => tab.eval(find, target);
  let lastClick = Number.NEGATIVE_INFINITY;

  /** The box of a target once it exists, has stopped moving, and can be reached by the mouse. */
  async function boxOf(target: Target): Promise<Box> {
    let box: Box | null = null;
    await expect(async () => {
      const before = JSON.stringify(box);
      box = (await shows(target)) ? await tab.eval(boxNow) : null;
      expect(JSON.stringify(box), `${target.css} ${target.text ?? ''} can be reached`).toBe(before);
      expect(box).not.toBeNull();
    }).toPass({ intervals: [60], timeout: 20_000 });
    return box as unknown as Box;
  }

  async function focus(target: Target): Promise<void> {
    await is(`${target.css} has the focus`, async () => {
      if (!(await shows(target))) return false;
      return tab.eval(() => {
        const element = document.querySelector<HTMLElement>('[data-target]');
        element?.focus();
        return element !== null && document.activeElement === element;
      });
    });
  }

  return {
    shows,
    focus,
    comes: (target: Target) => is(`${target.css} ${target.text ?? ''} appears`, () => shows(target)),
    goes: (target: Target) => is(`${target.css} ${target.text ?? ''} goes`, async () => !(await shows(target))),

    /** Clicks the center of a target, late enough after another click not to count as a double click. */
    async click(target: Target): Promise<void> {
      const { x, y, width, height } = await boxOf(target);
      const middle = [x + width / 2, y + height / 2] as const;
      await wait(Math.max(0, lastClick + doubleClickTime - performance.now()));
      await tab.drag(middle, middle);
      lastClick = performance.now();
    },

    /** Replaces the content of a field with text. */
    async fill(target: Target, text: string): Promise<void> {
      await focus(target);
      await tab.eval(() => (document.activeElement as HTMLInputElement).select());
      await tab.type(text);
    },

    async choose(target: Target, value: string): Promise<void> {
      await focus(target);
      await tab.eval((chosen: string) => {
        const select = document.activeElement as HTMLSelectElement;
        select.value = chosen;
        for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
      }, value);
    },

    /** Drags a slider's thumb, 32 px wide, from its position to a share of its track, 0 to 1. */
    async slide(target: Target, share: number): Promise<void> {
      const { x, y, width, height } = await boxOf(target);
      const now = await tab.eval(() => {
        const { min, max, value } = document.querySelector('input[data-target]') as HTMLInputElement;
        return (Number(value) - Number(min)) / (Number(max) - Number(min));
      });
      const at = (part: number) => [x + 16 + (width - 32) * part, y + height / 2] as const;
      // The last move is repeated because an engine may report the previous one together with the release.
      await tab.drag(...[0, 0.25, 0.5, 0.75, 1, 1].map((part) => at(now + (share - now) * part)));
    },

    /** Waits until the first element of a selector has this text. */
    reads: (css: string, text: string) =>
      expect
        .poll(() =>
          tab.eval((all: string) => document.querySelector(all)?.textContent?.replace(/\s+/g, ' ').trim(), css),
        )
        .toBe(text),

    /** Waits until every control of the page's content is hydrated; the rest hydrates at the first interaction. */
    hydrated: () =>
      is('every control is taken over by script', () =>
        tab.eval(() => {
          document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
          const controls = [...document.querySelectorAll('page-island :is(form, input, select, textarea, button)')];
          const isLive = (control: Element) => Object.keys(control).some((key) => key.startsWith('__reactProps$'));
          return controls.length > 0 && controls.every(isLive);
        }),
      ),
  };
}

export type Hands = ReturnType<typeof handsOf>;

/** Waits until something is true. A page that is navigating may fail to answer meanwhile. */
export function is(what: string, ask: () => Promise<boolean>): Promise<void> {
  return expect.poll(() => ask().catch(() => false), { message: what, intervals: [60], timeout: 20_000 }).toBe(true);
}

/** Waits until the page has no pending requests: an engine reports an error if leaving the page cuts one off. */
export async function rests(tab: Tab): Promise<void> {
  let before = -1;
  const isSame = async () => {
    const now = await tab.eval(() => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      return performance.getEntriesByType('resource').length;
    });
    const same = now === before;
    before = now;
    return same;
  };
  await expect.poll(isSame, { intervals: [800] }).toBe(true);
}
