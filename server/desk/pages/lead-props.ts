import type { FormDefinition } from '@/lib/forms/definition';
import type { DeskContext } from '@/server/desk/context';
import type { DeskQuery } from '@/server/desk/query';
import type { FollowUp, MailState, MailStatus, StoredLead } from '@/server/store/types';

const flashes = ['called', 'not-called', 'done', 'not-done', 'assign', 'plan', 'note', 'late'] as const;

export type Flash = (typeof flashes)[number] | undefined;

export function flashFromQuery(text: string | undefined): Flash {
  return flashes.find((word) => word === text);
}

export type LeadProps = {
  readonly lead: StoredLead;
  readonly history: readonly FollowUp[];
  readonly others: readonly StoredLead[];
  readonly mail: MailState | undefined;
  readonly receipt: MailStatus | undefined;
  readonly form: FormDefinition | undefined;
  readonly query: DeskQuery;
  readonly desk: DeskContext;
  readonly who: string;
  readonly flash: Flash;
};
