/** @jsxImportSource hono/jsx */
import { phoneText } from '@/lib/fields/phone';
import { type CallTime, callTimeOf } from '@/lib/forms/call-times';
import { dateTextOf } from '@/lib/forms/office-hours';
import type { Watch } from '@/lib/leads/watching';
import { percentText } from '@/lib/numbers/format';
import { shortName } from '@/server/desk/accounts/officers';
import { contactOf, contactWishOf, nameOf } from '@/server/desk/answers';
import type { DeskContext } from '@/server/desk/context';
import { Button, Field, Select } from '@/server/desk/pages/form';
import { type DeskQuery, deskPathFor, hasDeletableFilter } from '@/server/desk/query';
import {
  dayText,
  median,
  minutesText,
  momentText,
  monthStart,
  monthText,
  ohioDayOf,
  shortText,
  startOfDay,
} from '@/server/office-time';
import {
  countOf,
  type LeadCounts,
  type LeadOutcome,
  type LeadPage,
  type LeadState,
  type StoredLead,
  type TryResult,
} from '@/server/store/types';

/** Minutes of office hours before a first call is late. */
const maxWaitMinutes = 30;
const chartDays = 5;
const chartWidth = 100;

type FirstCall = { readonly receivedAt: number; readonly calledAt: number };

export const outcomeWords: Readonly<Record<LeadOutcome, string>> = {
  applied: 'Applied',
  funded: 'Funded',
  'not-now': 'Not now',
  'not-qualified': 'Not qualified',
  'wrong-number': 'Wrong number',
  spam: 'Spam',
};

export const tryWords: Readonly<Record<TryResult, string>> = {
  spoke: 'Spoke',
  message: 'Left a message',
  'no-answer': 'No answer',
};

const stateWords: Readonly<Record<LeadState, string>> = { new: 'New', trying: 'Trying', spoke: 'Spoke', done: 'Done' };

const watchWords = {
  reached: 'Our rate is there: call',
  over: 'Time is over: call',
  look: 'Look at our rate',
} as const;

/** What is to do about a rate that a visitor asked us to watch. */
const watchText = ({ due, end }: Watch) => (due === null ? `Until ${dateTextOf(end)}` : watchWords[due]);

/** `2 tries, left a message`; empty without any. */
export function triesText({ tries, tried }: StoredLead): string {
  if (tries === 0) return '';
  const result = tried === null || tried === 'spoke' ? '' : `, ${tryWords[tried].toLowerCase()}`;
  return `${tries === 1 ? '1 try' : `${tries} tries`}${result}`;
}

/** The time that a visitor asked to be called at, while nobody has reached them. */
export function askedTimeOf({ state, receivedAt, body }: StoredLead, { hours }: Pick<DeskContext, 'hours'>) {
  return state === 'new' || state === 'trying' ? callTimeOf(hours, body.when ?? '', new Date(receivedAt)) : null;
}

/** How long is left to call at the time that the visitor asked for. */
export function leftOf({ starts, ends }: CallTime, now: number): { readonly text: string; readonly isLate: boolean } {
  if (now >= ends.getTime()) return { text: `Asked for by ${shortText(ends.getTime(), now)}`, isLate: true };
  if (now < starts.getTime()) return { text: `From ${shortText(starts.getTime(), now)}`, isLate: false };
  return { text: `${minutesText(Math.ceil((ends.getTime() - now) / 60_000))} left`, isLate: false };
}

export function waitOf(lead: StoredLead, desk: DeskContext): { readonly text: string; readonly isLate: boolean } {
  const { office, now, watch } = desk;
  const { receivedAt, calledAt, doneAt } = lead;
  const time = askedTimeOf(lead, desk);
  if (time) return leftOf(time, now);
  if (calledAt !== null) return { text: `After ${minutesText(office.between(receivedAt, calledAt))}`, isLate: false };
  if (doneAt !== null) return { text: 'No call', isLate: false };
  const asked = watch(lead);
  if (asked) return { text: watchText(asked), isLate: asked.due !== null };
  const minutes = office.between(receivedAt, now);
  if (minutes === 0 && !office.isOpenAt(now)) return { text: 'Came after hours', isLate: false };
  return { text: `Waiting ${minutesText(minutes)}`, isLate: minutes > maxWaitMinutes };
}

/** `google / cpc / spring` without the parts that are not known. */
export function cameWords(came: string): string {
  return came.replace(/(?: \/ )+$/, '').replace(/^ \/ /, '') || 'Not known';
}

export function State({ lead, desk }: { readonly lead: StoredLead; readonly desk: DeskContext }) {
  const { state, spokeAt } = lead;
  const isWatched = state === 'new' && desk.watch(lead)?.due === null;
  // Calls from before results were kept may have reached somebody.
  const words = state === 'spoke' && spokeAt === null ? 'Called' : stateWords[state];
  return (
    <span class="state" data-state={isWatched ? 'trying' : state}>
      {isWatched ? 'Watching' : words}
    </span>
  );
}

type FiguresProps = {
  readonly desk: DeskContext;
  readonly waiting: number;
  readonly longest: StoredLead | undefined;
  readonly calls: readonly FirstCall[];
};

export function Figures({ desk, waiting, longest, calls }: FiguresProps) {
  const { office, now } = desk;
  const minutesSince = (moment: number) =>
    median(
      calls.filter(({ calledAt }) => calledAt >= moment).map((call) => office.between(call.receivedAt, call.calledAt)),
    );
  const today = minutesSince(startOfDay(now));
  const week = minutesSince(startOfDay(now, -6));
  const wait = longest && office.between(longest.receivedAt, now);
  return (
    <dl class="figures" id="figures">
      <div>
        <dt>Waiting</dt>
        <dd>{waiting.toLocaleString('en-US')}</dd>
      </div>
      <div>
        <dt>Longest</dt>
        <dd class={wait !== undefined && wait > maxWaitMinutes ? 'late' : undefined}>
          {wait === undefined ? 'None' : minutesText(wait)}
        </dd>
      </div>
      <div>
        <dt>Time to first call, today</dt>
        <dd>{today === null ? 'No calls' : minutesText(today)}</dd>
      </div>
      <div>
        <dt>Last 7 days, median</dt>
        <dd>{week === null ? 'No calls' : minutesText(week)}</dd>
      </div>
    </dl>
  );
}

export function officerChoices(desk: DeskContext): readonly (readonly [string, string])[] {
  return [
    ['', 'Anyone'],
    ['nobody', 'Nobody yet'],
    ...[...desk.officers, ...desk.leavers].map(({ email }) => [email, desk.officer(email).name] as const),
  ];
}

export function Filters({ query, desk }: { readonly query: DeskQuery; readonly desk: DeskContext }) {
  const officers = officerChoices(desk);
  const filtered = [
    query.search && `“${query.search}”`,
    desk.formNames.get(query.form) ?? query.form,
    officers.find(([email]) => email === query.officer && email !== '')?.[1] ?? '',
    query.month && monthText(monthStart(query.month)),
    query.came && cameWords(query.came),
  ].filter(Boolean);
  return (
    <search>
      <details class="box filters" open={filtered.length > 0}>
        <summary>
          Search and filter <span>{filtered.join(', ') || 'nothing filtered'}</span>
        </summary>
        <form method="get" action="/desk">
          {query.state === 'mine' ? null : <input type="hidden" name="state" value={query.state} />}
          <Field
            id="search"
            name="q"
            label="Search name, phone, email, place or note"
            type="search"
            maxlength={100}
            value={query.search}
          />
          <div class="field">
            <Select id="form" label="Form" choices={[['', 'All forms'], ...desk.formNames]} chosen={query.form} />
          </div>
          <div class="field">
            <Select id="who" label="Assigned to" choices={officers} chosen={query.officer} />
          </div>
          {query.month === '' ? null : <input type="hidden" name="month" value={query.month} />}
          {query.came === '' ? null : <input type="hidden" name="came" value={query.came} />}
          <Button>Filter</Button>
          {filtered.length === 0 ? null : <a href="/desk">Filter nothing</a>}
        </form>
      </details>
    </search>
  );
}

type RowProps = { readonly lead: StoredLead; readonly query: DeskQuery; readonly desk: DeskContext };

function Row({ lead, query, desk }: RowProps) {
  const isOpen = lead.number === query.lead;
  const wait = waitOf(lead, desk);
  const place = lead.body.zipCode || lead.body.city || lead.body.City;
  const { phone } = contactOf(lead.body);
  const wish = contactWishOf(lead.body);
  return (
    <tr class={isOpen ? 'here' : undefined}>
      <th scope="row" class="c-n">
        <a href={`${deskPathFor(query, { lead: lead.number })}#lead`} aria-current={isOpen ? 'true' : undefined}>
          <b>{nameOf(lead.body)}</b>
          {place ? <span class="sub">{place}</span> : null}
        </a>
        {phone ? (
          <a class="row-phone" href={`tel:${phone}`}>
            {phoneText(phone.replace(/^\+1/, ''))}
          </a>
        ) : null}
      </th>
      <td class="c-f">
        {desk.formNames.get(lead.form) ?? lead.form}
        {wish ? <span class="sub">{wish}</span> : null}
      </td>
      <td class="c-s">
        <State lead={lead} desk={desk} />
        <span class="sub">{lead.outcome === null ? triesText(lead) : outcomeWords[lead.outcome]}</span>
      </td>
      <td class="c-w">
        {shortText(lead.receivedAt, desk.now)}
        <span class={wait.isLate ? 'sub late' : 'sub'}>{wait.text}</span>
      </td>
      <td class="c-a">
        {lead.assignee === null ? 'Nobody' : shortName(desk.officer(lead.assignee).name)}
        {desk.leavers.some(({ email }) => email === lead.assignee) ? <span class="sub">no account</span> : null}
      </td>
    </tr>
  );
}

function EmptyList({ query }: { readonly query: DeskQuery }) {
  const drops: readonly (readonly [boolean, string, Partial<DeskQuery>])[] = [
    [query.search !== '', `the search for “${query.search}”`, { search: '' }],
    [query.form !== '', 'the form', { form: '' }],
    [query.officer !== '', 'the officer', { officer: '' }],
    [query.month !== '', 'the month', { month: '' }],
    [query.came !== '', 'how they came', { came: '' }],
    [query.state !== 'all', 'the state', { state: 'all' }],
  ];
  const given = drops.filter(([isGiven]) => isGiven);
  if (query.state === 'mine') {
    return (
      <p class="none">
        Nothing waits for you. <a href={deskPathFor(query, { state: 'all', behind: undefined })}>All leads</a>
      </p>
    );
  }
  if (given.length === 0) return <p class="none">No leads yet. New ones appear here by themselves.</p>;
  return (
    <div class="none">
      <p>No leads match. Drop a filter:</p>
      <ul>
        {given.map(([, words, change]) => (
          <li>
            <a href={deskPathFor(query, { ...change, behind: undefined })}>{words}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type StepsProps = { readonly due: readonly StoredLead[]; readonly query: DeskQuery; readonly desk: DeskContext };

/** Next steps, earliest first. */
export function NextSteps({ due, query, desk }: StepsProps) {
  if (due.length === 0) return null;
  return (
    <section class="box steps" id="steps" aria-labelledby="steps-title">
      <h2 id="steps-title">Next steps</h2>
      <ol class="rows">
        {due.map((lead) => {
          const isDue = lead.dueAt !== null && lead.dueAt <= desk.now;
          return (
            <li>
              <time class={isDue ? 'late' : undefined} datetime={new Date(lead.dueAt ?? 0).toISOString()}>
                {momentText(lead.dueAt ?? 0)}
                {isDue ? ', due' : ''}
              </time>
              <span>
                <a href={`${deskPathFor(query, { lead: lead.number })}#lead`}>{nameOf(lead.body)}</a>: {lead.dueText}
                {lead.assignee === null ? ' (with nobody)' : ''}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Who waits for a rate: those to call now first, then by the day their time is over. */
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
      <h2 id="watching-title">Watching</h2>
      <ol class="rows">
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

type ListProps = {
  readonly page: LeadPage;
  /** By state; undefined for a search, which isn't counted. */
  readonly counts: (LeadCounts & { readonly mine: number }) | undefined;
  readonly query: DeskQuery;
  readonly desk: DeskContext;
};

export function LeadList({ page, counts, query, desk }: ListProps) {
  const sum = counts && countOf(counts).all;
  const tabs = [
    ['mine', 'Mine', counts?.mine],
    ['all', 'All', sum],
    ['new', 'New', counts?.new],
    ['trying', 'Trying', counts?.trying],
    ['spoke', 'Spoke', counts?.spoke],
    ['done', 'Done', counts?.done],
  ] as const;
  const total = tabs.find(([state]) => state === query.state)?.[2];
  const first = query.before + 1;
  const last = query.before + page.leads.length;
  const orders: Partial<Record<DeskQuery['state'], string>> = {
    new: 'those waiting longest first',
    mine: 'promised times first, then the newest',
  };
  const order = orders[query.state] ?? 'newest first';
  const more = query.state === 'new' ? 'More leads' : 'Older leads';
  return (
    <section class="box" id="list" aria-labelledby="list-title" data-newest={desk.newest}>
      <h2 class="vh" id="list-title">
        List of leads
      </h2>
      <div class="list-head">
        <ul class="tabs">
          {tabs.map(([state, words, count]) => (
            <li>
              <a
                href={deskPathFor(query, { state, behind: undefined, lead: undefined })}
                aria-current={state === query.state ? 'page' : undefined}
              >
                {words}
                {count === undefined ? null : <span> {count.toLocaleString('en-US')}</span>}
              </a>
            </li>
          ))}
        </ul>
        <p class="list-acts">
          {desk.isOwner ? (
            <>
              {hasDeletableFilter(query) ? (
                <a class="export" href={deskPathFor(query, { behind: undefined, lead: undefined }, '/desk/erase')}>
                  Delete these
                </a>
              ) : null}
              <a class="export" href={deskPathFor(query, { behind: undefined, lead: undefined }, '/desk/export')}>
                Export CSV
              </a>
              <a class="export" href={deskPathFor(query, { behind: undefined, lead: undefined }, '/desk/contacts')}>
                Contacts
              </a>
            </>
          ) : null}
        </p>
      </div>
      {page.leads.length === 0 && !page.isCut ? (
        <EmptyList query={query} />
      ) : (
        <table class="leads">
          <caption class="vh">Leads, {order}</caption>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Form</th>
              <th scope="col">State</th>
              <th scope="col">Received, first call</th>
              <th scope="col" class="c-a">
                With
              </th>
            </tr>
          </thead>
          <tbody>
            {page.leads.map((lead) => (
              <Row lead={lead} query={query} desk={desk} />
            ))}
          </tbody>
        </table>
      )}
      {page.leads.length === 0 && page.next === null ? null : (
        <p class="list-end">
          <span>
            {page.leads.length === 0
              ? 'Nothing found so far'
              : `${first.toLocaleString('en-US')} to ${last.toLocaleString('en-US')}${total === undefined ? '' : ` of ${total.toLocaleString('en-US')}`}`}
          </span>
          {page.next === null ? null : (
            <a href={deskPathFor(query, { behind: page.next, before: last, lead: undefined })}>
              {page.isCut ? 'Search on' : more}
            </a>
          )}
          {query.behind === undefined ? null : (
            <a href={deskPathFor(query, { behind: undefined, lead: undefined })}>Back to the start</a>
          )}
        </p>
      )}
    </section>
  );
}

export function Pace({ calls, desk }: { readonly calls: readonly FirstCall[]; readonly desk: DeskContext }) {
  const days = new Map<string, { readonly moment: number; readonly minutes: number[] }>();
  for (const { receivedAt, calledAt } of calls) {
    const name = ohioDayOf(calledAt);
    const entry = days.get(name) ?? { moment: calledAt, minutes: [] };
    entry.minutes.push(desk.office.between(receivedAt, calledAt));
    days.set(name, entry);
  }
  const rows = [...days.values()]
    .slice(0, chartDays)
    .map(({ moment, minutes }) => ({ moment, minutes: median(minutes) ?? 0 }));
  const longest = Math.max(60, ...rows.map(({ minutes }) => minutes));
  return (
    <section class="box pace" aria-labelledby="pace-title">
      <h2 id="pace-title">Time to first call, median of each day</h2>
      {rows.length === 0 ? (
        <p class="small">No calls are marked yet.</p>
      ) : (
        <table>
          <caption class="vh">Office hours only; days over 30 minutes have a pale bar</caption>
          <tbody>
            {rows.map(({ moment, minutes }) => (
              <tr class={minutes > maxWaitMinutes ? 'over' : undefined}>
                <th scope="row">{ohioDayOf(moment) === ohioDayOf(desk.now) ? 'Today' : dayText(moment)}</th>
                <td>
                  <svg class="paint" viewBox={`0 0 ${chartWidth} 4`} preserveAspectRatio="none" aria-hidden="true">
                    <rect width={Math.max(0.5, (minutes / longest) * chartWidth)} height="4" />
                  </svg>
                </td>
                <td>{minutesText(minutes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p class="small">Counted in office hours. Pale: over 30 minutes.</p>
    </section>
  );
}
