import { join } from 'node:path';
import { createFormTokens } from '@/server/inbox/form-tokens';
import { contact, post, startInbox, temporaryDirectory } from '../harness';

const start = Date.UTC(2026, 10, 20);
const day = 24 * 60 * 60_000;
const clientNetwork = '192.0.2.1';

describe('a form token', () => {
  test.each([
    [0, false],
    [2999, false],
    [3000, true],
    [day - 1, true],
    [day, false],
    [-60_000, false],
  ])('is valid %i ms after it was issued: %s', (age, isValid) => {
    let time = start;
    const tokens = createFormTokens(() => time);
    const token = tokens.issue(clientNetwork);
    time += age;
    expect(tokens.isValid(token, clientNetwork)).toBe(isValid);
  });

  let time = start;
  const tokens = createFormTokens(() => time);
  const token = tokens.issue(clientNetwork);
  const earlier = (start - 60_000).toString(36);
  const [, signature = ''] = token.split('.');

  test.each<readonly [string, string]>([
    ['from a server with another database', createFormTokens(() => start).issue(clientNetwork)],
    ['from another client network', tokens.issue('192.0.2.2')],
    ['with another time', `${earlier}.${signature}`],
    ['with another signature', `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`],
    ['that is cut short', token.slice(0, -1)],
    ['with an extra character', `${token}a`],
    ['without a time', `.${signature}`],
    ['with a letter beyond ASCII', `${token.slice(0, -1)}é`],
    ['of 60,000 letters', 'a'.repeat(60_000)],
    ['that is empty', ''],
  ])('%s is invalid', (_, text) => {
    time = start + 20_000;
    expect(tokens.isValid(token, clientNetwork)).toBe(true);
    expect(tokens.isValid(text, clientNetwork)).toBe(false);
  });

  test('reveals nothing about the visitor', () => {
    expect(token).toMatch(/^[0-9a-z]{8}\.[\w-]{43}$/);
    expect(token).not.toContain('192');
  });
});

describe('the inbox', () => {
  test('issues an uncacheable token to anyone, and keeps it out of the log', async () => {
    const inbox = await startInbox();
    const answer = await fetch(`${inbox.origin}/leads/stamp`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    const token = await answer.text();
    expect(token).toMatch(/^[0-9a-z]{8}\.[\w-]{43}$/);
    expect(inbox.log).toEqual([expect.objectContaining({ path: '/leads/stamp', status: 200 })]);
    expect(JSON.stringify(inbox.log)).not.toContain(token);
    expect((await post(`${inbox.origin}/leads/stamp`, contact)).status).toBe(404);
  });

  test('accepts tokens from other servers that share the database, and from before a restart', async () => {
    let time = start;
    const directory = temporaryDirectory();
    const store = { url: `file:${join(directory.path, 'leads.db')}` };
    const app = { ratePerMinute: 5, now: () => time };
    const first = await startInbox({ store, app });
    const other = await startInbox({ store, app });
    const token = await (await fetch(`${first.origin}/leads/stamp`)).text();
    await first.close();
    const again = await startInbox({ store, app });
    time += 3000;
    // Without a valid token, the first post would use up the limit of a minute.
    for (const { origin } of [other, again])
      for (const key of ['key-000001', 'key-000002'])
        expect((await post(`${origin}/leads/contact?stamp=${token}`, { ...contact, key })).status).toBeLessThan(300);
  });

  test('issues tokens even while the database is down', async () => {
    const inbox = await startInbox({ store: { url: 'file:/dev/null/leads.db' } });
    const [one, other] = await Promise.all([1, 2].map(() => fetch(`${inbox.origin}/leads/stamp`)));
    expect([one?.status, other?.status]).toEqual([200, 200]);
    expect(await one?.text()).toMatch(/^[0-9a-z]{8}\.[\w-]{43}$/);
  });

  test('lets pages of an allowed origin read a token and return it in the URL, without a preflight', async () => {
    let time = start;
    const origin = 'https://www.example.com';
    const inbox = await startInbox({ app: { allowedOrigins: [origin], ratePerMinute: 5, now: () => time } });
    const answer = await fetch(`${inbox.origin}/leads/stamp`, { headers: { origin } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const others = await fetch(`${inbox.origin}/leads/stamp`, { headers: { origin: 'https://evil.example' } });
    expect(others.headers.get('access-control-allow-origin')).toBeNull();
    expect(others.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    const token = await answer.text();
    time += 3000;
    const statuses: number[] = [];
    for (const key of ['key-000001', 'key-000002']) {
      const url = `${inbox.origin}/leads/contact?stamp=${token}`;
      statuses.push((await post(url, { ...contact, key }, { origin })).status);
    }
    expect(statuses).toEqual([201, 201]);
    expect(JSON.stringify(inbox.log)).not.toContain(token);
  });
});
