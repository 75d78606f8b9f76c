'use client';

import { type TabStorage, tabStorageOver } from '@/lib/tab-storage';

export const tabStorage: TabStorage = tabStorageOver(() => window.sessionStorage);

/** Outlives the tab. */
export const deviceStorage: TabStorage = tabStorageOver(() => window.localStorage);
