import { company } from '@/content/lender/company';
import { createPasswordCheck, hashPassword } from '@/server/desk/accounts/accounts';
import { passwordProblem } from '@/server/desk/accounts/passwords';
import { maxIdleTime, maxSessionTime } from '@/server/desk/accounts/sessions';
import { deskOfEachTest, jordan, minute, openDesk, password, riley, textOf } from './desk-harness';

const { open, signedIn } = deskOfEachTest();

/** Processor time of this process since an earlier `process.cpuUsage()`, in milliseconds. */
function processorTime(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

describe('signing in', () => {
  test("sets a session cookie that scripts, other sites and plain HTTP can't read", async () => {
    const visitor = open().visitor();
    const response = await visitor.signIn();
    expect([response.status, response.headers.get('location')]).toEqual([303, '/desk']);
    const cookie = response.headers.getSetCookie().find((each) => each.startsWith('__Host-desk='));
    expect(cookie?.replace(/=[\w-]{43};/, '=…;')).toBe('__Host-desk=…; Path=/; HttpOnly; Secure; SameSite=Strict');
    expect(await textOf(visitor.get('/desk'))).toContain('Jordan Example, NMLS #000000');
    expect(await open().auditEntries()).toContainEqual({
      at: open().now(),
      who: jordan,
      action: 'sign-in',
      leads: 0,
      about: '',
    });
  });

  test.each([
    [jordan, 'wrong horse battery'],
    ['nobody@example.com', password],
    ['', ''],
    [jordan, `${password} `],
  ])('of %s with a wrong password gets the same error', async (email, typed) => {
    const visitor = open().visitor();
    const response = await visitor.signIn(email, typed);
    expect(response.status).toBe(401);
    expect(await response.text()).toContain('That email and password don’t match.');
    expect(visitor.cookies.has('__Host-desk')).toBe(false);
    expect((await visitor.get('/desk')).status).toBe(303);
  });

  test.each([
    ['email', 60_000],
    ['email', 15_000],
    ['password', 60_000],
    ['password', 15_000],
  ])('with an oversized %s (%i bytes) costs less than a quarter of one password check', async (field, bytes) => {
    let check = Number.POSITIVE_INFINITY;
    for (const n of [1, 2, 3]) {
      const before = process.cpuUsage();
      const hash = await hashPassword(password, { N: 16_384, r: 8, p: 1 });
      check = Math.min(check, processorTime(before));
      await open().store.accounts.add({ email: `${n}@example.com`, password: hash }, { who: 'setup', at: 0 });
    }
    const visitor = open().visitor();
    await visitor.get('/desk/sign-in');
    const fields = { email: jordan, password, [field]: '\u0345\u0334'.repeat(bytes / 12) };
    let least = Number.POSITIVE_INFINITY;
    for (let n = 0; n < 12; n += 1) {
      const before = process.cpuUsage();
      const { status } = await visitor.post('/desk/sign-in', fields);
      least = Math.min(least, processorTime(before));
      expect([401, 413, 429]).toContain(status);
    }
    // About 3 of 60 ms.
    expect(least).toBeLessThan(check / 4);
  });

  test('accepts the email in any case and the password in any Unicode normalization', async () => {
    expect((await open().visitor().signIn(' JORDAN@Example.com ')).status).toBe(303);
  });

  test('has to wait after five failures, twice as long after each further one, up to an hour', async () => {
    const visitor = open().visitor();
    for (let n = 0; n < 5; n += 1) expect((await visitor.signIn(jordan, 'wrong')).status).toBe(401);
    const waits: (string | null)[] = [];
    for (let n = 0; n < 8; n += 1) {
      const response = await visitor.signIn(jordan, 'wrong');
      expect(response.status).toBe(429);
      waits.push(response.headers.get('retry-after'));
      open().pass(Number(waits.at(-1)) * 1000);
      expect((await visitor.signIn(jordan, 'wrong')).status).toBe(401);
    }
    expect(waits).toEqual(['60', '120', '240', '480', '960', '1920', '3600', '3600']);
    expect(await textOf(visitor.signIn())).toContain('Please wait 60 minutes');
    open().pass(60 * minute);
    expect((await visitor.signIn()).status).toBe(303);
  });

  test('works in a known browser while somebody guesses the password of its account', async () => {
    const office = await signedIn();
    await office.post('/desk/sign-out');
    const robot = open().visitor();
    for (let n = 0; n < 5; n += 1) expect((await robot.signIn(jordan, 'wrong')).status).toBe(401);
    expect((await robot.signIn()).status).toBe(429);
    expect((await office.signIn()).status).toBe(303);
    expect((await robot.signIn()).status).toBe(429);
    const device = office.cookies.get('__Host-desk-device') ?? '';
    robot.cookies.set('__Host-desk-device', `${device.slice(0, -2)}${device.endsWith('AA') ? 'BB' : 'AA'}`);
    expect((await robot.signIn()).status).toBe(429);
    robot.cookies.set('__Host-desk-device', device);
    expect((await robot.signIn(riley, 'wrong')).status).toBe(401);
  });

  test('works in a known browser while many guess at unknown accounts, without queueing behind them', async () => {
    const office = await signedIn();
    await office.post('/desk/sign-out');
    const robot = open().visitor();
    await robot.get('/desk/sign-in');
    let waiting = 0;
    const guesses = Array.from({ length: 70 }, async (_, n) => {
      waiting += 1;
      const { status } = await robot.post('/desk/sign-in', { email: `nobody-${n}@example.com`, password: 'wrong' });
      waiting -= 1;
      return status;
    });
    expect((await office.signIn()).status).toBe(303);
    expect(waiting).toBeGreaterThan(30);
    const statuses = await Promise.all(guesses);
    // The officer's sign-in took one of the sixty per minute.
    expect(statuses.filter((status) => status === 401)).toHaveLength(59);
    expect((await open().visitor().signIn(riley)).status).toBe(429);
  });

  test('from a new browser is reported to the officer by email, and from a known one is not', async () => {
    const notices: unknown[] = [];
    const desk = await openDesk({ notify: async (message) => void notices.push(message) });
    const visitor = desk.visitor();
    await visitor.signIn();
    await visitor.post('/desk/sign-out');
    await visitor.signIn();
    const text = expect.stringContaining('through a tunnel');
    expect(notices).toEqual([expect.objectContaining({ to: jordan, subject: 'New sign-in to the lead desk', text })]);
    await desk.close();
  });

  test.each(['127.0.0.1', '::1'])(
    "failures of one account don't lock out another behind a tunnel that ends at %s",
    async (address) => {
      const [robot, officer] = [1, 2].map(() => open().visitor('localhost:3001', address));
      for (let n = 0; n < 6; n += 1) await robot?.signIn(jordan, 'wrong');
      expect((await officer?.signIn(riley))?.status).toBe(303);
    },
  );

  test('failures from one network lock out every account there', async () => {
    const elsewhere = open().visitor('localhost:3001', '192.0.2.1');
    for (let n = 0; n < 5; n += 1) await elsewhere.signIn(`nobody-${n}@example.com`, 'wrong');
    expect((await elsewhere.signIn(riley)).status).toBe(429);
  });

  test('failures are recorded with the account, never with what was typed', async () => {
    const visitor = open().visitor();
    await visitor.signIn(jordan, 'wrong');
    await visitor.signIn('correct horse battery', 'wrong');
    const entries = (await open().auditEntries()).map(({ who, action }) => [who, action]);
    expect(entries).toEqual([
      [jordan, 'sign-in-refused'],
      ['unknown account', 'sign-in-refused'],
    ]);
  });

  test('parallel attempts count before they are checked', async () => {
    const visitor = open().visitor();
    await visitor.get('/desk/sign-in');
    const all = await Promise.all(
      Array.from({ length: 9 }, () => visitor.post('/desk/sign-in', { email: jordan, password: 'wrong' })),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429]);
  });

  test('an unknown email takes as long as a wrong password', async () => {
    const check = createPasswordCheck(open().store.accounts.list);
    // Wall time depends on other programs.
    const workOf = async (email: string) => {
      const works: number[] = [];
      for (let n = 0; n < 5; n += 1) {
        const before = process.cpuUsage();
        expect(await check(email, 'a wrong password')).toBeUndefined();
        works.push(processorTime(before));
      }
      return Math.min(...works);
    };
    const [known, unknown] = [await workOf(jordan), await workOf('nobody@example.com')];
    expect(known).toBeGreaterThan(15);
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  test('always starts a new session and ends the one the browser had', async () => {
    const visitor = open().visitor();
    visitor.cookies.set('__Host-desk', 'a'.repeat(43));
    await visitor.signIn();
    const first = visitor.cookies.get('__Host-desk') ?? '';
    expect(first).not.toBe('a'.repeat(43));
    await visitor.post('/desk/sign-out');
    await visitor.signIn();
    visitor.cookies.set('__Host-desk-form', '');
    const second = visitor.cookies.get('__Host-desk');
    expect(second).not.toBe(first);
    const other = open().visitor();
    other.cookies.set('__Host-desk', first);
    expect((await other.get('/desk')).status).toBe(303);
  });

  test('needs the cookie and the token of its page, so nobody is signed in as someone else', async () => {
    const visitor = open().visitor();
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
  ])('redirects to %s for %s', async (next, location) => {
    const visitor = open().visitor();
    await visitor.get('/desk/sign-in');
    const response = await visitor.post('/desk/sign-in', { email: jordan, password, next });
    expect(response.headers.get('location')).toBe(location);
  });

  test('returns to the same lead after the session ended', async () => {
    const visitor = open().visitor();
    const response = await visitor.get('/desk?form=contact&lead=7');
    const location = response.headers.get('location') ?? '';
    expect(location).toBe('/desk/sign-in?next=%2Fdesk%3Fform%3Dcontact%26lead%3D7');
    expect(await textOf(visitor.get(location))).toContain('name="next" value="/desk?form=contact&amp;lead=7"');
  });
});

describe('a session', () => {
  test('ends after half an hour without a click', async () => {
    const visitor = await signedIn();
    open().pass(maxIdleTime - 1);
    expect((await visitor.get('/desk')).status).toBe(200);
    open().pass(maxIdleTime - 1);
    expect((await visitor.get('/desk')).status).toBe(200);
    open().pass(maxIdleTime);
    expect((await visitor.get('/desk')).status).toBe(303);
  });

  test('is shared by all servers of the database', async () => {
    const visitor = await signedIn();
    const other = await openDesk({ store: open().store });
    const elsewhere = other.visitor();
    for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value);
    expect((await elsewhere.get('/desk')).status).toBe(200);
    await elsewhere.post('/desk/sign-out');
    expect((await visitor.get('/desk')).status).toBe(303);
  });

  test('is not extended by a page that polls', async () => {
    const visitor = await signedIn();
    open().pass(maxIdleTime - 1);
    const own = { 'sec-fetch-mode': 'cors' };
    expect((await visitor.get('/desk', own)).status).toBe(200);
    open().pass(1);
    expect((await visitor.get('/desk', own)).status).toBe(303);
  });

  test('ends after twelve hours, and when the clock is set back', async () => {
    const visitor = await signedIn();
    for (let time = 0; time < maxSessionTime - minute; time += 20 * minute) {
      expect((await visitor.get('/desk')).status).toBe(200);
      open().pass(20 * minute);
    }
    expect((await visitor.get('/desk')).status).toBe(303);
    const other = await signedIn();
    open().pass(-minute);
    expect((await other.get('/desk')).status).toBe(303);
  });

  test('ends at sign-out for everyone who has its cookie', async () => {
    const visitor = await signedIn();
    const thief = open().visitor();
    thief.cookies.set('__Host-desk', visitor.cookies.get('__Host-desk') ?? '');
    expect((await thief.get('/desk')).status).toBe(200);
    const response = await visitor.post('/desk/sign-out');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/desk/sign-in']);
    expect((await thief.get('/desk')).status).toBe(303);
    expect(await open().auditEntries()).toContainEqual(expect.objectContaining({ who: jordan, action: 'sign-out' }));
  });

  test('is not found by a cookie with one changed letter', async () => {
    const visitor = await signedIn();
    const cookie = visitor.cookies.get('__Host-desk') ?? '';
    visitor.cookies.set('__Host-desk', `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`);
    expect((await visitor.get('/desk')).status).toBe(303);
  });
});

test.each([
  'password1234',
  'P@ssw0rd2026!',
  'qwertyuiop12',
  '123456789012',
  'aaaaaaaaaaaab',
  'Columbus2026!',
  'jordanexample1',
  'MortgageOhio99',
  'qazwsxedcrfv',
  'sonyericsson',
  'charlie12345',
  'michaeljordan',
  'November2026',
  'ohiostate2026',
  `${company.wordmark[0].replace(/\W/g, '')}2026!`,
  'short',
])('the password %s is refused', (typed) => {
  expect(passwordProblem(typed, 'jordan.example@lender.com')).toMatch(/password/);
});

test.each(['correct horse battery staple', 'four other little words', 'tulip-gravel-oboe-harbor', 'k7Qz9vTn2xWp'])(
  'the password %s is accepted',
  (typed) => {
    expect(passwordProblem(typed, 'jordan.example@lender.com')).toBeUndefined();
  },
);
