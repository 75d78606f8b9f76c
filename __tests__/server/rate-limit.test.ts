import { addressOf, createRateLimit } from '@/server/rate-limit';

test('the neighbours in one IPv6 network share an allowance, other networks have their own', () => {
  const limit = createRateLimit(1, () => 0);
  expect(limit.take('2001:db8:1:2::1')).toBe(0);
  expect(limit.take('2001:0db8:0001:0002:ffff::9')).toBe(60);
  expect(limit.take('2001:db8:1:3::1')).toBe(0);
  expect(limit.take('::ffff:192.0.2.1')).toBe(0);
  expect(limit.take('192.0.2.1')).toBe(60);
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
])('X-Forwarded-For %s behind %i proxies of ours is %s', (forwarded, proxies, address) => {
  expect(addressOf('127.0.0.1', forwarded, proxies)).toBe(address);
});
