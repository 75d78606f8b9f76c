import { Hono } from 'hono';
import type { LeadStore } from '@/server/store';

/** Answers whether leads can be stored: 200 or 503. It writes at most once a second, however often it is asked. */
export function createHealth(store: Pick<LeadStore, 'check'>, now: () => number): Hono {
  let last: { readonly at: number; readonly ready: Promise<boolean> } | undefined;

  function isReady(): Promise<boolean> {
    if (last && now() - last.at < 1000) return last.ready;
    const ready = store.check(now()).then(
      () => true,
      () => false,
    );
    last = { at: now(), ready };
    return ready;
  }

  return new Hono().all('/', async (context) => {
    const ready = await isReady();
    return context.json({ ready }, ready ? 200 : 503, { 'cache-control': 'no-store' });
  });
}
