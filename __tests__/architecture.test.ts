import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = process.cwd();
const layers = ['app', 'components', 'content', 'lib', 'server', 'scripts'] as const;

function sourcesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? sourcesBelow(path) : [path];
  });
}

const files = layers.flatMap(sourcesBelow);
const code = files.filter((file) => /\.tsx?$/.test(file));
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** Paths of this repository, or package names. */
function importsOf(file: string): string[] {
  const statements =
    /^(?:import|export)\b[^;'"]*?\bfrom\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\(\s*['"`]([^'"`]+)/gm;
  const found = [...textOf(file).matchAll(statements)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
  return found.map((name) => {
    if (name.startsWith('@/')) return name.slice(2);
    if (name.startsWith('.')) return relative(root, resolve(root, dirname(file), name));
    return name;
  });
}

const allowed: Readonly<Record<string, readonly string[]>> = {
  app: [
    'app',
    'components',
    'content',
    'lib',
    'mdx-components',
    'next',
    'react',
    'schema-dts',
    'node:crypto',
    'node:fs',
    'node:path',
  ],
  components: [
    'components',
    'content',
    'lib',
    'react',
    'react-dom',
    'chart.js',
    'react-chartjs-2',
    'pdfjs-dist',
    'web-vitals',
  ],
  content: ['content', 'lib', 'zod', 'yaml', 'csv-parse', 'node:crypto', 'node:fs', 'node:path'],
  lib: ['lib', 'schema-dts'],
};

/** Component folders that any feature may use. */
const shared = ['browser', 'controls', 'drawings', 'island', 'page'];

/** Feature folders, and which other features each may import. */
const neighbors: Readonly<Record<string, readonly string[]>> = {
  questionnaire: ['forms', 'numbers'],
};

/** The file an import resolves to; undefined for a package or a file without code. */
function fileOf(name: string): string | undefined {
  return [name, `${name}.ts`, `${name}.tsx`].find((path) => code.includes(path));
}

/** Only a landing page has a form. */
const landingFrame = 'app/frames/landing-frame.tsx';

/** The files reached from these, directly or indirectly, including themselves and without what only a landing page has. */
function reachedFrom(...from: readonly string[]): ReadonlySet<string> {
  const reached = new Set(from);
  for (const file of reached) {
    for (const name of importsOf(file)) {
      const next = fileOf(name);
      if (next && next !== landingFrame) reached.add(next);
    }
  }
  return reached;
}

/** How many layers of imports the folders of content have. */
function contentDepth(): number {
  const folderOf = (path: string) => /^content\/([\w-]+)/.exec(path)?.[1] ?? '';
  const below = new Map<string, Set<string>>();
  for (const file of files.filter((name) => /^content\/.*\.(?:ts|mdx)$/.test(name))) {
    const folder = folderOf(file);
    const seen = below.get(folder) ?? new Set();
    for (const other of importsOf(file).map(folderOf)) if (other !== '' && other !== folder) seen.add(other);
    below.set(folder, seen);
  }
  const depthOf = (folder: string): number => 1 + Math.max(0, ...[...(below.get(folder) ?? [])].map(depthOf));
  return Math.max(...[...below.keys()].map(depthOf));
}

describe('the architecture', () => {
  it('keeps content at most five folders deep', () => {
    expect(contentDepth()).toBeLessThanOrEqual(5);
  });

  it('a prose page imports at most 60 files, not counting its own text but counting types', () => {
    expect(reachedFrom('app/[slug]/page.tsx', 'mdx-components.tsx').size).toBeLessThanOrEqual(60);
  });

  it.each(['payment/screen', 'affordability/screen', 'rent-or-buy/screen', 'offers/screen', 'refinance/refinance'])(
    'lets the calculator %s reach at most 81 files, types counted',
    (name) => {
      expect(reachedFrom(`components/calculators/${name}.client.tsx`).size).toBeLessThanOrEqual(81);
    },
  );

  it.each(Object.entries(allowed))('%s imports only what its layer allows', (layer, names) => {
    const forbiddenImports = code
      .filter((file) => file.startsWith(`${layer}/`))
      .flatMap((file) =>
        importsOf(file)
          .filter((name) => !names.some((allowedName) => name === allowedName || name.startsWith(`${allowedName}/`)))
          .map((name) => `${file} imports ${name}`),
      );
    expect(forbiddenImports).toEqual([]);
  });

  it('a component folder imports only shared folders, itself and the neighbors listed above', () => {
    const forbiddenImports = code
      .filter((file) => file.startsWith('components/'))
      .flatMap((file) => {
        const own = file.split('/')[1] ?? '';
        const allowedFolders = [...shared, own, ...(neighbors[own] ?? [])];
        return importsOf(file)
          .filter((name) => name.startsWith('components/') && !allowedFolders.includes(name.split('/')[1] ?? ''))
          .map((name) => `${file} imports ${name}`);
      });
    expect(forbiddenImports).toEqual([]);
  });

  it('islands get content as props and never import it', () => {
    const islands = code.filter((file) => /\.client\.tsx?$/.test(file));
    const forbiddenImports = [...reachedFrom(...islands)].flatMap((file) =>
      importsOf(file)
        .filter((name) => name.startsWith('content/'))
        .map((name) => `${file} imports ${name}`),
    );
    expect(forbiddenImports).toEqual([]);
  });

  it('no folder has more than 20 files, except pages and drawings', () => {
    const counts = new Map<string, number>();
    for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    const crowded = [...counts].filter(([folder, count]) => count > 20 && !/^content\/(pages|art)$/.test(folder));
    expect(crowded).toEqual([]);
  });

  it('a client component has both the .client file name and the directive, or neither', () => {
    const mismatched = code.filter(
      (file) => /\.client\.tsx?$/.test(file) !== /^['"]use client['"];/.test(textOf(file)),
    );
    expect(mismatched).toEqual([]);
  });

  it('only client files call hooks', () => {
    const hookImport = /^import\b[^;'"]*[{,]\s*(?:type )?use[A-Z]\w*[^;'"]*from\s+['"]/m;
    // The server's pages use Hono's JSX, which has its own hooks.
    const mayCall = /^server\/desk\/pages\/|\.(client|examples)\.tsx?$/;
    const mismatched = code.filter((file) => !mayCall.test(file) && hookImport.test(textOf(file)));
    expect(mismatched).toEqual([]);
  });

  it('lib and content do not use browser APIs', () => {
    const browser =
      /\b(?:window|document|navigator|sessionStorage|localStorage|history|location)\s*[.[(]|\bfetch\(|\bnew (?:Event|CustomEvent|FormData|XMLHttpRequest)\b/;
    const withoutComments = (file: string) =>
      textOf(file).replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'[^'\n]*'|`[^`]*`/g, '');
    const forbiddenImports = code.filter(
      (file) => /^(lib|content)\//.test(file) && browser.test(withoutComments(file)),
    );
    expect(forbiddenImports).toEqual([]);
  });

  it('every rule in a CSS module is inside a layer', () => {
    const loose = files
      .filter((file) => file.endsWith('.module.css'))
      .filter(
        (file) => !/^@layer (ui|shell|sections|features) \{/.test(textOf(file).replace(/^\/\*[\s\S]*?\*\/\s*/, '')),
      );
    expect(loose).toEqual([]);
  });

  it('no markup is built from strings, except structured data and drawings', () => {
    const risky = code.filter((file) => /dangerouslySetInnerHTML|\.innerHTML\s*=|document\.write/.test(textOf(file)));
    expect(risky).toEqual(['app/frames/page-frame.tsx', 'components/drawings/art.tsx']);
  });

  it('only tokens and drawings contain colors', () => {
    const hex = /(?:(?<![\w&])#|%23)(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!['"]?\s*[:{.[>+~])/i;
    const withoutText = (file: string) =>
      textOf(file).replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|(?:#|%23)0{3,6}\d?\b/g, '');
    const painted = files.filter(
      (file) =>
        /^(?:app|components|server|lib)\/.*\.(?:css|tsx?|js)$/.test(file) &&
        !/^app\/styles\/(?:tokens|brand)\.css$/.test(file) &&
        hex.test(withoutText(file)),
    );
    expect(painted).toEqual([]);
  });

  it('no markup has a style attribute', () => {
    // Share pictures and icons are drawn with style attributes; none of them reaches a page.
    const pages = code.filter((file) => file.endsWith('.tsx') && !/^app\/(og|icons)\//.test(file));
    expect(pages.filter((file) => /\sstyle=\{/.test(textOf(file)))).toEqual([]);
  });

  it('app contains no visible words; those are in components or content', () => {
    const sentence =
      /[>}]\s*(?:[A-Za-z’,.]+\s+){2,}[A-Za-z’]+[,.?!:]?\s*[<{]|(['"`])[A-Z“][A-Za-z’]*,? (?:[A-Za-z’]+[,:]? )+[^'"`\n]*\1/g;
    const withoutErrors = (file: string) =>
      textOf(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|new Error\([^;]*;/gm, '');
    const said = code
      .filter((file) => /^app\/.*\.tsx$/.test(file) && !file.startsWith('app/gallery/'))
      .flatMap((file) => (withoutErrors(file).match(sentence) ?? []).map((words) => `${file}: ${words}`));
    expect(said).toEqual([]);
  });

  it('links and images are native elements', () => {
    const framework = code.filter((file) =>
      importsOf(file).some((name) => ['next/link', 'next/image', 'next/script'].includes(name)),
    );
    expect(framework).toEqual([]);
  });

  it('style sheets have kebab-case names, like code', () => {
    const misnamed = files.filter(
      (file) => file.endsWith('.css') && !/\/[a-z0-9]+(?:-[a-z0-9]+)*(?:\.module)?\.css$/.test(file),
    );
    expect(misnamed).toEqual([]);
  });

  it('sources do not mention how they were made', () => {
    const words = /(?<!--)\b(TODO|FIXME|XXX|lorem ipsum|not implemented)\b|@ts-(ignore|nocheck|expect-error)/i;
    expect(
      [...files, 'README.md'].filter((file) => /\.(tsx?|css|mdx|md)$/.test(file) && words.test(textOf(file))),
    ).toEqual([]);
  });
});
