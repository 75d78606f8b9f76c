'use client';

import { type TabStorage, tabStorageOver } from '@/lib/tab-storage';

/** The storage of this tab. */
export const tabStorage: TabStorage = tabStorageOver(() => window.sessionStorage);
