import { stampHeader } from '@/lib/leads/headers';
import { createApp } from '@/server/app';
import { forms } from '@/server/inbox/forms';
import { addressOf, createRateLimit, customerOf, householdOf } from '@/server/inbox/rate-limit';
import { contact } from '../harness';

test.each([
  ['2001:db8:1:2::1', '2001:0db8:0001:0002:ffff::9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::ffff:192.0.2.1', '192.0.2.1', true],
  ['::FFFF:192.0.2.1', '192.0.2.1', true],
  ['192.0.2.1:4711', '192.0.2.1', true],
  ['[2001:db8:1:2::1]:4711', '2001:db8:1:2::1', true],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::2', true],
  ['192.0.2.1', '192.0.2.2', false],
])('%s and %s are one household: %s', (one, other, isSame) => {
  expect(householdOf(one) === householdOf(other)).toBe(isSame);
});

test('the networks of one customer of a provider are known', () => {
  expect(customerOf('2001:db8:1:2::1')).toBe(customerOf('2001:db8:1:ffff::1'));
  expect(customerOf('2001:db8:1:2::1')).not.toBe(customerOf('2001:db8:2:2::1'));
  expect(customerOf('192.0.2.1')).not.toBe(customerOf('192.0.2.2'));
});

test('a flood of addresses does not fill the memory', () => {
  const limit = createRateLimit(1, () => 0, 100);
  for (let n = 0; n < 10_000; n += 1) limit.take(`10.0.${n >> 8}.${n & 255}`);
  expect(limit.size()).toBe(100);
});

test('a clock that is set back takes nothing away for ever', () => {
  let time = 1_000_000;
  const limit = createRateLimit(1, () => time);
  limit.take('192.0.2.1');
  time = 0;
  expect(limit.take('192.0.2.1')).toBe(60);
  time = 60_000;
  expect(limit.take('192.0.2.1')).toBe(0);
});

test.each([
  ['198.51.100.1, 203.0.113.7', 0, '127.0.0.1'],
  ['198.51.100.1, 203.0.113.7', 1, '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', 2, '198.51.100.1'],
  ['203.0.113.7', 2, '203.0.113.7'],
  [undefined, 1, '127.0.0.1'],
  ['198.51.100.1, 203.0.113.7:4711', 1, '203.0.113.7'],
  ['198.51.100.1, [2001:db8::7]:4711', 1, '2001:db8::7'],
  ['198.51.100.1, unknown', 1, '127.0.0.1'],
  ['198.51.100.1, _hidden', 1, '127.0.0.1'],
])('X-Forwarded-For %s behind %i proxies of ours is %s', (forwarded, proxies, address) => {
  expect(addressOf('127.0.0.1', forwarded, proxies)).toBe(address);
});

describe('leads from many addresses', () => {
  const at = Date.UTC(2026, 10, 20);
  const usual = { ratePerMinute: 30, totalPerMinute: 50 };
  type Sent = { readonly stamp?: string; readonly accept?: string };

  /** The app without a network and with a store that only counts; `send` returns the status of one lead. */
  function appWith(limits: { readonly ratePerMinute: number; readonly totalPerMinute: number }) {
    const seen = { stored: 0, time: at };
    const app = createApp({
      ...limits,
      forms,
      store: {
        put: async ({ leadId }) => {
          seen.stored += 1;
          return { outcome: 'stored', leadId };
        },
        check: async () => undefined,
      },
      phone: { display: '(614) 555-0142', href: 'tel:+16145550142' },
      log: () => undefined,
      trustedProxies: 1,
      allowedOrigins: [],
      thankYouUrl: '/thank-you',
      now: () => seen.time,
    });
    const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
    async function stampFor(address: string): Promise<string> {
      return (await app.request('/leads/stamp', { headers: { 'x-forwarded-for': address } }, env)).text();
    }
    async function send(address: string, { stamp, accept = 'application/json' }: Sent = {}): Promise<number> {
      const body = new URLSearchParams(contact).toString();
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      const headers = { ...type, accept, 'x-forwarded-for': address, ...(stamp && { [stampHeader]: stamp }) };
      return (await app.request('/leads/contact', { method: 'POST', body, headers }, env)).status;
    }
    /** Sends 2,000 leads from as many addresses within 6 seconds; `at(n)` runs before the n-th. */
    async function attack(stampOf: (address: string) => string | undefined, before = async (_n: number) => {}) {
      const statuses = new Set<number>();
      const start = seen.time;
      for (let n = 0; n < 2000; n += 1) {
        seen.time = start + (n / 2000) * 6000;
        await before(n);
        const address = `10.${n >> 8}.${n & 255}.1`;
        const stamp = stampOf(address);
        statuses.add(await send(address, stamp === undefined ? {} : { stamp }));
      }
      expect([...statuses].sort()).toEqual([201, 429]);
    }
    return { seen, send, stampFor, attack };
  }

  test('2,000 of them in 6 seconds without a stamp are 10 stored leads, and people are served meanwhile', async () => {
    const { seen, send, stampFor, attack } = appWith(usual);
    const people = Array.from({ length: 20 }, (_, n) => `192.0.2.${n}`);
    const stamps = await Promise.all(people.map(stampFor));
    seen.time += 20_000;
    const statuses: number[] = [];
    await attack(
      () => undefined,
      async (n) => {
        const person = n % 100 === 99 ? Math.floor(n / 100) : -1;
        if (person >= 0) statuses.push(await send(people[person] ?? '', { stamp: stamps[person] ?? '' }));
      },
    );
    expect(statuses).toEqual(people.map(() => 201));
    expect(seen.stored - people.length).toBe(10);
  }, 60_000);

  test('2,000 of them with the stamp of another address are 10 stored leads', async () => {
    const { seen, stampFor, attack } = appWith(usual);
    const stamp = await stampFor('192.0.2.1');
    seen.time += 20_000;
    await attack(() => stamp);
    expect(seen.stored).toBe(10);
  }, 60_000);

  test('2,000 of them, each with a stamp of its own, are 54 stored leads', async () => {
    const { seen, stampFor, attack } = appWith(usual);
    const stamps = new Map<string, string>();
    for (let n = 0; n < 2000; n += 1) {
      const address = `10.${n >> 8}.${n & 255}.1`;
      stamps.set(address, await stampFor(address));
    }
    seen.time += 20_000;
    await attack((address) => stamps.get(address));
    expect(seen.stored).toBe(54);
  }, 60_000);

  test('200 networks of one customer share what they may send', async () => {
    const { seen, send, stampFor } = appWith({ ratePerMinute: 2, totalPerMinute: 0 });
    const networks = Array.from({ length: 200 }, (_, n) => `2001:db8:1:${n.toString(16)}::1`);
    const stamps = await Promise.all(networks.map(stampFor));
    seen.time += 3000;
    for (const [index, stamp] of stamps.entries()) await send(networks[index] ?? '', { stamp });
    expect(seen.stored).toBe(10);
  }, 30_000);

  test('browsers without script have a fifth of the total, and a page with script is still served after they used it', async () => {
    const { seen, send, stampFor } = appWith(usual);
    const stamp = await stampFor('10.0.99.1');
    seen.time += 3000;
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) statuses.push(await send(`10.0.${n}.1`, { accept: 'text/html' }));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 303), 429, 429]);
    expect(await send('10.0.99.1', { stamp })).toBe(201);
  });

  test('one household without a stamp has a fifth of its limit, and all of it with one', async () => {
    const { seen, send, stampFor } = appWith({ ratePerMinute: 10, totalPerMinute: 0 });
    const stamp = await stampFor('192.0.2.1');
    seen.time += 3000;
    const statuses: number[] = [];
    for (let n = 0; n < 3; n += 1) statuses.push(await send('192.0.2.1'));
    for (let n = 0; n < 9; n += 1) statuses.push(await send('192.0.2.1', { stamp }));
    expect(statuses).toEqual([201, 201, 429, ...Array.from({ length: 8 }, () => 201), 429]);
  });
});
