import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalize, problemWith } from '@/lib/fields/check';
import { addressOf } from '@/server/addresses';
import { accountEmail } from '@/server/desk/accounts/accounts';
import { passwordProblem } from '@/server/desk/accounts/passwords';
import { neutralizeCell } from '@/server/desk/files/csv';
import { createBuckets } from '@/server/inbox/buckets';
import { formEntriesOf } from '@/server/inbox/form-body';
import { forms } from '@/server/inbox/forms';
import { createLeadParser } from '@/server/inbox/lead-parser';
import { plainPage } from '@/server/inbox/plain-page';
import { streamSafe } from '@/server/inbox/stream-safe';
import { openStaticSite } from '@/server/site/static-site';
import { normalizeEmail } from '@/server/store/person';
import { temporaryDirectory } from '../harness';

/** Texts that take quadratic time or worse with careless patterns or Unicode normalization. */
const hostile: readonly (readonly [string, (length: number) => string])[] = [
  ['spaces before a letter', (length) => `a${' '.repeat(length - 2)}b`],
  ['tabs and line ends', (length) => '\r\n\t'.repeat(length / 3)],
  ['marks in the wrong order', (length) => `\u0345`.repeat(length / 2) + `\u0334`.repeat(length / 2)],
  ['marks of many classes', (length) => '\u0345\u0334\u0323\u0307\u05b0'.repeat(length / 5)],
  ['letters that decompose into many', (length) => '\ufdfa'.repeat(length)],
  ['Hangul syllables', (length) => '\u1100\u1161\u11a8'.repeat(length / 3)],
  ['invisible characters', (length) => '\u200b\u202e\u00ad'.repeat(length / 3)],
  ['halves of surrogate pairs', (length) => '\ud83d'.repeat(length)],
  ['at signs', (length) => 'a@'.repeat(length / 2)],
  ['dots', (length) => `a@${'a.'.repeat(length / 2 - 1)}`],
  ['commas and semicolons', (length) => ',;q='.repeat(length / 4)],
  ['quotes', (length) => '"'.repeat(length)],
  ['slashes', (length) => '/'.repeat(length)],
  ['hyphens and underscores', (length) => '-_'.repeat(length / 2)],
  ['percent signs', (length) => '%2'.repeat(length / 2)],
  ['colons', (length) => ':'.repeat(length)],
  ['digits', (length) => '1'.repeat(length)],
  ['ampersands', (length) => '&='.repeat(length / 2)],
];

const directory = temporaryDirectory();
const out = join(directory.path, 'out');
mkdirSync(join(out, 'our-staff'), { recursive: true });
for (const name of ['index', '404', 'fha', 'what_is_a_zombie_mortgage', 'our-staff/404']) {
  writeFileSync(join(out, `${name}.html`), '<h1>Page</h1>');
}
writeFileSync(join(out, 'fha.html.br'), 'x');
const site = openStaticSite(out);

const phone = { display: '(614) 555-0142', href: 'tel:+16145550142' };
const fields = [
  ...new Map([...forms.values()].flatMap((form) => form.fields).map((field) => [field.kind, field])).values(),
];
const [anyForm] = [...forms.values()];
const check = anyForm && createLeadParser(anyForm, phone);

async function ask(path: string, headers: Record<string, string>): Promise<void> {
  // Headers carry bytes.
  const bytes = Object.fromEntries(
    Object.entries(headers).map(([name, text]) => [
      name,
      Buffer.from(text)
        .toString('latin1')
        .replace(/[\0\r\n]/g, ' '),
    ]),
  );
  await (await site.answer(new Request(new URL(path, 'http://localhost'), { headers: bytes }))).arrayBuffer();
}

function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}

function attempt(work: () => unknown): void {
  try {
    work();
  } catch {
    // A refusal is fine.
  }
}

const nobody = { key: null, consentVersion: null };
const multipart = 'multipart/form-data; boundary=----x';
const head = '------x\r\nContent-Disposition: form-data; name="a"\r\n\r\n';
const bodyOf = (type: string) => (text: string) => formEntriesOf(Buffer.from(text), type).catch(() => undefined);

/** Every parser of visitor input, with the longest text that reaches it. */
const readers: readonly (readonly [string, number, (text: string) => unknown])[] = [
  ...fields.map(
    (field) =>
      [
        `a field of kind ${field.kind}`,
        60_000,
        (text: string) => [normalize(field, streamSafe(text)), problemWith(field, streamSafe(text))],
      ] as const,
  ),
  ['a field that no form has', 60_000, (text) => attempt(() => check?.([[text, text]], nobody, 0))],
  ['an urlencoded body', 60_000, bodyOf('application/x-www-form-urlencoded')],
  ['a multipart body', 60_000, bodyOf(multipart)],
  ['a multipart field', 60_000, (text) => bodyOf(multipart)(`${head}${text}\r\n------x--\r\n`)],
  ['a content type', 15_000, (text) => bodyOf(text)('a=b')],
  ['a spreadsheet cell', 60_000, neutralizeCell],
  ['a lead’s email address', 254, normalizeEmail],
  ['an email address at the sign-in', 60_000, accountEmail],
  ['a new password', 60_000, (text) => passwordProblem(text, 'jordan@example.com')],
  ['a page for a browser without script', 60_000, (text) => plainPage({ title: text, sentences: [text], phone })],
  ['X-Forwarded-For', 15_000, (text) => createBuckets(3).take(addressOf('127.0.0.1', text, 1))],
  ['Accept-Encoding', 15_000, (text) => ask('/fha', { 'accept-encoding': text })],
  ['If-None-Match', 15_000, (text) => ask('/fha', { 'if-none-match': text })],
  ['Range', 15_000, (text) => ask('/fha', { range: text })],
  ['a path', 15_000, (text) => ask(`/${encodeURIComponent(wellFormed(text)).slice(0, 15_000)}`, {})],
  ['the path of a staff page', 15_000, (text) => ask(`/our-staff/${encodeURI(wellFormed(text)).slice(0, 15_000)}`, {})],
];

/** The fastest of up to 20 runs, in milliseconds: compilation and garbage collection pass, backtracking doesn't. */
async function costOf(work: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 20 && best >= 50; run += 1) {
    const start = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

/** As much of the text as fits into this many bytes. */
function cut(text: string, bytes: number): string {
  return Buffer.from(text).subarray(0, bytes).toString();
}

test.each(readers)('%s takes at most 50 ms whatever it contains', async (_, length, read) => {
  for (const [name, make] of hostile) {
    const text = cut(make(length), length);
    const cost = await costOf(() => read(text));
    expect([name, cost < 50 ? 'fast' : `${cost} ms`]).toEqual([name, 'fast']);
  }
});
