/** Ohio has one time zone. */
const timeZone = 'America/New_York';

const local = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Ohio wall-clock time, encoded as UTC. */
export function toOhioWallClock(moment: number): number {
  const parts = Object.fromEntries(local.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

export function fromOhioWallClock(wall: number): number {
  const first = wall - (toOhioWallClock(wall) - wall);
  return first - (toOhioWallClock(first) - wall);
}
