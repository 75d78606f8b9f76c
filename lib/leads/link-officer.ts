import type { TabStorage } from '@/lib/tab-storage';

/** The id of the loan officer whose link led the visitor here last, as `recordSource` noted it; null without one. */
export function linkOfficerIn(store: TabStorage): string | null {
  return /.*[?&]with=([a-z0-9-]+)/.exec(store.get('source') ?? '')?.[1] ?? null;
}
