import type { TabStorage } from '@/lib/tab-storage';

/** Names of an address that say how its visitor came: an advertisement's, and the id of a loan officer who gave it. */
const marks = /^(?:utm_\w+|with)$/;

/** The longest note on one visit, so that no address can make a request too large. */
const longest = 400;

/**
 * Notes in the tab how its visitor came: the page that was opened first, the host that led there, and the marks of the
 * address; and the same of the last time that another site or a marked address led here. Two queries, first and last.
 */
export function noteSource(store: TabStorage, { host, pathname, searchParams }: URL, referrer: string): void {
  const from = referrer === '' ? null : new URL(referrer);
  const kept = store.get('source');
  const isInside = from?.host === host;
  const found = [...searchParams].filter(([name]) => marks.test(name));
  if (kept && !found[0] && (!from || isInside)) return;
  const visit = new URLSearchParams(found);
  // A page without script came first, and noted nothing.
  visit.set('page', isInside ? from.pathname : pathname);
  if (from && !isInside) visit.set('from', from.host);
  const text = `${visit}`.slice(0, longest);
  store.set('source', kept ? `${kept.split(' ')[0]} ${text}` : text);
}
