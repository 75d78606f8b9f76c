import { advisoriesIn } from '@/scripts/release/advisories';

/** As `npm audit --json` reports one package. */
function entry(severity: string, fixAvailable: unknown) {
  return { severity, isDirect: false, via: [], effects: [], range: '<2.1.0', nodes: [], fixAvailable };
}

function answer(vulnerabilities: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: { vulnerabilities: {} } });
}

test('a report without vulnerabilities has no obstacle', () => {
  expect(advisoriesIn(answer({}))).toEqual([]);
});

test('vulnerabilities of high and critical severity are obstacles with a fix', () => {
  const found = advisoriesIn(
    answer({
      alpha: entry('high', true),
      beta: entry('moderate', true),
      gamma: entry('critical', false),
      delta: entry('high', { name: 'next', version: '17.0.0', isSemVerMajor: true }),
    }),
  );
  expect(found?.map(({ place }) => place)).toEqual(['package.json', 'package.json', 'package.json']);
  expect(found?.map(({ sentence }) => sentence)).toEqual([
    'alpha <2.1.0: a known vulnerability of high severity; run npm audit fix.',
    'gamma <2.1.0: a known vulnerability of critical severity; no fixed version is published; npm audit says more.',
    'delta <2.1.0: a known vulnerability of high severity; update next to 17.0.0.',
  ]);
});

test.each([
  ['an error of the registry', '{"message":"405 Method Not Allowed","statusCode":405,"error":{"summary":""}}'],
  ['empty output', ''],
  ['truncated output', '{"auditReportVersion": 2, "vulnerabil'],
])('%s does not count as a report without vulnerabilities', (_, text) => {
  expect(advisoriesIn(text)).toBeUndefined();
});
