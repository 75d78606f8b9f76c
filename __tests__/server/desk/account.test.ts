import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Secret, TOTP } from 'otpauth';
import { newSecret, stepOfCode } from '@/server/desk/accounts/second-factor';
import { type LeadStore, openStore } from '@/server/store/store';
import { openTestStore } from '../harness';
import { deskOfEachTest, jordan, minute, openDesk, password, riley, textOf, type Visitor } from './desk-harness';

const { open, signedIn } = deskOfEachTest();
const another = 'four other little words';

/** Sets up a second factor; returns its code generator and the recovery codes. */
async function setUp(visitor: Visitor) {
  const html = await textOf(visitor.get('/desk/second-factor'));
  const secret = /name="secret" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const codes = new TOTP({ secret });
  const codeAt = (time: number) => codes.generate({ timestamp: time });
  const page = await textOf(visitor.post('/desk/second-factor', { secret, code: codeAt(open().now()) }));
  return { secret, codeAt, recovery: [...page.matchAll(/<code>([a-z2-7-]+)<\/code>/g)].map(([, code]) => code ?? '') };
}

async function signInWith(visitor: Visitor, fields: Readonly<Record<string, string>>) {
  const first = await visitor.signIn();
  expect(first.headers.get('location')).toMatch(/^\/desk\/sign-in\/code/);
  await visitor.get('/desk/sign-in/code');
  return visitor.post('/desk/sign-in/code', fields);
}

describe('a second factor', () => {
  test('is asked for after the password, and each code works once', async () => {
    const officer = await signedIn();
    const { codeAt } = await setUp(officer);
    open().pass(minute);
    const visitor = open().visitor();
    await visitor.signIn();
    expect((await visitor.get('/desk')).status).toBe(303);
    expect(visitor.cookies.has('__Host-desk')).toBe(false);
    const code = codeAt(open().now());
    expect((await signInWith(visitor, { code: '000000' })).status).toBe(401);
    expect((await signInWith(visitor, { code })).headers.get('location')).toBe('/desk');
    expect((await visitor.get('/desk')).status).toBe(200);
    const attacker = open().visitor();
    expect((await signInWith(attacker, { code })).status).toBe(401);
    expect(attacker.cookies.has('__Host-desk')).toBe(false);
    expect((await open().auditEntries()).filter(({ about }) => about === 'second factor')).toHaveLength(2);
  });

  test("can't be reached without a recent password", async () => {
    const { codeAt } = await setUp(await signedIn());
    open().pass(minute);
    const visitor = open().visitor();
    await visitor.get('/desk/sign-in');
    expect((await visitor.post('/desk/sign-in/code', { code: codeAt(open().now()) })).status).toBe(401);
    await visitor.signIn();
    const half = visitor.cookies.get('__Host-desk-half') ?? '';
    const [at = '', proof = ''] = half.split('.');
    const as = (email: string) => `${at}.${proof}.${Buffer.from(email).toString('base64url')}`;
    visitor.cookies.set('__Host-desk-half', as(riley));
    expect((await visitor.get('/desk/sign-in/code')).status).toBe(303);
    visitor.cookies.set('__Host-desk-half', half);
    open().pass(10 * minute);
    expect((await visitor.post('/desk/sign-in/code', { code: codeAt(open().now()) })).status).toBe(401);
    expect(visitor.cookies.has('__Host-desk')).toBe(false);
  });

  test('limits wrong codes like wrong passwords', async () => {
    const { codeAt } = await setUp(await signedIn());
    open().pass(minute);
    const robot = open().visitor();
    for (let n = 0; n < 5; n += 1) expect((await signInWith(robot, { code: '000000' })).status).toBe(401);
    expect((await signInWith(robot, { code: codeAt(open().now()) })).status).toBe(429);
    expect((await signInWith(robot, { recovery: 'aaaa-aaaa-aaaa-aaaa' })).status).toBe(429);
  });

  test('has recovery codes that work once and are stored as digests', async () => {
    const { recovery } = await setUp(await signedIn());
    expect(new Set(recovery).size).toBe(8);
    const [first = ''] = recovery;
    // 112 bits or more, so that a digest without a password hash is enough.
    expect(first.replaceAll('-', '')).toHaveLength(24);
    const visitor = open().visitor();
    expect((await signInWith(visitor, { recovery: first.toUpperCase().replaceAll('-', ' ') })).status).toBe(303);
    expect(await textOf(visitor.get('/desk/account'))).toContain('7 recovery codes are left');
    expect((await signInWith(open().visitor(), { recovery: first })).status).toBe(401);
    expect(await open().auditEntries()).toContainEqual(
      expect.objectContaining({ who: jordan, action: 'recovery-code' }),
    );
  });

  test('is stored encrypted with the configured key; without that key no code is valid', async () => {
    const secret = newSecret();
    const by = { who: jordan, at: 1 };
    const keyed = openTestStore({ secretKey: randomBytes(32).toString('base64') });
    const plain = openStore({ ...keyed.settings, secretKey: undefined });
    const bytes = () => readFileSync(`${keyed.file}-wal`);
    for (const [store, email] of [[keyed.store, riley] as const, [plain, jordan] as const]) {
      await store.accounts.add({ email, password: 'x' }, by);
      await store.accounts.setSecondFactor(email, { secret, step: 1, recoveryDigests: [] }, by);
      expect(bytes().includes(secret)).toBe(store === plain);
    }
    await keyed.store.accounts.sealSecondFactors();
    const copy = `${keyed.file}.copy`;
    await keyed.store.backup(copy, 1);
    expect(readFileSync(copy).includes(secret)).toBe(false);
    const secrets = async (store: LeadStore) => (await store.accounts.list()).map((each) => each.secondFactor?.secret);
    expect([await secrets(keyed.store), await secrets(plain)]).toEqual([
      [secret, secret],
      ['', ''],
    ]);
    await plain.close();
    const codeOfEmptySecret = new TOTP({ secret: new Secret({ buffer: new ArrayBuffer(0) }) }).generate({
      timestamp: 0,
    });
    expect(stepOfCode('', codeOfEmptySecret, 0)).toBeUndefined();
  });

  test('is set up with a valid code, and turned off with the password', async () => {
    const visitor = await signedIn();
    const html = await textOf(visitor.get('/desk/second-factor'));
    const secret = /name="secret" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const refused = await visitor.post('/desk/second-factor', { secret, code: '000000' });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(`value="${secret}"`)]);
    await setUp(visitor);
    await visitor.get('/desk/account');
    expect((await visitor.post('/desk/second-factor/off', { 'factor-password': 'wrong' })).status).toBe(422);
    expect((await open().store.accounts.list())[0]?.secondFactor).not.toBeNull();
    expect((await visitor.post('/desk/second-factor/off', { 'factor-password': password })).status).toBe(303);
    expect((await open().visitor().signIn()).headers.get('location')).toBe('/desk');
  });

  test('is required before anything else if the setting says so', async () => {
    const strict = await openDesk({ requiresSecondFactor: true });
    const visitor = strict.visitor();
    await visitor.signIn();
    for (const path of ['/desk', '/desk?lead=1', '/desk/export', '/desk/counts', '/desk/account']) {
      expect((await visitor.get(path)).headers.get('location')).toBe('/desk/second-factor');
    }
    await visitor.get('/desk/second-factor');
    expect((await visitor.post('/desk/leads/1', { do: 'no-answer' })).headers.get('location')).toBe(
      '/desk/second-factor',
    );
    await setUp(visitor);
    expect((await visitor.get('/desk')).status).toBe(200);
  });
});

describe('an account', () => {
  test('with a new password signs out every other browser at once', async () => {
    const [here, elsewhere] = [await signedIn(), await signedIn()];
    await here.get('/desk/account');
    const change = (present: string, typed: string, again = typed) =>
      here.post('/desk/account/password', { present, new: typed, again });
    expect(await textOf(change('wrong', another))).toContain('That isn’t your current password');
    expect(await textOf(change(password, another, 'four other words'))).toContain('passwords don’t match');
    expect(await textOf(change(password, 'password1234'))).toContain('too easy to guess');
    expect((await elsewhere.get('/desk')).status).toBe(200);
    expect((await change(password, another)).headers.get('location')).toBe('/desk/account?did=password');
    expect((await here.get('/desk')).status).toBe(200);
    expect((await elsewhere.get('/desk')).status).toBe(303);
    expect((await open().visitor().signIn()).status).toBe(401);
    expect((await open().visitor().signIn(jordan, another)).status).toBe(303);
    expect(await open().auditEntries()).toContainEqual(
      expect.objectContaining({ who: jordan, action: 'password', about: '' }),
    );
  });

  test('limits wrong passwords at an open desk to five', async () => {
    const visitor = await signedIn();
    await visitor.get('/desk/account');
    const change = (present: string) =>
      visitor.post('/desk/account/password', { present, new: another, again: another });
    for (let n = 0; n < 5; n += 1) expect((await change('wrong')).status).toBe(422);
    expect(await textOf(change(password))).toContain('Too many attempts');
    expect((await open().visitor().signIn()).status).toBe(303);
  });

  test('that another process removes is signed out at once', async () => {
    const visitor = await signedIn();
    await open().store.accounts.remove(jordan, { who: 'root', at: open().now() });
    expect((await visitor.get('/desk')).status).toBe(303);
    expect((await open().visitor().signIn()).status).toBe(401);
  });

  test('lists its devices and signs out one or all of them, but none of a colleague’s', async () => {
    const phone = open().visitor('localhost:3001', '198.51.100.7');
    const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';
    await phone.get('/desk/sign-in');
    await phone.post('/desk/sign-in', { email: jordan, password }, { 'user-agent': agent });
    open().pass(minute);
    const [here, colleague] = [await signedIn(), await signedIn(riley)];
    const html = await textOf(here.get('/desk/account'));
    expect(html).toContain('Safari on iPhone');
    expect(html).toContain('From 198.51.100.0/24. Since Fri Nov 20, 9:51 am. Last used Fri Nov 20, 9:51 am.');
    expect(html).not.toContain('198.51.100.7');
    const [first] = await open().store.accounts.sessionsOf(riley);
    await here.post('/desk/account/sign-out', { device: first?.id ?? '' });
    expect((await colleague.get('/desk')).status).toBe(200);
    const id = (await open().store.accounts.sessionsOf(jordan)).find(({ browser }) => browser.includes('iPhone'))?.id;
    await here.post('/desk/account/sign-out', { device: id ?? '' });
    expect((await phone.get('/desk')).status).toBe(303);
    expect((await here.get('/desk')).status).toBe(200);
    await here.post('/desk/account/sign-out', { device: 'all' });
    expect((await here.get('/desk')).status).toBe(303);
    expect((await colleague.get('/desk')).status).toBe(200);
    expect(await open().auditEntries()).toContainEqual(expect.objectContaining({ who: jordan, about: 'everywhere' }));
  });
});
