import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import browserslist from 'browserslist';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { cssModules } from './css-modules';
import { hashOf } from './hash';
import { laterFilesIn, laterParts, partsSource } from './later';

/** Renders one island: its name, its props, and its place among the islands of the page. */
export type RenderIsland = (name: string, props: object, index: number) => string;

/** The script files of a page by address: the one that starts it, those that it imports, those that may follow. */
export type PageScripts = {
  readonly entry: string;
  readonly chunks: readonly string[];
  readonly lazy: readonly string[];
};

export type IslandBundle = {
  readonly render: RenderIsland;
  readonly files: ReadonlyMap<string, { readonly text: string; readonly integrity: string }>;
  /** The scripts of a page with these islands. */
  readonly scriptsFor: (islands: readonly string[]) => PageScripts;
  /** The packages of which code is in the files. */
  readonly packages: readonly string[];
};

const folder = 'assets';
const esbuildNames: Readonly<Record<string, string>> = { ios_saf: 'ios', and_chr: 'chrome', and_ff: 'firefox' };

/** The oldest browsers of the project's list, as esbuild names them. */
function targets(root: string): string[] {
  const oldest = new Map<string, number>();
  for (const entry of browserslist(undefined, { path: root })) {
    const [browser = '', version = ''] = entry.split(' ');
    const name = esbuildNames[browser] ?? browser;
    oldest.set(name, Math.min(oldest.get(name) ?? Number.POSITIVE_INFINITY, Number.parseFloat(version)));
  }
  return [...oldest].map(([name, version]) => `${name}${version}`);
}

const exportOf = (island: string) => island.slice(island.indexOf('#') + 1);
const entryName = (islands: readonly string[]) =>
  islands
    .map((island) =>
      exportOf(island)
        .replace(/(?!^)[A-Z]/g, '-$&')
        .toLowerCase(),
    )
    .join('_');

/** Modules made here: each brings some islands, as components by name, to a function of ours. */
function entries(sources: ReadonlyMap<string, string>, root: string): Plugin {
  return {
    name: 'entries',
    setup(bundler) {
      bundler.onResolve({ filter: /^entry:/ }, ({ path }) => ({ path: path.slice(6), namespace: 'entry' }));
      bundler.onLoad({ filter: /.*/, namespace: 'entry' }, ({ path }) => ({
        contents: sources.get(path) ?? '',
        resolveDir: root,
        loader: 'ts',
      }));
    },
  };
}

function importsOf(islands: readonly string[]): string {
  return islands
    .map((island) => `import { ${exportOf(island)} } from './${island.slice(0, island.indexOf('#'))}';\n`)
    .join('');
}

/** The files that some files lead to by imports of these kinds, after the files themselves. */
function reached({ outputs }: Metafile, from: readonly string[], kinds: readonly string[]): string[] {
  const found = new Set(from);
  for (const file of found) {
    for (const { path, kind } of outputs[file]?.imports ?? []) if (kinds.includes(kind)) found.add(path);
  }
  return [...from, ...[...found].filter((file) => !from.includes(file)).sort()];
}

/** The file that starts each set of islands. */
function startsOf({ outputs }: Metafile): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(outputs).flatMap(([file, { entryPoint }]) =>
      entryPoint?.startsWith('entry:') ? [[entryPoint.slice(6), file] as const] : [],
    ),
  );
}

/** The modules in an output that are files: what a plugin made has none of its own. */
function modulesIn({ outputs }: Metafile, output: string): string[] {
  return Object.keys(outputs[output]?.inputs ?? {}).filter((path) => !path.includes(':'));
}

/**
 * The modules that are already there whenever a lazy module loads, because every page that may load it shares them with
 * other pages. A bundler splits by who uses what: without this, each lazy module would split what pages share once more.
 */
function companionsOf(metafile: Metafile): ReadonlyMap<string, readonly string[]> {
  const starts = [...startsOf(metafile).values()];
  const lazy = Object.entries(metafile.outputs).filter(
    ([file, { entryPoint }]) => entryPoint && !starts.includes(file),
  );
  return new Map(
    lazy.map(([file, { entryPoint = '' }]) => {
      const shared = starts
        .filter((start) => reached(metafile, [start], ['import-statement', 'dynamic-import']).includes(file))
        .map((start) => reached(metafile, [start], ['import-statement']).slice(1));
      const always = (shared[0] ?? []).filter((chunk) => shared.every((chunks) => chunks.includes(chunk)));
      return [entryPoint, always.flatMap((chunk) => modulesIn(metafile, chunk))];
    }),
  );
}

/** Entries that announce the parts of their islands that come later: one more entry for each, after what it shares. */
function withParts(sources: ReadonlyMap<string, string>, metafile: Metafile, root: string): Map<string, string> {
  const all = new Map(sources);
  for (const [name, start] of startsOf(metafile)) {
    const [, ...chunks] = reached(metafile, [start], ['import-statement']);
    const later = laterFilesIn(metafile, [start, ...chunks]);
    if (later.length === 0) continue;
    all.set(
      `${name}-parts`,
      partsSource(
        root,
        later,
        chunks.flatMap((chunk) => modulesIn(metafile, chunk)),
      ),
    );
    all.set(
      name,
      `import { announceParts } from './components/island/later.client';
announceParts(() => import('entry:${name}-parts'));
${sources.get(name)}`,
    );
  }
  return all;
}

/** Has modules import their companions. */
function companions(modules: ReadonlyMap<string, readonly string[]>, root: string): Plugin {
  return {
    name: 'companions',
    setup(bundler) {
      bundler.onResolve({ filter: /.*/ }, async ({ path, kind, pluginData, ...rest }) => {
        if (kind !== 'dynamic-import' || pluginData === 'resolved') return;
        const found = await bundler.resolve(path, { kind, ...rest, pluginData: 'resolved' });
        return { path: relative(root, found.path), namespace: 'lazy' };
      });
      bundler.onLoad({ filter: /.*/, namespace: 'lazy' }, ({ path }) => ({
        contents:
          [...(modules.get(path) ?? []), path].map((file) => `import './${file}';`).join('') +
          `export * from './${path}';`,
        resolveDir: root,
        loader: 'js',
      }));
    },
  };
}

/** Names by the part of a path after the last `node_modules`. */
function packagesOf({ outputs }: Metafile): string[] {
  const names = Object.values(outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .flatMap(([path]) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
  return [...new Set(names)].sort();
}

/**
 * Bundles islands for the browser, one entry for each of `sets`, and for rendering at build, both out of the same
 * sources. An island is named by file and export: `components/sections/checklist.client.tsx#Checklist`.
 */
export async function bundleIslands(root: string, sets: readonly (readonly string[])[]): Promise<IslandBundle> {
  const all = [...new Set(sets.flat())].sort();
  const shared = {
    absWorkingDir: root,
    bundle: true,
    // React's own tools for developers look for this hook; without them its code is smaller.
    define: { 'process.env.NODE_ENV': '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    jsx: 'automatic',
    logLevel: 'error',
    write: true,
  } as const satisfies BuildOptions;

  const renderer = `${importsOf(all)}import { rendererOf } from './components/island/render';
export const render = rendererOf({ ${all.map(exportOf).join(', ')} });`;
  const outfile = join(root, '.next', 'islands.cjs');
  await build({
    ...shared,
    entryPoints: ['entry:render'],
    outfile,
    platform: 'node',
    plugins: [laterParts(root, 'build'), entries(new Map([['render', renderer]]), root), cssModules(root)],
  });
  const { render } = createRequire(import.meta.url)(outfile) as { readonly render: RenderIsland };

  const sources = new Map(
    sets.map((islands) => [
      entryName(islands),
      `${importsOf(islands)}import { wake } from './components/island/wake.client';
wake({ ${islands.map(exportOf).join(', ')} });`,
    ]),
  );
  const browser = {
    ...shared,
    write: false,
    entryPoints: [...sources.keys()].map((name) => ({ in: `entry:${name}`, out: name })),
    outdir: join(root, folder),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    format: 'esm',
    splitting: true,
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    metafile: true,
    target: targets(root),
  } as const satisfies BuildOptions;
  const trial = await build({
    ...browser,
    plugins: [laterParts(root, 'browser'), entries(sources, root), cssModules(root)],
  });
  const { metafile, outputFiles } = await build({
    ...browser,
    plugins: [
      laterParts(root, 'browser'),
      entries(withParts(sources, trial.metafile, root), root),
      companions(companionsOf(trial.metafile), root),
      cssModules(root),
    ],
  });

  const files = new Map(
    outputFiles.map(({ path, text, contents }) => [
      path.slice(root.length),
      { text, integrity: hashOf('sha256', contents) },
    ]),
  );
  const starts = startsOf(metafile);
  return {
    render,
    files,
    packages: packagesOf(metafile),
    scriptsFor(islands) {
      const entry = starts.get(entryName(islands));
      if (!entry) throw new Error(`No script was bundled for ${islands.join(', ')}.`);
      const [start = '', ...chunks] = reached(metafile, [entry], ['import-statement']);
      const lazy = reached(metafile, [entry], ['import-statement', 'dynamic-import']);
      const address = (path: string) => `/${path}`;
      return {
        entry: address(start),
        chunks: chunks.map(address),
        lazy: lazy.filter((path) => path !== start && !chunks.includes(path)).map(address),
      };
    },
  };
}
