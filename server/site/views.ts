import { ohioDayOf } from '@/server/office-time';
import type { LeadStore } from '@/server/store/store';
import type { DayViews } from '@/server/store/views';

/** Every browser's User-Agent starts like this; those of most programs don't. */
const browsers = /^(?:Mozilla|Opera)\//;
/** Cubot is a brand of phones. */
const robots = /(?<!cu)bot|crawl|spider|slurp|preview|monitor|headless|lighthouse/i;

/** Whether a page request comes from a person, judging by its headers. */
export function isView({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  const agent = headers.get('user-agent') ?? '';
  const purpose = `${headers.get('sec-purpose')} ${headers.get('purpose')}`;
  return method === 'GET' && !purpose.includes('prefetch') && browsers.test(agent) && !robots.test(agent);
}

type CounterSettings = { readonly store: Pick<LeadStore, 'addViews'>; readonly now?: () => number };

/** Counts views in memory by day and path, so that a page never waits for the database. */
export function createViewCounter({ store, now = Date.now }: CounterSettings) {
  let views = new Map<string, DayViews>();
  return {
    count(path: string): void {
      const day = ohioDayOf(now());
      const key = `${day} ${path}`;
      views.set(key, { day, path, count: (views.get(key)?.count ?? 0) + 1 });
    },
    /** Drops counts that can't be written, so that they don't pile up while the disk is full. */
    async write(): Promise<void> {
      const batch = [...views.values()];
      views = new Map();
      if (batch.length > 0) await store.addViews(batch).catch(() => undefined);
    },
  };
}
