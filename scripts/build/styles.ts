import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CSSModuleExports, transform } from 'lightningcss';
import { filesBelow } from './files';
import { classPattern, styleName } from './framework';

/** A CSS module: the classes in pages by their names in the file, and the minified rules. */
export type StyleModule = {
  readonly file: string;
  readonly names: Readonly<Record<string, string>>;
  readonly css: string;
};

export type Styles = {
  /** The rules of all pages, in the order of the imports in the layout. */
  readonly globals: string;
  /** Every CSS module by its file. Their order has no effect, because all rules are in cascade layers. */
  readonly modules: ReadonlyMap<string, StyleModule>;
  readonly shortNames: ReadonlyMap<string, string>;
};

const decoder = new TextDecoder();

type FrameworkModule = { readonly file: string; readonly css: string; readonly names: CSSModuleExports };

function frameworkModule(root: string, file: string): FrameworkModule {
  const { code, exports } = transform({
    filename: styleName(root, file),
    code: readFileSync(file),
    cssModules: { pattern: classPattern },
    minify: true,
  });
  return { file, css: decoder.decode(code), names: exports ?? {} };
}

/**
 * Short class names by those of the framework: the unique start of a file's hash, and a number. Upper case sets them apart from
 * global classes. Because of the hash, a change of one file leaves the names of other files alone.
 */
function shortNamesOf(modules: readonly FrameworkModule[]): ReadonlyMap<string, string> {
  const namesOf = modules.map(({ names }) =>
    Object.values(names)
      .map(({ name }) => name)
      .sort(),
  );
  const hashes = namesOf.flatMap(([name]) => name ?? []);
  const prefixOf = (name: string) =>
    [2, 3, 4, 5, 6]
      .map((length) => name.slice(0, length))
      .find((start) => hashes.filter((hash) => hash.startsWith(start)).length === 1);
  return new Map(
    namesOf.flatMap((names) =>
      names.map((name, index) => [name, `${prefixOf(name)}${index.toString(36).toUpperCase()}`] as const),
    ),
  );
}

function moduleOf({ file, css, names }: FrameworkModule, shortNames: ReadonlyMap<string, string>): StyleModule {
  const short = (name: string) => shortNames.get(name) ?? name;
  const entries = Object.entries(names)
    // Keyframes are exported, too.
    .filter(([, { name }]) => css.includes(`.${name}`))
    .map(
      ([local, { name, composes }]) =>
        [local, [name, ...composes.map((other) => other.name)].map(short).join(' ')] as const,
    )
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { file, names: Object.fromEntries(entries), css: css.replace(/(?<![\w-])[\w-]{6,}/g, short) };
}

/** Reads the style sheets that the layout imports, and every CSS module in `app` and `components`. */
export function readStyles(root: string): Styles {
  const layout = readFileSync(join(root, 'app', 'layout.tsx'), 'utf8');
  const globals = [...layout.matchAll(/^import '\.\/(.+\.css)';/gm)].map(([, path = '']) => {
    const file = join(root, 'app', path);
    return decoder.decode(transform({ filename: path, code: readFileSync(file), minify: true }).code);
  });
  const files = ['app', 'components']
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap(filesBelow)
    .filter((file) => file.endsWith('.module.css'));
  const modules = files.map((file) => frameworkModule(root, file));
  const shortNames = shortNamesOf(modules);
  return {
    globals: globals.join(''),
    modules: new Map(modules.map((each) => [each.file, moduleOf(each, shortNames)])),
    shortNames,
  };
}

export function withShortNames(html: string, { shortNames }: Styles): string {
  return html.replace(/(?<=\sclass=")[^"]*/g, (names) =>
    names
      .split(' ')
      .map((name) => shortNames.get(name) ?? name)
      .join(' '),
  );
}

export function classesIn(html: string): ReadonlySet<string> {
  const markup = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  return new Set([...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
}

export function modulesUsed(html: string, { modules }: Styles): string[] {
  const shown = classesIn(html);
  const isShown = ({ names }: StyleModule) =>
    Object.values(names).some((each) => each.split(' ').some((name) => shown.has(name)));
  return [...modules.values()].filter(isShown).map(({ file }) => file);
}

export function cssOf(files: ReadonlySet<string>, { modules }: Styles): string {
  return [...modules.values()]
    .filter(({ file }) => files.has(file))
    .map(({ css }) => css)
    .join('');
}

/** Adds styles to a page's head, before the page's own, which must win: `@page` rules ignore cascade layers. */
export function withStyles(html: string, files: ReadonlySet<string>, styles: Styles): string {
  return html.replace(
    /<style data-precedence|<\/head>/,
    (next) => `<style>${styles.globals}${cssOf(files, styles)}</style>${next}`,
  );
}

function classesInRules(css: string): ReadonlySet<string> {
  return new Set([...css.matchAll(/\.(-?[a-zA-Z_](?:[\w-]|\\.)*)/g)].map(([, name = '']) => name));
}

/**
 * Throws if a class of a page, or of the code that it can load, has no rule. `modules` are the CSS modules of that code, and
 * `scripts` its texts, which contain the styles of lazy code.
 */
export function checkStyles(
  path: string,
  html: string,
  modules: ReadonlySet<string>,
  scripts: readonly string[],
  styles: Styles,
): void {
  const css = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
  const classesWithRules = classesInRules([...css, ...scripts].join('\n'));
  const missing = [...new Set([...modulesUsed(html, styles), ...modules])].flatMap((file) =>
    Object.entries(styles.modules.get(file)?.names ?? {})
      .filter(([, names]) => names.split(' ').some((name) => !classesWithRules.has(name)))
      .map(([local]) => `.${local} of ${file}`),
  );
  const unknown = [...classesIn(html)].filter((name) => /^[\w-]{6}_/.test(name) && !classesWithRules.has(name));
  if (missing.length + unknown.length > 0) {
    throw new Error(`${path} can show a class without its rules: ${[...missing, ...unknown].join(', ')}.`);
  }
}
