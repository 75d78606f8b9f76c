import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages, profilePages } from '@/content/site/pages';
import { prosePages } from '@/content/site/prose';
import { pageMistakes, typedByHand, typedFigures } from '@/scripts/reading/page-mistakes';

const root = join(process.cwd(), 'content');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mdx'));
const sources = files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);

test.each(sources)('content/%s has typographic apostrophes', (_file, source) => {
  expect(typedByHand(source).match(/[a-z]'(?:s|t|re|ve|ll)\b/g)).toBeNull();
});

/** Illustrative figures of the reports, which have no front matter. */
const illustrations: Readonly<Record<string, readonly string[]>> = {
  'reports/how-to-get-the-best-price-on-your-real-estate-purchase.mdx': ['$1,000', '$10,000', '$0'],
  'reports/tips-to-reduce-debt.mdx': ['$300', '$320', '$20', '0%'],
};

test.each(sources)(
  'every percentage and dollar amount in content/%s is a fact, computed, or illustrative',
  (file, source) => {
    const page = prosePages.find((each) => each.file === `content/${file}`);
    const allowed = page?.illustrations ?? illustrations[file] ?? [];
    const isPage = (path: string) =>
      pages.some((each) => each.path === path) || profilePages.some((each) => each.path === path);
    expect(pageMistakes(`content/${file}`, source, { illustrations: allowed, isPage })).toEqual([]);
    const typed = new Set(typedFigures(source));
    expect(allowed.filter((figure) => !typed.has(figure))).toEqual([]);
  },
);

test('a typed figure and a broken link are reported with what to do', () => {
  const source =
    '---\nkind: news\n---\n\nRates rose 6.2 % on a $189,000 loan. [Ask](/no-such-page#top) or [call](/contact-us).';
  const given = { illustrations: ['$189,000'], isPage: (path: string) => path === '/contact-us' };
  expect(pageMistakes('content/pages/a.mdx', source, given)).toEqual([
    expect.stringMatching(/^content\/pages\/a\.mdx: 6\.2% is typed by hand; write <Fact id="…" \/>/),
    'content/pages/a.mdx: there is no page /no-such-page; correct the link.',
  ]);
});
