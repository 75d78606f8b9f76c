import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fillIn } from './helpers/filled-in';

/** `npm run test:filled-in` runs the tests that depend on the lender on a copy of this tree with another lender's data. */
const copy = join(process.cwd(), '.cache', 'filled-in');
const lender = ['company', 'staff', 'links', 'hours', 'testimonials', 'service'];

/** Tests that build or serve another copy, and the reports, which the lender has to print first. */
const skippedTests = '/site/.*(?:adding|container|headers-of-hosts|desk-behind-nginx|reports)\\.test';

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const today = dayAfter(0);
const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && existsSync(file));

function run(program: string, ...args: readonly string[]): void {
  const started = performance.now();
  const { status } = spawnSync('npx', [program, ...args], {
    cwd: copy,
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  console.log(`${program} ${args[0]}: ${Math.round((performance.now() - started) / 1000)} s`);
  if (status === 0) return;
  process.exitCode = status ?? 1;
  // Other tests still run after a failure, but nothing runs after a failed build.
  if (program === 'tsx') process.exit();
}

fillIn(copy, today, dayAfter(6), tracked);
// The bundler accepts no packages from outside the folder it builds: the files are hard links, not copies.
rmSync(join(copy, 'node_modules'));
execFileSync('cp', [process.platform === 'darwin' ? '-cR' : '-al', 'node_modules', join(copy, 'node_modules')]);
// Without its own repository, the bundler would mistake the surrounding one for the project.
execFileSync('git', ['init', '--quiet'], { cwd: copy });
const generating = "import { generate } from './scripts/generate.mjs'; generate(process.cwd());";
execFileSync(process.execPath, ['--input-type=module', '--eval', generating], { cwd: copy });
run('tsx', 'fill.ts');
run(
  'jest',
  '--selectProjects=unit',
  '--silent',
  '--findRelatedTests',
  ...lender.map((name) => `content/lender/${name}.json`),
);
run('tsx', 'scripts/export.ts');
run('jest', '--selectProjects=site', '--silent', '--testPathIgnorePatterns', skippedTests);
run('playwright', 'test', '--project=e2e', 'leads/every-form', 'shell');
