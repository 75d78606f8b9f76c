import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(process.cwd(), 'content');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mdx'));
const sources = files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);

/** An MDX source without code and without what visitors ask in the search, so that what is left was typed by hand. */
function typedByHand(source: string): string {
  let text = source
    .replace(/^asked: \[[^\]]*\]$/m, '')
    .replace(/^(?:import|export) [\s\S]*?(?=\n\s*\n|(?![\s\S]))/gm, '');
  // Braces may nest.
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/\{[^{}]*\}/g, '');
  }
  return text;
}

test.each(sources)('content/%s has typographic apostrophes', (_file, source) => {
  expect(typedByHand(source).match(/[a-z]'(?:s|t|re|ve|ll)\b/g)).toBeNull();
});

/** Illustrative figures, which nothing in the outside world can make wrong. */
const illustrations: Readonly<Record<string, readonly string[]>> = {
  'pages/ada-accessibility-statement.mdx': ['400%'],
  'pages/federal_reserve_rate_cuts.mdx': ['6%', '7.5%'],
  'pages/refi_into_a_15_year_mortgage.mdx': ['8%', '20%'],
  'pages/tapping_your_equity_after_rate_cuts.mdx': ['7.5%'],
  'pages/what_is_a_zombie_mortgage.mdx': ['80%', '10%', '20%'],
  'reports/how-to-get-the-best-price-on-your-real-estate-purchase.mdx': ['$1,000', '$10,000', '$0'],
  'reports/tips-to-reduce-debt.mdx': ['$300', '$320', '$20', '0%'],
};

test.each(sources)(
  'every percentage and dollar amount in content/%s is a fact, computed, or illustrative',
  (file, source) => {
    const figures = typedByHand(source).match(/\$\d(?:[\d,]*\d)?(?:\.\d+)?|\d(?:[\d,]*\d)?(?:\.\d+)?%/g) ?? [];
    const allowed = illustrations[file] ?? [];
    expect(figures.filter((figure) => !allowed.includes(figure))).toEqual([]);
    const typed = new Set<string>(figures);
    expect(allowed.filter((figure) => !typed.has(figure))).toEqual([]);
  },
);
