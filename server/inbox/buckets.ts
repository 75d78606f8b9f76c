/** `wait` returns 0 if the sender may proceed, else the seconds to wait. `take` does the same and charges the sender. */
export type Buckets = {
  readonly wait: (sender: string, cost?: number) => number;
  readonly take: (sender: string, cost?: number) => number;
  readonly size: () => number;
};

type Bucket = { tokens: number; at: number };
type BucketSettings = { readonly period: number; readonly now: () => number; readonly maxSenders: number };

/**
 * A token bucket per sender, with `capacity` tokens that refill over `period` milliseconds; a capacity of 0 disables the
 * limit. Beyond `maxSenders`, the least recently used sender is dropped. `now` is in milliseconds.
 */
export function createBuckets(
  capacity: number,
  { period = 60_000, now = Date.now, maxSenders = 50_000 }: Partial<BucketSettings> = {},
): Buckets {
  const buckets = new Map<string, Bucket>();

  function look(sender: string, cost: number) {
    const time = now();
    const { tokens: previous, at } = buckets.get(sender) ?? { tokens: capacity, at: time };
    const tokens = Math.min(capacity, previous + (Math.max(0, time - at) * capacity) / period);
    // A cost above the capacity takes a full bucket.
    const charge = Math.min(cost, capacity);
    const seconds = tokens >= charge ? 0 : Math.ceil(((charge - tokens) * period) / capacity / 1000);
    return { time, seconds, tokens, charge };
  }

  return {
    size: () => buckets.size,
    wait: (sender, cost = 1) => (capacity <= 0 ? 0 : look(sender, cost).seconds),
    take(sender, cost = 1) {
      if (capacity <= 0) return 0;
      const { time, seconds, tokens, charge } = look(sender, cost);
      // Reinserted to keep the map ordered by last use.
      buckets.delete(sender);
      buckets.set(sender, { tokens: seconds === 0 ? tokens - charge : tokens, at: time });
      if (buckets.size > maxSenders) {
        const [oldest] = buckets.keys();
        if (oldest !== undefined) buckets.delete(oldest);
      }
      return seconds;
    },
  };
}

export type Charge = readonly [buckets: Buckets, sender: string, cost?: number];

/** Charges every bucket, or none if one of them is empty; returns the seconds to wait. */
export function takeTogether(...limits: readonly Charge[]): number {
  const seconds = Math.max(...limits.map(([buckets, sender, cost]) => buckets.wait(sender, cost)));
  if (seconds === 0) for (const [buckets, sender, cost] of limits) buckets.take(sender, cost);
  return seconds;
}
