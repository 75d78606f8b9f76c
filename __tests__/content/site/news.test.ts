import { changedSince } from '@/content/site/prose';

test.each([
  ['2026-11-24', undefined, null],
  ['2026-09-26', undefined, null],
  ['2026-09-25', undefined, expect.stringContaining('Rates and rules have moved')],
  ['2026-11-24', 'The Fed raised its range.', 'The Fed raised its range.'],
])('for an article of %s that says %s, the change as of November 24 is %s', (published, later, since) => {
  expect(changedSince({ published, later }, '2026-11-24')).toEqual(since);
});
