import type { Watch } from '@/lib/leads/watching';
import type { Officer } from '@/server/desk/accounts/officers';
import type { officeMinutes } from '@/server/office-time';
import type { StoredLead } from '@/server/store/types';

export type DeskContext = {
  readonly now: number;
  readonly office: ReturnType<typeof officeMinutes>;
  readonly formNames: ReadonlyMap<string, string>;
  /** Everyone with an account. */
  readonly isOwner: boolean;
  readonly officers: readonly Officer[];
  readonly officer: (email: string) => Officer;
  readonly newest: number;
  /** What a lead asks us to watch; null where it doesn’t. */
  readonly watch: (lead: StoredLead) => Watch | null;
};
