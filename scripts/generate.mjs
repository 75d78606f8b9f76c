import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { paletteOf } from '../content/lender/look/palette.mjs';

/**
 * Writes a file unless it has this text already.
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  let before;
  try {
    before = readFileSync(file, 'utf8');
  } catch {
    before = undefined;
  }
  if (before !== text) writeFileSync(file, text);
}

/** Any string in a template literal type. */
const anyText = '$' + '{string}';

/**
 * The addresses of the routes with a page in an app folder. A dynamic segment is any string.
 * @param {string} folder
 * @param {string} path The address of the folder.
 * @returns {string[]}
 */
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
 * The facts of a topic from `content/facts/<topic>.csv`, one per line. An empty value means that the text is the value; digits are
 * a number. Throws a sentence with file and line if a line has too many or too few columns.
 * @param {string} root
 * @param {string} topic
 */
function factsOf(root, topic) {
  const file = `content/facts/${topic}.csv`;
  /** @type {Record<string, string>[]} */
  let lines;
  try {
    lines = parse(readFileSync(join(root, file), 'utf8'), { columns: true, bom: true, skip_empty_lines: true });
  } catch (problem) {
    throw new Error(`${file}: ${problem.message}; correct the line.`);
  }
  return lines.map(({ id, value, text, what, source: name, url, asOf, expires, read }) => {
    const figure = /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value || text;
    return { id, value: figure, text, what, source: { name, url }, asOf, expires, read };
  });
}

/**
 * Writes the files that follow from others, which Git ignores: `content/routes.ts`, types with the address of each page and a mark of their files; `content/facts/fact-entries.ts`, the figures of `content/facts`; `app/styles/brand.css`, the colors of `content/lender/brand.json` as custom properties; and
 * `lib/county-figures.ts`, `lib/county-values.ts` and `lib/state-taxes.ts`, what the calculators need of counties and states. The configuration of Next calls it, so that they follow in development, in a build and in `next typegen`.
 * @param {string} root The root of the project.
 */
export function generate(root) {
  const slugsIn = (folder) =>
    readdirSync(join(root, 'content', folder))
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => name.replace(/\.mdx$/, ''))
      .sort();
  const mark = createHash('sha256');
  for (const folder of ['pages', 'reports']) {
    for (const slug of slugsIn(folder))
      mark.update(slug).update(readFileSync(join(root, 'content', folder, `${slug}.mdx`)));
  }
  mark.update(readFileSync(join(root, 'content', 'glossary.csv')));
  const prose = slugsIn('pages').map((slug) => `  | '/${slug}'`);
  const own = routesBelow(join(root, 'app'))
    .map((path) => `  | ${path.endsWith('}') ? `\`${path}\`` : `'${path}'`}`)
    .sort();
  const reports = slugsIn('reports').map((slug) => `  | '/reports/${slug}'`);
  write(
    join(root, 'content', 'routes.ts'),
    `// Written by scripts/generate.mjs from the files in content/pages, content/reports and app.

/** Changes with content/pages, content/reports and content/glossary.csv: what reads them imports it, and development reads them anew. */
export const pagesMark: string = '${mark.digest('hex').slice(0, 16)}';

/** The addresses of the files in content/pages. */
export type ProsePath =
${prose.join('\n')};

/** The address of a page. A link in TypeScript that leads to no page does not compile. */
export type PagePath =
  | ProsePath
${[...own, ...reports].join('\n')};

/** An address inside the site: a page, or a place on a page. */
export type Href = PagePath | \`\${PagePath}#${anyText}\`;
`,
  );
  const topics = readdirSync(join(root, 'content', 'facts'))
    .filter((name) => name.endsWith('.csv'))
    .map((name) => name.replace(/\.csv$/, ''))
    .sort();
  const entries = Object.fromEntries(topics.map((topic) => [topic, factsOf(root, topic)]));
  write(
    join(root, 'content', 'facts', 'fact-entries.ts'),
    `// Written by scripts/generate.mjs from the files in content/facts.

/** What each file of content/facts says, by its name. */
export const factEntries = ${JSON.stringify(entries, null, 2)} as const;
`,
  );
  const linesOf = (name) => {
    const [, ...lines] = readFileSync(join(root, 'content', `${name}.csv`), 'utf8')
      .trim()
      .split(/\r?\n/);
    return lines.map((line) => line.split(','));
  };
  /** A table of numbers by county, as TypeScript. */
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
    join(root, 'lib', 'county-figures.ts'),
    `${counties} and content/ohio/fha-limits.csv.

${taxes}
/** The counties whose FHA limit is above the national floor. */
export const highLimitCounties: readonly string[] = [${high.join(', ')}];
`,
  );
  const values = 'The median value of a home in a county of Ohio, as its owners estimate it, in dollars.';
  write(
    join(root, 'lib', 'county-values.ts'),
    `${counties}.\n\n${table('countyValues', values, ([, , , value]) => value)}`,
  );
  const states = linesOf('facts/tables/state-taxes').map(
    ([code, name, percent, isOffered]) =>
      `  ${code}: { name: '${name}', percent: ${percent}${isOffered ? ', isOffered: true' : ''} },\n`,
  );
  write(
    join(root, 'lib', 'state-taxes.ts'),
    `// Written by scripts/generate.mjs from content/facts/tables/state-taxes.csv.

type State = { readonly name: string; readonly percent: number; readonly isOffered?: true };

/**
 * The 50 states and the District of Columbia by code, with the statewide property tax in percent of a home's value a year; the rate
 * of some is only offered, and not filled in when they are chosen. \`fact('propertyTaxVintage')\` has source and year.
 */
export const states: Readonly<Record<string, State>> = {
${states.join('')}};
`,
  );
  const colors = paletteOf(JSON.parse(readFileSync(join(root, 'content', 'lender', 'brand.json'), 'utf8')));
  const rules = Object.entries(colors).map(([name, color]) => `    --${name}: ${color};`);
  write(
    join(root, 'app', 'styles', 'brand.css'),
    `/* Written by scripts/generate.mjs from content/lender/brand.json. */\n@layer tokens {\n  :root {\n${rules.join('\n')}\n  }\n}\n`,
  );
}

// As a command, `node scripts/generate.mjs`, before those that read pages: a fresh clone has none of these files.
if (process.argv[1] === fileURLToPath(import.meta.url)) generate(process.cwd());
