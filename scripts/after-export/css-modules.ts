import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { transform } from 'lightningcss';

/** The class names of a CSS module, as the framework writes them: local name to the names in the page. */
export function classNamesOf(file: string, root: string): Readonly<Record<string, string>> {
  const { exports: names } = transform({
    // The framework hashes this path, and names classes by the hash.
    filename: `[project]/${relative(root, file)}`,
    code: readFileSync(file),
    cssModules: { pattern: '[hash]_[local]' },
  });
  return Object.fromEntries(
    Object.entries(names ?? {})
      .map(([local, { name, composes }]) => [local, [name, ...composes.map((other) => other.name)].join(' ')] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/**
 * Imports a CSS module as its class names; the rules themselves are in the page. Each name is an export of its own, so
 * that those which no component uses are left out.
 */
export function cssModules(root: string): Plugin {
  return {
    name: 'css-modules',
    setup(build) {
      build.onLoad({ filter: /\.module\.css$/ }, ({ path }) => ({
        contents: Object.entries(classNamesOf(path, root))
          .map(([local, names], index) => `const c${index}=${JSON.stringify(names)};export{c${index} as "${local}"};`)
          .join(''),
        loader: 'js',
      }));
      build.onLoad({ filter: /[/\\](?:app|components)[/\\].*\.tsx?$/ }, ({ path, suffix }) => ({
        contents: readFileSync(path, 'utf8').replace(
          /^import (\w+) from ('[^']+\.module\.css')/gm,
          'import * as $1 from $2',
        ),
        loader: 'tsx',
        pluginData: suffix,
      }));
    },
  };
}
