import { createDiskWatch } from '@/server/disk-watch';

const hour = 60 * 60_000;
const megabyte = 1024 * 1024;

/** Runs the watch hourly while the room shrinks by `perHour` megabytes; returns the hours with an email. */
async function alarms(start: number, perHour: number, hours: number): Promise<readonly number[]> {
  const sent: number[] = [];
  let n = 0;
  const watch = createDiskWatch({
    roomForLeads: () => (start - n * perHour) * megabyte,
    mail: { alarm: async () => void sent.push(n) },
    log: () => undefined,
    now: () => n * hour,
  });
  for (n = 0; n < hours; n += 1) await watch();
  return sent;
}

test('the operator is emailed when a day’s growth is left on the disk, and once a day after that', async () => {
  expect(await alarms(1000, 10, 90)).toEqual([76]);
  expect(await alarms(1000, 10, 120)).toEqual([76, 100]);
});

test('a disk that is not filling up causes no email, and a full one does at once', async () => {
  expect(await alarms(100, 0, 48)).toEqual([]);
  expect(await alarms(-1, 0, 30)).toEqual([0, 24]);
});
