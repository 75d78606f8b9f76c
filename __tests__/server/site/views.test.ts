import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AppSettings } from '@/server/app';
import { openStaticSite } from '@/server/site/static-site';
import { createViewCounter, isView } from '@/server/site/views';
import { ask } from '../ask';
import { contact, openTestStore, post, startInbox, temporaryDirectory } from '../harness';
import { leadWith } from '../store/lead-with';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const browser = { 'user-agent': firefox };

async function startSite(change: Partial<AppSettings> = {}) {
  const { path } = temporaryDirectory();
  for (const name of ['index.html', 'fha.html', '404.html', 'our-staff/404.html', 'thank-you.html', 'terms.pdf']) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), name);
  }
  writeFileSync(join(path, '_redirects.json'), JSON.stringify({ '/fha-loans': '/fha' }));
  const views: string[] = [];
  const onView = (view: string) => void views.push(view);
  return { views, ...(await startInbox({ app: { site: openStaticSite(path), onView, ...change } })) };
}

test('each page that a browser requests counts as a view, without its query', async () => {
  const { port, views } = await startSite();
  await ask(port, '/', browser);
  await ask(port, '/fha?utm_source=ad', browser);
  await ask(port, '/thank-you?reference=2026NOV20FRI091305', browser);
  expect(views).toEqual(['/', '/fha', '/thank-you']);
});

test('a browser that shows a cached page counts as a view', async () => {
  const { port, views } = await startSite();
  const { etag = '' } = (await ask(port, '/fha', browser)).headers;
  expect((await ask(port, '/fha', { ...browser, 'if-none-match': etag })).status).toBe(304);
  expect(views).toEqual(['/fha', '/fha']);
});

test('files, redirects, missing pages, forms and HEAD requests are not views', async () => {
  const { port, origin, views } = await startSite();
  const paths = ['/terms.pdf', '/fha-loans', '/fha.html', '/nothing', '/our-staff/nobody', '/our-staff/404', '/404'];
  for (const path of [...paths, '/healthz', '/constructor']) await ask(port, path, browser);
  await ask(port, '/fha', browser, { method: 'HEAD' });
  await post({ url: `${origin}/leads/contact`, key: 'key-000001' }, contact, browser);
  expect(views).toEqual([]);
});

const request = (headers: Readonly<Record<string, string>>) => ({ method: 'GET', headers: new Headers(headers) });

test.each<Readonly<Record<string, string>>>([
  { ...browser, 'sec-purpose': 'prefetch' },
  { ...browser, 'sec-purpose': 'prefetch;prerender' },
  { ...browser, purpose: 'prefetch' },
  {},
  { 'user-agent': 'curl/8.5.0' },
  { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/142.0.0.0 Safari/537.36' },
  { 'user-agent': 'Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)' },
  { 'user-agent': 'Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/534+ (KHTML, like Gecko) BingPreview/1.0b' },
])('%j is not a person', (headers) => {
  expect(isView(request(headers))).toBe(false);
});

test.each([firefox, 'Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36'])(
  '%s is a browser',
  (agent) => {
    expect(isView(request({ 'user-agent': agent }))).toBe(true);
  },
);

test('a proxy reports the pages it served, without a log line, and visitors can’t', async () => {
  const { port, views, log } = await startSite({ trustedProxies: 1 });
  expect((await ask(port, '/views', { ...browser, 'view-of': '/fha?utm_source=ad' })).status).toBe(204);
  for (const path of ['/nothing', '/terms.pdf', '']) await ask(port, '/views', { ...browser, 'view-of': path });
  await ask(port, '/views', { ...browser, 'view-of': '/fha' }, { method: 'HEAD' });
  expect([views, log]).toEqual([['/fha'], []]);
  const visitor = { ...browser, 'view-of': '/fha', 'x-forwarded-for': '198.51.100.7' };
  expect((await ask(port, '/views', visitor)).status).toBe(404);
  const alone = await startSite();
  expect((await ask(alone.port, '/views', { ...browser, 'view-of': '/fha' })).status).toBe(404);
  expect([views, alone.views]).toEqual([['/fha'], []]);
});

test('views are added to their day in Ohio, and each is written once', async () => {
  const { store } = openTestStore();
  let now = Date.parse('2026-11-20T23:59:00-05:00');
  const counter = createViewCounter({ store, now: () => now });
  for (const path of ['/', '/fha', '/fha']) counter.count(path);
  await counter.write();
  await counter.write();
  counter.count('/');
  now += 60_000;
  counter.count('/va');
  await counter.write();
  expect(await store.viewsOf('2026-11-20', '2026-11-21')).toEqual([
    { path: '/', views: 2 },
    { path: '/fha', views: 2 },
  ]);
  expect(await store.viewsOf('2026-11-21', '2026-12-01')).toEqual([{ path: '/va', views: 1 }]);
});

test('views that a full disk cannot take are dropped, and leads are accepted as soon as there is room', async () => {
  const full = openTestStore({ minFreeBytes: Number.MAX_SAFE_INTEGER });
  await full.store.list();
  const counter = createViewCounter({ store: full.store });
  counter.count('/');
  await counter.write();
  const { store } = openTestStore({ ...full.settings, minFreeBytes: 0 });
  expect(await store.put(leadWith('a'))).toMatchObject({ outcome: 'stored' });
  const addViews = jest.fn(store.addViews);
  const next = createViewCounter({ store: { addViews } });
  addViews.mockRejectedValueOnce(new Error('disk I/O error'));
  next.count('/');
  await next.write();
  next.count('/fha');
  await next.write();
  expect(await store.viewsOf('2000-01-01', '3000-01-01')).toEqual([{ path: '/fha', views: 1 }]);
});
