/** Counts what each sender takes: 0 if it may, else the seconds to wait. */
export type Buckets = { readonly take: (sender: string, cost?: number) => number; readonly size: () => number };

type Bucket = { tokens: number; at: number };

/**
 * A token bucket for each sender: `most` at once, refilled evenly over `period` milliseconds; 0 sets no limit. It remembers
 * at most `remembered` senders and forgets those that were quiet longest. `now` is in milliseconds.
 */
export function createBuckets(
  most: number,
  { period = 60_000, now = Date.now, remembered = 50_000 }: Partial<BucketSettings> = {},
): Buckets {
  const buckets = new Map<string, Bucket>();
  return {
    size: () => buckets.size,
    take(sender, cost = 1) {
      if (most <= 0) return 0;
      const time = now();
      const { tokens: before, at } = buckets.get(sender) ?? { tokens: most, at: time };
      const tokens = Math.min(most, before + (Math.max(0, time - at) * most) / period);
      // What costs more than all may be taken from a full bucket.
      const needed = Math.min(cost, most);
      const isAllowed = tokens >= needed;
      // Set again, so that the map keeps the order of last use.
      buckets.delete(sender);
      buckets.set(sender, { tokens: isAllowed ? tokens - needed : tokens, at: time });
      if (buckets.size > remembered) {
        const [quietest] = buckets.keys();
        if (quietest !== undefined) buckets.delete(quietest);
      }
      return isAllowed ? 0 : Math.ceil(((needed - tokens) * period) / most / 1000);
    },
  };
}

type BucketSettings = { readonly period: number; readonly now: () => number; readonly remembered: number };
