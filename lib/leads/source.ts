import type { TabStorage } from '@/lib/tab-storage';

/** Characters per visit, so that no URL can make a request too large. */
const longest = 400;

/**
 * The tab's referring host and first URL, then after a space those of the latest visit from another site or a tagged
 * link.
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
  // If this is not the first page of the visit, the first page had no script and recorded nothing.
  const visit = (isInside ? `${referrer.split(host)[1]}` : from + pathname + search).slice(0, longest);
  store.set('source', kept ? `${kept.split(' ')[0]} ${visit}` : visit);
}
