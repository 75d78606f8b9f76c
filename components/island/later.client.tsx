'use client';

import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { reportChunk } from '@/components/ui/report-chunk.client';

/** The props that a part was first drawn with, and those that it has now. */
type Given<Props> = {
  readonly first: Props;
  now: Props;
  follow: (props: Props) => void;
};

const moves = ['scroll', 'pointermove', 'pointerdown', 'click', 'keydown', 'focusin', 'input', 'change', 'beforeprint'];

let wake: () => void = () => undefined;
/** Settles once something happens on the page: the visitor moves, or a part gets other props. */
const awake = new Promise<void>((resolve) => {
  wake = resolve;
});

/** The buttons that were pressed in parts that are not hydrated yet, each once. */
const pressed = new Set<HTMLButtonElement>();

function buttonOf(event: Event): HTMLButtonElement | undefined {
  return event.composedPath().find((it) => it instanceof HTMLButtonElement);
}

/** Remembers a button from the start of its press until the press reaches the window: in a part that waits it never does. */
function watchPresses(): void {
  const start = (event: Event) => {
    const button = buttonOf(event);
    if (button) pressed.add(button);
  };
  const end = (event: Event) => {
    const button = buttonOf(event);
    if (button) pressed.delete(button);
  };
  window.addEventListener('click', start, { capture: true });
  window.addEventListener('click', end);
}

/** Presses again the buttons whose press was lost; where the part still waits, they stay remembered. */
function pressAgain(): void {
  for (const button of [...pressed]) {
    if (button.isConnected) button.click();
    else pressed.delete(button);
  }
}

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 50);
  });
}

/** Shown where the code of a part does not arrive; its exported figures may no longer be true. */
function Missing() {
  return (
    <div className="section">
      <p className="wrap">This part of the page could not be loaded. Reload the page to see it.</p>
    </div>
  );
}

type Parts = Readonly<Record<string, ComponentType>>;

let load: () => Promise<{ readonly parts: Parts }> = () => Promise.reject(new Error('No parts were announced.'));

/** Announces the file of the page's parts; called before its islands are brought to life. */
export function announceParts(source: typeof load): void {
  load = source;
  watchPresses();
}

/** A part by its name, asked for once something happens on the page. */
export function laterPart<Props extends object>(name: string): ComponentType<Props> {
  return lazy(async () => {
    await awake;
    await whenIdle();
    try {
      const Part = (await load()).parts[name];
      if (!Part) throw new Error(`There is no part ${name}.`);
      return { default: Part as ComponentType<Props> };
    } catch {
      reportChunk(name);
      return { default: Missing as ComponentType<Props> };
    }
  });
}

type PartProps<Props> = { readonly part: ComponentType<Props> };

/** A part that starts with the props its markup was made with, and then follows. */
function Following<Props extends object>({ part: Part, given }: PartProps<Props> & { readonly given: Given<Props> }) {
  const [props, setProps] = useState(given.first);
  useLayoutEffect(() => {
    given.follow = setProps;
    setProps(given.now);
    // Not during a press that hydrates its own part, which is still on its way.
    setTimeout(pressAgain);
  }, [given]);
  return <Part {...props} />;
}

/** A part of an island below the first screen: its exported markup stays as it is until its code arrives. */
export function Later<Props extends object>({ part, props }: PartProps<Props> & { readonly props: Props }) {
  const [given] = useState<Given<Props>>(() => ({ first: props, now: props, follow: () => undefined }));
  // The same element each time: React would drop markup that waits for its code if its boundary were a new element.
  const [boundary] = useState(
    <Suspense>
      <Following part={part} given={given} />
    </Suspense>,
  );
  useLayoutEffect(() => {
    if (given.now !== props) wake();
    given.now = props;
    given.follow(props);
  }, [given, props]);
  useEffect(() => {
    if (window.scrollY > 0) wake();
    for (const move of moves) window.addEventListener(move, wake, { passive: true });
    return () => {
      for (const move of moves) window.removeEventListener(move, wake);
    };
  }, []);
  return boundary;
}
