import { fromOhioWallClock, toOhioWallClock } from '@/lib/ohio-time';

const hour = 3_600_000;

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  dateStyle: 'short',
  timeStyle: 'medium',
});

function wallClockOfIntl(moment: number): number {
  return Date.parse(`${clock.format(moment).replace(', ', 'T')}Z`);
}

test('Ohio’s clocks are those of the time zone database, every half hour from 2020 to 2043', () => {
  const wrong: string[] = [];
  for (let moment = Date.UTC(2020, 0); moment < Date.UTC(2044, 0); moment += hour / 2) {
    if (toOhioWallClock(moment) !== wallClockOfIntl(moment)) wrong.push(new Date(moment).toISOString());
  }
  expect(wrong).toEqual([]);
});

test('a time in Ohio comes back, on days on which the clocks change too', () => {
  for (const day of ['2026-03-08', '2026-07-04', '2026-11-01', '2026-12-31']) {
    for (const time of ['00:30', '03:30', '12:00', '23:59']) {
      const wall = Date.parse(`${day}T${time}Z`);
      expect(toOhioWallClock(fromOhioWallClock(wall))).toBe(wall);
    }
  }
});
