/** How many networks are remembered in an hour. */
const remembered = 10_000;
const hour = 60 * 60_000;

/**
 * Counts the refused posts of networks: what an operator needs to block one at the proxy. In memory alone; a restart forgets.
 * `now` is in milliseconds.
 */
export function createRefusedNetworks(now: () => number = Date.now) {
  let current = new Map<string, number>();
  let last = new Map<string, number>();
  let since = now();

  function turn(): void {
    const passed = now() - since;
    if (passed < hour) return;
    last = passed < 2 * hour ? current : new Map();
    current = new Map();
    since = now();
  }

  return {
    count(network: string): void {
      turn();
      if (current.size < remembered || current.has(network)) current.set(network, (current.get(network) ?? 0) + 1);
    },
    /** The ten with the most refusals of this hour and the one before. */
    top(): readonly { readonly network: string; readonly refusals: number }[] {
      turn();
      return [...new Set([...current.keys(), ...last.keys()])]
        .map((network) => ({ network, refusals: (current.get(network) ?? 0) + (last.get(network) ?? 0) }))
        .sort((a, b) => b.refusals - a.refusals)
        .slice(0, 10);
    },
  };
}
export type RefusedNetworks = ReturnType<typeof createRefusedNetworks>;
