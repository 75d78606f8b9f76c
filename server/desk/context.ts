import type { Officer } from '@/server/desk/accounts/officers';
import type { officeMinutes } from '@/server/office-time';

/** What every part of a page of the desk needs to know. */
export type DeskContext = {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly office: ReturnType<typeof officeMinutes>;
  /** Names of forms by their ids. */
  readonly formNames: ReadonlyMap<string, string>;
  /** Everybody who can sign in. */
  readonly officers: readonly Officer[];
  readonly officer: (email: string) => Officer;
  /** The largest number of a lead. */
  readonly newest: number;
};
