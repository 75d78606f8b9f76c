import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { landingMeta, mdxOf } from '@/__tests__/helpers/sample-pages';
import staff from '@/content/lender/staff.json';
import type { Change } from '@/scripts/edit/check';
import { withRenames } from '@/scripts/edit/renames';

const [first, ...others] = staff;
const saveOf = (entries: readonly object[]): readonly Change[] => [
  { path: 'content/lender/staff.json', bytes: Buffer.from(JSON.stringify(entries)) },
];
const textOf = (changes: readonly Change[], path: string) =>
  changes.find((change) => change.path === path)?.bytes?.toString() ?? readFileSync(path, 'utf8');
const authored = 'content/pages/how_the_fed_affects_mortgage_rates.mdx';

test('articles and client reviews follow a person whose id changes, in the same save', () => {
  const changes = withRenames(
    process.cwd(),
    saveOf([{ ...first, id: 'megan-oconnor', name: 'Megan O’Connor' }, ...others]),
  );
  const articles = changes.filter(({ path }) => path.endsWith('.mdx'));
  expect(articles.length).toBeGreaterThan(0);
  for (const { bytes } of articles) expect(bytes?.toString()).toContain('\nauthor: megan-oconnor\n');
  expect(textOf(changes, authored)).not.toContain(`author: ${first?.id}`);
  expect(textOf(changes, 'content/lender/testimonials.json')).not.toContain(`"${first?.id}"`);
});

test('a save that changes no id, or only adds one, leaves other files alone', () => {
  for (const entries of [staff, [...staff, { ...first, id: 'new-person', nmls: '7654321' }]]) {
    const changes = saveOf(entries);
    expect(withRenames(process.cwd(), changes)).toBe(changes);
  }
});

test('landing pages follow a person whose id changes', () => {
  const root = mkdtempSync(join(tmpdir(), 'renames-'));
  for (const folder of ['lender', 'pages']) mkdirSync(join(root, 'content', folder), { recursive: true });
  writeFileSync(join(root, 'content/lender/staff.json'), JSON.stringify(staff));
  const before = landingMeta.replace('jordan-example', first?.id ?? '');
  writeFileSync(join(root, 'content/pages/dayton.mdx'), mdxOf(before, ''));
  const changes = withRenames(root, saveOf([{ ...first, id: 'megan-oconnor' }, ...others]));
  expect(textOf(changes, 'content/pages/dayton.mdx')).toContain('\nofficer: megan-oconnor\n');
  rmSync(root, { recursive: true });
});
