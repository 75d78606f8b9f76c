type Count = { tries: number; at: number };

/** Counts tries to sign in. */
export type Tries = {
  /** Counts a try: 0 if it may be made, else the seconds to wait. */
  readonly take: (who: string) => number;
  /** The try was right: those before it no longer count. */
  readonly forgive: (who: string) => void;
};

/** After this many wrong tries in a row there is a wait. */
const mostTries = 5;
/** The wait, and how long a wrong try counts, in milliseconds. */
const wait = 60_000;
/** The most accounts and addresses that are remembered. */
const remembered = 10_000;

/** Allows five tries, and then one after each wait. A try counts when it starts, so that many at once do not help. */
export function createTries(now: () => number): Tries {
  const counts = new Map<string, Count>();
  return {
    take(who) {
      const time = now();
      const before = counts.get(who);
      const count = before && time - before.at < wait ? before : { tries: 0, at: time };
      if (count.tries >= mostTries) return Math.max(1, Math.ceil((count.at + wait - time) / 1000));
      // Set again, so that the map keeps the order of last use.
      counts.delete(who);
      counts.set(who, { tries: count.tries + 1, at: time });
      if (counts.size > remembered) {
        const [quietest] = counts.keys();
        if (quietest !== undefined) counts.delete(quietest);
      }
      return 0;
    },
    forgive: (who) => {
      counts.delete(who);
    },
  };
}
