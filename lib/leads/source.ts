import type { TabStorage } from '@/lib/tab-storage';

/** The longest note on one visit, so that no address can make a request too large. */
const longest = 400;

/**
 * Notes in the tab how its visitor came: the host that led here and the address that was opened first, in one text, and
 * behind a blank the same of the last time that another site or a marked address led here. The inbox reads it.
 */
export function recordSource(
  store: TabStorage,
  { host, pathname, search }: Pick<Location, 'host' | 'pathname' | 'search'>,
  referrer: string,
): void {
  const kept = store.get('source');
  const from = referrer.split('/')[2] ?? '';
  const isInside = from === host;
  if (kept && (isInside || !(from || /[?&](utm_|with=)/.test(search)))) return;
  // Where the first page is not this one, it had no script and noted nothing.
  const visit = (isInside ? `${referrer.split(host)[1]}` : from + pathname + search).slice(0, longest);
  store.set('source', kept ? `${kept.split(' ')[0]} ${visit}` : visit);
}
