'use client';

import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { tabStorage } from '@/components/browser/tab-storage.client';
import { recordSource } from '@/lib/leads/source';
import { tolerateMovedNodes } from './moved-nodes.client';

/** Runs `work` after the next paint, or at once in a background tab, which never paints. */
function afterPaint(work: () => void): void {
  if (document.visibilityState === 'hidden') work();
  else requestAnimationFrame(() => setTimeout(work));
}

recordSource(tabStorage, location, document.referrer);
tolerateMovedNodes();

/** Hydrates the islands of this name, after the page's first paint. */
export function hydrateIslands(name: string, component: ComponentType): void {
  afterPaint(() => {
    document.querySelectorAll('page-island').forEach((place, index) => {
      if (place.getAttribute('of') !== name) return;
      const props: object = JSON.parse(place.getAttribute('props') ?? '{}');
      startTransition(() => {
        hydrateRoot(place, createElement(component, props), { identifierPrefix: `${index}` });
      });
    });
  });
}
