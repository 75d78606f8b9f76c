import type { StoredLead } from '@/server/store/types';
import type { Hands } from './hands';
import type { EngineName, Tab } from './tab';

/** What a flow works with: a fresh tab of one engine, and a site and an inbox that this engine has to itself. */
export type Visit = {
  readonly tab: Tab;
  readonly hands: Hands;
  /** The site's address, without a slash at the end. */
  readonly url: string;
  /** The same site by 127.0.0.1 and by the machine's own addresses. */
  readonly otherUrls: readonly string[];
  /** The leads stored since the flow began. */
  readonly leads: () => Promise<readonly StoredLead[]>;
  /** Keeps values that must be the same in every engine. */
  readonly record: (name: string, values: readonly string[]) => void;
};

/** One thing that a visitor does, and what must come of it. Rejects when it does not. */
export type Flow = {
  /** A sentence. */
  readonly name: string;
  /** Only in these engines; in all of them by default. */
  readonly only?: readonly EngineName[];
  /** False for a browser with JavaScript switched off. */
  readonly script?: false;
  /** Part of a complaint that the flow provokes. */
  readonly expected?: RegExp;
  readonly run: (visit: Visit) => Promise<void>;
};
