import { duplicateWindow } from '@/server/store/lead-writer';

/** How many posts are remembered; on the way to it, the oldest are forgotten first. */
const maxRemembered = 2000;

/**
 * Remembers for ten minutes which answers came from which network with a key. The same person may send them again without
 * script, where there is no key: that is one lead. From another network it would tell a stranger that somebody asked.
 */
export function createRecentPosts() {
  const until = new Map<string, number>();
  return {
    add(boundHash: string, now: number): void {
      until.delete(boundHash);
      until.set(boundHash, now + duplicateWindow);
      for (const hash of until.keys()) {
        if (until.size <= maxRemembered) break;
        until.delete(hash);
      }
    },
    has: (boundHash: string, now: number): boolean => (until.get(boundHash) ?? 0) > now,
  };
}
