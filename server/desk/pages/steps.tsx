/** @jsxImportSource hono/jsx */
import type { Watch } from '@/lib/leads/watching';
import { percentText } from '@/lib/numbers/format';
import { nameOf } from '@/server/desk/answers';
import type { DeskContext } from '@/server/desk/context';
import { watchText } from '@/server/desk/pages/lead-words';
import { type DeskQuery, deskPathFor } from '@/server/desk/query';
import { plannedText } from '@/server/office-time';
import type { StoredLead } from '@/server/store/types';

type StepsProps = { readonly due: readonly StoredLead[]; readonly query: DeskQuery; readonly desk: DeskContext };

export function NextSteps({ due, query, desk }: StepsProps) {
  if (due.length === 0) return null;
  return (
    <section class="box steps" id="steps" aria-labelledby="steps-title">
      <h2 class="minor" id="steps-title">
        Next steps
      </h2>
      <ol class="rows log t-s">
        {due.map((lead) => {
          const isDue = lead.dueAt !== null && lead.dueAt <= desk.now;
          return (
            <li>
              <time class={isDue ? 'late' : undefined} datetime={new Date(lead.dueAt ?? 0).toISOString()}>
                {plannedText(lead.dueAt ?? 0, desk.now)}
                {isDue ? ', due' : ''}
              </time>
              <span>
                <a href={`${deskPathFor(query, { lead: lead.number })}#lead`}>{nameOf(lead.body)}</a>: {lead.dueText}
                {lead.assignee === null ? ' (unassigned)' : ''}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Leads that wait for a rate: first those to call now, then by the day their time is up. */
export function Watching({
  watched,
  query,
}: Omit<StepsProps, 'due' | 'desk'> & {
  readonly watched: readonly { readonly lead: StoredLead; readonly watch: Watch }[];
}) {
  if (watched.length === 0) return null;
  const rows = watched.toSorted(
    (a, b) => Number(b.watch.due !== null) - Number(a.watch.due !== null) || (a.watch.end < b.watch.end ? -1 : 1),
  );
  return (
    <section class="box steps" id="watching" aria-labelledby="watching-title">
      <h2 class="minor" id="watching-title">
        Watching
      </h2>
      <ol class="rows log t-s">
        {rows.map(({ lead, watch }) => (
          <li>
            <span class={watch.due ? 'late' : undefined}>{watchText(watch)}</span>
            <span>
              <a href={`${deskPathFor(query, { lead: lead.number })}#lead`}>{nameOf(lead.body)}</a>: tell them when it’s{' '}
              {percentText(watch.ratePercent)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
