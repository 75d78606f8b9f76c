import { connect } from 'node:net';
import { createPasswordCheck } from '@/server/desk/accounts';
import { idleTime, longestTime } from '@/server/desk/sessions';
import { startServer } from '@/server/start';
import type { NewLead } from '@/server/store';
import { accounts, jordan, openDesk, password, riley, type TestDesk } from './desk-harness';

let test_: TestDesk;
beforeEach(async () => {
  test_ = await openDesk();
});
afterEach(() => test_.close());

const minute = 60_000;
const canary = 'Canary4711';

function put(change: Partial<NewLead> = {}): Promise<unknown> {
  return test_.store.put({
    form: 'contact',
    key: `key-${Math.random()}`,
    leadId: '2026NOV20FRI091305',
    body: { name: `Ada ${canary}`, email: 'ada@example.org', phone: '6145550187', city: 'Columbus', message: 'Hello' },
    contentHash: String(Math.random()),
    receivedAt: test_.now() - 38 * minute,
    ...change,
  });
}

async function signedIn(email = jordan) {
  const visitor = test_.visitor();
  expect((await visitor.signIn(email)).status).toBe(303);
  return visitor;
}

const textOf = async (response: Response | Promise<Response>) => (await response).text();

describe('signing in', () => {
  test('gives a cookie that scripts, other sites and plain HTTP do not get, and ends with the browser', async () => {
    const visitor = test_.visitor();
    const response = await visitor.signIn();
    expect([response.status, response.headers.get('location')]).toEqual([303, '/desk']);
    const cookie = response.headers.getSetCookie().find((each) => each.startsWith('__Host-desk='));
    expect(cookie?.replace(/=[\w-]{43};/, '=…;')).toBe('__Host-desk=…; Path=/; HttpOnly; Secure; SameSite=Strict');
    expect(await textOf(visitor.get('/desk'))).toContain('Jordan Example, NMLS #000000');
    expect(await test_.store.uses()).toContainEqual({ at: test_.now(), who: jordan, action: 'sign-in', leads: 0 });
  });

  test.each([
    [jordan, 'wrong horse battery'],
    ['nobody@example.com', password],
    ['', ''],
    [jordan, `${password} `],
    [jordan, 'x'.repeat(50_000)],
  ])('of %s by a wrong password is refused in the same words', async (email, typed) => {
    const visitor = test_.visitor();
    const response = await visitor.signIn(email, typed);
    expect(response.status).toBe(401);
    expect(await response.text()).toContain('That email address and password do not fit together.');
    expect(visitor.cookies.has('__Host-desk')).toBe(false);
    expect((await visitor.get('/desk')).status).toBe(303);
  });

  test('takes the address in any case, and the password in any composition of Unicode', async () => {
    expect((await test_.visitor().signIn(' JORDAN@Example.com ')).status).toBe(303);
  });

  test('locks for a minute after five wrong tries, with a message, and then works', async () => {
    const visitor = test_.visitor();
    for (let n = 0; n < 5; n += 1) expect((await visitor.signIn(jordan, 'wrong')).status).toBe(401);
    const response = await visitor.signIn();
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await response.text()).toContain('Please wait 60 seconds');
    test_.pass(minute);
    expect((await visitor.signIn()).status).toBe(303);
  });

  test('tries at the same moment are counted before they are checked', async () => {
    const visitor = test_.visitor();
    await visitor.get('/desk/sign-in');
    const all = await Promise.all(
      Array.from({ length: 9 }, () => visitor.post('/desk/sign-in', { email: jordan, password: 'wrong' })),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429]);
  });

  test('an unknown address takes as much work as a wrong password', async () => {
    const check = createPasswordCheck(await accounts);
    // The time of the processor, in microseconds: the time of the clock depends on what else the machine does.
    const workOf = async (email: string) => {
      const works: number[] = [];
      for (let n = 0; n < 5; n += 1) {
        const before = process.cpuUsage();
        expect(await check(email, 'a wrong password')).toBeUndefined();
        const { user, system } = process.cpuUsage(before);
        works.push(user + system);
      }
      return Math.min(...works);
    };
    const [known, unknown] = [await workOf(jordan), await workOf('nobody@example.com')];
    expect(known).toBeGreaterThan(15_000);
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  test('always makes a new session, and ends the one that the browser brought', async () => {
    const visitor = test_.visitor();
    visitor.cookies.set('__Host-desk', 'a'.repeat(43));
    await visitor.signIn();
    const first = visitor.cookies.get('__Host-desk') ?? '';
    expect(first).not.toBe('a'.repeat(43));
    await visitor.post('/desk/sign-out');
    await visitor.signIn();
    visitor.cookies.set('__Host-desk-form', '');
    const second = visitor.cookies.get('__Host-desk');
    expect(second).not.toBe(first);
    const other = test_.visitor();
    other.cookies.set('__Host-desk', first);
    expect((await other.get('/desk')).status).toBe(303);
  });

  test('needs the cookie and the token of its own page, so that nobody is signed in as someone else', async () => {
    const visitor = test_.visitor();
    const right = { email: jordan, password };
    await visitor.get('/desk/sign-in');
    expect((await visitor.post('/desk/sign-in', { ...right, token: 'x' })).status).toBe(403);
    visitor.cookies.clear();
    expect((await visitor.post('/desk/sign-in', right)).status).toBe(403);
    expect(visitor.cookies.has('__Host-desk')).toBe(false);
  });

  test.each([
    ['/desk?lead=1', '/desk?lead=1'],
    ['//evil.example/desk', '/desk'],
    ['/desk.evil.example', '/desk'],
    ['/desk\\@evil.example', '/desk'],
    ['https://evil.example/desk', '/desk'],
    ['/desk/../../x', '/desk'],
    ['/desk/sign-out', '/desk'],
    ['javascript:alert(1)', '/desk'],
  ])('leads to %s by %s', async (next, location) => {
    const visitor = test_.visitor();
    await visitor.get('/desk/sign-in');
    const response = await visitor.post('/desk/sign-in', { email: jordan, password, next });
    expect(response.headers.get('location')).toBe(location);
  });

  test('is asked for again at the same lead after the session ended', async () => {
    const visitor = test_.visitor();
    const response = await visitor.get('/desk?form=contact&lead=7');
    const location = response.headers.get('location') ?? '';
    expect(location).toBe('/desk/sign-in?next=%2Fdesk%3Fform%3Dcontact%26lead%3D7');
    expect(await textOf(visitor.get(location))).toContain('name="next" value="/desk?form=contact&amp;lead=7"');
  });
});

describe('a session', () => {
  test('ends after half an hour without a click', async () => {
    const visitor = await signedIn();
    test_.pass(idleTime - 1);
    expect((await visitor.get('/desk')).status).toBe(200);
    test_.pass(idleTime - 1);
    expect((await visitor.get('/desk')).status).toBe(200);
    test_.pass(idleTime);
    expect((await visitor.get('/desk')).status).toBe(303);
  });

  test('is not kept alive by a page that asks for news', async () => {
    const visitor = await signedIn();
    test_.pass(idleTime - 1);
    const own = { 'sec-fetch-mode': 'cors' };
    expect((await visitor.get('/desk', own)).status).toBe(200);
    test_.pass(1);
    expect((await visitor.get('/desk', own)).status).toBe(303);
  });

  test('ends after twelve hours however busy it is, and when the clock is set back', async () => {
    const visitor = await signedIn();
    for (let time = 0; time < longestTime - minute; time += 20 * minute) {
      expect((await visitor.get('/desk')).status).toBe(200);
      test_.pass(20 * minute);
    }
    expect((await visitor.get('/desk')).status).toBe(303);
    const other = await signedIn();
    test_.pass(-minute);
    expect((await other.get('/desk')).status).toBe(303);
  });

  test('ends at the sign-out, for everybody who has its cookie', async () => {
    const visitor = await signedIn();
    const thief = test_.visitor();
    thief.cookies.set('__Host-desk', visitor.cookies.get('__Host-desk') ?? '');
    expect((await thief.get('/desk')).status).toBe(200);
    const response = await visitor.post('/desk/sign-out');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/desk/sign-in']);
    expect((await thief.get('/desk')).status).toBe(303);
    expect(await test_.store.uses()).toContainEqual(expect.objectContaining({ who: jordan, action: 'sign-out' }));
  });

  test('is not the one of a cookie that was changed in one letter', async () => {
    const visitor = await signedIn();
    const cookie = visitor.cookies.get('__Host-desk') ?? '';
    visitor.cookies.set('__Host-desk', `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`);
    expect((await visitor.get('/desk')).status).toBe(303);
  });
});

describe('without a session', () => {
  test.each([
    '/desk',
    '/desk?lead=1',
    `/desk?q=${canary}`,
    '/desk/export',
    '/desk/export?lead=1',
    '/desk/events',
    '/desk/leads/1',
    '/desk/',
    '/',
    '/desk/nothing',
    '/desk/sign-in/../leads/1',
    '/%64esk?lead=1',
    '/desk%2f?lead=1',
    '/desk;/export',
    '/desk/export/',
    '/DESK',
    '/desk/desk.css/../export',
  ])('%s gives nothing of a lead', async (path) => {
    await put();
    const visitor = test_.visitor();
    for (const response of [await visitor.get(path), await visitor.post(path, { do: 'called' })]) {
      expect(response.status).not.toBe(200);
      expect(await response.text()).not.toContain(canary);
    }
    expect((await test_.store.list())[0]?.calledAt).toBeNull();
    expect(await test_.store.uses()).toEqual([]);
  });

  test.each([
    '//desk?lead=1',
    '/desk/../desk/export',
    '/desk//export',
    '/desk/%2e%2e/desk/export',
    '/./desk/export',
    'http://localhost/desk/export',
    '/desk/export?lead=1#x',
    '/desk\\export',
    '/desk/export%00',
    '*',
  ])('the bytes %s give nothing of a lead', async (target) => {
    await put();
    const server = await startServer(test_.desk.fetch, { port: 0, host: '127.0.0.1' });
    const text = await new Promise<string>((resolve) => {
      let all = '';
      const socket = connect(server.port, '127.0.0.1', () =>
        socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
      );
      socket.on('data', (bytes) => {
        all += bytes.toString();
      });
      socket.on('close', () => resolve(all));
      socket.on('error', () => resolve(all));
    });
    expect(text).toMatch(/^HTTP\/1\.1 (?:303|400|404)/);
    expect(text).not.toContain(canary);
    await server.stop(100);
  });

  test.each(['HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE-LIKE', 'PATCH'])('%s is refused', async (method) => {
    const request = new Request('http://localhost:3001/desk', { method, headers: { host: 'localhost:3001' } });
    expect((await test_.desk.fetch(request)).status).toBe(405);
  });
});

describe('a form from elsewhere changes nothing', () => {
  const elsewhere: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a subdomain', { 'sec-fetch-site': 'same-site' }],
    ['a bookmark', { 'sec-fetch-site': 'none' }],
  ];

  test.each(elsewhere)('of %s', async (_, headers) => {
    await put();
    const visitor = await signedIn();
    expect((await visitor.post('/desk/leads/1', { do: 'called' }, headers)).status).toBe(403);
    expect((await visitor.post('/desk/sign-out', {}, headers)).status).toBe(403);
    expect((await visitor.get('/desk')).status).toBe(200);
    expect((await test_.store.list())[0]?.calledAt).toBeNull();
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['nothing that says where from', {}, 403],
    ['the desk itself', { origin: 'http://localhost:3001' }, 303],
  ])('of a browser that does not name the relation of sites, from %s', async (_, headers, status) => {
    await put();
    const visitor = await signedIn();
    const request = new Request('http://localhost:3001/desk/leads/1', {
      method: 'POST',
      body: new URLSearchParams({ token: visitor.token(), do: 'called' }),
      headers: { host: 'localhost:3001', cookie: `__Host-desk=${visitor.cookies.get('__Host-desk')}`, ...headers },
    });
    expect((await test_.desk.fetch(request)).status).toBe(status);
  });

  test.each([[{ token: '' }], [{ token: 'x'.repeat(43) }]])('with a wrong token', async (fields) => {
    await put();
    const visitor = await signedIn();
    expect((await visitor.post('/desk/leads/1', { do: 'called', ...fields })).status).toBe(403);
    expect((await test_.store.list())[0]?.calledAt).toBeNull();
  });

  test('with the token of someone else’s session', async () => {
    await put();
    const [visitor, other] = [await signedIn(), await signedIn(riley)];
    expect((await visitor.post('/desk/leads/1', { do: 'called', token: other.token() })).status).toBe(403);
    expect((await visitor.post('/desk/leads/1', { do: 'called' })).status).toBe(303);
  });

  test('and a link to an export on another site exports nothing', async () => {
    const visitor = await signedIn();
    expect((await visitor.get('/desk/export', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});

describe('how the desk is reached', () => {
  test.each([
    'evil.example',
    'evil.example:3001',
    '192.168.1.5:3001',
    'localhost.evil.example',
    'localhost@evil.example',
    '',
  ])('as %s over plain HTTP it shows nothing', async (host) => {
    const request = new Request('http://localhost/desk/sign-in', { headers: { host } });
    const response = await test_.desk.fetch(request);
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
  });

  test.each([
    [1, 'https', 200],
    [1, 'http', 403],
    [0, 'https', 403],
  ])('behind %i proxies of ours that say %s it answers %i', async (trustedProxies, proto, status) => {
    const desk = await openDesk({ trustedProxies });
    const headers = { host: 'desk.example.com', 'x-forwarded-proto': proto };
    const response = await desk.desk.fetch(new Request('http://desk.example.com/desk/sign-in', { headers }));
    expect(response.status).toBe(status);
    expect(response.headers.has('strict-transport-security')).toBe(status === 200);
    await desk.close();
  });

  test('every answer forbids scripts of others, frames, caches, search engines and referrers', async () => {
    const visitor = await signedIn();
    for (const path of ['/desk', '/desk/sign-in', '/desk/nothing', '/desk/export', '/desk?lead=9']) {
      const { headers } = await visitor.get(path);
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'.*script-src 'self'.*frame-ancestors 'none'.*require-trusted-types-for 'script'/,
      );
      expect(headers.get('content-security-policy')).not.toMatch(/unsafe|https?:|\*/);
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
      });
    }
  });
});

describe('the list', () => {
  test('shows who waits, since when, and marks a wait over half an office hour', async () => {
    await put();
    await put({ receivedAt: test_.now() - 7 * minute, body: { name: 'Riley Example', phone: '9375550111' } });
    const html = await textOf((await signedIn()).get('/desk'));
    expect(html).toMatch(/Longest wait<\/dt><dd class="late">38 min/);
    expect(html).toContain('<span class="sub late">Waiting 38 min</span>');
    expect(html).toContain('<span class="sub">Waiting 7 min</span>');
    expect(html.indexOf('Riley Example')).toBeLessThan(html.indexOf(canary));
    const waiting = await textOf((await signedIn()).get('/desk?state=new'));
    expect(waiting.indexOf('Riley Example')).toBeGreaterThan(waiting.indexOf(canary));
  });

  test('has 50 leads a page, and every lead on one page', async () => {
    for (let n = 1; n <= 120; n += 1) await put({ body: { name: `Visitor-${n}-`, phone: '6145550187' } });
    const visitor = await signedIn();
    const seen: string[] = [];
    let path: string | undefined = '/desk';
    const ends: string[] = [];
    while (path) {
      const html: string = await textOf(visitor.get(path));
      seen.push(...[...html.matchAll(/<b>(Visitor-\d+-)<\/b>/g)].map(([, name]) => name ?? ''));
      ends.push(/class="list-end"><span>([^<]+)/.exec(html)?.[1] ?? '');
      path = /href="([^"]+)">Older leads/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
    expect(ends).toEqual(['1 to 50 of 120', '51 to 100 of 120', '101 to 120 of 120']);
  });

  test('follows search, form, state and officer, and says which filter to leave out', async () => {
    await put();
    await put({ form: 'consultation', body: { name: 'Casey Sample', cellPhone: '2165550123' } });
    const visitor = await signedIn();
    const found = async (query: string) => {
      const html = await textOf(visitor.get(`/desk?${query}`));
      return [html.includes(`<b>Ada ${canary}`), html.includes('<b>Casey')];
    };
    expect(await found('q=casey')).toEqual([false, true]);
    expect(await found('q=555-0187')).toEqual([true, false]);
    expect(await found('form=contact')).toEqual([true, false]);
    expect(await found(`who=${jordan}`)).toEqual([false, false]);
    expect(await found('who=nobody&state=new')).toEqual([true, true]);
    expect(await found('state=nonsense&behind=-1&lead=x&before=1e9')).toEqual([true, true]);
    const html = await textOf(visitor.get('/desk?q=zzz&state=done'));
    expect(html).toContain('href="/desk?state=done">the search for “zzz”');
    expect(html).toContain('href="/desk?q=zzz">the state');
  });

  test('shows when the email about a lead was given up, in the list and on the lead', async () => {
    await put();
    const visitor = await signedIn();
    expect(await textOf(visitor.get('/desk?lead=1'))).toContain('The email about it is not sent yet');
    const [due] = await test_.store.takeDueMail(test_.now(), test_.now() + 1, 1);
    if (due) await test_.store.mailGivenUp(due, test_.now(), '550');
    const html = await textOf(visitor.get('/desk?lead=1'));
    expect(html).toContain('An email about a lead was given up');
    expect(html).toContain('The email about it was given up');
  });

  test('and a lead are recorded: who, when, how many, and nothing about the visitor', async () => {
    await put();
    const visitor = await signedIn();
    await visitor.get(`/desk?q=${canary}&lead=1`);
    const uses = (await test_.store.uses()).map(({ who, action, leads }) => [who, action, leads]);
    expect(uses.slice(-2)).toEqual([
      [jordan, 'list', 1],
      [jordan, 'view', 1],
    ]);
    expect(JSON.stringify(test_.log)).not.toMatch(new RegExp(`${canary}|ada@|hello@|614`));
  });
});

describe('a lead', () => {
  test('is shown whole, with the labels of its form', async () => {
    await put();
    const html = await textOf((await signedIn()).get('/desk?lead=1'));
    for (const part of [
      `<h2 id="lead-name">Ada ${canary}</h2>`,
      'href="tel:+16145550187">(614) 555-0187',
      'href="mailto:ada@example.org"',
      '<dt>City</dt><dd>Columbus</dd>',
      '<p class="said">Hello</p>',
      'Contact, Fri Nov 20, 2026, 9:13:00 am.',
    ])
      expect(html).toContain(part);
  });

  const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)>'{{7*7}}\u202e&amp;`;
  test('whose text is markup is text', async () => {
    await put({
      body: { name: hostile, email: hostile, phone: hostile, city: hostile, message: hostile, [hostile]: hostile },
    });
    const visitor = await signedIn();
    await visitor.post('/desk/leads/1', { do: 'note', note: hostile });
    for (const path of [
      '/desk?lead=1',
      '/desk',
      `/desk?q=${encodeURIComponent(hostile)}`,
      `/desk/sign-in?next=${encodeURIComponent(hostile)}`,
    ]) {
      const html = await textOf(visitor.get(path));
      expect(html).not.toMatch(/<script>|<img|onerror=alert\(1\)>(?!')/);
      expect(html.match(/<script/g) ?? []).toHaveLength(path.includes('sign-in') ? 0 : 1);
    }
  });

  test('is marked as called with the time to the first call, and taken back within a minute', async () => {
    await put();
    const visitor = await signedIn();
    const response = await visitor.post('/desk/leads/1', { do: 'called', back: '/desk?form=contact' });
    expect(response.headers.get('location')).toBe('/desk?form=contact&lead=1&did=called#state');
    const html = await textOf(visitor.get('/desk?lead=1&did=called'));
    expect(html).toContain('Marked as called, 38 min after it came, counted in office hours.');
    expect(html).toContain('value="not-called">Undo');
    expect(html).toMatch(/Time to first call, today<\/dt><dd>38 min/);
    test_.pass(minute);
    expect(await textOf(visitor.get('/desk?lead=1&did=called'))).not.toContain('Undo');
    const late = await visitor.post('/desk/leads/1', { do: 'not-called' });
    expect(late.headers.get('location')).toContain('did=late');
  });

  test('that someone else called shows who and when, and nothing is overwritten', async () => {
    await put();
    const [visitor, other] = [await signedIn(), await signedIn(riley)];
    await other.post('/desk/leads/1', { do: 'called' });
    const response = await visitor.post('/desk/leads/1', { do: 'called' });
    const html = await textOf(visitor.get(response.headers.get('location')?.replace('#state', '') ?? ''));
    expect(html).toContain('Nothing was changed: riley called on Fri Nov 20, 9:51 am.');
    expect((await test_.store.list())[0]?.calledBy).toBe(riley);
  });

  test('is given to an officer who exists, from the one who had it', async () => {
    await put();
    const visitor = await signedIn();
    const assign = async (from: string, to: string) =>
      (await visitor.post('/desk/leads/1', { do: 'assign', from, to })).headers.get('location');
    expect(await assign('', riley)).toContain('did=assign');
    expect(await assign('', jordan)).toContain('did=late');
    expect(await assign(riley, 'stranger@example.com')).toBeNull();
    expect((await test_.store.list())[0]?.assignee).toBe(riley);
    expect(await textOf(visitor.get('/desk?lead=1&did=assign'))).toContain('riley has this lead now.');
  });

  test.each([
    ['', 422],
    ['   \n ', 422],
    ['x'.repeat(4001), 422],
    ['x'.repeat(4000), 303],
  ])('takes a note of 1 to 4,000 characters', async (note, status) => {
    await put();
    const visitor = await signedIn();
    expect((await visitor.post('/desk/leads/1', { do: 'note', note })).status).toBe(status);
  });

  test.each(['x'.repeat(70_000)])('a form of more than 64 KB is refused', async (note) => {
    const visitor = await signedIn();
    expect((await visitor.post('/desk/leads/1', { do: 'note', note })).status).toBe(413);
  });

  test('that was deleted or never existed shows a page that says that', async () => {
    const visitor = await signedIn();
    expect(await textOf(visitor.get('/desk?lead=99'))).toContain('This lead is not here');
    expect((await visitor.post('/desk/leads/99', { do: 'called' })).status).toBe(303);
    expect((await visitor.post('/desk/leads/1', { do: 'delete' })).status).toBe(422);
  });
});

describe('the export', () => {
  test('follows the filters, is harmless in a spreadsheet, and is recorded', async () => {
    await put();
    await put({ form: 'consultation', body: { name: '=HYPERLINK("https://evil.example")', cellPhone: '2165550123' } });
    const visitor = await signedIn();
    const response = await visitor.get('/desk/export?form=consultation');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="leads-2026-11-20.csv"');
    const text = await response.text();
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(text).not.toContain(canary);
    expect((await test_.store.uses()).at(-1)).toMatchObject({ who: jordan, action: 'export', leads: 1 });
    expect(await textOf(visitor.get('/desk/export?lead=1'))).toContain(canary);
  });

  test('that is broken off is recorded too', async () => {
    for (let n = 0; n < 20; n += 1) await put();
    const response = await (await signedIn()).get('/desk/export');
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.read();
    await reader?.cancel();
    expect((await test_.store.uses()).at(-1)).toMatchObject({ action: 'export' });
    expect((await test_.store.uses()).at(-1)?.leads).toBeGreaterThan(0);
  });
});

describe('news', () => {
  /** Reads a stream until it contains a text or ends. */
  async function readUntil(reader: ReadableStreamDefaultReader<Uint8Array>, text: string): Promise<string> {
    let all = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (value) all += new TextDecoder().decode(value);
      if (done || all.includes(text)) return all;
    }
  }

  test('of a lead and of a change come by themselves, without a word about the lead', async () => {
    const visitor = await signedIn();
    const response = await visitor.get('/desk/events');
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const reader = response.body?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
    await readUntil(reader, 'here');
    await put();
    expect(await readUntil(reader, 'leads')).toMatch(/event: leads\ndata: \n\n$/);
    await test_.store.follow({ number: 1, at: 1, who: riley, change: 'called' });
    expect(await readUntil(reader, 'leads')).toContain('event: leads');
    await reader.cancel();
  });

  test('end with the session: at the sign-out, and when its time is over', async () => {
    for (const end of ['sign-out', 'time'] as const) {
      const visitor = await signedIn();
      const reader = (await visitor.get('/desk/events')).body?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
      if (end === 'sign-out') await visitor.post('/desk/sign-out');
      else test_.pass(idleTime);
      expect(await readUntil(reader, 'event: end')).toContain('event: end');
      expect((await reader.read()).done).toBe(true);
    }
  });

  test('go to at most six pages of a session', async () => {
    const visitor = await signedIn();
    const readers = await Promise.all(
      Array.from({ length: 7 }, async () => (await visitor.get('/desk/events')).body?.getReader()),
    );
    expect(await readUntil(readers[0] as ReadableStreamDefaultReader<Uint8Array>, 'event: end')).toContain('end');
    for (const reader of readers.slice(1)) await reader?.cancel();
  });
});

test('the desk’s own files are sent to everybody, with their type and a policy', async () => {
  const html = await textOf(test_.visitor().get('/desk/sign-in'));
  const styles = /href="(\/desk\/[^"]+\.css)"/.exec(html)?.[1] ?? '';
  const response = await test_.visitor().get(styles);
  expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
  const css = await response.text();
  const parts = [...css.matchAll(/url\((\/desk\/[^)]+)\)/g)].map(([, path]) => path ?? '');
  expect(parts.map((path) => path.replace(/-.{12}\./, '.')).sort()).toEqual([
    '/desk/besley-latin-wght-normal.woff2',
    '/desk/figtree-latin-wght-normal.woff2',
    '/desk/street.svg',
  ]);
  for (const path of parts) expect((await test_.visitor().get(path)).status).toBe(200);
  expect(css.replaceAll(/url\((?:\/desk\/|"?data:)/g, '')).not.toMatch(/url\(|https?:\/\/(?!www\.w3\.org)/);
});

test('a database that fails gives an apology and a line in the log, without a word about a lead', async () => {
  const visitor = await signedIn();
  await test_.store.close();
  const response = await visitor.get('/desk');
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('The leads cannot be reached');
  expect(test_.log.some(({ event }) => event === 'fault')).toBe(true);
});
