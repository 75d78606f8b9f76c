import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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

/**
 * Writes the files that follow from others, which Git ignores: `content/prose-paths.ts`, a type with the address of each
 * file in `content/pages`; `app/styles/brand.css`, the colors of `content/lender/brand.json` as custom properties; and
 * `lib/county-figures.ts`, what the calculators need of the counties in `content/ohio`. The configuration of Next calls it, so that both follow in development, in a build and in `next typegen`.
 * @param {string} root The root of the project.
 */
export function generate(root) {
  const slugs = readdirSync(join(root, 'content', 'pages'))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => name.replace(/\.mdx$/, ''))
    .sort();
  const paths = slugs.map((slug) => `  | '/${slug}'`).join('\n');
  write(
    join(root, 'content', 'prose-paths.ts'),
    `/** The addresses of the files in content/pages. Written by scripts/generate.mjs. */\nexport type ProsePath =\n${paths};\n`,
  );
  const linesOf = (name) => {
    const [, ...lines] = readFileSync(join(root, 'content', 'ohio', `${name}.csv`), 'utf8')
      .trim()
      .split(/\r?\n/);
    return lines.map((line) => line.split(','));
  };
  const rates = linesOf('counties').map(([, county, , value, tax]) => {
    return `  '${county}': ${Number(((100 * Number(tax)) / Number(value)).toFixed(4))},`;
  });
  const limits = linesOf('fha-limits').map(([, county, limit]) => ({ county, limit: Number(limit) }));
  const floor = Math.min(...limits.map(({ limit }) => limit));
  const high = limits.filter(({ limit }) => limit > floor).map(({ county }) => `'${county}'`);
  write(
    join(root, 'lib', 'county-figures.ts'),
    `// Written by scripts/generate.mjs from content/ohio/counties.csv and content/ohio/fha-limits.csv.

/** The median property tax of a county of Ohio as a percent of its median home value, a year; four decimals. */
export const countyRates: Readonly<Record<string, number>> = {
${rates.join('\n')}
};

/** The counties whose FHA limit is above the national floor. */
export const highLimitCounties: readonly string[] = [${high.join(', ')}];
`,
  );
  const { colors } = JSON.parse(readFileSync(join(root, 'content', 'lender', 'brand.json'), 'utf8'));
  const rules = Object.entries(colors).map(([name, color]) => `    --${name}: ${color};`);
  write(
    join(root, 'app', 'styles', 'brand.css'),
    `/* Written by scripts/generate.mjs from content/lender/brand.json. */\n@layer tokens {\n  :root {\n${rules.join('\n')}\n  }\n}\n`,
  );
}
