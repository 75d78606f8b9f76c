/** After this many failures in a row each attempt has to wait; the wait doubles with each failure. In milliseconds. */
const freeAttempts = 5;
const minWait = 60_000;
const maxWait = 60 * 60_000;
/** How long failures count, in milliseconds. */
const retention = 24 * 60 * 60_000;
const maxNames = 10_000;

/** Limits sign-in attempts. `now` is in milliseconds. */
export function createLoginThrottle(now: () => number) {
  const counts = new Map<string, { readonly attempts: number; readonly at: number; readonly until: number }>();

  function recent(name: string) {
    const found = counts.get(name);
    return found && now() - found.at < retention ? found : undefined;
  }

  return {
    /** 0 if an attempt may proceed, else the seconds to wait. It counts when it starts, so parallel attempts don't help. */
    attempt(names: readonly string[]): number {
      const time = now();
      const wait = Math.max(0, ...names.map((name) => (recent(name)?.until ?? 0) - time));
      if (wait > 0) return Math.ceil(wait / 1000);
      for (const name of names) {
        const attempts = (recent(name)?.attempts ?? 0) + 1;
        const next = attempts < freeAttempts ? 0 : Math.min(maxWait, minWait * 2 ** (attempts - freeAttempts));
        // Reinserted to keep the map ordered by last use.
        counts.delete(name);
        counts.set(name, { attempts, at: time, until: next === 0 ? 0 : time + next });
        const [oldest] = counts.keys();
        if (counts.size > maxNames && oldest !== undefined) counts.delete(oldest);
      }
      return 0;
    },
    reset(names: readonly string[]): void {
      for (const name of names) counts.delete(name);
    },
  };
}

export type LoginThrottle = ReturnType<typeof createLoginThrottle>;

export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes > 1 ? `${minutes} minutes` : seconds === 1 ? 'a second' : `${seconds} seconds`;
  return `Too many attempts. Please wait ${wait}, then try again.`;
}
