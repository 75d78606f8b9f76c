import { filesBelow } from '@/scripts/build/files';
import { pagesOf } from '@/scripts/build/hosting';
import { siteApp } from '@/scripts/site-app';
import { type RunningServer, startServer } from '@/server/http';

/** Serves an exported site at a free port of this machine, as `npm start` does; its inbox takes nothing. */
export function serveSite(folder: string): Promise<RunningServer> {
  return startServer(siteApp(folder).fetch, { port: 0, host: '127.0.0.1' });
}

/** The addresses of the pages of an exported site; those for what is missing are left out. */
export function pagesIn(folder: string): string[] {
  return pagesOf(filesBelow(folder).map((file) => file.slice(folder.length)));
}
