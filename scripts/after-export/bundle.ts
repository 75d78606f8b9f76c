import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import browserslist from 'browserslist';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { cssModules, type ShortNames } from './css-modules';
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
export function targets(root: string): string[] {
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

const partsSuffix = '-parts';

/** Modules made here: each brings some islands, or the later parts of a page, to a function of ours. */
function entries(sources: ReadonlyMap<string, string>, root: string): Plugin {
  return {
    name: 'entries',
    setup(bundler) {
      bundler.onResolve({ filter: /^entry:/ }, ({ path }) => ({ path: path.slice(6), namespace: 'entry' }));
      bundler.onLoad({ filter: /.*/, namespace: 'entry' }, ({ path }) => ({
        contents: sources.get(path) ?? '',
        resolveDir: root,
        loader: 'ts',
        pluginData: `?${path.replace(new RegExp(`${partsSuffix}$`), '')}`,
      }));
    },
  };
}

/**
 * Gives each entry its own copy of our modules, marked by a suffix of their paths; only packages are shared. A bundler
 * splits what entries share into a file for each group of entries, and many small files compress badly. The suffix
 * travels as `pluginData` from each module that is loaded to those that it imports.
 */
function copies(): Plugin {
  return {
    name: 'copies',
    setup(bundler) {
      bundler.onResolve({ filter: /.*/ }, async ({ path, pluginData: suffix, ...rest }) => {
        if (typeof suffix !== 'string' || !suffix.startsWith('?')) return;
        const found = await bundler.resolve(path, rest);
        const { namespace, sideEffects } = found;
        if (found.errors.length > 0 || found.external) return found;
        const isCopied = namespace !== 'entry' && !/[/\\]node_modules[/\\]/.test(found.path);
        return { path: found.path, namespace, sideEffects, ...(isCopied && { suffix }) };
      });
      bundler.onLoad({ filter: /.*/, namespace: 'file' }, ({ path, suffix }) =>
        suffix ? { contents: readFileSync(path), loader: 'default', pluginData: suffix } : undefined,
      );
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

/** The file that contains the start of a set of islands; that of esbuild's name may only import it. */
function holderOf(metafile: Metafile, name: string, start: string): string {
  const holds = (file: string) => (metafile.outputs[file]?.inputs[`entry:${name}`]?.bytesInOutput ?? 0) > 0;
  return reached(metafile, [start], ['import-statement']).find(holds) ?? start;
}

/** Entries that announce the parts of their islands that come later: one more entry for each. */
function withParts(sources: ReadonlyMap<string, string>, metafile: Metafile, root: string): Map<string, string> {
  const all = new Map(sources);
  for (const [name, start] of startsOf(metafile)) {
    const later = laterFilesIn(metafile, reached(metafile, [start], ['import-statement']));
    if (later.length === 0) continue;
    all.set(`${name}${partsSuffix}`, `import 'entry:${name}';\n${partsSource(root, later)}`);
    all.set(
      name,
      `import { announceParts } from './components/island/later.client';
announceParts(() => import('entry:${name}${partsSuffix}'));
${sources.get(name)}`,
    );
  }
  return all;
}

/**
 * Has each module of ours that loads later import the entry of its page, which is there already: the modules that both
 * use then stay in the file of the entry, instead of one more file for what they share.
 */
function lazyModules(root: string): Plugin {
  return {
    name: 'lazy-modules',
    setup(bundler) {
      bundler.onResolve({ filter: /.*/ }, async ({ path, kind, pluginData, ...rest }) => {
        if (kind !== 'dynamic-import' || pluginData === 'resolved') return;
        const found = await bundler.resolve(path, { kind, ...rest, pluginData: 'resolved' });
        if (/[/\\]node_modules[/\\]/.test(found.path)) return found;
        return { path: relative(root, found.path), namespace: 'lazy' };
      });
      bundler.onLoad({ filter: /.*/, namespace: 'lazy' }, ({ path, suffix }) => ({
        contents: `import 'entry:${suffix.slice(1)}';export * from './${path}';`,
        resolveDir: root,
        loader: 'js',
        pluginData: suffix,
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
 * The text of a script file. That of React begins with a hint to compile all of it while it arrives: most of it is
 * called at once, and would otherwise be compiled piece by piece while the page cannot answer.
 */
function textOf({ text, inputs }: { readonly text: string; readonly inputs: readonly string[] }): string {
  const isReact = inputs.some((path) => path.includes('node_modules/react-dom/'));
  return isReact ? `//# allFunctionsCalledOnLoad\n${text}` : text;
}

/**
 * Bundles islands for the browser, one entry for each of `sets`, and for rendering at build, both out of the same
 * sources. An island is named by file and export: `components/sections/checklist.client.tsx#Checklist`. Classes get the
 * names of `short`.
 */
export async function bundleIslands(
  root: string,
  sets: readonly (readonly string[])[],
  short: ShortNames,
): Promise<IslandBundle> {
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
    plugins: [laterParts(root, 'build'), entries(new Map([['render', renderer]]), root), cssModules(root, short)],
  });
  const { render } = createRequire(import.meta.url)(outfile) as { readonly render: RenderIsland };

  const sources = new Map(
    sets.map((islands) => [
      entryName(islands),
      `import './components/island/next-task.client';
${importsOf(islands)}import { wake } from './components/island/wake.client';
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
    plugins: [laterParts(root, 'browser'), entries(sources, root), cssModules(root, short)],
  });
  const { metafile, outputFiles } = await build({
    ...browser,
    plugins: [
      entries(withParts(sources, trial.metafile, root), root),
      // Before `copies`, which loads every other file.
      cssModules(root, short),
      copies(),
      laterParts(root, 'browser'),
      lazyModules(root),
    ],
  });

  const starts = startsOf(metafile);
  const isUnused = (file: string) =>
    [...starts].some(([name, start]) => start === file && holderOf(metafile, name, start) !== file);
  const files = new Map(
    outputFiles
      .filter(({ path }) => !isUnused(relative(root, path)))
      .map(({ path, text: bundled }) => {
        const inputs = Object.keys(metafile.outputs[relative(root, path)]?.inputs ?? {});
        const text = textOf({ text: bundled, inputs });
        return [path.slice(root.length), { text, integrity: hashOf('sha256', text) }];
      }),
  );
  return {
    render,
    files,
    packages: packagesOf(metafile),
    scriptsFor(islands) {
      const name = entryName(islands);
      const named = starts.get(name);
      if (!named) throw new Error(`No script was bundled for ${islands.join(', ')}.`);
      const entry = holderOf(metafile, name, named);
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
