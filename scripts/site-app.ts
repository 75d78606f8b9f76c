import { createApp } from '@/server/app';
import { openStaticSite } from '@/server/site/static-site';

/** The server for an exported site behind one proxy, without an inbox. */
export function siteApp(folder: string): ReturnType<typeof createApp> {
  return createApp({
    forms: new Map(),
    store: { put: () => Promise.reject(new Error('No leads here.')) },
    site: openStaticSite(folder),
    phone: { display: '', href: '' },
    log: () => undefined,
    ratePerMinute: 0,
    totalPerMinute: 0,
    trustedProxies: 1,
    allowedOrigins: [],
    thankYouUrl: '/thank-you',
  });
}
