import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { transform } from 'lightningcss';
import { filesBelow } from './files';

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

/** Short names for the class names that the framework writes; they are in every page, in its styles and its scripts. */
export type ShortNames = ReadonlyMap<string, string>;

/** A short name for every name of every CSS module below `app` and `components`, the same for the same sources. */
export function shortNamesOf(root: string): ShortNames {
  const modules = ['app', 'components']
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => filesBelow(folder))
    .filter((file) => file.endsWith('.module.css'))
    .sort();
  const names = new Set(
    modules.flatMap((file) => Object.values(classNamesOf(file, root)).flatMap((each) => each.split(' '))),
  );
  return new Map([...names].map((name, index) => [name, `_${index.toString(36)}`]));
}

/** A page, or anything else that names classes, with their short names. A name that has none stays as it is. */
export function withShortNames(text: string, short: ShortNames): string {
  return text.replace(/(?<![\w-])[\w-]+_[\w-]+/g, (name) => short.get(name) ?? name);
}

/** The CSS modules of what the call sheet draws, which come with its script. */
const sheetModules = [
  'components/ui/control.module.css',
  'components/forms/field.module.css',
  'components/forms/form-view.module.css',
  'components/forms/messages.module.css',
  'components/forms/close-button.module.css',
  'components/forms/call-sheet.module.css',
];

/** A CSS module as one line of CSS, with its classes named as in the page. */
function minified(path: string, root: string): string {
  const { code } = transform({
    filename: `[project]/${path}`,
    code: readFileSync(join(root, path)),
    cssModules: { pattern: '[hash]_[local]' },
    minify: true,
  });
  return new TextDecoder().decode(code);
}

/** Whether a script brings its own styles, which its page then does not need. */
export function bringsStyles(script: string): boolean {
  return script.includes('@layer features{');
}

/**
 * Imports a CSS module as its class names; the rules themselves are in the page. Each name is an export of its own, so
 * that those which no component uses are left out.
 */
export function cssModules(root: string, short: ShortNames): Plugin {
  return {
    name: 'css-modules',
    setup(build) {
      build.onLoad({ filter: /[/\\]sheet-styles\.ts$/ }, () => ({
        contents: `export const sheetStyles=${JSON.stringify(withShortNames(sheetModules.map((path) => minified(path, root)).join(''), short))};`,
        loader: 'js',
      }));
      build.onLoad({ filter: /\.module\.css$/ }, ({ path }) => ({
        contents: Object.entries(classNamesOf(path, root))
          .map(
            ([local, names], index) =>
              `const c${index}=${JSON.stringify(withShortNames(names, short))};export{c${index} as "${local}"};`,
          )
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
