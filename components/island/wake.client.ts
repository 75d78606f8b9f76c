'use client';

import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** The components of a page's islands, by the name that the page gives them. */
export type IslandComponents = Readonly<Record<string, ComponentType>>;

/** Calls back once the page has been painted; at once in a tab that is not in view, which never paints. */
function afterPaint(work: () => void): void {
  if (document.visibilityState === 'hidden') work();
  else requestAnimationFrame(() => setTimeout(work));
}

/** Hydrates every island of the page, after its first paint. */
export function wake(components: IslandComponents): void {
  afterPaint(() => {
    document.querySelectorAll('page-island').forEach((place, index) => {
      const component = components[place.getAttribute('of') ?? ''];
      if (!component) return;
      const props: object = JSON.parse(place.getAttribute('props') ?? '{}');
      startTransition(() => {
        hydrateRoot(place, createElement(component, props), { identifierPrefix: `${index}` });
      });
    });
  });
}
