'use client';

import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** How long the inputs must rest before a section off the screen follows, in milliseconds. */
const rest = 250;

/** Reports whether an element is on the screen or close to it, now and at each change; reports nothing where the browser cannot tell. */
function watchNear(element: Element | null, report: (near: boolean) => void): (() => void) | undefined {
  if (!element || !('IntersectionObserver' in window)) return undefined;
  const observer = new IntersectionObserver((entries) => report(entries.at(-1)?.isIntersecting ?? true), {
    rootMargin: '25%',
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * The value to draw in a section below the answer, so that typing stays quick: it follows right after the answer while
 * the section is near the screen, once the inputs rest while it is not, and at once for print.
 */
export function useLater<Value>(value: Value, section: RefObject<Element | null>): Value {
  const [drawn, setDrawn] = useState({ value });
  const near = useRef(true);
  useEffect(() => {
    return watchNear(section.current, (isNear) => {
      near.current = isNear;
    });
  }, [section]);
  useEffect(() => {
    const follow = () => setDrawn({ value });
    const print = () => flushSync(follow);
    window.addEventListener('beforeprint', print);
    const timer = near.current ? undefined : setTimeout(() => startTransition(follow), rest);
    if (near.current) startTransition(follow);
    return () => {
      window.removeEventListener('beforeprint', print);
      clearTimeout(timer);
    };
  }, [value]);
  return drawn.value;
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}

/**
 * Code loaded once the element is near the screen and the browser is idle; null until then. When it cannot be loaded,
 * null is all there is, and the error goes to `failed`.
 */
export function useLaterCode<Loaded>(
  element: RefObject<Element | null>,
  load: () => Promise<Loaded>,
  failed: (error: unknown) => void,
): Loaded | null {
  const [loaded, setLoaded] = useState<{ readonly it: Loaded } | null>(null);
  useEffect(() => {
    let wanted = true;
    const stop = watchNear(element.current, (isNear) => {
      if (!isNear) return;
      stop?.();
      whenIdle(() => {
        if (wanted) load().then((it) => wanted && setLoaded({ it }), failed);
      });
    });
    return () => {
      wanted = false;
      stop?.();
    };
  }, [element, load, failed]);
  return loaded?.it ?? null;
}
