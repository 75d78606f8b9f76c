import { duplicateWindow } from '@/server/store/lead-writer';

/** Beyond this many posts, the oldest are forgotten. */
const maxRemembered = 2000;

/**
 * Remembers for ten minutes which answers each network sent with a key. If the same person sends them again without
 * script, and so without a key, that is one lead. From another network, it would tell a stranger that somebody asked.
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
