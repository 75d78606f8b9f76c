import browserslist from 'browserslist';

const engineNames: Readonly<Record<string, string>> = { ios_saf: 'ios', and_chr: 'chrome', and_ff: 'firefox' };

/** The oldest supported version of each browser, in the notation of esbuild and Rolldown. */
export function targets(root: string): string[] {
  const oldest = new Map<string, number>();
  for (const entry of browserslist(undefined, { path: root })) {
    const [browser = '', version = ''] = entry.split(' ');
    const name = engineNames[browser] ?? browser;
    oldest.set(name, Math.min(oldest.get(name) ?? Number.POSITIVE_INFINITY, Number.parseFloat(version)));
  }
  return [...oldest].map(([name, version]) => `${name}${version}`);
}
