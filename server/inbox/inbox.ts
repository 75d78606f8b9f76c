import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { Answerer } from '@/content/lender/staff';
import { contactFileOf, contactPathOf } from '@/lib/leads/contact-file';
import { formTokenPath } from '@/lib/leads/form-tokens';
import { consentField, consentHeader, keyHeader, sourceHeader } from '@/lib/leads/headers';
import { subnetOf } from '@/server/addresses';
import { canaryHeader } from '@/server/canary';
import { type CsrfSettings, csrfGuard } from '@/server/inbox/csrf';
import { type FormEntry, formEntriesOf } from '@/server/inbox/form-body';
import type { InboxForm } from '@/server/inbox/form-schema';
import { createLeadParser } from '@/server/inbox/lead-parser';
import { createLimits, type LimitSettings, type Sender } from '@/server/inbox/limits';
import { createRecentPosts } from '@/server/inbox/recent-posts';
import { Refusal, refusalAnswer, wantsPage } from '@/server/inbox/refusal';
import { parseSource } from '@/server/inbox/source';
import type { Log } from '@/server/log';
import { isSame } from '@/server/secrets';
import { DiskFull } from '@/server/store/lead-writer';
import type { LeadStore } from '@/server/store/store';
import type { NewLead, PutResult } from '@/server/store/types';

export type InboxSettings = CsrfSettings &
  LimitSettings & {
    readonly forms: ReadonlyMap<string, InboxForm>;
    readonly store: Pick<LeadStore, 'put'> & Partial<Pick<LeadStore, 'formTokenSecret'>>;
    /** Where browsers without script are redirected: `/thank-you`, or an absolute URL if the site is on another host. */
    readonly thankYouUrl: string;
    readonly phone: { readonly display: string; readonly href: string };
    readonly log: Log;
    /** The account of the officer whom a lead names or whose link the visitor followed. The lead is assigned to it. */
    readonly officerNamedIn?: ((lead: Pick<NewLead, 'body' | 'source'>) => string | null) | undefined;
    /** Officers whom a receipt may name. */
    readonly answerers?: readonly Answerer[] | undefined;
    /** The secret that marks this server's canary. */
    readonly canary?: string | undefined;
    /** Called after each new lead is committed. */
    readonly onStored?: (() => void) | undefined;
    /** Called with the network of each refused post. */
    readonly onRefused?: ((network: string) => void) | undefined;
  };

type InboxBindings = { Bindings: HttpBindings; Variables: { sender: Sender; isCanary: boolean } };
type InboxContext = Context<InboxBindings>;

const maxBodySize = 64 * 1024;
const keyPattern = /^[A-Za-z0-9_-]{8,100}$/;

const limitBody = bodyLimit({
  maxSize: maxBodySize,
  onError() {
    throw new Refusal(413, 'What you sent is too large: the limit is 64 KB.');
  },
});

/** Other sites, which can't set the header, send the key in this field. */
const keyField = 'key';

function headerOrField(context: InboxContext, entries: readonly FormEntry[], header: string, field: string) {
  return context.req.header(header) ?? entries.find(([name]) => name === field)?.[1];
}

/** The idempotency key of a form; null if there is none, as from a browser without script. */
function readKey(context: InboxContext, entries: readonly FormEntry[]): string | null {
  const key = headerOrField(context, entries, keyHeader, keyField) ?? null;
  if (key === null || keyPattern.test(key)) return key;
  throw new Refusal(422, 'Please reload the page and send the form again.', {
    fields: { key: 'Not a valid key' },
  });
}

/** The consent version of a form; null if it is malformed. */
function readConsent(context: InboxContext, entries: readonly FormEntry[]): string | null {
  const version = headerOrField(context, entries, consentHeader, consentField) ?? '';
  return /^[0-9a-f]{12}$/.test(version) ? version : null;
}

async function readBody(context: InboxContext): Promise<Buffer> {
  try {
    return Buffer.from(await context.req.arrayBuffer());
  } catch {
    throw new Refusal(400, 'What you sent was cut off before its end.');
  }
}

function acknowledgment(context: InboxContext, result: PutResult, thankYouUrl: string, by?: Answerer): Response {
  if (result.outcome === 'key-expired') {
    const message = 'This form was first sent more than a day ago. Please reload the page and send it again.';
    throw new Refusal(409, message, { code: result.outcome });
  }
  const { outcome, leadId } = result;
  context.header('cache-control', 'no-store');
  if (wantsPage(context)) {
    const query = new URLSearchParams({ reference: leadId, ...(by && { with: by.id }) });
    return context.redirect(`${thankYouUrl}?${query}`, 303);
  }
  const isNew = outcome === 'stored';
  const answer = { result: 'success', reference: leadId, stored: isNew ? 'now' : 'already' };
  const officer = by && [by.name, by.booking?.href ?? '', contactPathOf(contactFileOf(by.id))];
  return context.json({ ...answer, officer }, isNew ? 201 : 200);
}

/** Hono's CORS middleware doesn't set Cross-Origin-Resource-Policy. */
async function allowCrossOriginReading(context: Context, next: () => Promise<void>): Promise<void> {
  await next();
  if (context.res.headers.has('access-control-allow-origin'))
    context.header('cross-origin-resource-policy', 'cross-origin');
}

/** Creates the inbox. `GET /stamp` issues a form token; `POST /:form` validates, stores and only then acknowledges. */
export function createInbox(settings: InboxSettings): Hono<InboxBindings> {
  const { forms, store, allowedOrigins, thankYouUrl, phone, log, now = Date.now } = settings;
  const { onStored, onRefused } = settings;
  const recentPosts = createRecentPosts();
  const checks = new Map(
    [...forms.values()].map((form) => [form.id as string, createLeadParser(form, phone)] as const),
  );
  const limits = createLimits(settings, store.formTokenSecret);
  void limits.ready();
  const inbox = new Hono<InboxBindings>();

  async function storeLead(lead: NewLead): Promise<PutResult> {
    try {
      return await store.put(lead);
    } catch (problem) {
      // SQLite's messages name tables and files, never answers.
      log({ event: 'fault', message: problem instanceof Error ? problem.message : 'unknown' });
      const message =
        problem instanceof DiskFull
          ? `We can’t take forms just now. Please call us at ${phone.display}.`
          : 'Please send it again in a minute: the same answers sent twice are stored once.';
      throw new Refusal(503, message, { headers: { 'retry-after': '5' } });
    }
  }

  inbox.onError((problem, context) => {
    if (!(problem instanceof Refusal)) throw problem;
    if (context.req.method === 'POST' && problem.status < 500) onRefused?.(subnetOf(limits.senderOf(context).address));
    return refusalAnswer(context, problem, phone);
  });

  inbox.get(
    `/${formTokenPath}`,
    allowCrossOriginReading,
    cors({ origin: [...allowedOrigins], allowMethods: ['GET'] }),
    async (context) => {
      await limits.ready();
      return context.text(limits.tokenFor(context), 200, { 'cache-control': 'no-store' });
    },
  );

  inbox.use(
    '/:form',
    async (context, next) => {
      await next();
      context.header('vary', 'Accept', { append: true });
    },
    allowCrossOriginReading,
    cors({
      origin: [...allowedOrigins],
      allowMethods: ['POST'],
      allowHeaders: ['Content-Type', 'Accept', keyHeader, consentHeader],
      exposeHeaders: ['Retry-After'],
      maxAge: 86_400,
    }),
    async (context, next) => {
      if (!checks.has(context.req.param('form') ?? '')) throw new Refusal(404, 'There is no such form.');
      if (context.req.method === 'POST') return next();
      throw new Refusal(405, 'Forms are sent by POST.', { headers: { allow: 'POST, OPTIONS' } });
    },
  );

  async function checkSender(context: InboxContext, next: () => Promise<void>): Promise<void> {
    await limits.ready();
    const { canary } = settings;
    context.set('isCanary', canary !== undefined && isSame(context.req.header(canaryHeader) ?? '', canary));
    context.set('sender', limits.senderOf(context));
    if (!context.get('isCanary')) limits.admitPost(context.get('sender'));
    await next();
  }

  inbox.post('/:form', csrfGuard(settings), checkSender, limitBody, async (context) => {
    const check = checks.get(context.req.param('form'));
    if (!check) throw new Refusal(404, 'There is no such form.');
    const encoding = context.req.header('content-encoding');
    if (encoding && encoding !== 'identity') throw new Refusal(415, 'Send the form without compression.');
    const entries = await formEntriesOf(await readBody(context), context.req.header('content-type') ?? '');
    const key = readKey(context, entries);
    const answers = entries.filter(([name]) => ![keyField, consentField, sourceHeader].includes(name));
    const source = parseSource(headerOrField(context, entries, sourceHeader, sourceHeader) ?? '');
    const lead = check(answers, { key, consentVersion: readConsent(context, entries) }, now());
    const isCanary = context.get('isCanary');
    const sender = context.get('sender');
    if (!isCanary) limits.admitLead(sender);
    const assignee = settings.officerNamedIn?.({ ...lead, source }) ?? null;
    const boundHash = limits.bindToNetwork(lead.contentHash, sender);
    if (key !== null) recentPosts.add(boundHash, lead.receivedAt);
    const isKnown = key !== null || recentPosts.has(boundHash, lead.receivedAt);
    const contentHash = isKnown ? lead.contentHash : boundHash;
    const result = await storeLead({
      ...lead,
      ...{ contentHash, source, assignee, isCanary },
      sender: limits.digestOf(sender),
    });
    if (result.outcome === 'stored' && !isCanary) onStored?.();
    const answerer = settings.answerers?.find(({ account }) => account === assignee);
    return acknowledgment(context, result, thankYouUrl, answerer);
  });

  return inbox;
}
