'use client';

import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { tabStorage } from '@/components/browser/tab-storage.client';
import { recordSource } from '@/lib/leads/source';
import { tolerateMovedNodes } from './moved-nodes.client';
import { answersIn, putBack, showStopped, typedIn } from './stopped.client';

/** Runs `work` after the next paint, or at once in a background tab, which never paints. */
function afterPaint(work: () => void): void {
  if (document.visibilityState === 'hidden') work();
  else requestAnimationFrame(() => setTimeout(work));
}

recordSource(tabStorage, location, document.referrer);
tolerateMovedNodes();

/** Hydrates a page's islands by name, after first paint. */
export function hydrateIslands(components: Readonly<Record<string, ComponentType>>): void {
  afterPaint(() => {
    document.querySelectorAll('page-island').forEach((place, index) => {
      const component = components[place.getAttribute('of') ?? ''];
      if (!component) return;
      const props: object = JSON.parse(place.getAttribute('props') ?? '{}');
      const exported = [...place.childNodes].map((node) => node.cloneNode(true));
      const early = answersIn(place);
      const typed = typedIn(place);
      startTransition(() => {
        hydrateRoot(place, createElement(component, props), {
          identifierPrefix: `${index}`,
          // The exported markup was changed before hydration, for example by an extension, so React renders it again.
          onRecoverableError: () => setTimeout(() => putBack(place, early)),
          onUncaughtError(error) {
            console.error(error);
            setTimeout(() => showStopped(place, exported, [...early, ...typed.values()]));
          },
        });
      });
    });
  });
}
