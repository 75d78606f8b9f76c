import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { findChromium } from './find-chromium';
import { outcomeIn, slowestLines } from './test/reports';

/**
 * Runs the checks of this repository; the last line of the output is "N passed, N failed".
 *
 *     tsx scripts/test.ts                  everything; independent steps run in parallel
 *     tsx scripts/test.ts full             the same with every test case (TEST_FULL=1)
 *     tsx scripts/test.ts check            the steps that need no build
 *     tsx scripts/test.ts unit|site|e2e    one kind of test; further arguments are passed to Jest or Playwright
 */

type StepName = 'route-types' | 'types' | 'lint' | 'dead-code' | 'unit' | 'build' | 'site' | 'e2e';

type Step = {
  readonly name: StepName;
  readonly title: string;
  readonly command: readonly [program: string, ...args: string[]];
  /** The steps that must finish before this one starts. */
  readonly after: readonly StepName[];
  /** Whether this step writes a report of its tests to `test-results/<name>.json`. */
  readonly isTest?: true;
};

const jest = (name: 'unit' | 'site'): readonly [string, ...string[]] => [
  'jest',
  `--selectProjects=${name}`,
  '--json',
  `--outputFile=test-results/${name}.json`,
  '--silent',
];

/** The site checks fill the time in which the last unit tests leave a processor idle; the browser tests would slow both. */
const steps: readonly Step[] = [
  { name: 'unit', title: 'Unit tests', command: jest('unit'), after: [], isTest: true },
  { name: 'route-types', title: 'Route types', command: ['next', 'typegen'], after: [] },
  { name: 'types', title: 'Types', command: ['tsc', '-p', '.'], after: ['route-types'] },
  { name: 'lint', title: 'Lint', command: ['biome', 'check', '.', '--error-on-warnings'], after: ['types'] },
  { name: 'dead-code', title: 'Dead code', command: ['knip'], after: ['lint'] },
  { name: 'build', title: 'Build', command: ['npm', 'run', '--silent', 'build'], after: ['dead-code'] },
  { name: 'site', title: 'Site checks', command: jest('site'), after: ['build'], isTest: true },
  { name: 'e2e', title: 'End-to-end', command: ['playwright', 'test'], after: ['build', 'unit'], isTest: true },
];

const checks: readonly StepName[] = ['unit', 'route-types', 'types', 'lint', 'dead-code'];
const [wanted = 'all', ...rest] = process.argv.slice(2);

function stepsFor(name: string): readonly Step[] {
  if (name === 'all' || name === 'full') return steps;
  if (name === 'check') return steps.filter((step) => checks.includes(step.name));
  const one = steps.find((step) => step.name === name && step.isTest);
  if (!one) throw new Error(`There is no step “${name}”. Name one of: full, check, unit, site, e2e.`);
  const needed = name === 'unit' || existsSync('out/index.html') ? [] : steps.filter((step) => step.name === 'build');
  return [...needed, { ...one, command: [...one.command, ...rest] }];
}

/** Runs one step. Prints its output at its end; the browser tests, which take longest, print as they run. */
function run({ name, title, command: [program, ...args] }: Step): Promise<boolean> {
  const start = performance.now();
  const isLive = name === 'e2e';
  console.log(`— ${title} …`);
  return new Promise((resolve) => {
    const child = spawn(program, args, { env: process.env, stdio: ['inherit', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        if (isLive) process.stdout.write(chunk);
        else output.push(chunk);
      });
    }
    child.on('error', (problem) => output.push(Buffer.from(`${problem.message}\n`)));
    child.on('close', (status) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      process.stdout.write(Buffer.concat(output));
      console.log(`— ${title}: ${status === 0 ? 'fine' : 'failed'}, ${seconds} s\n`);
      resolve(status === 0);
    });
  });
}

/** Runs each step as soon as the steps before it have finished; starts none after a failure. */
async function runAll(all: readonly Step[]): Promise<readonly Step[]> {
  const waiting = new Set(all);
  const running = new Map<Step, Promise<void>>();
  const over: Step[] = [];
  let fine = true;
  for (;;) {
    for (const step of fine ? waiting : []) {
      const isBlocked = all.some((other) => step.after.includes(other.name) && !over.includes(other));
      if (isBlocked) continue;
      waiting.delete(step);
      running.set(
        step,
        run(step).then((passed) => {
          running.delete(step);
          over.push(step);
          fine &&= passed;
        }),
      );
    }
    if (running.size === 0) break;
    await Promise.race(running.values());
  }
  process.exitCode = fine ? 0 : 1;
  return over;
}

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');
process.env.NEXT_TELEMETRY_DISABLED = '1';
if (wanted === 'full') process.env.TEST_FULL = '1';
const chosen = stepsFor(wanted);
if (chosen.some(({ name }) => name === 'e2e' || name === 'site')) process.env.CHROMIUM_PATH = findChromium();

const over = await runAll(chosen);
let passed = 0;
let failed = 0;
for (const { name, title } of over.filter(({ isTest }) => isTest)) {
  const outcome = outcomeIn(`test-results/${name}.json`);
  passed += outcome.passed;
  failed += outcome.failed;
  console.log(`${title}: ${slowestLines(outcome.tests, 10).join('\n')}\n`);
}
if (process.exitCode === 1) failed = Math.max(failed, 1);
console.log(`${passed} passed, ${failed} failed`);
