import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { islandsIn } from '@/scripts/build/islands';
import { run } from './tool';

const fixture = join(process.cwd(), 'bench', 'astro-fixture');

const fileOf = (path: string) => (path === '/' ? 'index' : path.slice(1));

/** The script tags that the build adds to a page. */
const builtScripts =
  /<meta http-equiv="Content-Security-Policy"[^>]*>|<script type="importmap">[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>/g;

/** Writes a page of this site as an Astro page, with each island as an Astro island that hydrates on load. */
function writePage(path: string, out: string): void {
  const name = fileOf(path);
  const islandTags = islandsIn(readFileSync(join('.next', 'server', 'app', `${name}.html`), 'utf8'));
  const parts = readFileSync(join(out, `${name}.html`), 'utf8')
    .replace(builtScripts, '')
    .split(/<page-island [^>]*>[\s\S]*?<\/page-island>/);
  if (parts.length !== islandTags.length + 1) throw new Error(`The islands of ${path} cannot be told apart.`);
  writeFileSync(
    join(fixture, 'generated', 'data', `${name}.json`),
    JSON.stringify({ parts, props: islandTags.map(({ props }) => props) }),
  );
  const imports = islandTags.map(({ name: island }, index) => {
    const [file = '', component = ''] = island.split('#');
    return `import { ${component} as Island${index} } from '@/${file.replace(/\.tsx$/, '')}';`;
  });
  const islands = islandTags.map(
    (_, index) =>
      `<Island${index} client:load {...page.props[${index}]} /><Fragment set:html={page.parts[${index + 1}]} />`,
  );
  writeFileSync(
    join(fixture, 'generated', 'pages', `${name}.astro`),
    `---\nimport page from '../data/${name}.json';\n${imports.join('\n')}\n---\n<Fragment set:html={page.parts[0]} />${islands.join('')}\n`,
  );
}

/** Copies the export to `folder` with these pages built as Astro islands. Installs Astro on first use. */
export function buildWithAstro(paths: readonly string[], out: string, folder: string): void {
  if (!existsSync(join(fixture, 'node_modules', 'astro'))) {
    const install = [
      'install',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--no-package-lock',
      '--legacy-peer-deps',
    ];
    run('npm', install, fixture);
  }
  rmSync(join(fixture, 'generated'), { recursive: true, force: true });
  for (const part of ['data', 'pages']) mkdirSync(join(fixture, 'generated', part), { recursive: true });
  for (const path of paths) writePage(path, out);
  run('npx', ['astro', 'build'], fixture, { ASTRO_TELEMETRY_DISABLED: '1' });

  cpSync(out, folder, { recursive: true });
  for (const path of paths) for (const end of ['br', 'gz']) rmSync(join(folder, `${fileOf(path)}.html.${end}`));
  cpSync(join(fixture, 'dist'), folder, { recursive: true, force: true });
}
