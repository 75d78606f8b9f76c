'use client';

import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether script runs this component: false in the exported page and during hydration, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
