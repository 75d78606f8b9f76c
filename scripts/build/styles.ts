import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { filesBelow } from './files';
import { classPattern, styleName } from './framework';

/** A CSS module: the names that its classes have in pages, by their names in the file, and its minified rules. */
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
};

const decoder = new TextDecoder();

function moduleOf(root: string, file: string): StyleModule {
  const { code, exports: names } = transform({
    filename: styleName(root, file),
    code: readFileSync(file),
    cssModules: { pattern: classPattern },
    minify: true,
  });
  const css = decoder.decode(code);
  const entries = Object.entries(names ?? {})
    // Keyframes are exported too.
    .filter(([, { name }]) => css.includes(`.${name}`))
    .map(([local, { name, composes }]) => [local, [name, ...composes.map((other) => other.name)].join(' ')] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { file, names: Object.fromEntries(entries), css };
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
  return { globals: globals.join(''), modules: new Map(files.map((file) => [file, moduleOf(root, file)])) };
}

export function classesIn(html: string): ReadonlySet<string> {
  const markup = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  return new Set([...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
}

/** The CSS modules with a class in the markup of a page. */
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

/** Adds styles to the head of a page, before its own, which must win: `@page` rules ignore cascade layers. */
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
  const ruled = classesInRules([...css, ...scripts].join('\n'));
  const missing = [...new Set([...modulesUsed(html, styles), ...modules])].flatMap((file) =>
    Object.entries(styles.modules.get(file)?.names ?? {})
      .filter(([, names]) => names.split(' ').some((name) => !ruled.has(name)))
      .map(([local]) => `.${local} of ${file}`),
  );
  const unknown = [...classesIn(html)].filter((name) => /^[\w-]{6}_/.test(name) && !ruled.has(name));
  if (missing.length + unknown.length > 0) {
    throw new Error(`${path} can show a class without its rules: ${[...missing, ...unknown].join(', ')}.`);
  }
}
