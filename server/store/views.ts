import type { Connection } from '@/server/store/connection';

/** `day` is an Ohio date, such as `2026-11-20`. */
export type DayViews = { readonly day: string; readonly path: string; readonly count: number };

const add = `INSERT INTO views (day, path, count) VALUES (?1, ?2, ?3)
  ON CONFLICT (day, path) DO UPDATE SET count = views.count + ?3`;

/** `requireRoom` throws if the disk is nearly full, so that views don't use up the rest. */
export function createViews({ read, write }: Connection, requireRoom: () => void) {
  return {
    addViews: (views: readonly DayViews[]): Promise<void> =>
      write(({ run }) => {
        requireRoom();
        for (const { day, path, count } of views) run(add, [day, path, count]);
      }),
    /** Views of each page from one day until another, most viewed first. */
    viewsOf: (since: string, until: string) =>
      read(({ all }) =>
        all(
          'SELECT path, sum(count) AS views FROM views WHERE day >= ? AND day < ? GROUP BY path ORDER BY views DESC, path',
          [since, until],
        ).map(({ path, views }) => ({ path: String(path), views: Number(views) })),
      ),
  };
}
