import { officeMinutes, ohioDayOf, plannedText, startOfDay } from '@/server/office-time';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const office = officeMinutes([
  { open: { days: weekdays, opens: '09:00', closes: '18:00' } },
  { open: { days: ['Saturday'], opens: '10:00', closes: '14:00' } },
  {},
]);

/** A moment in Ohio in winter, five hours behind UTC. */
const at = (text: string) => Date.parse(`${text}-05:00`);

test.each([
  ['within a day', '2026-11-20T09:13:00', '2026-11-20T09:51:00', 38],
  ['before the office opens', '2026-11-20T06:00:00', '2026-11-20T09:10:00', 10],
  ['after it closed', '2026-11-20T18:30:00', '2026-11-20T23:00:00', 0],
  ['over a night', '2026-11-19T17:50:00', '2026-11-20T09:05:00', 15],
  ['over a weekend', '2026-11-20T17:00:00', '2026-11-23T09:30:00', 60 + 240 + 30],
  ['on a Sunday', '2026-11-22T08:00:00', '2026-11-22T20:00:00', 0],
  ['backward', '2026-11-20T12:00:00', '2026-11-20T11:00:00', 0],
  ['over two years', '2024-11-20T09:00:00', '2026-11-20T09:00:00', 104 * (5 * 540 + 240) + 2 * 540],
])('office minutes %s', (_, from, to, minutes) => {
  expect(office.between(at(from), at(to))).toBe(minutes);
});

test('office hours are right on the days the clocks change', () => {
  const before = Date.parse('2026-03-06T17:30:00-05:00');
  const after = Date.parse('2026-03-09T09:30:00-04:00');
  expect(office.between(before, after)).toBe(30 + 240 + 30);
  expect(startOfDay(Date.parse('2026-03-08T12:00:00-04:00'))).toBe(Date.parse('2026-03-08T00:00:00-05:00'));
  expect(startOfDay(Date.parse('2026-11-01T12:00:00-05:00'))).toBe(Date.parse('2026-11-01T00:00:00-04:00'));
});

test('the office is open from its first minute to its last', () => {
  expect(office.isOpenAt(at('2026-11-20T09:00:00'))).toBe(true);
  expect(office.isOpenAt(at('2026-11-20T17:59:59'))).toBe(true);
  expect(office.isOpenAt(at('2026-11-20T18:00:00'))).toBe(false);
  expect(office.isOpenAt(at('2026-11-22T12:00:00'))).toBe(false);
});

test('days are those of Ohio, wherever the server is', () => {
  expect(ohioDayOf(Date.parse('2026-11-21T04:59:00Z'))).toBe('2026-11-20');
  expect(startOfDay(at('2026-11-20T12:00:00'), -6)).toBe(at('2026-11-14T00:00:00'));
});

test('a step planned in another year says so', () => {
  const now = at('2026-11-20T09:00:00');
  expect(plannedText(at('2026-12-05T15:00:00'), now)).toBe('Sat Dec 5, 3:00 pm');
  expect(plannedText(at('2062-01-05T15:00:00'), now)).toBe('Thu Jan 5, 2062, 3:00 pm');
});
