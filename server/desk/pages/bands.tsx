/** @jsxImportSource hono/jsx */
import { nameOf } from '@/server/desk/answers';
import type { DeskContext } from '@/server/desk/context';
import { Button, Form } from '@/server/desk/pages/form';
import { type DeskQuery, deskPathFor } from '@/server/desk/query';
import { ohioMinuteOf, shortText } from '@/server/office-time';
import type { StoredLead } from '@/server/store/types';

const hour = 60 * 60_000;
/** More due steps than this are listed below the leads. */
export const maxBands = 3;

type BandProps = { readonly due: readonly StoredLead[]; readonly query: DeskQuery; readonly desk: DeskContext };

export function DueBands({ due, query, desk }: BandProps) {
  return (
    <div id="due">
      {due.slice(0, maxBands).map((lead) => {
        const { number, dueText, dueAt } = lead;
        const name = nameOf(lead.body);
        const later = { step: dueText ?? '', at: ohioMinuteOf(desk.now + hour) };
        const hiddenFields = { back: deskPathFor(query), stay: '1', ...later };
        return (
          <section class="band row" aria-label={`Due: ${name}`}>
            <p>
              <b>
                Due {shortText(dueAt ?? 0, desk.now)}: {name}
              </b>
              <span class="sub">
                {dueText}
                {lead.assignee === null ? ' (unassigned)' : ''}
              </span>
            </p>
            <Form action={`/desk/leads/${number}`} hiddenFields={hiddenFields}>
              <a class="tap" href={`${deskPathFor(query, { lead: number })}#lead`} aria-label={`Open ${name}`}>
                Open
              </a>
              <button type="submit" class="plain" name="do" value="not-planned">
                Done
              </button>
              <button type="submit" class="plain" name="do" value="plan">
                In an hour
              </button>
            </Form>
          </section>
        );
      })}
    </div>
  );
}

/** Open leads of people without an account, which everyone sees until they are handed over. */
export function LeaverBands({ query, desk }: Omit<BandProps, 'due'>) {
  return (
    <>
      {desk.leavers.map(({ email, leads }) => {
        const { name } = desk.officer(email);
        const words = leads === 1 ? '1 open lead' : `${leads.toLocaleString('en-US')} open leads`;
        return (
          <section class="band row" data-of="leaver" aria-label={`Leads of ${name}`}>
            <p>
              <b>{name}</b> has no account, and {words}.{' '}
              <a class="tap" href={deskPathFor({ ...query, search: '', form: '', state: 'all' }, { officer: email })}>
                See them
              </a>
            </p>
            <Form action="/desk/hand-over" hiddenFields={{ from: email, back: deskPathFor(query) }}>
              <select class="input" name="to" aria-label={`Hand the leads of ${name} to`}>
                {desk.officers.map((officer) => (
                  <option value={officer.email}>to {officer.name}</option>
                ))}
                <option value="">to nobody yet</option>
              </select>
              <Button>Hand over</Button>
            </Form>
          </section>
        );
      })}
    </>
  );
}
