import { type JestReport, outcomeIn, outcomeOf, type PlaywrightReport, slowestLines } from '@/scripts/test/reports';

const jestReport: JestReport = {
  numPassedTests: 2,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 1,
  testResults: [
    {
      name: '/home/us/site/__tests__/lib/loan.test.ts',
      assertionResults: [
        { fullName: 'a loan is paid off', duration: 1500 },
        { fullName: 'a loan without interest', duration: 20 },
        { fullName: 'a loan that is skipped', duration: null },
      ],
    },
  ],
};

const playwrightReport: PlaywrightReport = {
  errors: [],
  stats: { expected: 2, unexpected: 0, flaky: 1 },
  suites: [
    {
      file: 'leads/faults.spec.ts',
      specs: [{ title: 'the inbox hangs', tests: [{ results: [{ duration: 2000 }, { duration: 1000 }] }] }],
      suites: [
        {
          file: 'leads/faults.spec.ts',
          specs: [{ title: 'all is well', tests: [{ results: [{ duration: 400 }] }] }],
        },
      ],
    },
  ],
};

test('a test file that Jest cannot load counts as a failure', () => {
  expect(outcomeOf(jestReport)).toMatchObject({ passed: 2, failed: 2 });
});

test('a browser test that passes only at a second try counts as a failure', () => {
  expect(outcomeOf(playwrightReport)).toMatchObject({ passed: 2, failed: 1 });
});

test('an error outside of any browser test counts as a failure', () => {
  expect(outcomeOf({ ...playwrightReport, errors: [{ message: 'no such browser' }] })).toMatchObject({ failed: 2 });
});

test('a run that leaves no report counts as a failure', () => {
  expect(outcomeIn('test-results/no-such-report.json')).toEqual({ passed: 0, failed: 1, tests: [] });
});

test.each([
  [
    'Jest',
    jestReport,
    ['The slowest of 3 tests, which took 2 s together:', '   1.5 s  loan.test.ts: a loan is paid off'],
  ],
  [
    'Playwright',
    playwrightReport,
    ['The slowest of 2 tests, which took 3 s together:', '   3.0 s  faults.spec.ts: the inbox hangs'],
  ],
])('the slowest tests that %s reports are listed with the time of all their tries', (_, report, lines) => {
  expect(slowestLines(outcomeOf(report).tests, 1)).toEqual(lines);
});
