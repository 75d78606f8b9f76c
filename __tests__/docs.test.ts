import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formIds } from '@/lib/forms/definition';
import packageJson from '@/package.json';

const root = process.cwd();
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const guides = tracked.filter((file) => file.endsWith('.md'));

/** The anchor the repository's host gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

function anchorsOf(file: string): readonly string[] {
  return [...textOf(file).matchAll(/^#+ (.+)$/gm)].map((match) => anchorOf(match[1] ?? ''));
}

function brokenLinksOf(file: string): readonly string[] {
  return [...textOf(file).matchAll(/\]\(([^)\s]+)\)/g)]
    .map((match) => match[1] ?? '')
    .filter((link) => !/^(?:https?:|mailto:)/.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : join(dirname(file), path);
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && !anchorsOf(target).includes(anchor);
    });
}

test.each(guides)('%s links only to files and headings that exist', (file) => {
  expect(brokenLinksOf(file)).toEqual([]);
});

test('an alarm names a heading of the guide it sends the operator to', () => {
  const named = tracked
    .filter((file) => /^server\/.*\.tsx?$/.test(file))
    .flatMap((file) => [...textOf(file).matchAll(/See "([^"]+)" in (docs\/[\w/-]+\.md)/g)])
    .map(([, heading = '', guide = '']) => ({ heading: anchorOf(heading), guide }));
  expect(named.length).toBeGreaterThanOrEqual(2);
  for (const { heading, guide } of named) expect(anchorsOf(guide)).toContain(heading);
});

const folders = 'app|bench|components|content|deploy|docs|lib|public|scripts|server|__tests__|\\.github|\\.githooks';
const made = /^(?:deploy\/generated|docs\/decisions\/?$)/;

function missingPathsOf(file: string): readonly string[] {
  const names = [...textOf(file).matchAll(new RegExp(`\`((?:${folders})/[^\`\\s]*)\``, 'g'))].map(
    (match) => match[1] ?? '',
  );
  return names
    .filter((name) => !/[<>…[\]]/.test(name) && !made.test(name))
    .filter((name) => {
      const pattern = new RegExp(
        `^${name.replace(/[.+]/g, '\\$&').replace(/\*+/g, '[^/]*')}${name.endsWith('/') ? '' : '(?:/|$)'}`,
      );
      return !tracked.some((path) => pattern.test(path));
    });
}

test.each(guides.filter((file) => !file.startsWith('docs/decisions/')))('%s names only paths that exist', (file) => {
  expect(missingPathsOf(file)).toEqual([]);
});

test('the README has at most 120 lines and one picture', () => {
  const readme = textOf('README.md');
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  expect(readme.match(/!\[[^\]]+\]\([^)]+\)/g)).toHaveLength(1);
});

test('every command of package.json is in the README or in CONTRIBUTING', () => {
  const guide = textOf('README.md') + textOf('CONTRIBUTING.md');
  const names = Object.keys(packageJson.scripts).map((name) =>
    ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
  );
  expect(names.filter((name) => !new RegExp(`${name}(?![\\w:-])`).test(guide))).toEqual([]);
});

test('every command in a guide is in package.json', () => {
  const known = Object.keys(packageJson.scripts);
  const unknown = guides.flatMap((file) =>
    [...textOf(file).matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)]
      .filter((match) => !known.includes(match[1] ?? ''))
      .map((match) => `${file}: ${match[0]}`),
  );
  expect(unknown).toEqual([]);
});

test('every setting is in docs/going-live.md', () => {
  const code = tracked.filter(
    (file) => /\.(?:ts|tsx|mjs)$/.test(file) && /^(?:app|components|content|lib|server)\//.test(file),
  );
  const read = code.flatMap((file) => [...textOf(file).matchAll(/process\.env\.([A-Z_]+)/g)].map((match) => match[1]));
  const served = [...textOf('server/settings.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map((match) => match[1]);
  const table = textOf('docs/going-live.md');
  const settings = [...new Set([...read, ...served])].filter((name) => name !== 'NODE_ENV');
  expect(settings.length).toBeGreaterThan(10);
  expect(settings.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});

test('docs/going-live.md names every form', () => {
  const listed = /`<FORM>` is .*?: (.*)\.$/m.exec(textOf('docs/going-live.md'))?.[1]?.replaceAll('`', '').split(', ');
  expect(listed).toEqual(formIds.map((id) => id.toUpperCase().replaceAll('-', '_')));
});

test('docs/dependencies.md lists every package and no others', () => {
  const rows = [...textOf('docs/dependencies.md').matchAll(/^\| ((?:@?[a-z].*?)) \|/gm)].map((match) => match[1] ?? '');
  const listed = rows.filter((row) => row !== 'package').flatMap((row) => row.split(', '));
  const names = Object.keys({ ...packageJson.dependencies, ...packageJson.devDependencies });
  const covers = (entry: string, name: string) =>
    entry.endsWith('/*') ? name.startsWith(entry.slice(0, -1)) : entry === name;
  expect(names.filter((name) => !listed.some((entry) => covers(entry, name)))).toEqual([]);
  expect(listed.filter((entry) => !names.some((name) => covers(entry, name)))).toEqual([]);
});
