/** After this many wrong tries in a row there is a wait, which doubles with each further one. In milliseconds. */
const freeTries = 5;
const firstWait = 60_000;
const longestWait = 60 * 60_000;
/** How long wrong tries count, in milliseconds. */
const memory = 24 * 60 * 60_000;
/** The most names that are remembered. */
const remembered = 10_000;

/** Counts tries to sign in. `now` is in milliseconds. */
export function createTries(now: () => number) {
  const counts = new Map<string, { readonly tries: number; readonly at: number; readonly until: number }>();

  function kept(name: string) {
    const found = counts.get(name);
    return found && now() - found.at < memory ? found : undefined;
  }

  return {
    /** Counts a try for each name: 0 if it may be made, else the seconds to wait. It counts when it starts, so that many at once do not help. */
    take(names: readonly string[]): number {
      const time = now();
      const wait = Math.max(0, ...names.map((name) => (kept(name)?.until ?? 0) - time));
      if (wait > 0) return Math.ceil(wait / 1000);
      for (const name of names) {
        const tries = (kept(name)?.tries ?? 0) + 1;
        const next = tries < freeTries ? 0 : Math.min(longestWait, firstWait * 2 ** (tries - freeTries));
        // Set again, so that the map keeps the order of last use.
        counts.delete(name);
        counts.set(name, { tries, at: time, until: next === 0 ? 0 : time + next });
        const [quietest] = counts.keys();
        if (counts.size > remembered && quietest !== undefined) counts.delete(quietest);
      }
      return 0;
    },
    /** The try was right: those before it no longer count. */
    forgive(names: readonly string[]): void {
      for (const name of names) counts.delete(name);
    },
  };
}

export type Tries = ReturnType<typeof createTries>;

/** Says how long to wait after wrong tries. */
export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes > 1 ? `${minutes} minutes` : seconds === 1 ? 'a second' : `${seconds} seconds`;
  return `There were too many tries. Please wait ${wait}, then try again.`;
}
