import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A copy of the sources inside the repository, where the bundler finds the packages above it. It has no lock file of its
 * own, so that its root is the repository's.
 */
const copy = join(process.cwd(), 'test-results', 'adding');
const sources = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'mdx-components.tsx',
  'next.config.mjs',
  'tsconfig.json',
];

const article = `export const meta = {
  "title": "What a rate lock costs",
  "date": "2026-11-19",
  "description": "A rate lock holds your rate while the loan is made. What it costs, how long it lasts, and what to ask for in writing before you count on it at all.",
  "lead": "A lock is a promise with an end date. Know the date.",
  "author": "sam-sample",
  "sources": [{ "name": "Regulation Z, 12 CFR 1026.37", "url": "https://www.consumerfinance.gov/rules-policy/regulations/1026/37/" }]
}

A <Term id="float-down">float-down</Term> lets a locked rate fall.
`;

const person = `    {
      kind: 'person',
      id: 'sam-sample',
      sample: true,
      name: 'Sam Sample',
      role: 'Loan Originator',
      initials: 'SS',
      photo: '/staff/sam-sample.png',
      nmls: '000001',
      address: [address.street, \`\${address.city}, \${address.state} \${address.postalCode}\`],
      contactPhone: company.phone,
      contactWork: company.phone,
      contactMail: company.email,
      yourService: ['I answer on Saturdays.'],
    },
`;

/** The smallest PNG there is. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const review = `    {
      id: 'akron',
      sample: true,
      quote: 'Everything they said would happen happened, in that order.',
      name: 'Sample client',
      about: 'Bought in Akron',
    },
`;

const term = `  {
    id: 'float-down',
    term: 'Float-down',
    definition: 'A [[rate-lock|rate lock]] that lets the rate fall once if the market does.',
    see: ['rate-lock'],
  },
`;

/** Puts an entry in front of a line of a file; the line must be there once. */
function enter(file: string, before: string, entry: string): void {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  expect([file, source.split(before).length]).toEqual([file, 2]);
  writeFileSync(
    path,
    source.replace(before, () => `${entry}${before}`),
  );
}

const exported = (file: string) => readFileSync(join(copy, 'out', file), 'utf8');

beforeAll(() => {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of sources) cpSync(join(process.cwd(), name), join(copy, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, 'package.json'), '{ "private": true, "type": "module" }\n');

  writeFileSync(join(copy, 'content', 'news', 'what_a_rate_lock_costs.mdx'), article);
  mkdirSync(join(copy, 'public', 'staff'));
  writeFileSync(join(copy, 'public', 'staff', 'sam-sample.png'), photo);
  enter('content/staff.ts', "    { kind: 'coming-soon'", person);
  enter('content/testimonials.ts', '  ],\n  (entry) => entry.id', review);
  enter('content/glossary.ts', "  {\n    id: 'arm',", term);

  const { status, stdout, stderr } = spawnSync('npx', ['next', 'build'], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`The site with one of each does not build.\n${stdout}\n${stderr}`);
}, 240_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('one file adds an article: its page, its place in lists, feed, site map and Recent Posts, its share picture', () => {
  const page = exported('what_a_rate_lock_costs.html');
  expect(page).toContain('<h1>What a rate lock costs</h1>');
  expect(page).toContain('19 NOV 2026');
  for (const file of ['index.html', 'what_is_a_zombie_mortgage.html', 'sitemap.xml', 'feed.xml', 'llms.txt']) {
    expect(exported(file)).toContain('/what_a_rate_lock_costs');
  }
  expect(exported('og/what_a_rate_lock_costs.png').length).toBeGreaterThan(10_000);
});

test('one entry adds a member of staff: a card, a profile, and a name to choose in the quick quote', () => {
  expect(exported('our-staff.html')).toContain('href="/our-staff/sam-sample"');
  const profile = exported('our-staff/sam-sample.html');
  expect(profile).toContain('I answer on Saturdays.');
  expect(profile).toContain('"jobTitle":"Loan Originator"');
  for (const page of [profile, exported('our-staff.html')]) expect(page).toContain('src="/staff/sam-sample.png"');
  expect(exported('sitemap.xml')).toContain('/our-staff/sam-sample');
  expect(exported('what_a_rate_lock_costs.html')).toContain('>Sam Sample</a>');
});

test('one entry adds a review, marked as a sample', () => {
  for (const file of ['testimonials.html', 'index.html']) {
    expect(exported(file)).toContain('Everything they said would happen happened, in that order.');
  }
});

test('one entry adds a glossary term, linked both ways', () => {
  const glossary = exported('glossary-terms.html');
  expect(glossary).toContain('id="float-down"');
  expect(glossary.match(/href="#float-down"/g)?.length).toBeGreaterThanOrEqual(1);
  expect(exported('what_a_rate_lock_costs.html')).toContain('href="/glossary-terms#float-down"');
});
