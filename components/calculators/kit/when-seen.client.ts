'use client';

import { type RefObject, useEffect, useState } from 'react';

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}

/** Loads something once the element has come into view and the browser has nothing more urgent to do; null until then. */
export function useWhenSeen<Loaded>(element: RefObject<Element | null>, load: () => Promise<Loaded>): Loaded | null {
  const [loaded, setLoaded] = useState<{ readonly it: Loaded } | null>(null);
  useEffect(() => {
    const watched = element.current;
    if (!watched || !('IntersectionObserver' in window)) return;
    let wanted = true;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      whenIdle(() => {
        // A chunk that fails to load is reported by the browser; the still drawing stays in its place.
        if (wanted) void load().then((it) => wanted && setLoaded({ it }));
      });
    });
    observer.observe(watched);
    return () => {
      wanted = false;
      observer.disconnect();
    };
  }, [element, load]);
  return loaded?.it ?? null;
}
