/** @jsxImportSource hono/jsx */
import { phoneText } from '@/lib/fields/phone';
import { shortName } from '@/server/desk/accounts/officers';
import { contactOf, contactRequestOf, nameOf } from '@/server/desk/answers';
import type { DeskContext } from '@/server/desk/context';
import { Button, Field, Select } from '@/server/desk/pages/form';
import { cameWords, outcomeWords, State, triesText, waitOf } from '@/server/desk/pages/lead-words';
import { type DeskQuery, deskPathFor, hasDeletableFilter } from '@/server/desk/query';
import { monthStart, monthText, shortText } from '@/server/office-time';
import { countOf, type LeadCounts, type LeadPage, type StoredLead } from '@/server/store/types';

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
      <details class="fold box filters" data-print="no" open={filtered.length > 0}>
        <summary class="tap">
          Search and filter <span>{filtered.join(', ') || 'no filters'}</span>
        </summary>
        <form class="grid" method="get" action="/desk">
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
          {filtered.length === 0 ? null : <a href="/desk">Clear filters</a>}
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
  const contactRequest = contactRequestOf(lead.body);
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
        {contactRequest ? <span class="sub">{contactRequest}</span> : null}
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
  const removableFilters: readonly (readonly [boolean, string, Partial<DeskQuery>])[] = [
    [query.search !== '', `the search for “${query.search}”`, { search: '' }],
    [query.form !== '', 'the form', { form: '' }],
    [query.officer !== '', 'the officer', { officer: '' }],
    [query.month !== '', 'the month', { month: '' }],
    [query.came !== '', 'the source', { came: '' }],
    [query.state !== 'all', 'the state', { state: 'all' }],
  ];
  const activeFilters = removableFilters.filter(([isGiven]) => isGiven);
  if (query.state === 'mine') {
    return (
      <p class="none">
        No leads are waiting for you. <a href={deskPathFor(query, { state: 'all', behind: undefined })}>All leads</a>
      </p>
    );
  }
  if (activeFilters.length === 0) return <p class="none">No leads yet. New ones appear here automatically.</p>;
  return (
    <div class="none">
      <p>No leads match. Remove a filter:</p>
      <ul>
        {activeFilters.map(([, words, change]) => (
          <li>
            <a href={deskPathFor(query, { ...change, behind: undefined })}>{words}</a>
          </li>
        ))}
      </ul>
    </div>
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
    new: 'longest wait first',
    mine: 'promised times first, then the newest',
  };
  const order = orders[query.state] ?? 'newest first';
  const isEmpty = page.leads.length === 0 && !page.isCut;
  const more = query.state === 'new' ? 'More leads' : 'Older leads';
  const fromStart = { behind: undefined, lead: undefined };
  const erase = hasDeletableFilter(query) && { erase: 'Delete these' };
  const ownerActions = { ...erase, export: 'Export CSV', contacts: 'Contacts' };
  const actions = Object.entries(desk.isOwner && !isEmpty ? ownerActions : {});
  return (
    <section class="box" id="list" aria-labelledby="list-title" data-newest={desk.newest}>
      <h2 class="vh" id="list-title">
        List of leads
      </h2>
      <div class="list-head row">
        <ul class="tabs btns" data-print="no">
          {tabs.map(([state, words, count]) => (
            <li>
              <a
                class="tap"
                href={deskPathFor(query, { state, ...fromStart })}
                aria-current={state === query.state ? 'page' : undefined}
              >
                {words}
                {count === undefined ? null : <span> {count.toLocaleString('en-US')}</span>}
              </a>
            </li>
          ))}
        </ul>
        <p class="list-acts btns" data-print="no">
          {actions.map(([path, words]) => (
            <a class="tap" href={deskPathFor(query, fromStart, `/desk/${path}`)}>
              {words}
            </a>
          ))}
        </p>
      </div>
      {isEmpty ? (
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
                Officer
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
        <p class="list-end row t-s">
          <span>
            {page.leads.length === 0
              ? 'Nothing found so far'
              : `${first.toLocaleString('en-US')} to ${last.toLocaleString('en-US')}${total === undefined ? '' : ` of ${total.toLocaleString('en-US')}`}`}
          </span>
          {page.next === null ? null : (
            <a
              class="tap"
              data-print="no"
              href={deskPathFor(query, { behind: page.next, before: last, lead: undefined })}
            >
              {page.isCut ? 'Keep searching' : more}
            </a>
          )}
          {query.behind === undefined ? null : (
            <a class="tap" data-print="no" href={deskPathFor(query, fromStart)}>
              Back to the start
            </a>
          )}
        </p>
      )}
    </section>
  );
}
