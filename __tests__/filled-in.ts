import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fillIn } from './helpers/filled-in';

/**
 * `npm run test:filled-in` runs the tests that read the lender on a copy of this tree that another lender has filled in: another
 * name with an `&`, other people, hours and links, no chat, no map, no social network, no review. Who fills in real data keeps tests
 * that are green.
 */
const copy = join(process.cwd(), '.cache', 'filled-in');
const lender = ['company', 'staff', 'links', 'hours', 'testimonials', 'service'];

/** Those that build or serve another copy, and the reports, which the lender prints anew. */
const leftOut = '/site/.*(?:adding|container|headers-of-hosts|desk-behind-nginx|reports)\\.test';

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
  // After red tests the others run too, so that all are seen at once; after a build that failed, nothing does.
  if (program === 'tsx') process.exit();
}

fillIn(copy, today, dayAfter(6), tracked);
// The bundler takes no packages from outside of the folder that it builds: the files are shared, not copied.
rmSync(join(copy, 'node_modules'));
execFileSync('cp', [process.platform === 'darwin' ? '-cR' : '-al', 'node_modules', join(copy, 'node_modules')]);
// A repository of its own: else the bundler takes the one around it for the project.
execFileSync('git', ['init', '--quiet'], { cwd: copy });
const generating = "import { generate } from './scripts/generate.mjs'; generate(process.cwd());";
execFileSync(process.execPath, ['--input-type=module', '--eval', generating], { cwd: copy });
run('tsx', 'fill.ts');
run('tsx', 'scripts/facts.ts');
run(
  'jest',
  '--selectProjects=unit',
  '--silent',
  '--findRelatedTests',
  ...lender.map((name) => `content/lender/${name}.json`),
);
run('tsx', 'scripts/export.ts');
run('jest', '--selectProjects=site', '--silent', '--testPathIgnorePatterns', leftOut);
run('playwright', 'test', '--project=e2e', 'leads/every-form', 'shell');
