import { createRequire } from 'node:module';
import { join } from 'node:path';
import browserslist from 'browserslist';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { cssModules } from './css-modules';
import { hashOf } from './hash';

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
    define: { 'process.env.NODE_ENV': '"production"' },
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
    plugins: [entries(new Map([['render', renderer]]), root), cssModules(root)],
  });
  const { render } = createRequire(import.meta.url)(outfile) as { readonly render: RenderIsland };

  const sources = new Map(
    sets.map((islands) => [
      entryName(islands),
      `${importsOf(islands)}import { wake } from './components/island/wake.client';
wake({ ${islands.map(exportOf).join(', ')} });`,
    ]),
  );
  const { metafile, outputFiles } = await build({
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
    plugins: [entries(sources, root), cssModules(root)],
  });

  const files = new Map(
    outputFiles.map(({ path, text, contents }) => [
      path.slice(root.length),
      { text, integrity: hashOf('sha384', contents) },
    ]),
  );
  function reached(from: readonly string[], kinds: readonly string[]): string[] {
    const found = new Set(from);
    for (const src of found) {
      for (const { path, kind } of metafile.outputs[src.slice(1)]?.imports ?? []) {
        if (kinds.includes(kind)) found.add(`/${path}`);
      }
    }
    return [...found].filter((src) => !from.includes(src)).sort();
  }
  const entryFiles = new Map(
    Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) =>
      entryPoint?.startsWith('entry:') ? [[entryPoint.slice(6), `/${path}`] as const] : [],
    ),
  );
  return {
    render,
    files,
    packages: packagesOf(metafile),
    scriptsFor(islands) {
      const entry = entryFiles.get(entryName(islands));
      if (!entry) throw new Error(`No script was bundled for ${islands.join(', ')}.`);
      const chunks = reached([entry], ['import-statement']);
      const lazy = reached([entry, ...chunks], ['import-statement', 'dynamic-import']);
      return { entry, chunks, lazy };
    },
  };
}
