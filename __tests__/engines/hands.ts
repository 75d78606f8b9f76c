import { setTimeout as wait } from 'node:timers/promises';
import type { Key, Tab } from './tab';

/** What a visitor points at: the first visible element of a selector, with a text where given. */
export type Target = {
  readonly css: string;
  /** The element's whole text or accessible name. */
  readonly text?: string;
};

/** Longest wait for something to happen in a page, in milliseconds. */
const patience = 20_000;

/** Two clicks at one place within this time are a double click in every engine, in milliseconds. */
const doubleClickTime = 500;

/**
 * Asks again and again until the answer is neither undefined, null nor false, and returns it. Throws what was awaited
 * and the last error when time is up. A page on its way to another may fail to answer meanwhile.
 */
export async function until<Answer>(
  awaited: string,
  ask: () => Promise<Answer>,
  within = patience,
): Promise<NonNullable<Answer>> {
  const end = performance.now() + within;
  let problem: unknown;
  for (;;) {
    try {
      const answer = await ask();
      if (answer !== undefined && answer !== null && answer !== false) return answer as NonNullable<Answer>;
      problem = undefined;
    } catch (caught) {
      problem = caught;
    }
    if (performance.now() > end) {
      throw new Error(`Waited ${within / 1000} s: ${awaited}.`, problem === undefined ? {} : { cause: problem });
    }
    await wait(60);
  }
}

/** Marks the first visible element of a target as `data-target`, and says whether there is one. Runs in the page. */
function find({ css, text }: Target): boolean {
  const squeezed = (words: string | null) => (words ?? '').replace(/\s+/g, ' ').trim();
  const named = (element: Element) =>
    [element.getAttribute('aria-label'), element.textContent].some((words) => squeezed(words) === text);
  for (const old of document.querySelectorAll('[data-target]')) old.removeAttribute('data-target');
  const found = [...document.querySelectorAll(css)].find(
    (element) =>
      (text === undefined || named(element)) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  found?.setAttribute('data-target', '');
  return found !== undefined;
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The box of the marked element in the viewport, once nothing covers its middle; null until then. Runs in the page. */
function place(): Box | null {
  const element = document.querySelector('[data-target]');
  if (!element) return null;
  const isIn = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= window.innerHeight;
  if (!isIn(element.getBoundingClientRect())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  const reaches = hit && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element);
  return reaches ? { x, y, width, height } : null;
}

function nameOf({ css, text }: Target): string {
  return text === undefined ? css : `${css} “${text}”`;
}

/** The box of a target once it is there, rests, and can be reached by the mouse. */
async function boxOf(tab: Tab, target: Target): Promise<Box> {
  let before = '';
  return until(`${nameOf(target)} can be reached`, async () => {
    if (!(await tab.eval(find, target))) return null;
    const box = await tab.eval(place);
    const same = box !== null && JSON.stringify(box) === before;
    before = JSON.stringify(box);
    return same ? box : null;
  });
}

/** The same questions and moves in every engine. */
export function handsOf(tab: Tab) {
  const shows = (target: Target) => tab.eval(find, target);

  let lastClick = Number.NEGATIVE_INFINITY;

  /** Clicks the middle of a target, never so soon after the click before that an engine takes the two for a double click. */
  async function click(target: Target): Promise<void> {
    const { x, y, width, height } = await boxOf(tab, target);
    const middle = [x + width / 2, y + height / 2] as const;
    await wait(Math.max(0, lastClick + doubleClickTime - performance.now()));
    await tab.drag(middle, middle);
    lastClick = performance.now();
  }

  async function focus(target: Target): Promise<void> {
    await until(`${nameOf(target)} has the focus`, async () => {
      if (!(await shows(target))) return false;
      return tab.eval(() => {
        const element = document.querySelector<HTMLElement>('[data-target]');
        element?.focus();
        return element !== null && document.activeElement === element;
      });
    });
  }

  return {
    /** Whether a target is there and visible now. */
    shows,
    click,
    focus,
    comes: (target: Target) => until(`${nameOf(target)} appears`, () => shows(target)),
    goes: (target: Target) => until(`${nameOf(target)} disappears`, async () => !(await shows(target))),

    /** Types text in the place of what a field contains. */
    async fill(target: Target, text: string): Promise<void> {
      await focus(target);
      await tab.eval(() => {
        const field = document.activeElement;
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
      });
      await tab.type(text);
    },

    /** Chooses an option of a select by its value. */
    async choose(target: Target, value: string): Promise<void> {
      await focus(target);
      await tab.eval((chosen: string) => {
        const select = document.querySelector<HTMLSelectElement>('select[data-target]');
        if (!select) throw new Error('There is no such select.');
        select.value = chosen;
        for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
      }, value);
    },

    /** Drags a slider's thumb, 32 px wide, from where it is to a share of its track, 0 to 1. */
    async slide(target: Target, share: number): Promise<void> {
      const { x, y, width, height } = await boxOf(tab, target);
      const now = await tab.eval(() => {
        const range = document.querySelector<HTMLInputElement>('input[data-target]');
        if (!range) throw new Error('There is no such slider.');
        const [min = 0, max = 1, value = 0] = [range.min, range.max, range.value].map(Number);
        return (value - min) / (max - min);
      });
      const at = (part: number) => [x + 16 + (width - 32) * part, y + height / 2] as const;
      const steps = [0, 0.25, 0.5, 0.75, 1].map((part) => at(now + (share - now) * part));
      // The last move is repeated: an engine may report the one before it together with the release.
      await tab.drag(...steps, at(share));
    },

    /** Presses a key some number of times. */
    async press(key: Key, times = 1): Promise<void> {
      for (let press = 0; press < times; press += 1) await tab.press(key);
    },

    /** The text of the first element of a selector, with single spaces. */
    text: (css: string) =>
      tab.eval(
        (selector: string) => (document.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim(),
        css,
      ),

    /** Waits until the first element of a selector has this text. */
    async reads(css: string, text: string): Promise<void> {
      let last = '';
      await until(`${css} reads “${text}”`, async () => {
        last = await tab.eval(
          (selector: string) => (document.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim(),
          css,
        );
        return last === text;
      }).catch((problem: Error) => {
        throw new Error(`${problem.message} It reads “${last}”.`);
      });
    },

    /** Waits until a script of ours has taken over every control of the page's content; what comes later comes at a visitor's first move. */
    async hydrated(): Promise<void> {
      await until('every control is taken over by script', () =>
        tab.eval(() => {
          document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
          const controls = [...document.querySelectorAll('main :is(form, input, select, textarea)')];
          return (
            controls.length > 0 &&
            controls.every((control) => Object.keys(control).some((key) => key.startsWith('__reactProps$')))
          );
        }),
      );
    },
  };
}

export type Hands = ReturnType<typeof handsOf>;
