import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';

const namespace = 'later:';

/** Components by name; a file of parts that come later exports nothing else but types. */
function componentsIn(file: string): string[] {
  const exported = [...readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)];
  return exported.map(([, name = '']) => {
    if (/^[A-Z][A-Za-z0-9]*$/.test(name)) return name;
    throw new Error(`${file} exports ${name}, but only components can come later.`);
  });
}

/** The files of later parts that some outputs of a bundle contain. */
export function laterFilesIn({ outputs }: Metafile, files: readonly string[]): string[] {
  const inputs = files.flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}));
  return [...new Set(inputs.filter((path) => path.startsWith(namespace)))].map((path) => path.slice(namespace.length));
}

/** A module that exports the components of these files by name. */
export function partsSource(root: string, files: readonly string[]): string {
  const names = files.map((file) => componentsIn(`${root}/${file}`));
  return [
    ...files.map((file, index) => `import { ${names[index]?.join(', ')} } from './${file}';`),
    `export const parts = { ${names.flat().join(', ')} };`,
  ].join('\n');
}

/**
 * Imports of `x.later.client.tsx`: in the browser their components arrive after the page, by name; where pages are made
 * they are put into the boundary that they have in the browser.
 */
export function laterParts(root: string, place: 'browser' | 'build'): Plugin {
  const browser = (name: string) =>
    `const part${name} = laterPart('${name}');\nexport const ${name} = (props) => createElement(Later, { part: part${name}, props });`;
  const build = (name: string) =>
    `export const ${name} = (props) => createElement(Suspense, null, createElement(parts.${name}, props));`;
  return {
    name: 'later-parts',
    setup(bundler) {
      bundler.onResolve({ filter: /\.later\.client$/ }, async ({ path, kind, pluginData, ...rest }) => {
        // Parts that are loaded together need no boundary between them.
        if (kind !== 'import-statement' || pluginData === 'later' || /\.later\.client\.tsx$/.test(rest.importer))
          return;
        const found = await bundler.resolve(path, { kind, ...rest, pluginData: 'later' });
        return found.errors.length > 0
          ? found
          : { path: relative(root, found.path), namespace: namespace.slice(0, -1) };
      });
      bundler.onLoad({ filter: /.*/, namespace: namespace.slice(0, -1) }, ({ path, suffix }) => {
        const names = componentsIn(`${root}/${path}`);
        const lines =
          place === 'build'
            ? [
                "import { createElement, Suspense } from 'react';",
                `import * as parts from './${path}';`,
                ...names.map(build),
              ]
            : [
                "import { createElement } from 'react';",
                "import { Later, laterPart } from './components/island/later.client';",
                ...names.map(browser),
              ];
        return { contents: lines.join('\n'), resolveDir: root, loader: 'js', pluginData: suffix };
      });
    },
  };
}
