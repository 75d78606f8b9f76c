import { company } from '@/content/company';
import { filesBelow } from '@/scripts/build/files';
import { pagesOf } from '@/scripts/build/hosting';
import { createApp } from '@/server/app';
import { type RunningServer, startServer } from '@/server/http';
import { openStaticSite } from '@/server/site/static-site';

/** Serves an exported site at a free port of this machine, as `npm start` does; its inbox takes nothing. */
export function serveSite(folder: string): Promise<RunningServer> {
  return startServer(
    createApp({
      forms: new Map(),
      store: { put: () => Promise.reject(new Error('No leads here.')) },
      site: openStaticSite(folder),
      phone: company.phone,
      log: () => undefined,
      ratePerMinute: 0,
      totalPerMinute: 0,
      // A benchmark over TLS stands in for a proxy of ours.
      trustedProxies: 1,
      allowedOrigins: [],
      thankYouUrl: '/thank-you',
    }).fetch,
    { port: 0, host: '127.0.0.1' },
  );
}

/** The addresses of the pages of an exported site; those for what is missing are left out. */
export function pagesIn(folder: string): string[] {
  return pagesOf(filesBelow(folder).map((file) => file.slice(folder.length)));
}
