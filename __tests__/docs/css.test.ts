import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx|css)$/.test(file))
    .map((file) => join(folder, file)),
);
const text = (file: string) => readFileSync(file, 'utf8');
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

/** The first column of the table under a heading of `docs/css.md`. */
function listed(heading: string): readonly string[] {
  const section = text('docs/css.md').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return sorted([...section.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name = '']) => name));
}

test('docs/css.md lists every global class and no others', () => {
  const globals = sources
    .filter((file) => file.startsWith(join('app', 'styles')))
    .flatMap((file) => [
      ...text(file)
        .replaceAll(/\/\*.*?\*\//gs, '')
        .matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/g),
    ])
    .map(([, name = '']) => name);
  expect(listed('Global classes')).toEqual(sorted(globals));
});

test('docs/css.md lists every data attribute in markup and styles and no others', () => {
  const used = [...sources, 'mdx-components.tsx'].flatMap((file) =>
    [...text(file).matchAll(/(?:\[|[\s'"])(data-[a-z]+(?:-[a-z]+)*)(?==|'|"|\]|[~|^$*]=)/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(listed('`data-*` attributes')).toEqual(sorted(used));
});

test('no style removes off-screen content from WebKit’s accessibility tree', () => {
  const hiding = sources.filter((file) => /content-visibility:\s*auto/.test(text(file)));
  expect(hiding).toEqual([]);
});

const widthQueries = [...sources, 'server/desk/desk.css'].flatMap((file) =>
  [...text(file).matchAll(/@media ([^{]*width[^{]*) \{/g)].map(([, query = '']) => ({ file, query })),
);

test('every width query is about the screen, because WebKit prints by the width of the window', () => {
  expect(
    widthQueries.filter(
      ({ query }) => !query.split(', ').every((part) => part === 'print' || part.startsWith('screen and')),
    ),
  ).toEqual([]);
});

test('pages change at the widths in docs/css.md and no others', () => {
  const widths = widthQueries.flatMap(({ file, query }) =>
    [...query.matchAll(/(min|max)-width: ([\d.]+)rem/g)].map(([, end, width]) => ({
      file,
      width: end === 'max' && width?.endsWith('.99') ? Math.ceil(Number(width)) : Number(width),
    })),
  );
  const named = [...text('docs/css.md').matchAll(/^\| \w+ \| (\d+)rem \||^Below (\d+)rem/gm)].map(([, width, below]) =>
    Number(width ?? below),
  );
  expect(named).toHaveLength(5);
  expect(widths.filter(({ width }) => !named.includes(width))).toEqual([]);
});
