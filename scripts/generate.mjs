import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { paletteOf } from '../content/lender/look/palette.mjs';

/** Any string in a template literal type. */
const anyText = '$' + '{string}';

/** The addresses of the routes with a page in an app folder. A dynamic segment is any string. */
function routesBelow(folder, path = '') {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'page.tsx') return [path || '/'];
    // `[slug]` is for content/pages, `reports/[slug]` for the reports; `404` is not an address.
    if (!entry.isDirectory() || /^(?:\[slug\]|404)$/.test(entry.name)) return [];
    const part = /^\(.*\)$/.test(entry.name) ? '' : `/${entry.name.replace(/^\[.*\]$/, anyText)}`;
    return routesBelow(join(folder, entry.name), `${path}${part}`);
  });
}

/**
 * The facts in `content/facts/<topic>.csv`. An empty value means that the text is the value; digits are a number. Throws a
 * sentence with file and line if a line has too many or too few columns.
 */
function factsOf(root, topic) {
  const file = `content/facts/${topic}.csv`;
  try {
    const lines = parse(readFileSync(join(root, file), 'utf8'), { columns: true, bom: true, skip_empty_lines: true });
    return lines.map(({ id, value, text, what, source: name, url, asOf, expires, read }) => {
      const figure = /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value || text;
      return { id, value: figure, text, what, source: { name, url }, asOf, expires, read };
    });
  } catch (problem) {
    throw new Error(`${file}: ${problem.message}; correct the line.`);
  }
}

/**
 * Writes the derived files that Git ignores: `content/routes.ts` with the address of each page as a type,
 * `content/facts/fact-entries.ts` with the facts, `app/styles/brand.css` with the brand colors as custom properties, and
 * `lib/county-figures.ts`, `lib/county-values.ts` and `lib/state-taxes.ts` with the calculators' figures. The configuration of
 * Next calls it, so development, builds and `next typegen` do, too.
 */
export function generate(root) {
  /** Leaves a file alone that has this text already. */
  function write(path, text) {
    const file = join(root, path);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
  const namesIn = (folder, ending) =>
    readdirSync(join(root, 'content', folder))
      .filter((name) => name.endsWith(ending))
      .map((name) => name.slice(0, -ending.length))
      .sort();
  const mark = createHash('sha256');
  for (const folder of ['pages', 'reports']) {
    for (const slug of namesIn(folder, '.mdx'))
      mark.update(slug).update(readFileSync(join(root, 'content', folder, `${slug}.mdx`)));
  }
  mark.update(readFileSync(join(root, 'content', 'glossary.csv')));
  const prose = namesIn('pages', '.mdx').map((slug) => `  | '/${slug}'`);
  const own = routesBelow(join(root, 'app'))
    .map((path) => `  | ${path.endsWith('}') ? `\`${path}\`` : `'${path}'`}`)
    .sort();
  const reports = namesIn('reports', '.mdx').map((slug) => `  | '/reports/${slug}'`);
  write(
    'content/routes.ts',
    `// Written by scripts/generate.mjs from the files in content/pages, content/reports and app.

/** Changes with content/pages, content/reports and content/glossary.csv. Their readers import it, so that development reloads them. */
export const pagesMark: string = '${mark.digest('hex').slice(0, 16)}';

/** The addresses of the files in content/pages. */
export type ProsePath =
${prose.join('\n')};

/** The address of a page. A link in TypeScript that leads to no page does not compile. */
export type PagePath =
  | ProsePath
${[...own, ...reports].join('\n')};

/** An address on the site: a page, or a place on a page. */
export type Href = PagePath | \`\${PagePath}#${anyText}\`;
`,
  );
  const entries = Object.fromEntries(namesIn('facts', '.csv').map((topic) => [topic, factsOf(root, topic)]));
  write(
    'content/facts/fact-entries.ts',
    `// Written by scripts/generate.mjs from the files in content/facts.

/** The facts of each file in content/facts, by its name. */
export const factEntries = ${JSON.stringify(entries, null, 2)} as const;
`,
  );
  const linesOf = (name) => {
    const [, ...lines] = readFileSync(join(root, 'content', `${name}.csv`), 'utf8')
      .trim()
      .split(/\r?\n/);
    return lines.map((line) => line.split(','));
  };
  const table = (name, doc, numberOf) => {
    const lines = linesOf('ohio/counties').map((cells) => `  '${cells[1]}': ${Number(numberOf(cells))},\n`);
    return `/** ${doc} */\nexport const ${name}: Readonly<Record<string, number>> = {\n${lines.join('')}};\n`;
  };
  const limits = linesOf('ohio/fha-limits').map(([, county, limit]) => ({ county, limit: Number(limit) }));
  const floor = Math.min(...limits.map(({ limit }) => limit));
  const high = limits.filter(({ limit }) => limit > floor).map(({ county }) => `'${county}'`);
  const counties = '// Written by scripts/generate.mjs from content/ohio/counties.csv';
  const taxes = table(
    'countyRates',
    'The median property tax of a county of Ohio as a percent of its median home value, a year; six decimals, so that a tax on any price is right to the cent.',
    ([, , , value, tax]) => ((100 * Number(tax)) / Number(value)).toFixed(6),
  );
  write(
    'lib/county-figures.ts',
    `${counties} and content/ohio/fha-limits.csv.

${taxes}
/** The counties whose FHA limit is above the national floor. */
export const highLimitCounties: readonly string[] = [${high.join(', ')}];
`,
  );
  const values = 'The median value of a home in a county of Ohio, as its owners estimate it, in dollars.';
  write('lib/county-values.ts', `${counties}.\n\n${table('countyValues', values, ([, , , value]) => value)}`);
  const states = linesOf('facts/tables/state-taxes').map(
    ([code, name, percent, isOffered]) =>
      `  ${code}: { name: '${name}', percent: ${percent}${isOffered ? ', isOffered: true' : ''} },\n`,
  );
  write(
    'lib/state-taxes.ts',
    `// Written by scripts/generate.mjs from content/facts/tables/state-taxes.csv.

type State = { readonly name: string; readonly percent: number; readonly isOffered?: true };

/**
 * The 50 states and the District of Columbia by code, with the statewide property tax in percent of a home's value a year. An
 * offered rate is not filled in when its state is chosen. \`fact('propertyTaxVintage')\` has source and year.
 */
export const states: Readonly<Record<string, State>> = {
${states.join('')}};
`,
  );
  const colors = paletteOf(JSON.parse(readFileSync(join(root, 'content', 'lender', 'brand.json'), 'utf8')));
  const rules = Object.entries(colors).map(([name, color]) => `    --${name}: ${color};`);
  write(
    'app/styles/brand.css',
    `/* Written by scripts/generate.mjs from content/lender/brand.json. */\n@layer tokens {\n  :root {\n${rules.join('\n')}\n  }\n}\n`,
  );
}

// A fresh clone needs `node scripts/generate.mjs` before commands that read pages.
if (process.argv[1] === fileURLToPath(import.meta.url)) generate(process.cwd());
