import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStaticSite } from '@/server/site/static-site';

const out = join(process.cwd(), 'out');
const site = openStaticSite(out);
async function ask(path: string): Promise<Response> {
  const answer = await site.answer(new Request(new URL(encodeURI(path), 'http://localhost')));
  // An unread body keeps its file open, and the test worker could not end.
  await answer.body?.cancel();
  return answer;
}

const lines = readFileSync(join(out, '_redirects'), 'utf8')
  .trim()
  .split('\n')
  .filter((line) => !line.endsWith(' 404'));
const misses = lines.map((line) => line.split(' ') as [from: string, to: string, status: string]);

test('the table for hosts has at least 200 near misses, each a permanent redirect', () => {
  expect(misses.length).toBeGreaterThanOrEqual(200);
  expect(new Set(misses.map(([from]) => from)).size).toBe(misses.length);
  expect(misses.filter(([, , status]) => status !== '301')).toEqual([]);
});

test('our own server redirects each of them to its page in one step', async () => {
  const wrong: string[] = [];
  for (const [from, to] of misses) {
    const answer = await ask(from);
    const page = await ask(to);
    if (answer.status !== 301 || answer.headers.get('location') !== to || page.status !== 200) {
      wrong.push(`${from}: ${answer.status} ${answer.headers.get('location')} ${page.status}`);
    }
  }
  expect(wrong).toEqual([]);
});

test.each([
  ['/quote-quick', '/quick-quote'],
  ['/Quote-Quick/', '/quick-quote'],
  ['/fha/', '/fha'],
  ['/FHA.HTML', '/fha'],
  ['/va_loans', '/va-loans'],
  ['/what-is-a-zombie-mortgage', '/what_is_a_zombie_mortgage'],
  ['/index.html', '/'],
  ['/Our-Staff/Jordan-Example', '/our-staff/jordan-example'],
])('%s reaches %s in one step', async (from, to) => {
  const answer = await ask(from);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
  expect((await ask(to)).status).toBe(200);
});

test.each(['/no-such-page', '/our-staff/nobody', '/fhaa', '/our-staff/jordan'])(
  '%s is not redirected',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);
