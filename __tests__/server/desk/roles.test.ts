import { readSettings, requiresSecondFactor } from '@/server/settings';
import { deskOfEachTest, jordan, minute, password, riley, textOf } from './desk-harness';

const { open, put, signedIn } = deskOfEachTest();

test('the first account is an owner, and others are officers', async () => {
  expect((await open().store.accounts.list()).map(({ email, role }) => [email, role])).toEqual([
    [jordan, 'owner'],
    [riley, 'officer'],
  ]);
});

describe('an officer', () => {
  beforeEach(async () => {
    for (const [key, assignee] of [
      ['mine', riley],
      ['nobody', null],
      ['left', 'left@example.com'],
      ['other', jordan],
    ] as const)
      await put({ key, assignee, contentHash: key, body: { name: `Lead of ${key}`, email: 'ada@example.org' } });
  });

  test('sees their leads, unassigned ones and those of people who left, but none of a colleague’s', async () => {
    const visitor = await signedIn(riley);
    const list = await textOf(visitor.get('/desk?state=all'));
    for (const name of ['mine', 'nobody', 'left']) expect(list).toContain(`Lead of ${name}`);
    expect(list).not.toContain('Lead of other');
    expect(await textOf(visitor.get('/desk?lead=4'))).toContain('This lead isn’t here');
    const lead = await textOf(visitor.get('/desk?lead=1'));
    expect(lead).toMatch(/From the same person.*href="\/desk\?lead=2">Contact, Fri Nov 20, 9:13 am/);
    expect(lead).not.toContain('?lead=4');
    for (const path of ['/desk/export?lead=4', '/desk/leads/4/next-step.ics', '/desk/erase?lead=4'])
      expect(await textOf(visitor.get(path))).not.toContain('Lead of other');
    await visitor.post('/desk/leads/4', { do: 'no-answer', back: '/desk' });
    expect((await open().store.lead(4))?.calledAt).toBeNull();
  });

  test('exports no list and deletes one lead at a time', async () => {
    const visitor = await signedIn(riley);
    for (const path of ['/desk/export', '/desk/contacts']) expect((await visitor.get(path)).status).toBe(403);
    expect(await textOf(visitor.get('/desk?state=all'))).not.toContain('/desk/export');
    expect((await visitor.get('/desk/export?lead=1')).status).toBe(200);
    const page = await textOf(visitor.get('/desk/erase?lead=1'));
    expect(page).toContain('only lead 1');
    expect(page).not.toContain('everything sent with');
    await visitor.get('/desk/erase?state=new');
    expect((await visitor.post('/desk/erase', { query: 'state=new', choice: '0', count: '3' })).status).toBe(409);
    expect(await open().store.list()).toHaveLength(4);
  });

  test('reads no audit log, and the log says who tried', async () => {
    expect((await (await signedIn(riley)).get('/desk/record')).status).toBe(403);
    expect(open().log.at(-1)).toMatchObject({ event: 'request', status: 403, who: riley });
  });
});

test('an auditor reads the audit log and no lead', async () => {
  await put();
  await open().store.accounts.setRole(riley, 'auditor', { who: 'setup', at: 0 });
  const visitor = await signedIn(riley);
  for (const path of ['/desk', '/desk?lead=1', '/desk/export?lead=1', '/desk/counts', '/desk/erase?lead=1'])
    expect((await visitor.get(path)).headers.get('location')).toBe('/desk/record');
  const record = await textOf(visitor.get('/desk/record'));
  expect(record).toContain('none changed or removed');
  expect(record).toContain('sign-in');
  expect((await open().auditEntries()).at(-1)).toMatchObject({ who: riley, action: 'audit' });
});

test('an auditor gets no lead, and one who had leads left them to everybody', async () => {
  await put({ assignee: riley });
  const visitor = await signedIn();
  await open().store.accounts.setRole(riley, 'auditor', { who: 'setup', at: 0 });
  await put({ key: 'next', contentHash: 'next' });
  await visitor.post('/desk/leads/2', { do: 'assign', from: '', to: riley, back: '/desk' });
  expect((await open().store.lead(2))?.assignee).toBeNull();
  expect(await open().store.leavers()).toEqual([{ email: riley, leads: 1 }]);
  expect(await open().store.list({ openFor: jordan })).toHaveLength(2);
});

describe('an unattended desk', () => {
  test('asks for the password again before an export, deleting several leads, ending sessions, or a second factor', async () => {
    for (const key of ['a', 'b']) await put({ key, contentHash: key });
    const visitor = await signedIn();
    open().pass(6 * minute);
    for (const path of ['/desk/export', '/desk/contacts?state=new', '/desk/erase?state=new', '/desk/second-factor']) {
      const { status, headers } = await visitor.get(path);
      expect([status, headers.get('location')]).toEqual([303, `/desk/confirm?next=${encodeURIComponent(path)}`]);
    }
    await visitor.get('/desk');
    const ending = await visitor.post('/desk/account/sign-out', { device: 'all' });
    expect(ending.headers.get('location')).toBe('/desk/confirm?next=%2Fdesk%2Faccount');
    await visitor.post('/desk/erase', { query: 'state=new', choice: '0', count: '2' });
    expect(await open().store.list()).toHaveLength(2);
    await visitor.get('/desk/confirm?next=/desk/export');
    expect((await visitor.post('/desk/confirm', { next: '/desk/export', proof: 'wrong' })).status).toBe(422);
    const right = await visitor.post('/desk/confirm', { next: '/desk/export', proof: password });
    expect(right.headers.get('location')).toBe('/desk/export');
    expect((await visitor.get('/desk/export')).status).toBe(200);
    open().pass(6 * minute);
    expect((await visitor.get('/desk/export')).status).toBe(303);
  });

  test('redirects to no other page after the confirmation', async () => {
    const visitor = await signedIn();
    for (const next of ['https://evil.example', '//evil.example', '/desk/sign-out', '/desk/export/../../x']) {
      await visitor.get('/desk/confirm');
      const { headers } = await visitor.post('/desk/confirm', { next, proof: password });
      expect(headers.get('location')).toBe('/desk');
    }
  });

  test('after a sign-out the browser forgets the pages', async () => {
    const visitor = await signedIn();
    expect((await visitor.post('/desk/sign-out')).headers.get('clear-site-data')).toBe('"cache", "storage"');
  });
});

test.each([
  [{}, false],
  [{ DESK_HOST: '::1' }, false],
  [{ DESK_REQUIRE_SECOND_FACTOR: '1' }, true],
  [{ DESK_HOST: '0.0.0.0' }, true],
  [{ DESK_TRUST_PROXY: '1', DESK_REQUIRE_SECOND_FACTOR: '0' }, true],
])('with %j a second factor is required: %s', (environment, isRequired) => {
  expect(requiresSecondFactor(readSettings(environment))).toBe(isRequired);
});
