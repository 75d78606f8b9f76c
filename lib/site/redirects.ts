/** Old or misremembered paths that spelling rules cannot fix, with the page that each means. */
export type RenamedPaths = Readonly<Record<string, string>>;

/** Normalizes spelling: lower case, hyphens, no extension, no stray slashes. */
function spellingOf(path: string): string {
  const plain = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/+$/, '')
    .replace(/\.html?$/, '')
    .replace(/\/index$/, '')
    .replaceAll('_', '-');
  return plain === '' ? '/' : plain;
}

/** Maps a misspelled path to the known path it means, or undefined. Never redirects twice, and never off the site. */
export function redirectsTo(
  knownPaths: ReadonlySet<string>,
  table: RenamedPaths = {},
): (path: string) => string | undefined {
  const targets = new Map<string, string>();
  for (const known of knownPaths) {
    const spelling = spellingOf(known);
    if (known === spelling || !targets.has(spelling)) targets.set(spelling, known);
  }
  for (const [from, to] of Object.entries(table)) targets.set(spellingOf(from), to);
  return (path) => (knownPaths.has(path) ? undefined : targets.get(spellingOf(path)));
}

/** The spellings that `redirectsTo` maps to `path`, and the correct one, as a case-insensitive regular expression. */
export function nearMissPattern(path: string): string {
  const segments = path.split('/').filter(Boolean);
  const spelled = segments.map((segment) => segment.replace(/[^a-z0-9_-]/gi, '\\$&').replace(/[-_]/g, '[-_]'));
  return `^/+${spelled.join('/+')}${spelled.length > 0 ? '(?:/+index)?' : '(?:index)?'}(?:\\.html?)?/*$`;
}
