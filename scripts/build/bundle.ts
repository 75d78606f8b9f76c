import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type CodeSplittingGroup,
  type InputOptions,
  type OutputChunk,
  type Plugin,
  type RolldownOutput,
  rolldown,
} from 'rolldown';
import { hashOf } from './hash';
import { cssOf, type Styles } from './styles';
import { targets } from './targets';

/** Renders an island by its export; `index` is its place among the islands of the page. */
export type RenderIsland = (name: string, props: object, index: number) => Promise<string>;

/** The imports of each module of the islands. */
export type ModuleGraph = ReadonlyMap<
  string,
  { readonly imports: readonly string[]; readonly dynamicImports: readonly string[] }
>;

/** The addresses of the script files of a page: its entry, what this imports, and what may be loaded later. */
export type IslandScripts = {
  readonly entry: string;
  readonly imported: readonly string[];
  readonly lazy: readonly string[];
};

export type IslandBundle = {
  readonly files: ReadonlyMap<string, { readonly text: string; readonly integrity: string }>;
  readonly scriptsFor: (islands: readonly string[]) => IslandScripts;
  /** The packages with code in these files. */
  readonly packages: readonly string[];
};

const folder = 'assets';
const fileOf = (root: string, island: string) => join(root, island.slice(0, island.indexOf('#')));
const exportOf = (island: string) => island.slice(island.indexOf('#') + 1);
const entryName = (islands: readonly string[]) =>
  islands
    .map(exportOf)
    .join('')
    .replace(/(?!^)[A-Z]/g, '-$&')
    .toLowerCase();

function virtualModules(sources: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'virtual-modules',
    resolveId: (id) => (sources.has(id) ? `\0${id}` : undefined),
    load: (id) => sources.get(id.slice(1)),
  };
}

/** Imports a CSS module as one export for each class name, so that unused names are removed. */
function classNames({ modules }: Styles): Plugin {
  return {
    name: 'class-names',
    load(id) {
      const names = modules.get(id)?.names;
      if (!names) return undefined;
      const lines = Object.entries(names).map(
        ([local, text], index) => `const c${index}=${JSON.stringify(text)};export{c${index} as "${local}"};`,
      );
      return { code: lines.join(''), moduleType: 'js', moduleSideEffects: false };
    },
    transform: {
      filter: { id: /[\\/](?:app|components)[\\/].*\.tsx?$/ },
      handler: (code) => code.replace(/^import (\w+) from ('[^']+\.module\.css')/gm, 'import * as $1 from $2'),
    },
  };
}

function options(root: string, styles: Styles, plugins: readonly Plugin[]): InputOptions {
  return {
    cwd: root,
    tsconfig: join(root, 'tsconfig.json'),
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: 'react-jsx' },
    plugins: [...plugins, classNames(styles)],
    // On a busy machine, Rolldown warns of slow plugins.
    checks: { bundlerTimings: false },
    // Warnings, such as for a missing class, stop the build. `'use client'` matters only to the framework.
    onLog(level, log) {
      if (level === 'warn' && log.code !== 'MODULE_LEVEL_DIRECTIVE') throw new Error(log.message);
    },
  };
}

export async function bundleRenderer(
  root: string,
  islands: readonly string[],
  styles: Styles,
): Promise<{ readonly render: RenderIsland; readonly graph: ModuleGraph }> {
  const source = `${islands.map((island) => `import { ${exportOf(island)} } from ${JSON.stringify(fileOf(root, island))};`).join('\n')}
import { rendererOf } from ${JSON.stringify(join(root, 'components/island/render.ts'))};
export const render = rendererOf({ ${islands.map(exportOf).join(', ')} });`;
  const graph = new Map<string, { imports: readonly string[]; dynamicImports: readonly string[] }>();
  const bundle = await rolldown({
    ...options(root, styles, [
      virtualModules(new Map([['renderer', source]])),
      {
        name: 'graph',
        buildEnd() {
          for (const id of this.getModuleIds()) {
            const info = this.getModuleInfo(id);
            if (info) graph.set(id, { imports: info.importedIds, dynamicImports: info.dynamicallyImportedIds });
          }
        },
      },
    ]),
    input: 'renderer',
    platform: 'node',
  });
  const file = join(root, '.next', 'islands.mjs');
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  await bundle.close();
  const { render } = (await import(`${pathToFileURL(file)}?${Date.now()}`)) as { readonly render: RenderIsland };
  return { render, graph };
}

/** Modules with everything that they import statically. */
export function closureOf(graph: ModuleGraph, from: readonly string[]): ReadonlySet<string> {
  const found = new Set(from);
  for (const id of found) for (const next of graph.get(id)?.imports ?? []) found.add(next);
  return found;
}

/** The modules that islands load initially, and the entry points of what they may import later. */
export function modulesOf(root: string, graph: ModuleGraph, islands: readonly string[]) {
  const first = closureOf(
    graph,
    islands.map((island) => fileOf(root, island)),
  );
  const lazy = new Set<string>();
  const all = new Set(first);
  for (const id of all) {
    for (const target of graph.get(id)?.dynamicImports ?? []) {
      lazy.add(target);
      for (const next of closureOf(graph, [target])) all.add(next);
    }
  }
  return { first, lazy };
}

/** `late` has the CSS modules that pages of lazy code lack, by the file of that code. */
function lazyStyles(root: string, late: ReadonlyMap<string, ReadonlySet<string>>, styles: Styles): Plugin {
  return {
    name: 'late-styles',
    async resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string') return undefined;
      const found = await this.resolve(specifier, importer);
      return found && late.has(found.id) ? { id: `\0late:${found.id}` } : found;
    },
    load(id) {
      if (!id.startsWith('\0late:')) return undefined;
      const file = id.slice(6);
      const css = cssOf(late.get(file) ?? new Set(), styles);
      return `import { addStyles } from ${JSON.stringify(join(root, 'components/island/add-styles.client.ts'))};
addStyles(${JSON.stringify(css)});
export * from ${JSON.stringify(file)};`;
    },
  };
}

/** The kind of screen of an island. My numbers belong to the calculators, and everything on the home page is one kind. */
function kindOf(island: string): string {
  const [, kind = '', screen = ''] = island.split('/');
  if (kind === 'my-numbers') return 'calculators';
  return screen.startsWith('home') ? 'sections' : kind;
}

/**
 * Divides code into files by the islands that use it: React and hydration; code that three kinds of screens or most
 * pages start with; code that two kinds start with, one file for each pair; code that most calculators start with and
 * nothing else uses; and what their lazy parts share. Rolldown divides the rest.
 */
function chunkGroups(root: string, graph: ModuleGraph, screens: readonly (readonly string[])[]): CodeSplittingGroup[] {
  const initialUsers = new Map<string, string[]>();
  const lazyUsers = new Map<string, string[]>();
  const add = (users: Map<string, string[]>, id: string, user: string) =>
    users.set(id, [...(users.get(id) ?? []), user]);
  for (const island of new Set(screens.flat())) {
    const { first, lazy } = modulesOf(root, graph, [island]);
    for (const id of first) add(initialUsers, id, island);
    for (const id of closureOf(graph, [...lazy])) if (!first.has(id)) add(lazyUsers, id, island);
  }
  const screenCount = (users: ReadonlyMap<string, readonly string[]>, id: string) =>
    screens.filter((islands) => islands.some((island) => users.get(id)?.includes(island))).length;
  const lazy = new Set([...graph.values()].flatMap(({ dynamicImports }) => dynamicImports));
  const initialKinds = (id: string) => [...new Set(initialUsers.get(id)?.map(kindOf))].sort();
  const isCalculatorOnly = (id: string) =>
    [...(initialUsers.get(id) ?? []), ...(lazyUsers.get(id) ?? [])].every((island) => kindOf(island) === 'calculators');
  const isPackage = (id: string) => id.includes('node_modules');
  const initialScreens = (id: string) => screenCount(initialUsers, id);
  return [
    {
      name: 'react',
      test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|[\\/]components[\\/]island[\\/]|rolldown[\\/]runtime/,
      priority: 3,
    },
    {
      name: 'shared',
      test: (id) => initialKinds(id).length > 2 || initialScreens(id) > (screens.length + 1) / 2,
      priority: 2,
    },
    {
      name: (id) => initialKinds(id).join('-'),
      debugName: 'pairs',
      test: (id) => initialKinds(id).length === 2,
      priority: 1,
    },
    {
      name: 'figures',
      priority: 1,
      test: (id) =>
        initialScreens(id) > 1 &&
        initialKinds(id)[0] === 'calculators' &&
        initialKinds(id).length === 1 &&
        !isCalculatorOnly(id),
    },
    { name: 'calculators', test: (id) => initialScreens(id) > 2 && isCalculatorOnly(id) },
    {
      name: 'calculator-parts',
      test: (id) =>
        initialScreens(id) === 0 &&
        screenCount(lazyUsers, id) > 2 &&
        isCalculatorOnly(id) &&
        !isPackage(id) &&
        !lazy.has(id),
    },
  ];
}

function reachableFiles(chunks: ReadonlyMap<string, OutputChunk>, from: readonly string[]): string[] {
  const found = new Set(from);
  for (const file of found) for (const next of chunks.get(file)?.imports ?? []) found.add(next);
  return [...found];
}

function packagesOf({ output }: RolldownOutput): string[] {
  const names = output
    .flatMap((chunk) => (chunk.type === 'chunk' ? Object.entries(chunk.modules) : []))
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .flatMap(([id]) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []);
  return [...new Set(names)].sort();
}

/**
 * Bundles the islands for the browser, once for all pages: a file for React, files for shared code, and a file for each
 * set of islands that a page has and for each lazy import. Islands are named by file and export:
 * `components/sections/checklist.client.tsx#Checklist`.
 */
export async function bundleIslands(
  root: string,
  screens: readonly (readonly string[])[],
  graph: ModuleGraph,
  styles: Styles,
  late: ReadonlyMap<string, ReadonlySet<string>>,
  plugins: readonly Plugin[],
): Promise<IslandBundle> {
  const sources = new Map(
    screens.map((islands) => [
      `entry:${entryName(islands)}`,
      `import { hydrateIslands } from ${JSON.stringify(join(root, 'components/island/hydrate-islands.client.ts'))};
${islands.map((island) => `import { ${exportOf(island)} } from ${JSON.stringify(fileOf(root, island))};`).join('\n')}
hydrateIslands({ ${islands.map(exportOf).join(', ')} });`,
    ]),
  );
  const bundle = await rolldown({
    ...options(root, styles, [virtualModules(sources), lazyStyles(root, late, styles), ...plugins]),
    transform: {
      define: { 'process.env.NODE_ENV': '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
      jsx: 'react-jsx',
      target: targets(root),
    },
    input: Object.fromEntries([...sources.keys()].map((name) => [name.slice(6), name])),
    platform: 'browser',
  });
  const output = await bundle.generate({
    dir: join(root, 'out', folder),
    format: 'esm',
    entryFileNames: '[name]-[hash:7].js',
    chunkFileNames: '[name]-[hash:7].js',
    minify: true,
    comments: false,
    codeSplitting: { groups: chunkGroups(root, graph, screens) },
  });
  await bundle.close();
  const chunks = new Map(output.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const starts = new Map([...chunks.values()].filter(({ isEntry }) => isEntry).map((chunk) => [chunk.name, chunk]));
  const fileOfModule = new Map(
    [...chunks.values()].flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk.fileName])),
  );
  const address = (file: string) => `/${folder}/${file}`;
  return {
    files: new Map(
      [...chunks.values()].map(({ fileName, code }) => [
        address(fileName),
        { text: code, integrity: hashOf('sha256', code) },
      ]),
    ),
    packages: packagesOf(output),
    scriptsFor(islands) {
      const entry = starts.get(entryName(islands))?.fileName;
      if (!entry) throw new Error(`No script was bundled for ${islands.join(', ')}.`);
      const first = reachableFiles(chunks, [entry]);
      const lazyFiles = [...modulesOf(root, graph, islands).lazy].flatMap(
        (id) => fileOfModule.get(`\0late:${id}`) ?? fileOfModule.get(id) ?? [],
      );
      return {
        entry: address(entry),
        imported: first.filter((file) => file !== entry).map(address),
        lazy: reachableFiles(chunks, lazyFiles)
          .filter((file) => !first.includes(file))
          .map(address),
      };
    },
  };
}
