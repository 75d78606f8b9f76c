/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
import { ownRate } from '@/content/lender/rates';
import { watchOf } from '@/lib/leads/watching';
import { isOverTls } from '@/server/addresses';
import { maxIdleTime } from '@/server/desk/accounts/sessions';
import { contactOf } from '@/server/desk/answers';
import { formText, isConflict, parseChange } from '@/server/desk/changes';
import { type Confirmations, confirmationFor } from '@/server/desk/confirm';
import type { DeskContext } from '@/server/desk/context';
import { calendarFile } from '@/server/desk/files/calendar';
import { contactLines, csvStream, leadLines } from '@/server/desk/files/lead-csv';
import { DueBands, LeaverBands, maxBands } from '@/server/desk/pages/bands';
import { CountsPage } from '@/server/desk/pages/counts-page';
import { DeletePage } from '@/server/desk/pages/delete-page';
import { Figures, Pace } from '@/server/desk/pages/figures';
import { flashFromQuery } from '@/server/desk/pages/lead-props';
import { LeadView, NoLead } from '@/server/desk/pages/lead-view';
import { askedTimeOf } from '@/server/desk/pages/lead-words';
import { Filters, LeadList } from '@/server/desk/pages/list-view';
import { DeskPage } from '@/server/desk/pages/page';
import { NextSteps, Watching } from '@/server/desk/pages/steps';
import { GivenUp, NoCanary, Refused } from '@/server/desk/pages/warnings';
import {
  type DeskQuery,
  describeFilter,
  deskPathFor,
  filterOf,
  hasDeletableFilter,
  parseDeskQuery,
  safeDeskPath,
} from '@/server/desk/query';
import { type DeskBindings, type RequestContext, scopeOf } from '@/server/desk/requests';
import type { DeskServices } from '@/server/desk/services';
import { formName } from '@/server/inbox/forms';
import { officeMinutes, ohioDayOf, startOfDay, startOfMonth } from '@/server/office-time';
import { leadNumbersText } from '@/server/store/audit-log';
import { countOf, type LeadFilter, type StoredLead, webhookKinds } from '@/server/store/types';

const pageSize = 50;
const monthsShown = 12;

/** Sorts leads with a requested call time first, by its end. The others keep their order. */
function soonestFirst(leads: readonly StoredLead[], desk: DeskContext): readonly StoredLead[] {
  const endOf = (lead: StoredLead) => askedTimeOf(lead, desk)?.ends.getTime() ?? Number.MAX_SAFE_INTEGER;
  return leads.toSorted((a, b) => endOf(a) - endOf(b));
}

export function leadRoutes(services: DeskServices, confirmations: Confirmations): Hono<DeskBindings> {
  const { store, forms, company, officer, now, recordAudit, show, notice, tell } = services;
  const formNames = new Map([...forms].map(([id, form]) => [id, formName(form)] as const));
  const office = officeMinutes(company.hours);
  const app = new Hono<DeskBindings>();

  async function loadOfficers() {
    const accounts = await store.accounts.list();
    return accounts.filter(({ role }) => role !== 'auditor').map(({ email }) => officer(email));
  }

  async function loadContext(context: RequestContext): Promise<DeskContext> {
    const { leads: newest } = await store.pulse();
    return {
      now: now(),
      hours: company.hours,
      office,
      formNames,
      isOwner: scopeOf(context) === undefined,
      officers: await loadOfficers(),
      leavers: await store.leavers(),
      officer,
      newest,
      watch: (lead) => watchOf(lead, ownRate, now()),
    };
  }

  /** The desk's URL for links in exported files: the setting, or the address of the request. */
  function deskUrlOf(context: RequestContext): string {
    const scheme = isOverTls(context.req.header('x-forwarded-proto'), services.trustedProxies) ? 'https' : 'http';
    return services.deskUrl ?? `${scheme}://${context.req.header('host')}/desk`;
  }

  async function leadDetail(context: RequestContext, query: DeskQuery, desk: DeskContext) {
    if (query.lead === undefined) return undefined;
    const lead = await store.lead(query.lead, scopeOf(context));
    if (!lead) return <NoLead query={query} />;
    const { who } = context.get('session');
    await recordAudit(who, 'view', 1, `lead ${lead.number}`);
    return (
      <LeadView
        lead={lead}
        history={await store.history(lead.number)}
        others={await store.ofSamePerson(lead.number, scopeOf(context))}
        mail={(await store.mailOf(lead.number))?.state}
        receipt={await store.mailOf(lead.number, 'receipt')}
        form={forms.get(lead.form)}
        query={query}
        desk={desk}
        who={who}
        flash={flashFromQuery(context.req.query('did'))}
      />
    );
  }

  async function countsOf(query: DeskQuery, who: string, visibleTo: string | undefined) {
    const mine = await store.counts({ ...filterOf({ ...query, state: 'mine' }, who), visibleTo });
    const all = await store.counts({ ...filterOf({ ...query, state: 'all' }, who), visibleTo });
    return { ...all, mine: countOf(mine).open };
  }

  app.get('/desk', async (context) => {
    const { who } = context.get('session');
    const query = parseDeskQuery(context.req.query());
    const order = query.state === 'new' ? 'oldest' : 'newest';
    const visibleTo = scopeOf(context);
    const filter = { ...filterOf(query, who), visibleTo };
    const desk = await loadContext(context);
    const page = await store.page({ filter, order, behind: query.behind, size: pageSize });
    const listed =
      query.state === 'mine' && page.next === null ? { ...page, leads: soonestFirst(page.leads, desk) } : page;
    const counts = query.search === '' && query.came === '' ? await countsOf(query, who, visibleTo) : undefined;
    const waitingForCall = { state: 'new', form: 'call', visibleTo } as const;
    const callRequests = await store.page({ filter: waitingForCall, order: 'oldest', size: 500 });
    const watched = callRequests.leads.flatMap((lead) => {
      const watch = desk.watch(lead);
      return watch ? [{ lead, watch }] : [];
    });
    const quiet = watched.filter(({ watch }) => watch.due === null).length;
    const oldest = await store.page({ filter: { state: 'new', visibleTo }, order: 'oldest', size: quiet + 1 });
    const due = await store.due(query.state === 'mine' ? who : undefined, visibleTo);
    const seen = [...new Set([...page.leads, ...due, ...watched.map(({ lead }) => lead)].map(({ number }) => number))];
    const about = [leadNumbersText(seen), describeFilter(query)].filter(Boolean).join('; ');
    await recordAudit(who, 'list', seen.length, about);
    const calls = await store.firstCalls(startOfDay(now(), -13));
    const open = await leadDetail(context, query, desk);
    const waiting = (await store.counts({ state: 'new', visibleTo })).new - quiet;
    const dueNow = due.filter(({ dueAt }) => dueAt !== null && dueAt <= desk.now);
    const rings = waiting + dueNow.length;
    const shown = { query, desk };
    return show(
      context,
      <DeskPage
        title={`${rings > 0 ? `(${rings}) ` : ''}${query.lead === undefined ? 'Leads' : 'A lead'}`}
        isLive={true}
        isOpen={open !== undefined}
        skip="Skip to the leads"
      >
        <div class="desk-top row">
          <h1>Leads</h1>
          <Figures
            desk={desk}
            waiting={waiting}
            longest={oldest.leads.find((lead) => desk.watch(lead)?.due !== null)}
            calls={calls}
          />
        </div>
        <p class="news" id="news" role="status" data-idle={maxIdleTime} />
        <GivenUp of="email" mail={await store.mailBacklog()} query={query} />
        <GivenUp of="webhook" mail={await store.mailBacklog(webhookKinds)} query={query} />
        <NoCanary last={await store.marked('canary')} now={desk.now} />
        <Refused networks={services.refused.top()} />
        <DueBands due={dueNow} {...shown} />
        <LeaverBands {...shown} />
        <Filters {...shown} />
        <div class="panes">
          <div class="pane-list">
            <LeadList page={listed} counts={counts} {...shown} />
            <div id="later">
              <NextSteps due={due.filter((lead) => !dueNow.slice(0, maxBands).includes(lead))} {...shown} />
              <Watching watched={watched} query={query} />
            </div>
            {open ? <Pace calls={calls} desk={desk} /> : null}
          </div>
          {open ?? <Pace calls={calls} desk={desk} />}
        </div>
      </DeskPage>,
    );
  });

  app.get('/desk/counts', async (context) => {
    const months = await Promise.all(
      Array.from({ length: monthsShown }, async (_, before) => {
        const since = startOfMonth(now(), before);
        const until = startOfMonth(now(), before - 1);
        const views = await store.viewsOf(ohioDayOf(since), ohioDayOf(until));
        return { since, views, tallies: await store.tally(since, until) };
      }),
    );
    const query = parseDeskQuery(context.req.query());
    return show(context, <CountsPage months={months} query={query} desk={await loadContext(context)} />);
  });

  app.get('/desk/pulse', async (context) => {
    const { leads, changes } = await store.pulse();
    return context.text(`${leads} ${changes} ${await store.dueCount(now())}`);
  });

  app.post('/desk/leads/:number{\\d{1,12}}', async (context) => {
    const { who } = context.get('session');
    const form = await context.req.parseBody();
    const change = parseChange(form, await loadOfficers());
    if (!change) {
      const text =
        'Nothing was changed. A note can have 1 to 4,000 characters, a next step needs a description, a day and a time, and a lead that is done needs an outcome.';
      return notice(context, 422, 'That didn’t work', text);
    }
    const number = Number(context.req.param('number'));
    if (!(await store.lead(number, scopeOf(context)))) return context.redirect(`/desk?lead=${number}`, 303);
    const result = await store.follow({ number, at: now(), who, ...change });
    const back = new URL(safeDeskPath(formText(form.back)), 'http://desk.invalid');
    // From a band above the list, which no longer shows the step.
    if (formText(form.stay) === '1') return context.redirect(`/desk${back.search}`, 303);
    back.searchParams.set('lead', String(number));
    back.searchParams.set('did', isConflict(change, result) ? 'late' : change.change);
    return context.redirect(`/desk${back.search}#state`, 303);
  });

  app.get('/desk/leads/:number{\\d{1,12}}/next-step.ics', async (context) => {
    const lead = await store.lead(Number(context.req.param('number')), scopeOf(context));
    if (!lead || lead.dueAt === null || lead.dueText === null) {
      return notice(context, 404, 'No next step is planned', 'It may be done, or the lead may have been deleted.');
    }
    await recordAudit(context.get('session').who, 'export', 1, `lead ${lead.number}, calendar`);
    const planned = (await store.history(lead.number)).filter(({ kind }) => kind === 'planned');
    const url = `${deskUrlOf(context)}?lead=${lead.number}`;
    const step = { ...lead, dueAt: lead.dueAt, dueText: lead.dueText };
    const { siteUrl } = services;
    return context.body(calendarFile({ lead: step, sequence: planned.length, now: now(), url, siteUrl }), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="lead-${lead.number}.ics"`,
    });
  });

  app.post('/desk/hand-over', async (context) => {
    const { who } = context.get('session');
    const form = await context.req.parseBody();
    const [from, to] = [formText(form.from), formText(form.to) || null];
    const isKnown = to === null || (await loadOfficers()).some(({ email }) => email === to);
    if (!isKnown) return notice(context, 422, 'That didn’t work', 'Nothing was changed.');
    const leads = await store.handOver({ from, to, who, at: now() });
    if (to !== null && to !== who && leads > 0) {
      const text = `${officer(who).name} assigned you the open leads of ${officer(from).name}: ${leads}. At the desk: ${deskUrlOf(context)}`;
      void tell({ to, subject: `Leads assigned to you: ${leads}`, text });
    }
    return context.redirect(safeDeskPath(formText(form.back)), 303);
  });

  app.post('/desk/send-again', async (context) => {
    await store.sendAgain(now());
    return context.redirect('/desk', 303);
  });

  /** `export` has every answer; `contacts` has one person per line. */
  const exports = { export: leadLines, contacts: contactLines } as const;

  app.get('/desk/:file{export|contacts}', async (context) => {
    const file = context.req.param('file') === 'contacts' ? 'contacts' : 'export';
    if (context.req.header('sec-fetch-site') === 'cross-site') {
      return notice(context, 403, 'That link came from another site', 'Please start from the desk.');
    }
    const { who } = context.get('session');
    const query = parseDeskQuery(context.req.query());
    const visibleTo = scopeOf(context);
    if (query.lead === undefined && visibleTo !== undefined) {
      const text = 'Only an owner can export lists. You can export a lead from its page.';
      return notice(context, 403, 'Not for officers', text);
    }
    const confirmation = query.lead === undefined ? confirmationFor(context, confirmations) : undefined;
    if (confirmation) return context.redirect(confirmation, 303);
    const filter: LeadFilter = {
      ...(query.lead === undefined ? filterOf(query, who) : { number: query.lead }),
      visibleTo,
    };
    const about = query.lead === undefined ? describeFilter(query) : `lead ${query.lead}`;
    // Recorded before the first byte and again at the end, in case the server stops in between.
    await recordAudit(who, 'export', 0, about);
    const stream = csvStream(exports[file]({ store, forms }, filter), async (leads) => {
      await recordAudit(who, 'exported', leads, about);
      const text = `${who} exported ${leads} leads from the lead desk (${about || 'all of them'}).`;
      if (query.lead === undefined) void tell({ subject: 'Leads were exported', text });
    });
    return context.body(stream, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${file === 'contacts' ? 'contacts' : 'leads'}-${ohioDayOf(now())}.csv"`,
    });
  });

  /** What can be deleted from here, with counts: the lead, everything with its email or phone, or the filtered list. */
  async function choicesFor(query: DeskQuery, who: string, visibleTo: string | undefined) {
    const choices: { readonly filter: LeadFilter; readonly words: string }[] = [];
    if (query.lead !== undefined) {
      const lead = await store.lead(query.lead, visibleTo);
      if (!lead) return [];
      const { email, phone: dialed } = contactOf(lead.body);
      const phone = dialed.replace(/^\+1/, '');
      choices.push({ filter: { number: lead.number }, words: `only lead ${lead.number}` });
      // An officer deletes one lead at a time.
      const isOwner = visibleTo === undefined;
      if (isOwner && email !== '') choices.push({ filter: { email }, words: `everything sent with ${email}` });
      if (isOwner && phone.length === 10)
        choices.push({ filter: { phone }, words: 'everything sent with this phone number' });
    } else if (visibleTo === undefined && hasDeletableFilter(query))
      choices.push({ filter: filterOf(query, who), words: 'every lead in this list' });
    return Promise.all(
      choices.map(async (choice) => ({ ...choice, count: countOf(await store.counts(choice.filter)).all })),
    );
  }

  app.get('/desk/erase', async (context) => {
    const query = parseDeskQuery(context.req.query());
    const choices = await choicesFor(query, context.get('session').who, scopeOf(context));
    const confirmation = choices.some(({ count }) => count > 1) ? confirmationFor(context, confirmations) : undefined;
    return confirmation
      ? context.redirect(confirmation, 303)
      : show(context, <DeletePage query={query} choices={choices} />);
  });

  app.post('/desk/erase', async (context) => {
    const { who } = context.get('session');
    const form = await context.req.parseBody();
    const query = parseDeskQuery(Object.fromEntries(new URLSearchParams(formText(form.query))));
    const choices = await choicesFor(query, who, scopeOf(context));
    const choice = choices[Number(formText(form.choice))];
    const enteredCount = formText(form.count).trim().replaceAll(',', '');
    if (!choice || enteredCount !== String(choice.count)) {
      const text = 'The number you typed isn’t the number of leads. Please check the list again.';
      return notice(context, 409, 'Nothing was deleted', text);
    }
    const confirmation =
      choice.count > 1 ? confirmationFor(context, confirmations, deskPathFor(query, {}, '/desk/erase')) : undefined;
    if (confirmation) return context.redirect(confirmation, 303);
    const deleted = await store.remove({ filter: choice.filter, expected: choice.count });
    const isPerson = choice.filter.email !== undefined || choice.filter.phone !== undefined;
    const about = [leadNumbersText(deleted.numbers), query.lead === undefined ? describeFilter(query) : ''].filter(
      Boolean,
    );
    await recordAudit(who, isPerson ? 'forget' : 'delete', deleted.numbers.length, about.join('; '));
    return show(context, <DeletePage query={query} choices={[]} deleted={deleted} />);
  });

  return app;
}
