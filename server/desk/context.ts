import type { Officer } from '@/server/desk/accounts/officers';
import type { officeMinutes } from '@/server/office-time';

export type DeskContext = {
  readonly now: number;
  readonly office: ReturnType<typeof officeMinutes>;
  readonly formNames: ReadonlyMap<string, string>;
  /** Everyone with an account. */
  /** Whether the one who looks may export and delete lists. */
  readonly isOwner: boolean;
  readonly officers: readonly Officer[];
  readonly officer: (email: string) => Officer;
  readonly newest: number;
};
