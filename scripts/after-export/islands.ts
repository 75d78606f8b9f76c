import { readFileSync } from 'node:fs';
import { filesBelow } from './files';

/** Reads the client modules out of one of the build's reference manifests: module path to id. */
export function clientModulesOf(manifest: string): ReadonlyMap<string, string> {
  const json = manifest.slice(manifest.indexOf('= {', manifest.indexOf('__RSC_MANIFEST[')) + 2).replace(/;\s*$/, '');
  const { clientModules } = JSON.parse(json) as {
    readonly clientModules: Readonly<Record<string, { readonly id: string | number }>>;
  };
  return new Map(Object.entries(clientModules).map(([path, { id }]) => [path, String(id)]));
}

/**
 * The ids of our own client modules: every module that the build hydrates and that does not come from a package.
 * Throws when the build's manifests no longer look as this step expects.
 */
export function islandModuleIds(serverApp: string): ReadonlySet<string> {
  const manifests = filesBelow(serverApp).filter((file) => file.endsWith('client-reference-manifest.js'));
  const ids = new Set<string>();
  let seen = 0;
  for (const file of manifests) {
    for (const [path, id] of clientModulesOf(readFileSync(file, 'utf8'))) {
      seen += 1;
      if (!path.includes('node_modules')) ids.add(id);
    }
  }
  if (seen === 0)
    throw new Error('No client module stands in the build’s manifests: the framework has changed its output.');
  return ids;
}

/** The flight data that a page carries inline, as one text. */
export function flightOf(html: string): string {
  return [...html.matchAll(/self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g)]
    .map((match) => JSON.parse(match[1] ?? '""') as string)
    .join('');
}

/** Whether a page refers to one of our client modules, by the flight data that it carries. */
export function holdsIsland(html: string, islandIds: ReadonlySet<string>): boolean {
  return [...flightOf(html).matchAll(/^[0-9a-f]+:I\[("?)([^",]+)\1,/gm)].some((match) => islandIds.has(match[2] ?? ''));
}
