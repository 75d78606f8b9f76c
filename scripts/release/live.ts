import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { contactForm } from '@/content/forms/contact';
import { formTokenPath } from '@/lib/leads/form-tokens';
import { consentHeader, formTokenHeader, keyHeader } from '@/lib/leads/headers';
import { filesBelow } from '../build/files';
import { pagesOf } from '../build/hosting';
import { siteApp } from '../site-app';

export type LiveSettings = {
  readonly origin: string;
  readonly out: string;
  /** The endpoint of the contact form: `/leads/contact`, or a full address. */
  readonly endpoint: string;
};

export type LiveReport = {
  readonly differences: readonly string[];
  readonly notes: readonly string[];
};

type Found = { readonly path: string; readonly sentence: string };
type Ask = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;

const maxConcurrent = 8;
const timeoutMs = 20_000;

const browserHeaders = { 'accept-encoding': 'br, gzip', accept: 'text/html,*/*' };

const comparedHeaders = [
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
const maxAgeOf = (caching: string) => Number(/max-age=(\d+)/.exec(caching)?.[1] ?? Number.NaN);

/** Whether a header that differs from the build is as safe. */
function isEquivalent(name: string, live: string, built: string): boolean {
  if (name === 'referrer-policy') return live === 'no-referrer';
  // Pages contain their policy, in which only this directive has no effect.
  if (name === 'content-security-policy') return /frame-ancestors 'none'/.test(live);
  if (name === 'content-type')
    return live.toLowerCase().replaceAll(' ', '') === built.toLowerCase().replaceAll(' ', '');
  return name === 'cache-control' && !built.includes('immutable') && maxAgeOf(live) <= maxAgeOf(built);
}

function headerSentences(live: Headers, built: Headers): readonly string[] {
  return comparedHeaders.flatMap((name) => {
    const [there, here] = [live.get(name), built.get(name)];
    if (here === null || here === there || (there !== null && isEquivalent(name, there, here))) return [];
    if (there === null) return [`sends no ${name}; the build has “${short(here)}”.`];
    return [`sends ${name} “${short(there)}”; the build has “${short(here)}”.`];
  });
}

function encodingSentences(live: Headers, built: Headers): readonly string[] {
  const [there, here] = [live.get('content-encoding'), built.get('content-encoding')];
  if (here === null || here === there) return [];
  return [there === null ? 'is sent without compression.' : `is compressed with ${there}; brotli would be smaller.`];
}

function oneOfEachKind(files: readonly string[]): readonly string[] {
  const kinds = new Map(files.map((file) => [file.replace(/^(\/[^/]+\/).*(\.\w+)$|^.*(\.\w+)$/, '$1$2$3'), file]));
  return [...kinds.values()];
}

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

async function mapConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const found: (readonly Found[])[] = [];
  const waiting = [...items.entries()];
  async function one(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) found[next[0]] = await work(next[1]);
  }
  await Promise.all(Array.from({ length: maxConcurrent }, one));
  return found.flat();
}

/** Each sentence once, with the first of its paths. */
function groupBySentence(found: readonly Found[]): readonly string[] {
  return [...new Set(found.map(({ sentence }) => sentence))].map((sentence) => {
    const paths = found.filter((each) => each.sentence === sentence).map(({ path }) => path);
    const more = paths.length > 4 ? ` and ${paths.length - 3} more` : '';
    return `${(more ? paths.slice(0, 3) : paths).join(', ')}${more}: ${sentence}`;
  });
}

/** `ENOTFOUND`, `CERT_HAS_EXPIRED`, or “too slow” after a timeout. */
function errorCodeOf(problem: unknown): string {
  const { cause } = problem as { readonly cause?: { readonly code?: string } };
  return cause?.code ?? 'too slow';
}

const isRedirect = (status: number) => status >= 300 && status < 400;

/** Compares the host's response with that of this project's server for the same build. */
async function compare(path: string, host: Ask, own: Ask): Promise<readonly Found[]> {
  const say = (...sentences: readonly string[]) => sentences.map((sentence) => ({ path, sentence }));
  const built = await own(path, browserHeaders);
  let live: Response;
  let body: Buffer;
  try {
    live = await host(path, browserHeaders);
    body = Buffer.from(await live.arrayBuffer());
  } catch (problem) {
    return say(`does not respond (${errorCodeOf(problem)}).`);
  }
  if (isRedirect(built.status)) {
    const target = built.headers.get('location') ?? '';
    if (!isRedirect(live.status)) return say(`answers ${live.status}; it should redirect to a page.`);
    const { pathname, search } = new URL(live.headers.get('location') ?? '', `http://host${path}`);
    if (pathname + search !== target) return say(`redirects to ${live.headers.get('location')} instead of ${target}.`);
    return [301, 308].includes(live.status)
      ? []
      : say(`redirects to its page temporarily (${live.status}); it should do so permanently.`);
  }
  if (live.status !== built.status) return say(`answers ${live.status} instead of ${built.status}.`);
  const isSame = Buffer.from(await (await own(path)).arrayBuffer()).equals(body);
  return say(
    ...headerSentences(live.headers, built.headers),
    ...encodingSentences(live.headers, built.headers),
    ...(isSame ? [] : ['is not the file of this build: another build is published, or the host changes it.']),
  );
}

/** Checks that the host answers a browser with a cached page with 304. */
async function revalidates(host: Ask): Promise<readonly Found[]> {
  const { headers } = await host('/', browserHeaders);
  const tag = headers.get('etag');
  const again = tag ? await host('/', { ...browserHeaders, 'if-none-match': tag }) : undefined;
  if (again?.status === 304) return [];
  return [{ path: '/', sentence: 'is sent again to a browser that has it in its cache: the host compares no ETag.' }];
}

/** Other addresses that people type: the name without or with `www.`, and both over http. */
function originVariants(origin: string): readonly string[] {
  const { protocol, host, port } = new URL(origin);
  if (protocol !== 'https:' || port !== '') return [];
  const other = host.startsWith('www.') ? host.replace('www.', '') : host.split('.').length === 2 ? `www.${host}` : '';
  return [`http://${host}`, ...(other ? [`http://${other}`, `https://${other}`] : [])];
}

/** Checks that each address that people type redirects to the same path of the site. */
export async function typedAddresses(origin: string, ask: typeof fetch = fetch): Promise<readonly Found[]> {
  const path = '/contact-us?from=typed';
  const found = originVariants(origin).map(async (typed): Promise<readonly Found[]> => {
    const say = (sentence: string) => [{ path: typed, sentence }];
    const isSecure = typed.startsWith('https:');
    try {
      const { status, headers } = await ask(typed + path, {
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const target = headers.get('location') ?? '';
      const keepsPath = target.endsWith(path) && (isSecure ? target === origin + path : target.startsWith('https://'));
      if ([301, 308].includes(status) && keepsPath) return [];
      return say(
        isRedirect(status)
          ? `redirects to ${target} (${status}); it should redirect to the same page of ${origin} permanently.`
          : `answers ${status}; it should redirect to ${origin} permanently.`,
      );
    } catch (problem) {
      const code = errorCodeOf(problem);
      return say(
        isSecure
          ? `does not respond, or shows a warning (${code}): browsers ask there first when only the name is typed.`
          : `does not respond (${code}), so an old browser finds nothing when only the name is typed.`,
      );
    }
  });
  return (await Promise.all(found)).flat();
}

/** A test lead. The phone number is one that is reserved for fiction. */
const answers = {
  name: 'Test of the website',
  email: 'release-test@example.com',
  phone: '6145550100',
  city: 'Columbus',
  message: 'Sent by npm run release -- --live to test the forms. Nobody expects an answer; please delete it.',
};

/** Sends a lead as a page does, sends it again, and sends it as a browser without script does. */
async function sendsLead({ origin, endpoint }: LiveSettings): Promise<LiveReport> {
  const address = new URL(endpoint, origin);
  const say = (sentence: string): LiveReport => ({ differences: [`${address.pathname}: ${sentence}`], notes: [] });
  if (!address.pathname.endsWith(`/leads/${contactForm.id}`)) {
    return {
      differences: [],
      notes: [
        `No test lead was sent: ${address.origin} is not the inbox of this project. Fill in the contact form by hand.`,
      ],
    };
  }
  const ask = (path: URL, init: RequestInit) =>
    fetch(path, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), ...init });
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
    const body = await first.text();
    if (first.status !== 201) return say(`the test lead was not stored (${first.status}): ${short(body)}`);
    const { reference } = JSON.parse(body) as { reference: string };
    const again = await post(headers);
    const native = await post({ accept: 'text/html' });
    const wrong = [
      again.status !== 200 && `sending the same lead again was answered with ${again.status} instead of 200.`,
      native.status !== 303 &&
        `a form without script was answered with ${native.status} instead of a redirect to the thank-you page.`,
      first.headers.get('cache-control') !== 'no-store' && 'the response can be cached; it should say no-store.',
    ].filter((sentence) => sentence !== false);
    const notes = [
      `The inbox stored the test lead ${reference} by “${answers.name}”. It was emailed like any other lead. Delete it at the desk, or with npm run leads -- forget ${answers.email}.`,
    ];
    return { differences: wrong.map((sentence) => `${address.pathname}: ${sentence}`), notes };
  } catch (problem) {
    return say(`no response to the test lead (${errorCodeOf(problem)}).`);
  }
}

/** Addresses that must answer 404. */
const missing = ['/nothing-here', '/_headers', '/_redirects', '/.headers.json', '/desk', '/metrics', '/readyz'];

/**
 * Compares every page, one file of each kind, redirects and missing pages of a published site with the responses of this project's
 * server for the same build, then sends a test lead.
 */
export async function checkLiveSite(settings: LiveSettings): Promise<LiveReport> {
  const { origin, out } = settings;
  const isOverTls = origin.startsWith('https:');
  const app = siteApp(out);
  const own: Ask = async (path, headers = {}) =>
    app.request(path, { headers: { ...headers, ...(isOverTls && { 'x-forwarded-proto': 'https' }) } });
  const host: Ask = (path, headers = {}) =>
    fetch(`${origin}${path}`, { redirect: 'manual', headers, signal: AbortSignal.timeout(timeoutMs) });

  const files = filesBelow(out)
    .map((file) => `/${relative(out, file)}`)
    .filter((file) => !/\.(?:br|gz)$|\/\.|^\/_(?:headers|redirects)/.test(file));
  const pages = pagesOf(files);
  const renamed: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(out, '_redirects.json'), 'utf8'));
  const others = oneOfEachKind(files.filter((file) => !file.endsWith('.html')));
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(readFileSync(join(out, 'index.html'), 'utf8'))?.[1];
  const builtFor = canonical && new URL(canonical).origin;

  const found = await mapConcurrently([...pages, ...others, ...misspelled(pages, renamed), ...missing], (path) =>
    compare(path, host, own),
  );
  const isResponding = !found.some(({ path, sentence }) => path === '/' && sentence.startsWith('does not respond'));
  const more = isResponding ? [...(await revalidates(host)), ...(await typedAddresses(origin))] : [];
  const lead = await sendsLead(settings);
  return {
    differences: [
      ...(builtFor && builtFor !== origin
        ? [`This build is for ${builtFor}: set SITE_URL to ${origin}, build and publish again.`]
        : []),
      ...groupBySentence([...found, ...more]),
      ...lead.differences,
    ],
    notes: [`${pages.length} pages and ${others.length} other files were read.`, ...lead.notes],
  };
}
