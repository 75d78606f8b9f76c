/** Old or misremembered addresses that no rule of spelling leads to the right page, and the page each means. */
export type RenamedPaths = Readonly<Record<string, string>>;

/** The form in which two spellings of one address are the same: lower case, hyphens, no extension, no stray slashes. */
export function spellingOf(path: string): string {
  const plain = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/+$/, '')
    .replace(/\.html?$/, '')
    .replace(/\/index$/, '')
    .replaceAll('_', '-');
  return plain === '' ? '/' : plain;
}

/**
 * Returns a function that gives the page that a misspelled address means, or undefined for a correct or an unknown
 * address. Addresses are decoded and start with a slash; the answer is always one of `knownPaths` or of the table's
 * targets, so one redirect is enough and none leads off the site.
 */
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

/**
 * The addresses that `redirectsTo` takes for a page, as a regular expression for hosts that match by one, to be used
 * regardless of case. It matches the right address too. `path` is a page's own or one of `renamedPaths`.
 */
export function nearMissPattern(path: string): string {
  const segments = path.split('/').filter(Boolean);
  const spelled = segments.map((segment) => segment.replace(/[^a-z0-9_-]/gi, '\\$&').replace(/[-_]/g, '[-_]'));
  return `^/+${spelled.join('/+')}${spelled.length > 0 ? '(?:/+index)?' : '(?:index)?'}(?:\\.html?)?/*$`;
}
