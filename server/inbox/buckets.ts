/** `take` returns 0 if the sender may proceed, else the seconds to wait. */
export type Buckets = { readonly take: (sender: string, cost?: number) => number; readonly size: () => number };

type Bucket = { tokens: number; at: number };

/**
 * A token bucket per sender: `capacity` at once, refilled over `period` milliseconds; 0 disables the limit. The least
 * recently used of more than `maxSenders` are dropped. `now` is in milliseconds.
 */
export function createBuckets(
  capacity: number,
  { period = 60_000, now = Date.now, maxSenders = 50_000 }: Partial<BucketSettings> = {},
): Buckets {
  const buckets = new Map<string, Bucket>();
  return {
    size: () => buckets.size,
    take(sender, cost = 1) {
      if (capacity <= 0) return 0;
      const time = now();
      const { tokens: previous, at } = buckets.get(sender) ?? { tokens: capacity, at: time };
      const tokens = Math.min(capacity, previous + (Math.max(0, time - at) * capacity) / period);
      // A cost above the capacity takes a full bucket.
      const charge = Math.min(cost, capacity);
      const isAllowed = tokens >= charge;
      buckets.delete(sender);
      buckets.set(sender, { tokens: isAllowed ? tokens - charge : tokens, at: time });
      if (buckets.size > maxSenders) {
        const [oldest] = buckets.keys();
        if (oldest !== undefined) buckets.delete(oldest);
      }
      return isAllowed ? 0 : Math.ceil(((charge - tokens) * period) / capacity / 1000);
    },
  };
}

type BucketSettings = { readonly period: number; readonly now: () => number; readonly maxSenders: number };
