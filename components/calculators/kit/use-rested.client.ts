'use client';

import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** How long the inputs must rest before a section off the screen follows, in milliseconds. */
const rest = 250;

/** Whether an element is on the screen or close to it; true where the browser cannot tell. */
function useNear(element: RefObject<Element | null>): RefObject<boolean> {
  const near = useRef(true);
  useEffect(() => {
    const watched = element.current;
    if (!watched || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        near.current = entries.at(-1)?.isIntersecting ?? true;
      },
      { rootMargin: '25%' },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return near;
}

/**
 * The value that a heavy section may draw, so that typing stays quick: right after the answer while the section is on
 * the screen, once the inputs rest while it is not, and at once for paper.
 */
export function useRested<Value>(value: Value, section: RefObject<Element | null>): Value {
  const [rested, setRested] = useState(value);
  const near = useNear(section);
  useEffect(() => {
    function follow() {
      startTransition(() => setRested(value));
    }
    function print() {
      flushSync(() => setRested(value));
    }
    window.addEventListener('beforeprint', print);
    const timer = near.current ? undefined : setTimeout(follow, rest);
    if (near.current) follow();
    return () => {
      window.removeEventListener('beforeprint', print);
      clearTimeout(timer);
    };
  }, [value, near]);
  return rested;
}
