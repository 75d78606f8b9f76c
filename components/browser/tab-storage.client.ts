'use client';

import { type TabStorage, tabStorageOver } from '@/lib/tab-storage';

/** The storage of this tab. */
export const tabStorage: TabStorage = tabStorageOver(() => window.sessionStorage);

/** The storage of this device, which outlives the tab. */
export const deviceStorage: TabStorage = tabStorageOver(() => window.localStorage);
