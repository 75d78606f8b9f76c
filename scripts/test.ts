import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from './find-chromium';

type Step = {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly report?: 'jest' | 'playwright';
};

const jest = (project: string): Step => ({
  name: project === 'unit' ? 'Unit tests' : 'Site checks',
  command: 'jest',
  args: ['--selectProjects', project, '--json', `--outputFile=test-results/${project}.json`, '--silent'],
  report: 'jest',
});

const fastSteps: readonly Step[] = [
  { name: 'Route types', command: 'next', args: ['typegen'] },
  { name: 'Types', command: 'tsc', args: ['-p', '.'] },
  { name: 'Lint', command: 'biome', args: ['check', '.', '--error-on-warnings'] },
  { name: 'Dead code', command: 'knip', args: [] },
  jest('unit'),
];

const fullSteps: readonly Step[] = [
  ...fastSteps,
  { name: 'Build', command: 'npm', args: ['run', '--silent', 'build'] },
  jest('site'),
  { name: 'End-to-end', command: 'playwright', args: ['test'], report: 'playwright' },
];

function countsOf(step: Step): { readonly passed: number; readonly failed: number } {
  const file = step.report === 'jest' ? `test-results/${step.args[1]}.json` : 'test-results/e2e.json';
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (step.report === 'jest') return { passed: report.numPassedTests, failed: report.numFailedTests };
  return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
}

const fast = process.argv.includes('--fast');
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');
if (!fast) process.env.CHROMIUM_PATH = findChromium();

let passed = 0;
let failed = 0;
for (const step of fast ? fastSteps : fullSteps) {
  const start = performance.now();
  console.log(`\n— ${step.name}`);
  const { status } = spawnSync(step.command, step.args, {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (step.report) {
    const counts = countsOf(step);
    passed += counts.passed;
    failed += counts.failed;
  }
  console.log(
    `— ${step.name}: ${status === 0 ? 'fine' : 'failed'}, ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  if (status !== 0) {
    console.log(`\n${passed} passed, ${Math.max(failed, 1)} failed`);
    process.exit(1);
  }
}
console.log(`\n${passed} passed, ${failed} failed`);
