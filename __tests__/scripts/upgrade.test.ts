import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { mergeFacts, mergeSettings } from '@/scripts/upgrade.mjs';

const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Files = Readonly<Record<string, string | null>>;

// A merge needs a name even where nothing is committed, and the machine may have none.
const env = {
  ...process.env,
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.org',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.org',
};

function run(repository: string, program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: join(folder, repository), encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

/** Writes files, or deletes those that are null, and commits them. */
function commit(repository: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, repository, name);
    mkdirSync(dirname(file), { recursive: true });
    if (text === null) rmSync(file);
    else writeFileSync(file, text);
  }
  run(repository, 'git', 'add', '--all');
  run(repository, 'git', 'commit', '--quiet', '-m', 'A change');
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const sampleStaff = json([{ kind: 'person', id: 'jordan-example' }]);
const article = (author: string, text: string) => `---\nkind: news\nauthor: ${author}\n---\n\n${text}\n`;
const base: Files = {
  'package.json': json({ name: 'site', version: '1.0.0' }),
  'package-lock.json': json({ name: 'site', version: '1.0.0', lockfileVersion: 3, packages: {} }),
  'scripts/run.mjs': '',
  'docs/facts.md': 'Facts\n',
  'content/lender/company.json': json({ sample: true, name: 'Sample', phone: '(614) 555-0142', fax: '' }),
  'content/lender/staff.json': sampleStaff,
  'content/pages/one.mdx': article('jordan-example', 'First.\n\nSecond.\n\nThird.'),
  'content/reviews.json': '[]\n',
  'content/art/mark.svg': '<svg/>\n',
  'public/reports/debt.pdf': 'printed for the sample',
  'content/market.ts': 'export const exampleRate = 7.4;\n',
  'lib/rate.ts': 'export const rate = 1;\n',
};
const newVersion: Files = {
  'content/lender/company.json': json({ sample: true, name: 'Sample', phone: '(614) 555-0142', county: 'Franklin' }),
  'content/lender/staff.json': json([{ kind: 'person', id: 'jordan-example', languages: ['English'] }]),
  'content/pages/one.mdx': article('jordan-example', 'First.\n\nSecond, better.\n\nThird, better.'),
  'content/pages/two.mdx': article('jordan-example', 'New.'),
  'content/art/mark.svg': '<svg id="new"/>\n',
  'public/reports/debt.pdf': 'printed again for the sample',
  'content/market.ts': null,
  'lib/rate.ts': 'export const rate = 2;\n',
};
const filledIn: Files = {
  'content/lender/company.json': json({ sample: false, name: 'High & Broad', phone: '(614) 221-3000', fax: '' }),
  'content/lender/staff.json': json([{ kind: 'person', id: 'ada-okafor' }]),
  'content/pages/one.mdx': article('ada-okafor', 'First.\n\nSecond.\n\nThird, in our words.'),
  'content/pages/ours.mdx': article('ada-okafor', 'Ours.'),
  'content/reviews.json': '["reviewed"]\n',
  'content/art/mark.svg': '<svg id="ours"/>\n',
  'public/reports/debt.pdf': 'printed for High & Broad',
  'content/market.ts': 'export const exampleRate = 7.1;\n',
};

/** The folders of the project and of a lender's copy of its first version with these changes. */
function stage(name: string, ...changes: readonly Files[]) {
  const [project, copy] = [`${name}-project`, `${name}-copy`];
  mkdirSync(join(folder, project));
  run(project, 'git', 'init', '--quiet', '--initial-branch=main');
  commit(project, base);
  run('.', 'git', 'clone', '--quiet', project, copy);
  run(copy, 'git', 'remote', 'rename', 'origin', 'project');
  for (const files of changes) commit(copy, files);
  commit(project, newVersion);
  return { project, copy };
}

const upgrade = (copy: string, ...args: readonly string[]) =>
  run(copy, process.execPath, join(process.cwd(), 'scripts', 'upgrade.mjs'), ...args);
const textIn = (repository: string, file: string) => readFileSync(join(folder, repository, file), 'utf8');

test('an upgrade keeps the lender’s data, takes the rest from the project, and lists what a person must check', () => {
  const { copy } = stage('usual', filledIn);
  const report = upgrade(copy);
  expect(run(copy, 'git', 'status', '--short')).not.toMatch(/^(?:U|.U|AA|DD)/m);
  expect(JSON.parse(textIn(copy, 'content/lender/company.json'))).toEqual({
    sample: false,
    name: 'High & Broad',
    phone: '(614) 221-3000',
    county: 'Franklin',
  });
  for (const file of [
    'content/lender/staff.json',
    'content/reviews.json',
    'content/art/mark.svg',
    'public/reports/debt.pdf',
  ])
    expect([file, textIn(copy, file)]).toEqual([file, filledIn[file]]);
  expect(textIn(copy, 'content/pages/one.mdx')).toBe(
    article('ada-okafor', 'First.\n\nSecond, better.\n\nThird, in our words.'),
  );
  expect(textIn(copy, 'content/pages/ours.mdx')).toBe(filledIn['content/pages/ours.mdx']);
  expect(textIn(copy, 'content/pages/two.mdx')).toBe(article('ada-okafor', 'New.'));
  expect(textIn(copy, 'lib/rate.ts')).toBe(newVersion['lib/rate.ts']);
  for (const line of [
    'content/lender/company.json: county',
    'content/lender/company.json: fax',
    'content/pages/one.mdx',
    'content/pages/two.mdx: ada-okafor',
    'content/market.ts',
  ])
    expect(report).toMatch(new RegExp(`^ {2}${line}$`, 'm'));
});

test('a conflict in code is left to a person, and the upgrade can be undone', () => {
  const { copy } = stage('code', filledIn, { 'lib/rate.ts': 'export const rate = 3;\n' });
  expect(upgrade(copy)).toMatch(/resolve the conflict[^\n]*\n {2}lib\/rate\.ts\n/);
  expect(run(copy, 'git', 'status', '--short')).toMatch(/^UU lib\/rate\.ts$/m);
  run(copy, 'git', 'merge', '--abort');
  expect(textIn(copy, 'lib/rate.ts')).toBe('export const rate = 3;\n');
});

test('a page that the lender deleted stays deleted', () => {
  const { copy } = stage('deleted', { ...filledIn, 'content/pages/one.mdx': null });
  upgrade(copy);
  expect(existsSync(join(folder, copy, 'content/pages/one.mdx'))).toBe(false);
});

test('a copy without history finds the version that it was made from', () => {
  const { project } = stage('archive');
  const copy = 'archive-without-history';
  mkdirSync(join(folder, copy));
  run(copy, 'git', 'init', '--quiet');
  commit(copy, base);
  commit(copy, filledIn);
  upgrade(copy, '--from', join(folder, project));
  expect(textIn(copy, 'lib/rate.ts')).toBe(newVersion['lib/rate.ts']);
  expect(textIn(copy, 'content/reviews.json')).toBe('["reviewed"]\n');
});

test.each([
  ['with uncommitted changes', 'There are uncommitted changes'],
  ['without the remote of the project', 'Usage: npm run upgrade'],
])('an upgrade %s is refused', (kind, sentence) => {
  const name = kind.replaceAll(' ', '-');
  const { copy } = stage(name, filledIn);
  if (sentence.startsWith('Usage')) run(copy, 'git', 'remote', 'remove', 'project');
  else writeFileSync(join(folder, copy, 'lib/rate.ts'), 'changed');
  expect(() => upgrade(copy)).toThrow(sentence);
});

describe('settings', () => {
  test.each<[string, unknown, unknown, unknown, unknown]>([
    ['a value that only the project changed is the project’s', { a: 1 }, { a: 1 }, { a: 2 }, { a: 2 }],
    ['a value that both changed is the lender’s', { a: 1 }, { a: 2 }, { a: 3 }, { a: 2 }],
    ['a list that the lender changed is the lender’s', [1], [2], [1, 3], [2]],
    ['a setting that the lender added stays', {}, { a: 1 }, {}, { a: 1 }],
    ['a setting that the lender removed stays away', { a: 1 }, {}, { a: 2 }, {}],
    [
      'a nested setting is merged on its own',
      { a: { b: 1 } },
      { a: { b: 2 } },
      { a: { b: 1, c: 3 } },
      { a: { b: 2, c: 3 } },
    ],
  ])('%s', (_, before, lender, project, merged) => {
    expect(mergeSettings(before, lender, project)).toEqual(merged);
  });
});

test('of two changed rows of facts the newer one wins, with the columns of the project', () => {
  const row = (id: string, value: string, asOf: string, read = '') =>
    [id, value, `"${value}, about"`, asOf, ...(read ? [read] : [])].join(',');
  const before = [
    'id,value,text,asOf',
    row('a', '1', '2026-01-01'),
    row('b', '1', '2026-01-01'),
    row('c', '1', '2026-01-01'),
  ];
  const lender = [
    'id,value,text,asOf',
    row('a', '2', '2026-03-01'),
    row('b', '2', '2026-02-01'),
    row('c', '1', '2026-01-01'),
    row('own', '9', '2026-01-01'),
  ];
  const project = [
    'id,value,text,asOf,read',
    row('a', '3', '2026-02-01', 'x'),
    row('b', '3', '2026-04-01', 'x'),
    row('c', '3', '2026-04-01', 'x'),
  ];
  expect(mergeFacts(before.join('\n'), lender.join('\n'), project.join('\n'))).toBe(
    `${['id,value,text,asOf,read', row('a', '2', '2026-03-01', 'x'), row('b', '3', '2026-04-01', 'x'), row('c', '3', '2026-04-01', 'x'), `${row('own', '9', '2026-01-01')},`].join('\n')}\n`,
  );
});
