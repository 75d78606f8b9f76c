import { Hono } from 'hono';
import type { LeadStore } from '@/server/store/types';

/** Answers 200 for as long as the process answers at all: pages are served, whatever the database does. */
export function createLiveness(): Hono {
  return new Hono().all('/', (context) => context.json({ alive: true }, 200, { 'cache-control': 'no-store' }));
}

/**
 * Answers whether leads can be stored: 200 or 503. It writes at most once a second, however often it is asked, by a
 * clock that nobody sets.
 */
export function createReadiness(store: Pick<LeadStore, 'check'>, now: () => number): Hono {
  let last: { readonly at: number; readonly ready: Promise<boolean> } | undefined;

  function isReady(): Promise<boolean> {
    const at = performance.now();
    if (last && at - last.at < 1000) return last.ready;
    const ready = store.check(now()).then(
      () => true,
      () => false,
    );
    last = { at, ready };
    return ready;
  }

  return new Hono().all('/', async (context) => {
    const ready = await isReady();
    return context.json({ ready }, ready ? 200 : 503, { 'cache-control': 'no-store' });
  });
}
