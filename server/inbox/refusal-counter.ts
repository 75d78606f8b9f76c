const maxNetworks = 10_000;
const hour = 60 * 60_000;

/** Counts refused posts per network in memory, so that an operator can block one. `now` is in milliseconds. */
export function createRefusalCounter(now: () => number = Date.now) {
  let current = new Map<string, number>();
  let last = new Map<string, number>();
  let since = now();

  function rotate(): void {
    const elapsed = now() - since;
    if (elapsed < hour) return;
    last = elapsed < 2 * hour ? current : new Map();
    current = new Map();
    since = now();
  }

  return {
    count(network: string): void {
      rotate();
      if (current.size < maxNetworks || current.has(network)) current.set(network, (current.get(network) ?? 0) + 1);
    },
    /** The ten networks with the most refusals in this and the previous hour. */
    top(): readonly { readonly network: string; readonly refusals: number }[] {
      rotate();
      return [...new Set([...current.keys(), ...last.keys()])]
        .map((network) => ({ network, refusals: (current.get(network) ?? 0) + (last.get(network) ?? 0) }))
        .sort((a, b) => b.refusals - a.refusals)
        .slice(0, 10);
    },
  };
}
export type RefusalCounter = ReturnType<typeof createRefusalCounter>;
