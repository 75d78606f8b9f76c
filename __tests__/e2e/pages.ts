import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '@/scripts/after-export/files';
import { islandNames } from '@/scripts/after-export/islands';

/** A page of the export. */
export type BuiltPage = {
  /** Where a visitor meets it; an address that does not exist for the two pages that say so. */
  readonly path: string;
  /** Whether it is served with the status of a page that does not exist. */
  readonly missing: boolean;
  /** Whether an island is placed on it, by the page as the framework exported it. */
  readonly holdsIsland: boolean;
};

const addresses: Readonly<Record<string, string>> = {
  '/index': '/',
  '/404': '/no-such-page',
  '/our-staff/404': '/our-staff/nobody',
};

/** Every page in `out/`, by what the build says of it. */
export function builtPages(): readonly BuiltPage[] {
  const out = join(process.cwd(), 'out');
  const serverApp = join(process.cwd(), '.next', 'server', 'app');
  return filesBelow(out)
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const path = `/${relative(out, file).replace(/\.html$/, '')}`;
      const source = path === '/404' ? '/_not-found' : path;
      const html = readFileSync(join(serverApp, `${source}.html`), 'utf8');
      return {
        path: addresses[path] ?? path,
        missing: path.endsWith('/404'),
        holdsIsland: islandNames(html).length > 0,
      };
    })
    .sort((one, other) => one.path.localeCompare(other.path));
}
