import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { contactForm } from '@/content/forms/contact';
import { formTokenPath } from '@/lib/leads/form-tokens';
import { consentHeader, formTokenHeader, keyHeader } from '@/lib/leads/headers';
import { filesBelow } from '../build/files';
import { pagesOf } from '../build/hosting';
import { siteApp } from '../site-app';

export type LiveSettings = {
  /** Where the site is published, `https://www.example.com`. */
  readonly origin: string;
  /** The folder of the build that was published. */
  readonly out: string;
  /** Where the contact form sends its leads: `/leads/contact`, or a full address. */
  readonly endpoint: string;
};

export type LiveReport = {
  /** What a visitor meets there that the build did not write, one sentence each. */
  readonly differences: readonly string[];
  /** What else the reader should know. */
  readonly notes: readonly string[];
};

/** A difference, and the address that has it. */
type Found = { readonly path: string; readonly sentence: string };
type Ask = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;

/** Requests on their way at a time. */
const atOnce = 8;
/** How long an answer may take, in milliseconds. */
const patience = 20_000;

/** What a browser sends, and our own server is asked with as well. */
const asBrowser = { 'accept-encoding': 'br, gzip', accept: 'text/html,*/*' };

const sent = [
  'content-type',
  'cache-control',
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-robots-tag',
];

const short = (text: string) => (text.length > 90 ? `${text.slice(0, 87)}…` : text);
const ageIn = (caching: string) => Number(/max-age=(\d+)/.exec(caching)?.[1] ?? Number.NaN);

/** Whether a header that differs protects as well as the one of the build. */
function isAsGood(name: string, live: string, built: string): boolean {
  if (name === 'referrer-policy') return live === 'no-referrer';
  // A page has its policy in its own head, where only this directive does not count.
  if (name === 'content-security-policy') return /frame-ancestors 'none'/.test(live);
  if (name === 'content-type')
    return live.toLowerCase().replaceAll(' ', '') === built.toLowerCase().replaceAll(' ', '');
  return name === 'cache-control' && !built.includes('immutable') && ageIn(live) <= ageIn(built);
}

function headerSentences(live: Headers, built: Headers): readonly string[] {
  return sent.flatMap((name) => {
    const [there, here] = [live.get(name), built.get(name)];
    if (here === null || here === there || (there !== null && isAsGood(name, there, here))) return [];
    if (there === null) return [`sends no ${name}; the build has “${short(here)}”.`];
    return [`sends ${name} “${short(there)}”; the build has “${short(here)}”.`];
  });
}

function encodingSentences(live: Headers, built: Headers): readonly string[] {
  const [there, here] = [live.get('content-encoding'), built.get('content-encoding')];
  if (here === null || here === there) return [];
  return [there === null ? 'is sent without compression.' : `is compressed with ${there}; brotli would be smaller.`];
}

/** A file of each kind: of each folder at the top and each ending. */
function oneOfEach(files: readonly string[]): readonly string[] {
  const kinds = new Map(files.map((file) => [file.replace(/^(\/[^/]+\/).*(\.\w+)$|^.*(\.\w+)$/, '$1$2$3'), file]));
  return [...kinds.values()];
}

/** Spellings of a page that lead to it, and the page. */
function misspelled(pages: readonly string[], renamed: Readonly<Record<string, string>>): readonly string[] {
  const page = pages.find((path) => /^\/[a-z]+-[a-z]+$/.test(path)) ?? pages.find((path) => path !== '/') ?? '/';
  return [
    `${page}/`,
    `${page}.html`,
    page.toUpperCase(),
    page.replaceAll('-', '_'),
    ...Object.keys(renamed).slice(0, 3),
  ];
}

async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<readonly Found[]>): Promise<Found[]> {
  const found: (readonly Found[])[] = [];
  const waiting = [...items.entries()];
  async function one(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) found[next[0]] = await work(next[1]);
  }
  await Promise.all(Array.from({ length: atOnce }, one));
  return found.flat();
}

/** The sentences, each once, with the first of the addresses that it is about. */
function grouped(found: readonly Found[]): readonly string[] {
  return [...new Set(found.map(({ sentence }) => sentence))].map((sentence) => {
    const paths = found.filter((each) => each.sentence === sentence).map(({ path }) => path);
    const more = paths.length > 4 ? ` and ${paths.length - 3} more` : '';
    return `${(more ? paths.slice(0, 3) : paths).join(', ')}${more}: ${sentence}`;
  });
}

/** Why there was no answer: `ENOTFOUND`, `CERT_HAS_EXPIRED`. */
function reasonIn(problem: unknown): string {
  const { cause } = problem as { readonly cause?: { readonly code?: string } };
  return cause?.code ?? 'too slow';
}

const isRedirect = (status: number) => status >= 300 && status < 400;

/** What differs between an answer of the host and that of our own server for the same build. */
async function compare(path: string, host: Ask, own: Ask): Promise<readonly Found[]> {
  const say = (...sentences: readonly string[]) => sentences.map((sentence) => ({ path, sentence }));
  const built = await own(path, asBrowser);
  let live: Response;
  let body: Buffer;
  try {
    live = await host(path, asBrowser);
    body = Buffer.from(await live.arrayBuffer());
  } catch (problem) {
    return say(`does not answer (${reasonIn(problem)}).`);
  }
  if (isRedirect(built.status)) {
    const target = built.headers.get('location') ?? '';
    if (!isRedirect(live.status)) return say(`answers ${live.status}; it should lead to a page.`);
    const { pathname, search } = new URL(live.headers.get('location') ?? '', `http://host${path}`);
    if (pathname + search !== target) return say(`leads to ${live.headers.get('location')} instead of ${target}.`);
    return [301, 308].includes(live.status) ? [] : say(`leads to its page for now (${live.status}), not for good.`);
  }
  if (live.status !== built.status) return say(`answers ${live.status} instead of ${built.status}.`);
  const isSame = Buffer.from(await (await own(path)).arrayBuffer()).equals(body);
  return say(
    ...headerSentences(live.headers, built.headers),
    ...encodingSentences(live.headers, built.headers),
    ...(isSame ? [] : ['is not the file of this build: another one is published, or the host changes it on the way.']),
  );
}

/** Asks again with the mark of what was sent, as a browser does that has the page already. */
async function revalidates(host: Ask): Promise<readonly Found[]> {
  const { headers } = await host('/', asBrowser);
  const tag = headers.get('etag');
  const again = tag ? await host('/', { ...asBrowser, 'if-none-match': tag }) : undefined;
  if (again?.status === 304) return [];
  return [{ path: '/', sentence: 'is sent whole to a browser that has it already: no ETag is compared.' }];
}

async function leadsToTls(origin: string): Promise<readonly Found[]> {
  if (!origin.startsWith('https:') || new URL(origin).port !== '') return [];
  const plain = origin.replace('https:', 'http:');
  const say = (sentence: string) => [{ path: plain, sentence }];
  try {
    const { status, headers } = await fetch(plain, { redirect: 'manual', signal: AbortSignal.timeout(patience) });
    if ([301, 308].includes(status) && headers.get('location')?.startsWith('https://')) return [];
    return say(`answers ${status}; it should lead to https for good.`);
  } catch {
    return say('does not answer; who types the name alone in an old browser finds nothing.');
  }
}

/** An answer that no person gives, with a phone number that is kept for fiction. */
const answers = {
  name: 'Test of the website',
  email: 'release-test@example.com',
  phone: '6145550100',
  city: 'Columbus',
  message: 'Sent by npm run release -- --live to see that forms arrive. Nobody waits for an answer; please delete it.',
};

/** Sends a lead as a page does, the same once more, and the same as a browser without script. */
async function sendsLead({ origin, endpoint }: LiveSettings): Promise<LiveReport> {
  const address = new URL(endpoint, origin);
  const say = (sentence: string): LiveReport => ({ differences: [`${address.pathname}: ${sentence}`], notes: [] });
  if (!address.pathname.endsWith(`/leads/${contactForm.id}`)) {
    return {
      differences: [],
      notes: [`No test lead was sent: ${address.origin} is no inbox of ours. Fill in the contact form by hand.`],
    };
  }
  const ask = (path: URL, init: RequestInit) =>
    fetch(path, { redirect: 'manual', signal: AbortSignal.timeout(patience), ...init });
  const post = (headers: Readonly<Record<string, string>>) =>
    ask(address, { method: 'POST', body: new URLSearchParams(answers), headers: { origin, ...headers } });
  try {
    const token = await ask(new URL(formTokenPath, address), { headers: { origin } });
    if (token.status !== 200)
      return say(`no form token is issued (${token.status}); /leads/ does not reach the inbox.`);
    const headers = {
      accept: 'application/json',
      [keyHeader]: `release-${crypto.randomUUID()}`,
      [consentHeader]: contactForm.consentVersion,
      [formTokenHeader]: await token.text(),
    };
    const first = await post(headers);
    const told = await first.text();
    if (first.status !== 201) return say(`the test lead was not stored (${first.status}): ${short(told)}`);
    const { reference } = JSON.parse(told) as { reference: string };
    const again = await post(headers);
    const native = await post({ accept: 'text/html' });
    const wrong = [
      again.status !== 200 && `the same lead sent twice was answered ${again.status}, not as stored already.`,
      native.status !== 303 && `a form without script was answered ${native.status}, not led to the page that thanks.`,
      first.headers.get('cache-control') !== 'no-store' && 'the answer may be kept by a cache; it should say no-store.',
    ].filter((sentence) => sentence !== false);
    const notes = [
      `The inbox stored the test lead ${reference} by “${answers.name}”. It stays, and is emailed like any other: delete it at the desk, or with npm run leads -- forget ${answers.email}.`,
    ];
    return { differences: wrong.map((sentence) => `${address.pathname}: ${sentence}`), notes };
  } catch (problem) {
    return say(`no answer to the test lead (${reasonIn(problem)}).`);
  }
}

/** Addresses that must lead nowhere: what is missing, what is for hosts, and what is for the office alone. */
const missing = ['/nothing-here', '/_headers', '/_redirects', '/.headers.json', '/desk', '/metrics', '/readyz'];

/**
 * Visits a published site as a browser does, and compares every page, a file of each kind, redirects and what is missing with what our
 * own server answers from the same build; then sends a test lead.
 */
export async function visitLive(settings: LiveSettings): Promise<LiveReport> {
  const { origin, out } = settings;
  const isOverTls = origin.startsWith('https:');
  const app = siteApp(out);
  const own: Ask = async (path, headers = {}) =>
    app.request(path, { headers: { ...headers, ...(isOverTls && { 'x-forwarded-proto': 'https' }) } });
  const host: Ask = (path, headers = {}) =>
    fetch(`${origin}${path}`, { redirect: 'manual', headers, signal: AbortSignal.timeout(patience) });

  const files = filesBelow(out)
    .map((file) => `/${relative(out, file)}`)
    .filter((file) => !/\.(?:br|gz)$|\/\.|^\/_(?:headers|redirects)/.test(file));
  const pages = pagesOf(files);
  const renamed: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(out, '_redirects.json'), 'utf8'));
  const others = oneOfEach(files.filter((file) => !file.endsWith('.html')));
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(readFileSync(join(out, 'index.html'), 'utf8'))?.[1];
  const builtFor = canonical && new URL(canonical).origin;

  const found = await eachOf([...pages, ...others, ...misspelled(pages, renamed), ...missing], (path) =>
    compare(path, host, own),
  );
  const isThere = !found.some(({ path, sentence }) => path === '/' && sentence.startsWith('does not answer'));
  const more = isThere ? [...(await revalidates(host)), ...(await leadsToTls(origin))] : [];
  const lead = await sendsLead(settings);
  return {
    differences: [
      ...(builtFor && builtFor !== origin
        ? [`This build is for ${builtFor}: set SITE_URL to ${origin}, build and publish again.`]
        : []),
      ...grouped([...found, ...more]),
      ...lead.differences,
    ],
    notes: [`${pages.length} pages and ${others.length} other files were read.`, ...lead.notes],
  };
}
