import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onePixel } from '@/__tests__/helpers/one-pixel';
import { articleMeta, guideMeta, mdxOf } from '@/__tests__/helpers/sample-pages';
import { termNotes } from '@/__tests__/helpers/term-notes';
import { facts } from '@/content/facts/facts';
import { pages } from '@/content/site/pages';
import type { SearchText } from '@/lib/search/entries';
import type { SearchFile } from '@/lib/search/file';

/**
 * A copy of the sources inside the repository, where the bundler finds the packages above it. Without a lock file, its
 * root is the repository's.
 */
const copy = join(process.cwd(), 'test-results', 'adding');
const sources = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'mdx-components.tsx',
  'scripts/generate.mjs',
  'next.config.mjs',
  'tsconfig.json',
];

const guide = mdxOf(
  guideMeta,
  `<Contents />

## When the insurance ends

With <Fact id="pmiFreeDownPayment" /> down you pay no mortgage insurance.`,
);

const article = mdxOf(
  articleMeta.replace('jordan-example', 'sam-sample'),
  'A <Term id="rate-lock">rate lock</Term> keeps a rate for a while.',
);

/** Articles that are not published yet. */
const heldBack = {
  a_draft: article.replace('kind: news', 'kind: news\ndraft: true'),
  a_coming_day: article.replace(/published: .*/, 'published: 2999-01-01'),
};

const phone = '(614) 555-0142';
const person = {
  kind: 'person',
  id: 'sam-sample',
  sample: true,
  name: 'Sam Sample',
  role: 'Loan Originator',
  initials: 'SS',
  photo: '/staff/sam-sample.png',
  nmls: '000001',
  license: 'MLO-OH.000001',
  contactPhone: phone,
  contactWork: phone,
  contactMail: 'sam@example.com',
  yourService: ['I answer on Saturdays.'],
};

/** The first character of Unicode's private use area, which no page prints. */
const firstMark = 0xe000;

/** Inserts an entry before a text that the file contains once. */
function enter(file: string, before: string, entry: string): void {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  expect([file, source.split(before).length]).toEqual([file, 2]);
  writeFileSync(
    path,
    source.replace(before, () => `${entry}${before}`),
  );
}

/** Inserts an entry at the start of a data list. */
function add(file: string, entry: object): void {
  const path = join(copy, file);
  writeFileSync(path, JSON.stringify([entry, ...JSON.parse(readFileSync(path, 'utf8'))]));
}

/** Starts the text of each fact with a unique character, which shows which facts a page prints. */
const marking = `
for (const [index, entry] of facts.entries()) {
  entry.text = String.fromCharCode(${firstMark} + index) + entry.text.slice(1);
}
`;

/** Only the share pictures of the two added pages, because the others would only take time. */
const drawnPictures = `.filter(({ page }) => /construction-loans|rate_lock/.test(page.path))`;

/** Skips what only makes the framework's scripts smaller and its next build faster. */
const hurry = '  experimental: { turbopackMinify: false, turbopackFileSystemCacheForBuild: false },\n';

const exported = (file: string) => readFileSync(join(copy, 'out', file), 'utf8');

beforeAll(() => {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of sources) cpSync(join(process.cwd(), name), join(copy, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, 'package.json'), '{ "private": true, "type": "module" }\n');

  writeFileSync(join(copy, 'content', 'pages', 'what_a_rate_lock_costs.mdx'), article);
  writeFileSync(join(copy, 'content', 'pages', 'construction-loans.mdx'), guide);
  for (const [name, held] of Object.entries(heldBack))
    writeFileSync(join(copy, 'content', 'pages', `${name}.mdx`), held);
  mkdirSync(join(copy, 'public', 'staff'), { recursive: true });
  writeFileSync(join(copy, 'public', 'staff', 'sam-sample.png'), onePixel);
  add('content/lender/staff.json', person);
  enter('content/facts/facts.ts', '\nconst byId = new Map', marking);
  enter('next.config.mjs', '  reactStrictMode: true,', hurry);
  enter('app/og/[...name]/route.tsx', ';\n\nexport function generateStaticParams', drawnPictures);

  const { status, stdout, stderr } = spawnSync('npx', ['next', 'build'], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`The site with one of each does not build.\n${stdout}\n${stderr}`);
}, 240_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('one file adds a guide: its page, menus, lists, structured data, search, share picture and route type', () => {
  const page = exported('construction-loans.html');
  expect(page).toContain('<h1>Construction Loans</h1>');
  expect(page).toContain('href="#when-the-insurance-ends"');
  expect(page).toContain('"@type":"MortgageLoan"');
  const home = exported('index.html');
  const inMenu = home.match(/href="\/construction-loans"[^>]*>[^<]*/g)?.map((link) => link.replace(/^.*>/, ''));
  expect(inMenu).toEqual(['Construction Loans', 'Construction loan']);
  const menu = [...home.matchAll(/<a[^>]*href="([^"]*)"/g)].map(([, href]) => href);
  expect(menu.indexOf('/construction-loans')).toBe(menu.indexOf('/fha') - 1);
  for (const file of ['sitemap.xml', 'llms.txt']) expect(exported(file)).toContain('/construction-loans');
  expect(exported('feed.xml')).not.toContain('/construction-loans');
  expect(exported('search.html')).toContain('href="/construction-loans"');
  const { entries }: SearchFile = JSON.parse(exported('search.json').toString());
  const texts: readonly SearchText[] = JSON.parse(exported('search-texts.json').toString());
  const place = entries.findIndex(({ href }) => href === '/construction-loans');
  expect(texts[place]).toEqual({
    parts: [{ id: 'when-the-insurance-ends', text: 'When the insurance ends' }],
    words: 'down pay',
  });
  expect(exported('og/construction-loans.png').length).toBeGreaterThan(10_000);
  expect(readFileSync(join(copy, 'content', 'routes.ts'), 'utf8')).toContain("| '/construction-loans'");
});

test('drafts and articles with a future date are in no file of the export', () => {
  const files = readdirSync(join(copy, 'out'), { recursive: true, encoding: 'utf8' });
  for (const name of Object.keys(heldBack)) {
    expect(files.filter((file) => file.includes(name))).toEqual([]);
    for (const list of ['index.html', 'news.html', 'sitemap.xml', 'feed.xml', 'llms.txt', 'search.json'])
      expect(exported(list)).not.toContain(name);
  }
});

test('one file adds an article: its page, its place in lists, feed, sitemap and Recent Posts, its share picture', () => {
  const page = exported('what_a_rate_lock_costs.html');
  expect(page).toContain('<h1>What a rate lock costs</h1>');
  expect(page).toContain('19 NOV 2026');
  for (const file of ['index.html', 'what_is_a_zombie_mortgage.html', 'sitemap.xml', 'feed.xml', 'llms.txt']) {
    expect(exported(file)).toContain('/what_a_rate_lock_costs');
  }
  expect(exported('og/what_a_rate_lock_costs.png').length).toBeGreaterThan(10_000);
});

test('one entry adds a staff member: a card, a profile, and a name in the quick quote', () => {
  expect(exported('our-staff.html')).toContain('href="/our-staff/sam-sample"');
  const profile = exported('our-staff/sam-sample.html');
  expect(profile).toContain('I answer on Saturdays.');
  expect(profile).toContain('"jobTitle":"Loan Originator"');
  for (const page of [profile, exported('our-staff.html')]) expect(page).toContain('src="/staff/sam-sample.png"');
  expect(exported('sitemap.xml')).toContain('/our-staff/sam-sample');
  expect(exported('quick-quote.html')).toContain('Sam Sample');
  // Articles are unsigned until their text has been reviewed.
  expect(exported('what_a_rate_lock_costs.html')).not.toContain('>Sam Sample</a>');
});

/**
 * The ids of the facts that an exported page of the copy prints, including in its description. A calculator also prints
 * texts of its island after a choice, which are in the data of its scripts. Definitions of terms belong to the
 * glossary.
 */
function printedOn({ path, kind }: { readonly path: string; readonly kind: string }): readonly string[] {
  const html = exported(path === '/' ? 'index.html' : `${path.slice(1)}.html`).replace(termNotes, '');
  const shown = kind === 'calculator' ? html : html.replace(/<script\b[\s\S]*?<\/script>/g, '');
  const marks = new Set([...shown].map((character) => (character.codePointAt(0) ?? 0) - firstMark));
  return facts.filter((_, index) => marks.has(index)).map(({ id }) => id);
}

function complaintsAbout(file: string, declared: readonly string[], printed: readonly string[]): readonly string[] {
  return [
    ...printed.filter((id) => !declared.includes(id)).map((id) => `${file}: the page prints ${id}; add it to facts.`),
    ...declared
      .filter((id) => !printed.includes(id))
      .map((id) => `${file}: no words print ${id}; remove it from facts.`),
  ];
}

test('a page declares exactly the facts it prints', () => {
  const mismatches = pages.flatMap((page) =>
    complaintsAbout(`${page.file} (${page.path})`, page.facts, printedOn(page)),
  );
  expect(mismatches).toEqual([]);
  expect(complaintsAbout('a guide', ['fhaScore'], printedOn({ path: '/construction-loans', kind: 'guide' }))).toEqual([
    'a guide: the page prints pmiFreeDownPayment; add it to facts.',
    'a guide: no words print fhaScore; remove it from facts.',
  ]);
});
