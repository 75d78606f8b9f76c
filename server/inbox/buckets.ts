/** Counts what each sender takes: 0 if it may, else the seconds to wait. */
export type Buckets = { readonly take: (sender: string, cost?: number) => number; readonly size: () => number };

type Bucket = { tokens: number; at: number };

/**
 * A token bucket for each sender: `most` at once, refilled evenly over `period` milliseconds; 0 sets no limit. It remembers
 * at most `remembered` senders and forgets those that were quiet longest. `now` is in milliseconds.
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
      // What costs more than all may be taken from a full bucket.
      const charge = Math.min(cost, capacity);
      const isAllowed = tokens >= charge;
      // Set again, so that the map keeps the order of last use.
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
