import { createHash } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { controlValueOf } from '@/lib/forms/body';
import { type ControlName, trapName } from '@/lib/forms/definition';
import { leadIdAt } from '@/lib/leads/lead-id';
import { closedPolicy } from '@/lib/site/headers';
import type { Fault, FaultSwitch } from '@/server/faults';
import { BodyProblem, formEntriesOf, readBody } from '@/server/form-body';
import { type InboxForm, schemaFor } from '@/server/form-schema';
import { headersFor } from '@/server/headers';
import type { Log } from '@/server/log';
import { plainPage, plainPagePolicy } from '@/server/plain-page';
import { addressOf, type RateLimit } from '@/server/rate-limit';
import type { LeadStore, NewLead } from '@/server/store';

type InboxContext = Context<{ Bindings: HttpBindings }>;

export type InboxSettings = {
  readonly forms: ReadonlyMap<string, InboxForm>;
  readonly store: Pick<LeadStore, 'put'>;
  readonly rateLimit: RateLimit;
  /** How many proxies of ours stand in front. */
  readonly trustedProxies: number;
  /** Origins of other sites whose pages may post here. */
  readonly allowedOrigins: readonly string[];
  /** Where a browser without script is led: `/thank-you`, or its absolute address where the site is on another host. */
  readonly thankYouUrl: string;
  readonly phone: { readonly display: string; readonly href: string };
  readonly now: () => number;
  readonly log: Log;
  /** For tests alone. */
  readonly faults?: FaultSwitch | undefined;
  /** Told of each newly stored lead, after its commit. */
  readonly onStored?: (() => void) | undefined;
};

type Problems = Readonly<Record<string, string>>;
type Refusal = {
  readonly status: 400 | 403 | 404 | 405 | 408 | 413 | 415 | 422 | 429 | 503;
  readonly message: string;
  /** Reasons by field name. */
  readonly fields?: Problems;
  readonly headers?: Readonly<Record<string, string>>;
};

const relayOnly: readonly ControlName[] = ['_template', '_next', '_captcha'];
const keyPattern = /^[A-Za-z0-9_-]{8,100}$/;

/** A browser that sends a form by itself asks for a page; a script asks for JSON or for anything. */
function wantsPage(accept: string | undefined): boolean {
  return accept?.includes('text/html') === true && !accept.includes('application/json');
}

/** Answers a `POST /leads/:form`: reads, checks, stores, and only then says so. */
export function createInbox(settings: InboxSettings) {
  const { forms, store, rateLimit, trustedProxies, allowedOrigins, thankYouUrl, phone, now, log, faults, onStored } =
    settings;
  const schemas = new Map([...forms].map(([id, form]) => [id, schemaFor(form)] as const));

  function crossOriginHeaders(context: InboxContext): Record<string, string> {
    const origin = context.req.header('origin');
    const vary = { vary: 'Origin, Accept' };
    if (!origin || !allowedOrigins.includes(origin)) return vary;
    return { ...vary, 'access-control-allow-origin': origin, 'cross-origin-resource-policy': 'cross-origin' };
  }

  /**
   * Whether another site's page sends this. A page of our own that gives no referrer has the origin `null`, and a
   * proxy may have changed the host; where the browser says which site it is, that is believed.
   */
  function isForeign(context: InboxContext): boolean {
    const origin = context.req.header('origin');
    if (!origin || origin === 'null' || allowedOrigins.includes(origin)) return false;
    const fetchSite = context.req.header('sec-fetch-site');
    if (fetchSite) return fetchSite !== 'same-origin';
    const host = trustedProxies > 0 ? context.req.header('x-forwarded-host') : undefined;
    return !URL.canParse(origin) || new URL(origin).host !== (host ?? context.req.header('host'));
  }

  function answer(context: InboxContext, status: number, data: unknown, more: Record<string, string> = {}): Response {
    const headers = headersFor({}, '');
    for (const [name, value] of Object.entries({ ...crossOriginHeaders(context), ...more })) headers.set(name, value);
    headers.set('content-type', 'application/json; charset=utf-8');
    headers.set('cache-control', 'no-store');
    headers.set('content-security-policy', closedPolicy);
    const body = context.req.method === 'HEAD' ? null : `${JSON.stringify(data)}\n`;
    return new Response(body, { status, headers });
  }

  function refuse(context: InboxContext, refusal: Refusal): Response {
    const { status, message, fields, headers: more = {} } = refusal;
    if (!wantsPage(context.req.header('accept'))) {
      return answer(context, status, { result: 'error', message, ...(fields && { fields }) }, more);
    }
    const page = plainPage({
      title: 'Your form was not sent',
      sentences: [message, 'Use your browser’s Back button: what you filled in is still there.'],
      problems: Object.values(fields ?? {}),
      phone,
    });
    const headers = headersFor({}, '');
    for (const [name, value] of Object.entries({ ...crossOriginHeaders(context), ...more })) headers.set(name, value);
    headers.set('content-type', 'text/html; charset=utf-8');
    headers.set('cache-control', 'no-store');
    headers.set('content-security-policy', plainPagePolicy);
    return new Response(context.req.method === 'HEAD' ? null : page, { status, headers });
  }

  function accept(context: InboxContext, isNew: boolean, reference: string): Response {
    if (wantsPage(context.req.header('accept'))) {
      const headers = headersFor({}, '');
      headers.set('location', thankYouUrl);
      headers.set('cache-control', 'no-store');
      headers.set('content-security-policy', closedPolicy);
      return new Response(null, { status: 303, headers });
    }
    return answer(context, isNew ? 201 : 200, { result: 'success', reference, stored: isNew ? 'now' : 'already' });
  }

  /** The checked lead, or why it is refused. */
  function leadFrom(form: InboxForm, entries: readonly [string, string][], key: string | null): NewLead | Refusal {
    const names = new Set<string>();
    const twice: Record<string, string> = {};
    for (const [name] of entries) {
      if (names.has(name) && form.fields.some((field) => field.name === name)) twice[name] = 'Sent twice';
      names.add(name);
    }
    if (Object.keys(twice).length > 0) return { status: 422, message: 'Please check your answers.', fields: twice };
    const result = schemas.get(form.id)?.safeParse(Object.fromEntries(entries));
    if (!result?.success) {
      const fields: Record<string, string> = {};
      for (const issue of result?.error.issues ?? []) {
        if (issue.code === 'unrecognized_keys')
          for (const name of issue.keys) fields[name] = 'Not a field of this form';
        else fields[String(issue.path[0] ?? '')] ??= issue.message;
      }
      const message = Object.hasOwn(fields, trapName)
        ? `We could not take this form, because a hidden field in it was filled in. Please call us at ${phone.display}.`
        : 'Please check your answers.';
      return { status: 422, message, fields };
    }
    const sent: Readonly<Record<string, unknown>> = result.data;
    const text = (name: string) => (typeof sent[name] === 'string' ? String(sent[name]) : '');
    const receivedAt = now();
    const leadId = text('_id') || text('id') || leadIdAt(new Date(receivedAt));
    const answers = form.fields.map((field) => [field.name, text(field.name)] as const);
    const controls = form.controls
      .filter((control) => !relayOnly.includes(control))
      .map((control) => [control, controlValueOf(form, control, { leadId, nextUrl: '' })] as const);
    return {
      form: form.id,
      key,
      leadId,
      body: Object.fromEntries([...answers, ...controls]),
      contentHash: createHash('sha256').update(JSON.stringify(answers)).digest('base64url'),
      receivedAt,
    };
  }

  /** Plays a fault; undefined when the inbox is to go on. */
  async function play(context: InboxContext, fault: Fault): Promise<Response | undefined> {
    const { socket } = context.env.incoming;
    if (fault.kind === 'answer') {
      const body = fault.body ?? JSON.stringify({ result: 'error', message: 'A fault of the test' });
      return new Response(body, { status: fault.status, headers: { ...fault.headers } });
    }
    if (fault.kind === 'wait') {
      await new Promise((next) => setTimeout(next, fault.ms));
      return undefined;
    }
    if (fault.kind === 'cut') socket.destroy();
    else if (!socket.destroyed) await new Promise((gone) => socket.once('close', gone));
    return new Response(null, { status: 503 });
  }

  async function take(context: InboxContext, form: InboxForm): Promise<Response> {
    const key = context.req.query('key') ?? null;
    if (key !== null && !keyPattern.test(key)) {
      return refuse(context, {
        status: 422,
        message: 'Please load the page again and send the form once more.',
        fields: { key: 'Not a key of ours' },
      });
    }
    const { incoming } = context.env;
    const encoding = context.req.header('content-encoding');
    if (encoding && encoding !== 'identity') {
      return refuse(context, { status: 415, message: 'Send the form without compression.' });
    }
    const bytes = await readBody(incoming);
    const entries = await formEntriesOf(bytes, context.req.header('content-type') ?? '');
    const lead = leadFrom(form, entries, key);
    if ('status' in lead) return refuse(context, lead);

    const fault = faults?.(form.id);
    const before = fault?.when === 'before-storing' ? await play(context, fault) : undefined;
    if (before) return before;
    let stored: Awaited<ReturnType<LeadStore['put']>>;
    try {
      stored = await store.put(lead);
    } catch (problem) {
      // The message of a database names tables and files, never a lead.
      log({ event: 'fault', message: problem instanceof Error ? problem.message : 'unknown' });
      return refuse(context, {
        status: 503,
        message: 'We cannot take forms just now. Please try again in a minute.',
        headers: { 'retry-after': '5' },
      });
    }
    if (stored.outcome !== 'already-stored') onStored?.();
    const after = fault?.when === 'after-storing' ? await play(context, fault) : undefined;
    return after ?? accept(context, stored.outcome === 'stored', stored.leadId);
  }

  return async function inbox(context: InboxContext): Promise<Response> {
    const form = forms.get(context.req.param('form') ?? '');
    if (!form) return refuse(context, { status: 404, message: 'There is no such form.' });
    const allow = 'POST, OPTIONS';
    if (context.req.method === 'OPTIONS') {
      const headers = headersFor({}, '');
      for (const [name, value] of Object.entries(crossOriginHeaders(context))) headers.set(name, value);
      headers.set('allow', allow);
      if (headers.has('access-control-allow-origin')) {
        headers.set('access-control-allow-methods', 'POST');
        headers.set('access-control-allow-headers', 'Content-Type, Accept');
        headers.set('access-control-max-age', '86400');
      }
      return new Response(null, { status: 204, headers });
    }
    if (context.req.method !== 'POST') {
      return refuse(context, { status: 405, message: 'Forms are sent by POST.', headers: { allow } });
    }
    if (isForeign(context)) {
      return refuse(context, { status: 403, message: 'Forms are taken from our own pages only.' });
    }
    const address = addressOf(
      context.env.incoming.socket.remoteAddress ?? '',
      context.req.header('x-forwarded-for'),
      trustedProxies,
    );
    const seconds = rateLimit.take(address);
    if (seconds > 0) {
      return refuse(context, {
        status: 429,
        message: `Too many forms came from your network. Please try again in ${seconds} seconds.`,
        headers: { 'retry-after': String(seconds) },
      });
    }
    try {
      return await take(context, form);
    } catch (problem) {
      if (problem instanceof BodyProblem) return refuse(context, { status: problem.status, message: problem.message });
      throw problem;
    }
  };
}
