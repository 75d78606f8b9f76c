const hour = 3_600_000;

/** Midnight of the `nth` Sunday of a month, 0 to 11, as UTC. */
function sundayOf(year: number, month: number, nth: number): number {
  const lastWeekdayBefore = new Date(Date.UTC(year, month, 0)).getUTCDay();
  return Date.UTC(year, month, 7 * nth - lastWeekdayBefore);
}

/**
 * Hours between Ohio and UTC: 4 in summer time, which lasts from the second Sunday of March to the first of November,
 * and changes at 2 a.m. (15 U.S.C. 260a); otherwise 5. `Intl` would know, but its first use takes a slow phone 60 to
 * 100 ms.
 */
function hoursBehind(moment: number): number {
  const year = new Date(moment).getUTCFullYear();
  const isSummer = moment >= sundayOf(year, 2, 2) + 7 * hour && moment < sundayOf(year, 10, 1) + 6 * hour;
  return isSummer ? 4 : 5;
}

/** Ohio wall-clock time, encoded as UTC. */
export function toOhioWallClock(moment: number): number {
  return moment - hoursBehind(moment) * hour;
}

export function fromOhioWallClock(wall: number): number {
  return wall + hoursBehind(wall + hoursBehind(wall) * hour) * hour;
}
