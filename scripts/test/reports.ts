import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** One test of a finished run. */
type TimedTest = { readonly file: string; readonly title: string; readonly seconds: number };

/** What a finished run says: how many tests passed and failed, and how long each took. */
export type Outcome = { readonly passed: number; readonly failed: number; readonly tests: readonly TimedTest[] };

/** The parts of Jest's JSON report that are read here; durations in milliseconds. */
export type JestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[];
  }[];
};

/** A file or a `describe` in Playwright's JSON report; durations in milliseconds. */
type PlaywrightSuite = {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
};

/** The parts of Playwright's JSON report that are read here. */
export type PlaywrightReport = {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly unknown[];
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
};

function testsIn({ file, suites = [], specs = [] }: PlaywrightSuite): readonly TimedTest[] {
  return [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ results }) => ({
        file: basename(file),
        title,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
    ...suites.flatMap(testsIn),
  ];
}

/** The outcome of a run by its report; a test file that could not be loaded counts as one failed test. */
export function outcomeOf(report: JestReport | PlaywrightReport): Outcome {
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats;
    return {
      passed: expected,
      // What passes only at a second try has failed.
      failed: unexpected + flaky + report.errors.length,
      tests: report.suites.flatMap(testsIn),
    };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        file: basename(name),
        title: fullName,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
  };
}

/** The outcome of a run by the file that holds its report; without a file one failed test. */
export function outcomeIn(file: string): Outcome {
  if (!existsSync(file)) return { passed: 0, failed: 1, tests: [] };
  return outcomeOf(JSON.parse(readFileSync(file, 'utf8')));
}

/** One line for each of the slowest tests, the slowest first, and before them the seconds that all took together. */
export function slowestLines(tests: readonly TimedTest[], count: number): readonly string[] {
  const all = tests.reduce((sum, { seconds }) => sum + seconds, 0);
  const slowest = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
  return [
    `The slowest of ${tests.length} tests, which took ${all.toFixed(0)} s together:`,
    ...slowest.map(({ file, title, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}: ${title}`),
  ];
}
