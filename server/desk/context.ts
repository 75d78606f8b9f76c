import type { OfficeHours } from '@/lib/forms/office-hours';
import type { Watch } from '@/lib/leads/watching';
import type { Officer } from '@/server/desk/accounts/officers';
import type { officeMinutes } from '@/server/office-time';
import type { Leaver, StoredLead } from '@/server/store/types';

export type DeskContext = {
  readonly now: number;
  readonly hours: OfficeHours;
  readonly office: ReturnType<typeof officeMinutes>;
  readonly formNames: ReadonlyMap<string, string>;
  readonly isOwner: boolean;
  readonly officers: readonly Officer[];
  readonly leavers: readonly Leaver[];
  readonly officer: (email: string) => Officer;
  readonly newest: number;
  /** The rate that a lead asks us to watch for; null if it doesn't. */
  readonly watch: (lead: StoredLead) => Watch | null;
};
