import type { TabStorage } from '@/lib/tab-storage';

/** The id of the loan officer whose link the visitor followed last, as recorded by `recordSource`; null without one. */
export function linkOfficerIn(store: TabStorage): string | null {
  return /.*[?&]with=([a-z0-9-]+)/.exec(store.get('source') ?? '')?.[1] ?? null;
}
