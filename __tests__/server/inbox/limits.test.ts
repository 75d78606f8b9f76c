import { readFileSync } from 'node:fs';
import { formTokenHeader } from '@/lib/leads/headers';
import { addressOf, clientNetworkOf, customerNetworkOf, subnetOf } from '@/server/addresses';
import { createApp } from '@/server/app';
import { createBuckets } from '@/server/inbox/buckets';
import { forms } from '@/server/inbox/forms';
import { createRefusalCounter } from '@/server/inbox/refusal-counter';
import { contact } from '../harness';

test.each([
  ['2001:db8:1:2::1', '2001:0db8:0001:0002:ffff::9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::1', '::2', true],
  ['::ffff:192.0.2.1', '192.0.2.1', true],
  ['::FFFF:192.0.2.1', '192.0.2.1', true],
  ['192.0.2.1:4711', '192.0.2.1', true],
  ['[2001:db8:1:2::1]:4711', '2001:db8:1:2::1', true],
  ['192.0.2.1', '192.0.2.2', false],
])('%s and %s are one client network: %s', (one, other, isSame) => {
  expect(clientNetworkOf(one) === clientNetworkOf(other)).toBe(isSame);
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1::/48'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['unknown', 'unknown'],
])('the subnet of %s is %s', (address, network) => {
  expect(subnetOf(address)).toBe(network);
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2::2'],
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['2001:db8:1:2::1', '2001:db8:2:2::1'],
  ['2001:db8::1', '2001:db8::2'],
  ['2001:db8:0:a0a::1', '2001:db8:0:a0a:9::2'],
  ['192.0.2.1', '192.0.2.2'],
])('nginx counts %s and %s together if the inbox does', (one, other) => {
  const conf = readFileSync('deploy/nginx/site.conf', 'utf8');
  for (const [variable, networkOf] of [
    ['site_64', clientNetworkOf],
    ['site_48', customerNetworkOf],
  ] as const) {
    const pattern = new RegExp(
      (new RegExp(`"~(.+)" \\$${variable};`).exec(conf)?.[1] ?? '').replace(`?<${variable}>`, ''),
    );
    // nginx matches the bytes of the address.
    const keyOf = (address: string) => {
      const groups = address.includes(':') ? prefixes(address) : [];
      const bytes = groups.map((group) => String.fromCharCode(group >> 8, group & 255)).join('');
      return bytes === '' ? address : (pattern.exec(bytes)?.[1] ?? 'no match');
    };
    expect(keyOf(one) === keyOf(other)).toBe(networkOf(one) === networkOf(other));
  }
});

/** The eight groups of an IPv6 address with `::` in it. */
function prefixes(address: string): readonly number[] {
  const [left = [], right = []] = address
    .split('::')
    .map((part) => part.split(':').map((group) => Number.parseInt(group, 16)));
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => 0), ...right];
}

test('a flood of addresses does not exhaust memory', () => {
  const limit = createBuckets(1, { now: () => 0, maxSenders: 100 });
  for (let n = 0; n < 10_000; n += 1) limit.take(`10.0.${n >> 8}.${n & 255}`);
  expect(limit.size()).toBe(100);
});

test('moving the clock back does not block senders permanently', () => {
  let time = 1_000_000;
  const limit = createBuckets(1, { now: () => time });
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
])('X-Forwarded-For %s behind %i trusted proxies is %s', (forwarded, proxies, address) => {
  expect(addressOf('127.0.0.1', forwarded, proxies)).toBe(address);
});

describe('leads from many addresses', () => {
  const at = Date.UTC(2026, 10, 20);
  const usual = { ratePerMinute: 30, totalPerMinute: 50 };
  type Sent = { readonly token?: string; readonly accept?: string; readonly body?: string };
  const right = new URLSearchParams(contact).toString();

  /** An app without a network whose store only counts; `send` returns the status of one lead. */
  function appWith(limits: { readonly ratePerMinute: number; readonly totalPerMinute: number }) {
    const seen = { stored: 0, time: at, refused: createRefusalCounter(() => at) };
    const app = createApp({
      ...limits,
      forms,
      store: {
        put: async ({ leadId }) => {
          seen.stored += 1;
          return { outcome: 'stored', leadId };
        },
      },
      phone: { display: '(614) 555-0142', href: 'tel:+16145550142' },
      log: () => undefined,
      onRefused: (network) => seen.refused.count(network),
      trustedProxies: 1,
      allowedOrigins: [],
      thankYouUrl: '/thank-you',
      now: () => seen.time,
    });
    const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
    async function send(address: string, { token, accept = 'application/json', body }: Sent = {}): Promise<number> {
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      const headers = { ...type, accept, 'x-forwarded-for': address, ...(token && { [formTokenHeader]: token }) };
      return (await app.request('/leads/contact', { method: 'POST', body: body ?? right, headers }, env)).status;
    }
    /** Visitors with a valid token each; every returned function sends one lead. */
    async function visitors(addresses: readonly string[]) {
      const senders: ((body?: string) => Promise<number>)[] = [];
      for (const address of addresses) {
        // Two people who get a token in the same millisecond would share it.
        seen.time += 1;
        const headers = { 'x-forwarded-for': address };
        const token = await (await app.request('/leads/stamp', { headers }, env)).text();
        senders.push((body = right) => send(address, { token, body }));
      }
      seen.time += 20_000;
      return senders;
    }
    return { seen, send, visitors };
  }

  const addresses = (count: number, addressOf: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => addressOf(n));

  test('2,000 posts in 6 seconds without a token make 35 leads, and people are served meanwhile', async () => {
    const { seen, send, visitors } = appWith(usual);
    const people = await visitors(addresses(20, (n) => `192.0.2.${n}`));
    const statuses: number[] = [];
    const attack = new Set<number>();
    const start = seen.time;
    for (let n = 0; n < 2000; n += 1) {
      seen.time = start + (n / 2000) * 6000;
      const person = n % 100 === 99 ? people[Math.floor(n / 100)] : undefined;
      if (person) statuses.push(await person());
      attack.add(await send(`10.${n >> 8}.${n & 255}.1`));
    }
    expect([...attack].sort()).toEqual([201, 429]);
    expect(statuses).toEqual(people.map(() => 201));
    expect(seen.stored - people.length).toBe(35);
  });

  test('20 addresses that send invalid bodies keep nobody out: 25 of 25 people are stored on the first try', async () => {
    const { seen, visitors } = appWith(usual);
    const robots = await visitors(addresses(20, (n) => `10.0.${n}.1`));
    const people = await visitors(addresses(25, (n) => `192.0.${n}.7`));
    const statuses: number[] = [];
    for (let second = 0; second < 50; second += 1) {
      for (const robot of robots) await robot('x=1');
      const person = people[second / 2];
      if (person) statuses.push(await person());
      seen.time += 1000;
    }
    expect(statuses).toEqual(people.map(() => 201));
    expect(seen.stored).toBe(25);
    expect(seen.refused.top()).toHaveLength(10);
    expect(seen.refused.top()[0]).toEqual({ network: '10.0.0.0/24', refusals: 50 });
  });

  test('300 addresses with tokens and valid leads keep nobody out either', async () => {
    const { visitors } = appWith(usual);
    const robots = await visitors(addresses(300, (n) => `${10 + (n >> 7)}.${n & 127}.0.1`));
    const [person] = await visitors(['192.0.2.1']);
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) for (const robot of robots) statuses.push(await robot());
    expect(statuses.slice(-300)).toEqual(Array.from({ length: 300 }, () => 429));
    expect(await person?.()).toBe(201);
  });

  test('the /64s of one /48 have separate limits, and together ten times as much', async () => {
    const { seen, send } = appWith({ ratePerMinute: 5, totalPerMinute: 0 });
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) statuses.push(await send(`2001:db8:1:${n.toString(16)}::1`));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429, 429]);
    expect(seen.stored).toBe(10);
  });

  test.each([
    ['in the same /48', (n: number) => `2001:db8:1:${n.toString(16)}::1`],
    ['behind the same IPv4 address', () => '192.0.2.1'],
  ])(
    'a robot with a token keeps no neighbor %s from sending',
    async (_, addressOf) => {
      const { seen, visitors } = appWith(usual);
      const [robot, ...people] = await visitors(addresses(9, addressOf));
      const statuses: number[] = [];
      for (let second = 0; second < 32; second += 1) {
        for (let n = 0; n < 8; n += 1) await robot?.('x=1');
        const person = people[second / 4];
        if (person) statuses.push(await person());
        seen.time += 1000;
      }
      expect(statuses).toEqual(people.map(() => 201));
    },
    30_000,
  );

  test('1,500 networks of one provider store at most 400 leads an hour, and 25 of 25 people are stored', async () => {
    const { seen, visitors } = appWith(usual);
    const robots = await visitors(addresses(1500, (n) => `2001:db8:${n.toString(16)}::1`));
    const people = await visitors(addresses(25, (n) => `198.51.${n}.7`));
    const statuses: number[] = [];
    for (let second = 0; second < 3600; second += 2) {
      await robots[(second / 2) % robots.length]?.();
      const person = second % 144 === 142 ? people[Math.floor(second / 144)] : undefined;
      if (person) statuses.push(await person());
      seen.time += 2000;
    }
    expect(statuses).toEqual(people.map(() => 201));
    expect(seen.stored - people.length).toBeLessThanOrEqual(400);
  });

  test('the third person behind one address is stored while 60 addresses send valid leads, and so are people without script', async () => {
    const { seen, send, visitors } = appWith(usual);
    const robots = await visitors(addresses(60, (n) => `10.${n}.0.1`));
    const office = await visitors(addresses(3, () => '192.0.2.1'));
    const statuses: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      for (const robot of robots) await robot();
      const person = office[round - 17];
      if (person) statuses.push(await person());
      if (round >= 10) statuses.push(await send(`198.51.${round}.1`, { accept: 'text/html' }));
      seen.time += 500;
    }
    expect(statuses).toHaveLength(13);
    expect(new Set(statuses)).toEqual(new Set([201, 303]));
  });

  test('browsers without script share a fifth of the total, and pages with script are still served after that', async () => {
    const { send, visitors } = appWith(usual);
    const [visitor] = await visitors(['10.0.99.1']);
    const statuses: number[] = [];
    for (const address of addresses(40, (n) => `10.${n}.0.1`))
      statuses.push(await send(address, { accept: 'text/html' }));
    // 25 come from networks that sent nothing today, 10 more are in the total.
    expect(statuses).toEqual(statuses.map((_, n) => (n < 35 ? 303 : 429)));
    expect(await visitor?.()).toBe(201);
  });

  test('a client network without a token has a fifth of its limit', async () => {
    const { send, visitors } = appWith({ ratePerMinute: 10, totalPerMinute: 0 });
    const [visitor] = await visitors(['192.0.2.1']);
    const statuses: (number | undefined)[] = [];
    for (let n = 0; n < 3; n += 1) statuses.push(await send('192.0.2.2'));
    for (let n = 0; n < 11; n += 1) statuses.push(await visitor?.());
    expect(statuses).toEqual([201, 201, 429, ...Array.from({ length: 10 }, () => 201), 429]);
  });
});

test('networks are dropped two hours after their last refused post', () => {
  let time = 0;
  const refused = createRefusalCounter(() => time);
  refused.count('192.0.2.0/24');
  time += 60 * 60_000;
  refused.count('192.0.2.0/24');
  expect(refused.top()).toEqual([{ network: '192.0.2.0/24', refusals: 2 }]);
  time += 2 * 60 * 60_000;
  expect(refused.top()).toEqual([]);
});
